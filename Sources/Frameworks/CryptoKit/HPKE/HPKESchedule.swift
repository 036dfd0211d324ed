import Foundation
import LibCrypto

/// The keys of one exchange, and the number of its next message (RFC 9180, section 5).
struct HPKESchedule: Sendable {
    private let suite: HPKE.Ciphersuite
    private let key: SymmetricKey
    private let nonce: [UInt8]
    private let exporter: [UInt8]
    private var sequence: UInt64 = 0

    /// Derives the keys.
    /// - Parameters:
    ///   - secret: The shared secret.
    ///   - isAuthenticated: Whether the sender's key has part in the secret.
    init(
        suite: HPKE.Ciphersuite, secret: [UInt8], isAuthenticated: Bool, info: [UInt8], psk: [UInt8], pskID: [UInt8]
    ) throws {
        guard psk.isEmpty == pskID.isEmpty else { throw HPKE.Errors.inconsistentPSKInputs }
        self.suite = suite
        let labels = HPKELabels(kdf: suite.kdf, identifier: Self.identifier(suite))
        let mode = UInt8((psk.isEmpty ? 0 : 1) + (isAuthenticated ? 2 : 0))
        let context =
            [mode] + labels.extract(salt: [], label: "psk_id_hash", pskID)
            + labels.extract(salt: [], label: "info_hash", info)
        let root = labels.extract(salt: secret, label: "secret", psk)
        let count = suite.aead.keyByteCount
        key = SymmetricKey(data: labels.expand(root, label: "key", context, count: count))
        nonce = labels.expand(root, label: "base_nonce", context, count: count == 0 ? 0 : 12)
        exporter = labels.expand(root, label: "exp", context, count: suite.kdf.byteCount)
    }

    private static func identifier(_ suite: HPKE.Ciphersuite) -> [UInt8] {
        Array("HPKE".utf8)
            + [suite.kem.identifier, suite.kdf.identifier, suite.aead.identifier].flatMap {
                [UInt8($0 >> 8), UInt8($0 & 0xFF)]
            }
    }

    /// Returns the nonce of the next message, which is counted once it succeeds.
    private func nextNonce() throws -> [UInt8] {
        guard suite.aead != .exportOnly else { throw HPKE.Errors.exportOnlyMode }
        guard sequence < .max else { throw HPKE.Errors.outOfRangeSequenceNumber }
        let number = [0, 0, 0, 0] + withUnsafeBytes(of: sequence.bigEndian) { Array($0) }
        return zip(nonce, number).map { $0 ^ $1 }
    }

    mutating func seal(_ message: [UInt8], _ data: [UInt8]) throws -> Data {
        let nonce = try nextNonce()
        let sealed = key.withUnsafeBytes {
            SealedBytes.seal(message, with: suite.aead.cipher, key: $0, nonce: nonce, data: data)
        }
        guard let sealed else { throw CryptoKitError.invalidParameter }
        sequence += 1
        return Data(sealed.bytes + sealed.tag)
    }

    mutating func open(_ bytes: [UInt8], _ data: [UInt8]) throws -> Data {
        let nonce = try nextNonce()
        guard bytes.count >= 16 else { throw HPKE.Errors.ciphertextTooShort }
        let opened = key.withUnsafeBytes {
            SealedBytes.open(
                Array(bytes.dropLast(16)), tag: Array(bytes.suffix(16)), with: suite.aead.cipher, key: $0, nonce: nonce,
                data: data)
        }
        guard let opened else { throw CryptoKitError.authenticationFailure }
        sequence += 1
        return Data(opened)
    }

    func export(_ context: [UInt8], count: Int) throws -> SymmetricKey {
        guard count >= 0, count <= 255 * suite.kdf.byteCount else { throw CryptoKitError.incorrectParameterSize }
        let labels = HPKELabels(kdf: suite.kdf, identifier: Self.identifier(suite))
        return SymmetricKey(data: labels.expand(exporter, label: "sec", context, count: count))
    }
}

/// Extraction and expansion with labels (RFC 9180, section 4).
struct HPKELabels {
    let kdf: HPKE.KDF
    let identifier: [UInt8]
    private let version = Array("HPKE-v1".utf8)

    init(kdf: HPKE.KDF, identifier: [UInt8]) {
        self.kdf = kdf
        self.identifier = identifier
    }

    func extract(salt: [UInt8], label: String, _ bytes: [UInt8]) -> [UInt8] {
        let material = SymmetricKey(data: version + identifier + Array(label.utf8) + bytes)
        switch kdf {
        case .HKDF_SHA256: return Array(HKDF<SHA256>.extract(inputKeyMaterial: material, salt: salt))
        case .HKDF_SHA384: return Array(HKDF<SHA384>.extract(inputKeyMaterial: material, salt: salt))
        case .HKDF_SHA512: return Array(HKDF<SHA512>.extract(inputKeyMaterial: material, salt: salt))
        }
    }

    func expand(_ secret: [UInt8], label: String, _ context: [UInt8], count: Int) -> [UInt8] {
        let length = [UInt8(count >> 8 & 0xFF), UInt8(count & 0xFF)]
        let info = length + version + identifier + Array(label.utf8) + context
        let key =
            switch kdf {
            case .HKDF_SHA256: HKDF<SHA256>.expand(pseudoRandomKey: secret, info: info, outputByteCount: count)
            case .HKDF_SHA384: HKDF<SHA384>.expand(pseudoRandomKey: secret, info: info, outputByteCount: count)
            case .HKDF_SHA512: HKDF<SHA512>.expand(pseudoRandomKey: secret, info: info, outputByteCount: count)
            }
        return key.withUnsafeBytes { Array($0) }
    }

    /// Returns the secret of an exchange from the shared secrets and the keys that were sent.
    static func secret(of shared: [SharedSecret], context: [UInt8], kem: HPKE.KEM) -> [UInt8] {
        let identifier = Array("KEM".utf8) + [UInt8(kem.identifier >> 8), UInt8(kem.identifier & 0xFF)]
        let labels = HPKELabels(kdf: kem.function, identifier: identifier)
        let material = shared.flatMap { $0.withUnsafeBytes { Array($0) } }
        let root = labels.extract(salt: [], label: "eae_prk", material)
        return labels.expand(root, label: "shared_secret", context, count: kem.function.byteCount)
    }
}
