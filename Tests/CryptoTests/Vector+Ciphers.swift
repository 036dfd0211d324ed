import CryptoKit
import Foundation

extension Vector {
    /// Whether CryptoKit finds that the values belong together; throws where it refuses them.
    func holds() throws -> Bool {
        switch kind {
        case "AES-GCM": try sealsWithAES()
        case "ChaChaPoly": try sealsWithChaCha()
        case "KeyWrap": try wraps()
        case "ECDSA DER", "ECDSA raw": try verifies()
        case "Ed25519":
            try Curve25519.Signing.PublicKey(rawRepresentation: bytes(0)).isValidSignature(bytes(2), for: bytes(1))
        case "X25519":
            try Curve25519.KeyAgreement.PrivateKey(rawRepresentation: bytes(0)).sharedSecretFromKeyAgreement(
                with: Curve25519.KeyAgreement.PublicKey(rawRepresentation: bytes(1))) == bytes(2)
        case "ECDH": try agrees()
        case "HKDF":
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: key(0), salt: bytes(1), info: bytes(2), outputByteCount: Int(fields[3]) ?? 0)
                == key(4)
        case "HMAC": authenticates()
        case "HPKE": try opens()
        default: throw CryptoKitError.invalidParameter
        }
    }

    private func sealsWithAES() throws -> Bool {
        let (key, nonce) = (key(0), try AES.GCM.Nonce(data: bytes(1)))
        let box = try AES.GCM.SealedBox(nonce: nonce, ciphertext: bytes(4), tag: bytes(5))
        let opened = try AES.GCM.open(box, using: key, authenticating: bytes(2))
        let sealed = try AES.GCM.seal(bytes(3), using: key, nonce: nonce, authenticating: bytes(2))
        return Array(opened) == bytes(3) && sealed.ciphertext == box.ciphertext && sealed.tag == box.tag
    }

    private func sealsWithChaCha() throws -> Bool {
        let (key, nonce) = (key(0), try ChaChaPoly.Nonce(data: bytes(1)))
        let box = try ChaChaPoly.SealedBox(nonce: nonce, ciphertext: bytes(4), tag: bytes(5))
        let opened = try ChaChaPoly.open(box, using: key, authenticating: bytes(2))
        let sealed = try ChaChaPoly.seal(bytes(3), using: key, nonce: nonce, authenticating: bytes(2))
        return Array(opened) == bytes(3) && sealed.combined == box.combined
    }

    private func wraps() throws -> Bool {
        let unwrapped = try AES.KeyWrap.unwrap(bytes(2), using: key(0))
        return try unwrapped == key(1) && Array(AES.KeyWrap.wrap(key(1), using: key(0))) == bytes(2)
    }

    private func authenticates() -> Bool {
        switch fields[0] {
        case "256":
            HMAC<SHA3_256>.isValidAuthenticationCode(bytes(3), authenticating: bytes(2), using: key(1))
        case "384":
            HMAC<SHA3_384>.isValidAuthenticationCode(bytes(3), authenticating: bytes(2), using: key(1))
        default: HMAC<SHA3_512>.isValidAuthenticationCode(bytes(3), authenticating: bytes(2), using: key(1))
        }
    }
}
