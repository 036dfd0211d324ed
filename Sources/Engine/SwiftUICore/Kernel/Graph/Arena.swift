import Foundation

/// Memory for records of one type: chunks that are never given back, with a list of free records.
///
/// Pointers stay valid for the process's life, so that a stale ``NodeHandle`` can be recognized by its generation. Main
/// thread only.
struct Arena<Record> {
    private var free: [UnsafeMutablePointer<Record>] = []
    private var chunk: UnsafeMutablePointer<Record>?
    private var used = 0
    private let chunkLength = 512

    /// How many records are in use.
    private(set) var count = 0

    /// Returns memory for a record and whether it was in use before.
    @inline(__always)
    mutating func take() -> (pointer: UnsafeMutablePointer<Record>, isFresh: Bool) {
        count += 1
        if let pointer = free.popLast() { return (pointer, false) }
        if chunk == nil || used == chunkLength {
            chunk = .allocate(capacity: chunkLength)
            used = 0
        }
        defer { used += 1 }
        return (chunk! + used, true)
    }

    /// Reuses a record's memory.
    mutating func give(_ pointer: UnsafeMutablePointer<Record>) {
        count -= 1
        free.append(pointer)
    }
}

/// Memory for payloads of any size: chunks cut to multiples of 16 bytes, with a list of free blocks a size.
///
/// Main thread only.
struct PayloadArena {
    private var free: [[UnsafeMutableRawPointer]] = Array(repeating: [], count: 33)
    private var chunk: UnsafeMutableRawPointer?
    private var used = 0
    private static let chunkSize = 1 << 16
    private static let largest = 512

    /// Returns memory for a number of bytes, aligned to 16.
    @inline(__always)
    mutating func take(size: Int) -> UnsafeMutableRawPointer {
        if size > Self.largest { return .allocate(byteCount: size, alignment: 16) }
        let sizeClass = (size + 15) / 16
        if let block = free[sizeClass].popLast() { return block }
        let bytes = max(sizeClass, 1) * 16
        if chunk == nil || used + bytes > Self.chunkSize {
            chunk = .allocate(byteCount: Self.chunkSize, alignment: 16)
            used = 0
        }
        defer { used += bytes }
        return chunk! + used
    }

    /// Reuses memory.
    @inline(__always)
    mutating func give(_ block: UnsafeMutableRawPointer, size: Int) {
        if size > Self.largest { return block.deallocate() }
        free[(size + 15) / 16].append(block)
    }
}

/// The memory of all graphs.
struct NodeMemory {
    var nodes = Arena<Node>()
    var layouts = Arena<LayoutData>()
    var payloads = PayloadArena()

    /// One for the process: records outlive the graph they were made for.
    nonisolated(unsafe) static let shared: UnsafeMutablePointer<NodeMemory> = {
        let memory = UnsafeMutablePointer<NodeMemory>.allocate(capacity: 1)
        memory.initialize(to: NodeMemory())
        return memory
    }()
}
