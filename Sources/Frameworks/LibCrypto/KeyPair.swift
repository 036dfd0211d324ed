import CryptoShim

/// A public key, or a private one with its public half, of libcrypto.
package final class KeyPair: @unchecked Sendable {
    package let pointer: OpaquePointer

    /// Takes the key over; nil for nil.
    package init?(taking pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    deinit { oriel_key_free(pointer) }

    /// Creates a private key on a curve.
    /// - Parameter curve: Its name, such as `P-256`.
    package convenience init?(newOn curve: String) { self.init(taking: oriel_key_generate_curve(curve)) }

    /// Creates a private key of RSA.
    package convenience init?(newRSA bits: Int) {
        self.init(taking: oriel_key_generate_rsa(Int32(clamping: bits)))
    }

    /// Creates a private key on a curve from its number.
    package convenience init?(curve: String, number: [UInt8]) {
        self.init(taking: oriel_key_curve_private(curve, number, number.count))
    }

    /// Creates a public key on a curve from a point in any form of X9.62.
    package convenience init?(curve: String, point: [UInt8]) {
        self.init(taking: oriel_key_curve_public(curve, point, point.count))
    }

    /// Creates a key from its raw bytes.
    /// - Parameter type: `X25519` or `ED25519`.
    package convenience init?(type: String, isPrivate: Bool, bytes: [UInt8]) {
        self.init(taking: oriel_key_raw(type, isPrivate ? 1 : 0, bytes, bytes.count))
    }

    /// Creates a key from its encoded form: PKCS #8, PKCS #1, SEC 1 or X.509.
    package convenience init?(encoded bytes: [UInt8], isPrivate: Bool) {
        self.init(taking: oriel_key_read(isPrivate ? 1 : 0, bytes, bytes.count))
    }

    /// The key without its private half.
    package var publicHalf: KeyPair? { KeyPair(taking: oriel_key_public(pointer)) }

    /// The name of the curve, such as `P-256`, or `RSA`.
    package var name: String {
        var buffer = [CChar](repeating: 0, count: 64)
        guard oriel_key_name(pointer, &buffer, buffer.count) == 1 else { return "" }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The size in bits.
    package var bits: Int { Int(oriel_key_bits(pointer)) }

    /// The largest number of bytes of a signature.
    package var largestOutput: Int { Int(oriel_key_size(pointer)) }

    /// Returns the form that keys have outside: the point of X9.63, followed by the private number, or PKCS #1's.
    package func external(isPrivate: Bool) -> [UInt8]? {
        Self.bytes { oriel_key_external(pointer, isPrivate ? 1 : 0, $0, $1) }
    }

    /// Returns PKCS #8's or X.509's form.
    package func encoded(isPrivate: Bool) -> [UInt8]? {
        Self.bytes { oriel_key_der(pointer, isPrivate ? 1 : 0, $0, $1) }
    }

    /// Returns the 32 bytes of a key of `X25519` or `ED25519`.
    package func raw(isPrivate: Bool) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: 32)
        _ = oriel_key_raw_bytes(pointer, isPrivate ? 1 : 0, &result)
        return result
    }

    /// Returns the bytes of a function that first returns their number; nil if there are none.
    package static func bytes(_ function: (UnsafeMutablePointer<UInt8>?, Int) -> Int) -> [UInt8]? {
        let count = function(nil, 0)
        guard count > 0 else { return nil }
        var result = [UInt8](repeating: 0, count: count)
        let written = function(&result, count)
        return written > 0 ? Array(result.prefix(written)) : nil
    }
}
