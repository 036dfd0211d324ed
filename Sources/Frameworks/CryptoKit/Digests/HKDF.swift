import Foundation

/// Derives keys from a key, by RFC 5869.
///
/// Follows Apple's [HKDF](https://developer.apple.com/documentation/cryptokit/hkdf).
public struct HKDF<H: HashFunction>: Sendable {
    /// Returns a key with a number of bytes, at most 255 digests.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    /// Returns a key with a number of bytes, at most 255 digests.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Returns a key with a number of bytes, at most 255 digests.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Returns a key with a number of bytes, at most 255 digests.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Returns an evenly distributed secret: the first half of a derivation.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt
    ) -> HashedAuthenticationCode<H> {
        let salt = salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : Array(salt)
        return inputKeyMaterial.withUnsafeBytes {
            HMAC<H>.authenticationCode(for: Data($0), using: SymmetricKey(data: salt))
        }
    }

    /// Returns a key with a number of bytes, at most 255 digests: the second half of a derivation.
    public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: Key, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(
            outputByteCount >= 0 && outputByteCount <= 255 * H.Digest.byteCount, "A key has at most 255 digests.")
        let key = SymmetricKey(data: prk)
        var (bytes, last, number): ([UInt8], [UInt8], UInt8) = ([], [], 0)
        while bytes.count < outputByteCount {
            number += 1
            var function = HMAC<H>(key: key)
            function.update(data: last)
            if let info { function.update(data: info) }
            function.update(data: [number])
            last = Array(function.finalize())
            bytes += last
        }
        return SymmetricKey(data: Array(bytes.prefix(outputByteCount)))
    }
}
