import CryptoKit
import Foundation
import Testing

@Suite("Keys, boxes and exchanges")
struct KeyTests {
    @Test("Representations of keys lead back to the key, on each curve")
    func representations() throws {
        try roundTrips(P256.Signing.PrivateKey.self, side: 32)
        try roundTrips(P384.Signing.PrivateKey.self, side: 48)
        try roundTrips(P521.Signing.PrivateKey.self, side: 66)
    }

    private func roundTrips<Key: _CurveSigningKey>(_ type: Key.Type, side: Int) throws {
        let key = Key()
        #expect(key.rawRepresentation.count == side && key.x963Representation.count == 3 * side + 1)
        for copy in [
            try Key(rawRepresentation: key.rawRepresentation), try Key(x963Representation: key.x963Representation),
            try Key(derRepresentation: key.derRepresentation), try Key(pemRepresentation: key.pemRepresentation),
        ] {
            #expect(copy.x963Representation == key.x963Representation)
        }
        let known = key.publicKey
        #expect(known.rawRepresentation.count == 2 * side && known.compressedRepresentation.count == side + 1)
        // A key is made so that it has a compact form.
        let compact = try #require(known.compactRepresentation)
        for copy in [
            try Key.PublicKey(rawRepresentation: known.rawRepresentation),
            try Key.PublicKey(x963Representation: known.x963Representation),
            try Key.PublicKey(compressedRepresentation: known.compressedRepresentation),
            try Key.PublicKey(compactRepresentation: compact),
            try Key.PublicKey(derRepresentation: known.derRepresentation),
            try Key.PublicKey(pemRepresentation: known.pemRepresentation),
        ] {
            #expect(copy.x963Representation == known.x963Representation)
        }
        let message = Data("message".utf8)
        let signature = try key.signature(for: message)
        #expect(signature.rawRepresentation.count == 2 * side && known.isValidSignature(signature, for: message))
        #expect(try Key.PublicKey._Signature(derRepresentation: signature.derRepresentation) == signature)
        #expect(!known.isValidSignature(signature, for: Data("messagE".utf8)))
    }

    /// The key of RFC 6979, A.2.5, as libcrypto's `openssl` writes it.
    @Test("Texts of keys are those of other programs")
    func texts() throws {
        let number = "C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721"
        let first = "60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6"
        let key = try P256.Signing.PrivateKey(rawRepresentation: bytes(number))
        #expect(key.publicKey.rawRepresentation.prefix(32) == Data(bytes(first)))
        #expect(
            key.pemRepresentation.hasPrefix("-----BEGIN PRIVATE KEY-----\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0w"))
        #expect(key.pemRepresentation.hasSuffix("\n-----END PRIVATE KEY-----"))
        #expect(key.publicKey.derRepresentation.count == 91)
        #expect(throws: CryptoKitASN1Error.invalidObjectIdentifier) {
            try P384.Signing.PrivateKey(derRepresentation: key.derRepresentation)
        }
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
            try P256.Signing.PublicKey(pemRepresentation: key.pemRepresentation)
        }
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
            try P256.Signing.PrivateKey(derRepresentation: key.derRepresentation + [0])
        }
    }

    @Test("What is no key is refused: lengths, numbers outside of the curve, points beside it")
    func refusals() throws {
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P256.Signing.PrivateKey(rawRepresentation: [1, 2, 3])
        }
        for byte in [0, 0xFF] as [UInt8] {
            #expect(throws: CryptoKitError.underlyingCoreCryptoError(error: -7)) {
                try P256.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: byte, count: 32))
            }
        }
        #expect(throws: CryptoKitError.underlyingCoreCryptoError(error: -7)) {
            try P256.KeyAgreement.PublicKey(rawRepresentation: [UInt8](repeating: 1, count: 64))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try Curve25519.Signing.PrivateKey(rawRepresentation: [UInt8](repeating: 1, count: 31))
        }
        #expect(!SecureEnclave.isAvailable)
        #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
    }

    @Test("Boxes open with their key alone, and as one piece of data")
    func boxes() throws {
        let (key, message) = (SymmetricKey(size: .bits256), Data("secret".utf8))
        let box = try AES.GCM.seal(message, using: key)
        let combined = try #require(box.combined)
        #expect(combined.count == 12 + message.count + 16 && combined.prefix(12) == Data(box.nonce))
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == message)
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try AES.GCM.seal(message, using: SymmetricKey(data: [1, 2, 3] as [UInt8]))
        }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: combined.prefix(27)) }
        let other = try ChaChaPoly.seal(message, using: key, authenticating: Data("more".utf8))
        #expect(try ChaChaPoly.open(other, using: key, authenticating: Data("more".utf8)) == message)
        #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(other, using: key) }
        #expect(throws: CryptoKitError.incorrectKeySize) {
            try ChaChaPoly.seal(message, using: SymmetricKey(size: .bits128))
        }
        let long = try AES.GCM.seal(message, using: key, nonce: .init(data: [UInt8](repeating: 7, count: 16)))
        #expect(long.combined == nil && Array(long.nonce).count == 16)
    }

    @Test("Both sides derive the same keys")
    func secrets() throws {
        let (mine, theirs) = (Curve25519.KeyAgreement.PrivateKey(), Curve25519.KeyAgreement.PrivateKey())
        let secret = try mine.sharedSecretFromKeyAgreement(with: theirs.publicKey)
        #expect(try secret == theirs.sharedSecretFromKeyAgreement(with: mine.publicKey))
        let key = secret.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
        #expect(key == HKDF<SHA256>.deriveKey(inputKeyMaterial: SymmetricKey(data: secret), outputByteCount: 32))
        // X9.63 is the digest of the secret, a counter and the information, again and again.
        let expected = SHA256.hash(data: secret.withUnsafeBytes { Data($0) } + Data([0, 0, 0, 1]) + Data("i".utf8))
        let derived = secret.x963DerivedSymmetricKey(
            using: SHA256.self, sharedInfo: Data("i".utf8), outputByteCount: 40)
        #expect(derived.bitCount == 320 && derived.withUnsafeBytes { Data($0.prefix(32)) } == Data(expected))
    }

    @Test("Messages of HPKE arrive in their order, and in no other")
    func exchange() throws {
        let (key, info) = (P384.KeyAgreement.PrivateKey(), Data("info".utf8))
        var sender = try HPKE.Sender(
            recipientKey: key.publicKey, ciphersuite: .P384_SHA384_AES_GCM_256, info: info)
        var recipient = try HPKE.Recipient(
            privateKey: key, ciphersuite: .P384_SHA384_AES_GCM_256, info: info, encapsulatedKey: sender.encapsulatedKey)
        let first = try sender.seal(Data("one".utf8))
        let second = try sender.seal(Data("two".utf8), authenticating: Data("2".utf8))
        #expect(throws: CryptoKitError.authenticationFailure) {
            try recipient.open(second, authenticating: Data("2".utf8))
        }
        #expect(try recipient.open(first) == Data("one".utf8))
        #expect(try recipient.open(second, authenticating: Data("2".utf8)) == Data("two".utf8))
        #expect(throws: HPKE.Errors.inconsistentCiphersuiteAndKey) {
            try HPKE.Sender(recipientKey: key.publicKey, ciphersuite: .Curve25519_SHA256_ChachaPoly, info: info)
        }
    }

    private func bytes(_ hex: String) -> [UInt8] {
        stride(from: 0, to: hex.count, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
    }
}
