import Foundation

/// What shows that data come from somebody who knows a key.
///
/// Follows Apple's [HashedAuthenticationCode](https://developer.apple.com/documentation/cryptokit/hashedauthenticationcode).
public struct HashedAuthenticationCode<H: HashFunction>: Hashable, ContiguousBytes, CustomStringConvertible, Sequence,
    Sendable
{
    let bytes: [UInt8]

    /// How many bytes there are.
    public var byteCount: Int { bytes.count }

    /// Calls a function with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public static func == (left: Self, right: Self) -> Bool {
        left.withUnsafeBytes { FixedTime.areEqual($0, right.bytes) }
    }

    /// Whether data are the same bytes, compared in a time that says nothing of where they differ.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
        left.withUnsafeBytes { FixedTime.areEqual($0, Array(right)) }
    }

    public var description: String { "HMAC with \(H.self): \(bytes.hexadecimal)" }
}

/// Makes codes of data and a key, by RFC 2104.
///
/// Follows Apple's [HMAC](https://developer.apple.com/documentation/cryptokit/hmac).
public struct HMAC<H: HashFunction>: Sendable {
    /// The codes that it makes.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private var outer = H()

    /// Creates one that has seen no data.
    public init(key: SymmetricKey) {
        var block = key.withUnsafeBytes { $0.count > H.blockByteCount ? Array(H.hash(data: Data($0))) : Array($0) }
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }

    /// Takes more data.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// Returns the code of all data until now.
    public func finalize() -> MAC {
        var outer = outer
        outer.update(data: Array(inner.finalize()))
        return MAC(bytes: Array(outer.finalize()))
    }

    /// Returns the code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var function = Self(key: key)
        function.update(data: data)
        return function.finalize()
    }

    /// Whether a code is that of data.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: MAC, authenticating data: D, using key: SymmetricKey
    ) -> Bool { authenticationCode(for: data, using: key) == mac }

    /// Whether bytes are the code of data.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        let code = Self.authenticationCode(for: authenticatedData, using: key)
        return authenticationCode.withUnsafeBytes { FixedTime.areEqual($0, code.bytes) }
    }
}

/// Makes keys of a key, by RFC 5869.
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

    /// The first half: makes an even secret of an uneven one.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt
    ) -> HashedAuthenticationCode<H> {
        let salt = salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : Array(salt)
        return inputKeyMaterial.withUnsafeBytes {
            HMAC<H>.authenticationCode(for: Data($0), using: SymmetricKey(data: salt))
        }
    }

    /// The second half: makes as many bytes as are needed of a secret.
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
