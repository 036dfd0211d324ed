import CryptoShim

/// Bytes that are erased when they are released.
package final class Secret: @unchecked Sendable {
    /// The bytes, valid as long as the object.
    package let bytes: UnsafeMutableRawBufferPointer

    /// Creates a secret with a copy of bytes.
    package init(_ source: [UInt8]) {
        bytes = .allocate(byteCount: source.count, alignment: 16)
        bytes.copyBytes(from: source)
    }

    deinit {
        if let base = bytes.baseAddress { oriel_forget(base, bytes.count) }
        bytes.deallocate()
    }
}
