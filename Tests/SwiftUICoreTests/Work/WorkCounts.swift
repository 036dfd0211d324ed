import AllocationCounter
import SwiftUICore

/// The work that an operation takes: the engine's counters, and the memory that is allocated for it.
struct WorkCounts: Equatable {
    /// A kind of work.
    enum Kind: String, CaseIterable {
        case frames, bodies, closures, comparisons, visited, made, removed, measured, guides, placed, emitted, ordered
        case hits, allocations, bytes

        /// Whether the engine counts it, so that it is the same each time.
        var isExact: Bool { self != .allocations && self != .bytes }
    }

    /// The numbers that are known; zero for a number of the engine's that is left out.
    private var counts: [Kind: Int] = [:]

    /// How much work of a kind it is; nil for memory that was not counted.
    subscript(kind: Kind) -> Int? {
        get { counts[kind] ?? (kind.isExact ? 0 : nil) }
        set { counts[kind] = kind.isExact && newValue == 0 ? nil : newValue }
    }

    init() {}

    init(_ counters: FrameCounters, memory: oriel_allocations?) {
        self[.frames] = counters.frames
        self[.bodies] = counters.bodies
        self[.closures] = counters.closures
        self[.comparisons] = counters.comparisons
        self[.visited] = counters.nodesVisited
        self[.made] = counters.nodesMade
        self[.removed] = counters.nodesRemoved
        self[.measured] = counters.measured
        self[.guides] = counters.guidesFound
        self[.placed] = counters.placed
        self[.emitted] = counters.layersEmitted
        self[.ordered] = counters.layersOrdered
        self[.hits] = counters.hitsTested
        self[.allocations] = memory.map { Int($0.blocks) }
        self[.bytes] = memory.map { Int($0.bytes) }
    }

    /// The work with another's memory where its own was not counted.
    func withMemory(of other: WorkCounts?) -> WorkCounts {
        var result = self
        for kind in Kind.allCases where result[kind] == nil { result[kind] = other?[kind] }
        return result
    }

    /// Returns the ways in which the work differs from its ceiling, each a sentence with the operation's name.
    ///
    /// The engine's numbers may not exceed their ceilings at all, blocks of memory by a quarter, bytes by a half: the order of
    /// hashed collections, and with it their work, is another one in each process. A number far below its ceiling, less than
    /// four fifths of the engine's or half of memory, is a complaint, too: such a ceiling guards nothing.
    func complaints(about operation: String, ceiling: WorkCounts) -> [String] {
        Kind.allCases.compactMap { kind in
            guard let count = self[kind] else { return nil }
            let name = "\(operation): \(count) \(kind.rawValue)"
            guard let most = ceiling[kind] else { return "\(name), which have no ceiling" }
            let limit = kind.isExact ? most : kind == .bytes ? most + most / 2 : (most * 5 + 3) / 4
            if count > limit { return "\(name), where \(most) is the ceiling" }
            if count * 5 < most * 4, kind.isExact || count * 2 < most { return "\(name); lower the ceiling of \(most)" }
            return nil
        }
    }
}

extension WorkCounts: CustomStringConvertible {
    /// The numbers that are not zero: `bodies 2, measured 1, allocations 30, bytes 2048`.
    var description: String {
        Kind.allCases.compactMap { kind in counts[kind].map { "\(kind.rawValue) \($0)" } }.joined(separator: ", ")
    }

    /// Reads numbers as `description` has them; nil where one has another form.
    init?(_ text: Substring) {
        for words in text.split(separator: ",").map({ $0.split(separator: " ") }) where !words.isEmpty {
            guard words.count == 2, let kind = Kind(rawValue: String(words[0])), let count = Int(words[1]) else {
                return nil
            }
            self[kind] = count
        }
    }
}
