import CryptoShim

extension KeyPair {
    /// How RSA fills a block.
    package enum Padding: Sendable {
        case none, pkcs1, pss, oaep

        var number: Int32 {
            switch self {
            case .none: Int32(OrielPaddingNone)
            case .pkcs1: Int32(OrielPaddingPKCS1)
            case .pss: Int32(OrielPaddingPSS)
            case .oaep: Int32(OrielPaddingOAEP)
            }
        }
    }

    /// Returns the signature of a digest, or with `ED25519` of bytes; nil if the key cannot sign them.
    /// - Parameter digest: libcrypto's name of the digest; nil if it does not matter.
    package func signature(of bytes: [UInt8], digest: String? = nil, padding: Padding = .none) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: max(largestOutput, 64))
        let count = oriel_sign(pointer, digest, padding.number, bytes, bytes.count, &result, result.count)
        return count > 0 ? Array(result.prefix(count)) : nil
    }

    /// Returns whether a signature belongs to a digest, or with `ED25519` to bytes.
    package func isValid(
        _ signature: [UInt8], of bytes: [UInt8], digest: String? = nil, padding: Padding = .none
    ) -> Bool {
        oriel_verify(pointer, digest, padding.number, bytes, bytes.count, signature, signature.count) == 1
    }

    /// Returns the secret that this private key shares with a public one; nil if there is none.
    package func secret(with other: KeyPair) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: 128)
        let count = oriel_agree(pointer, other.pointer, &result, result.count)
        return count > 0 ? Array(result.prefix(count)) : nil
    }

    /// Returns bytes that RSA has encrypted or decrypted; nil after a failure.
    package func crypt(_ bytes: [UInt8], encrypts: Bool, digest: String?, padding: Padding) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: max(largestOutput, 64))
        let count = oriel_rsa_crypt(
            pointer, encrypts ? 1 : 0, padding.number, digest, bytes, bytes.count, &result, result.count)
        return count >= 0 ? Array(result.prefix(Int(count))) : nil
    }
}
