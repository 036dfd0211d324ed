import CryptoShim

/// Encryption that detects changes, with libcrypto's ciphers.
package enum SealedBytes {
    /// A cipher that computes a tag of 16 bytes.
    package enum Cipher: Sendable {
        case aesGCM, chaChaPoly

        /// libcrypto's name for a key of a length in bytes; nil if the cipher has no keys of that length.
        func name(keyCount: Int) -> String? {
            switch (self, keyCount) {
            case (.aesGCM, 16), (.aesGCM, 24), (.aesGCM, 32): "id-aes\(keyCount * 8)-GCM"
            case (.chaChaPoly, 32): "ChaCha20-Poly1305"
            default: nil
            }
        }
    }

    /// Returns whether a cipher has keys of a length in bytes.
    package static func accepts(keyCount: Int, for cipher: Cipher) -> Bool { cipher.name(keyCount: keyCount) != nil }

    /// Returns the encrypted bytes and their tag; nil if the key or the nonce has a wrong length.
    package static func seal(
        _ bytes: [UInt8], with cipher: Cipher, key: UnsafeRawBufferPointer, nonce: [UInt8], data: [UInt8]
    ) -> (bytes: [UInt8], tag: [UInt8])? {
        var tag = [UInt8](repeating: 0, count: 16)
        return run(cipher, true, bytes, key, nonce, data, &tag).map { ($0, tag) }
    }

    /// Returns the decrypted bytes; nil if anything was changed, or if the key or the nonce has a wrong length.
    package static func open(
        _ bytes: [UInt8], tag: [UInt8], with cipher: Cipher, key: UnsafeRawBufferPointer, nonce: [UInt8], data: [UInt8]
    ) -> [UInt8]? {
        guard tag.count == 16 else { return nil }
        var tag = tag
        return run(cipher, false, bytes, key, nonce, data, &tag)
    }

    private static func run(
        _ cipher: Cipher, _ encrypts: Bool, _ bytes: [UInt8], _ key: UnsafeRawBufferPointer, _ nonce: [UInt8],
        _ data: [UInt8], _ tag: inout [UInt8]
    ) -> [UInt8]? {
        guard let name = cipher.name(keyCount: key.count), !nonce.isEmpty,
            let secret = key.bindMemory(to: UInt8.self).baseAddress
        else { return nil }
        var result = [UInt8](repeating: 0, count: bytes.count)
        let succeeded = oriel_seal(
            name, encrypts ? 1 : 0, secret, nonce, nonce.count, data, data.count, bytes, bytes.count, &result, &tag)
        return succeeded == 1 ? result : nil
    }

    /// Returns a key wrapped with another by RFC 3394, or unwrapped; nil after a failure.
    package static func wrap(_ bytes: [UInt8], with key: UnsafeRawBufferPointer, wraps: Bool) -> [UInt8]? {
        guard let secret = key.bindMemory(to: UInt8.self).baseAddress, bytes.count >= (wraps ? 16 : 24),
            bytes.count % 8 == 0
        else { return nil }
        var result = [UInt8](repeating: 0, count: bytes.count + 16)
        let count = oriel_wrap(wraps ? 1 : 0, secret, key.count, bytes, bytes.count, &result)
        return count > 0 ? Array(result.prefix(count)) : nil
    }
}
