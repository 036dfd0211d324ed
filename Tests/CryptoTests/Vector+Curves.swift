import CryptoKit
import Foundation

extension Vector {
    func verifies() throws -> Bool {
        switch fields[0] {
        case "P-256": try verifies(P256.Signing.PublicKey.self)
        case "P-384": try verifies(P384.Signing.PublicKey.self)
        default: try verifies(P521.Signing.PublicKey.self)
        }
    }

    private func verifies<Key: _CurveVerificationKey>(_ type: Key.Type) throws -> Bool {
        let key = try Key(x963Representation: bytes(1))
        let signature =
            kind == "ECDSA raw"
            ? try Key._Signature(rawRepresentation: bytes(3)) : try Key._Signature(derRepresentation: bytes(3))
        return key.isValidSignature(signature, for: bytes(2))
    }

    func agrees() throws -> Bool {
        switch fields[0] {
        case "P-256": try agrees(P256.KeyAgreement.PrivateKey.self)
        case "P-384": try agrees(P384.KeyAgreement.PrivateKey.self)
        default: try agrees(P521.KeyAgreement.PrivateKey.self)
        }
    }

    private func agrees<Key: _CurveAgreementKey>(_ type: Key.Type) throws -> Bool {
        let point = bytes(2)
        let other =
            point.first == 4
            ? try Key.PublicKey(x963Representation: point) : try Key.PublicKey(compressedRepresentation: point)
        return try Key(rawRepresentation: bytes(1)).sharedSecretFromKeyAgreement(with: other) == bytes(3)
    }

    /// Opens two messages and exports a secret, as the recipient.
    func opens() throws -> Bool {
        switch fields[1] {
        case "16":
            try opens(P256.KeyAgreement.PrivateKey(rawRepresentation: bytes(5)), .P256_HKDF_SHA256) {
                try .init(x963Representation: bytes(6))
            }
        case "18":
            try opens(P521.KeyAgreement.PrivateKey(rawRepresentation: bytes(5)), .P521_HKDF_SHA512) {
                try .init(x963Representation: bytes(6))
            }
        default:
            try opens(Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes(5)), .Curve25519_HKDF_SHA256) {
                try .init(rawRepresentation: bytes(6))
            }
        }
    }

    private func opens<Key: HPKEDiffieHellmanPrivateKey>(
        _ privateKey: Key, _ kem: HPKE.KEM, sender: () throws -> Key.PublicKey
    ) throws -> Bool {
        let functions: [String: HPKE.KDF] = ["1": .HKDF_SHA256, "3": .HKDF_SHA512]
        let ciphers: [String: HPKE.AEAD] = ["1": .AES_GCM_128, "2": .AES_GCM_256, "3": .chaChaPoly]
        let suite = HPKE.Ciphersuite(
            kem: kem, kdf: functions[fields[2]] ?? .HKDF_SHA384, aead: ciphers[fields[3]] ?? .exportOnly)
        let (info, encapsulated, psk, pskID) = (Data(bytes(4)), Data(bytes(9)), key(7), Data(bytes(8)))
        var recipient =
            switch fields[0] {
            case "0":
                try HPKE.Recipient(
                    privateKey: privateKey, ciphersuite: suite, info: info, encapsulatedKey: encapsulated)
            case "1":
                try HPKE.Recipient(
                    privateKey: privateKey, ciphersuite: suite, info: info, encapsulatedKey: encapsulated,
                    presharedKey: psk, presharedKeyIdentifier: pskID)
            case "2":
                try HPKE.Recipient(
                    privateKey: privateKey, ciphersuite: suite, info: info, encapsulatedKey: encapsulated,
                    authenticatedBy: sender())
            default:
                try HPKE.Recipient(
                    privateKey: privateKey, ciphersuite: suite, info: info, encapsulatedKey: encapsulated,
                    authenticatedBy: sender(), presharedKey: psk, presharedKeyIdentifier: pskID)
            }
        if suite.aead != .exportOnly {
            for (data, cipher) in [(10, 11), (13, 14)] {
                guard try Array(recipient.open(bytes(cipher), authenticating: bytes(data))) == bytes(12) else {
                    return false
                }
            }
        }
        return try recipient.exportSecret(context: bytes(15), outputByteCount: 32) == key(16)
    }
}
