import LibCrypto

/// Encryption for the owner of a key on a curve: a new key's point, the encrypted bytes, and their tag.
///
/// A key of 128 bits (of 256 for curves above P-256), and perhaps a nonce of 16 bytes, is derived from the shared secret and
/// the point by X9.63.
struct CurveEncryption {
    private let parts: AlgorithmParts

    init(_ parts: AlgorithmParts) { self.parts = parts }

    func encrypt(_ bytes: [UInt8], for key: SecKey) -> [UInt8]? {
        guard let ephemeral = KeyPair(newOn: key.pair.name), let point = ephemeral.external(isPrivate: false),
            let secret = ephemeral.secret(with: key.pair)
        else { return nil }
        let (secretKey, nonce) = derived(secret, point, bits: key.pair.bits)
        let sealed = secretKey.withUnsafeBytes {
            SealedBytes.seal(bytes, with: .aesGCM, key: $0, nonce: nonce, data: [])
        }
        return sealed.map { point + $0.bytes + $0.tag }
    }

    func decrypt(_ bytes: [UInt8], with key: SecKey) -> [UInt8]? {
        let pointCount = 2 * ((key.pair.bits + 7) / 8) + 1
        guard bytes.count >= pointCount + 16, bytes[0] == 4 else { return nil }
        let point = Array(bytes.prefix(pointCount))
        guard let other = KeyPair(curve: key.pair.name, point: point), let secret = key.pair.secret(with: other) else {
            return nil
        }
        let (secretKey, nonce) = derived(secret, point, bits: key.pair.bits)
        return secretKey.withUnsafeBytes {
            SealedBytes.open(
                Array(bytes.dropFirst(pointCount).dropLast(16)), tag: Array(bytes.suffix(16)), with: .aesGCM, key: $0,
                nonce: nonce, data: [])
        }
    }

    private func derived(_ secret: [UInt8], _ point: [UInt8], bits: Int) -> (key: [UInt8], nonce: [UInt8]) {
        let count = bits > 256 ? 32 : 16
        let bytes = parts.derived(from: secret, information: point, count: count + (parts.derivesNonce ? 16 : 0))
        return (
            Array(bytes.prefix(count)), parts.derivesNonce ? Array(bytes.suffix(16)) : [UInt8](repeating: 0, count: 16)
        )
    }
}
