import CryptoShim

/// The computation of a digest by libcrypto; a copy continues independently.
package struct RunningDigest: @unchecked Sendable {
    private final class State {
        let context: OpaquePointer

        init(_ name: String) {
            guard let context = oriel_digest_new(name) else {
                fatalError("libcrypto does not have the digest \(name).")
            }
            self.context = context
        }
        init(copy: State) {
            guard let context = oriel_digest_copy(copy.context) else { fatalError("There is no memory for a digest.") }
            self.context = context
        }
        deinit { oriel_digest_free(context) }
    }

    private var state: State

    /// Creates a digest that has received no bytes.
    /// - Parameter name: libcrypto's name, such as `SHA256`.
    package init(_ name: String) { state = State(name) }

    /// Adds bytes.
    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = State(copy: state) }
        oriel_digest_update(state.context, bytes.baseAddress, bytes.count)
    }

    /// Returns the digest of all bytes until now.
    package func digest(count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            guard let base = buffer.baseAddress else { return }
            written = oriel_digest_value(state.context, base, count)
        }
    }

    /// Returns the digest of bytes.
    package static func digest(_ name: String, count: Int, of bytes: [UInt8]) -> [UInt8] {
        var digest = RunningDigest(name)
        bytes.withUnsafeBytes { digest.update($0) }
        return digest.digest(count: count)
    }
}
