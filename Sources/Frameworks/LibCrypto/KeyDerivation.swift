import CryptoShim

/// Authentication codes, and keys from passwords.
package enum KeyDerivation {
    /// Returns the authentication code of bytes; empty if libcrypto does not have the hash function.
    package static func code(_ name: String, key: [UInt8], bytes: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: 64)
        let count = oriel_hmac(name, key, key.count, bytes, bytes.count, &result)
        return Array(result.prefix(count))
    }

    /// Returns a key by PBKDF2; nil if a value is not valid.
    package static func key(
        _ name: String, password: [UInt8], salt: [UInt8], rounds: UInt32, count: Int
    ) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: count)
        let succeeded = oriel_pbkdf2(
            name, password, password.count, salt, salt.count, rounds, &result, count)
        return succeeded == 1 ? result : nil
    }
}
