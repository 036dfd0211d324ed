import CGLib

/// GLib's computation of a digest, for the hash functions; a copy goes on by itself.
struct Checksum: @unchecked Sendable {
    private final class State {
        let sum: OpaquePointer

        init(_ kind: GChecksumType) {
            guard let sum = g_checksum_new(kind) else { fatalError("GLib does not know the digest \(kind.rawValue).") }
            self.sum = sum
        }
        init(copy: State) { sum = g_checksum_copy(copy.sum) }
        deinit { g_checksum_free(sum) }
    }

    private var state: State

    init(_ kind: GChecksumType) { state = State(kind) }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = State(copy: state) }
        guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
        g_checksum_update(state.sum, base, bytes.count)
    }

    /// The digest of all bytes until now.
    func digest(count: Int) -> [UInt8] {
        let copy = State(copy: state)
        var length = gsize(count)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            g_checksum_get_digest(copy.sum, buffer.baseAddress, &length)
            written = Int(length)
        }
    }
}
