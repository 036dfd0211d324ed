import Foundation

/// The cached sizes of an element for proposals: three inline, which is enough for nearly all elements.
struct SizeCache {
    private var entries = (Entry(), Entry(), Entry())
    private(set) var count: UInt8 = 0
    private var state = State()
    /// The layout pass in which a size was last returned, its last 16 bits.
    private var pass: UInt16 = 0

    /// Further flags, in a byte: elements are many, and the cache is most of an element's memory.
    private struct State: OptionSet {
        var rawValue: UInt8
        static let forgotten = State(rawValue: 1)
        static let spilled = State(rawValue: 2)
        static let changed = State(rawValue: 4)

        /// The next size to be replaced.
        var victim: UInt8 {
            get { rawValue >> 4 & 3 }
            set { rawValue = rawValue & ~0x30 | newValue << 4 }
        }
        /// The number of sizes from the current pass.
        var fresh: UInt8 {
            get { rawValue >> 6 }
            set { rawValue = rawValue & 0x3f | newValue << 6 }
        }
    }

    /// Whether a position that a caller may rely on was removed.
    var hasForgotten: Bool { state.contains(.forgotten) }
    /// Whether there are more sizes, in the element's extras.
    var hasSpilled: Bool { state.contains(.spilled) }
    /// Whether all sizes since the last change are inline.
    var isWhole: Bool { !hasForgotten && !hasSpilled }
    /// Whether sizes were removed because a descendant changed, and none was requested since.
    var hasChanged: Bool { state.contains(.changed) }

    fileprivate struct Entry {
        var proposal = PackedProposal(.unspecified)
        var size = CGSize.zero
    }

    @inline(__always)
    func find(_ proposal: ProposedViewSize) -> CGSize? {
        let proposal = PackedProposal(proposal)
        if count > 0, entries.0.proposal == proposal { return entries.0.size }
        if count > 1, entries.1.proposal == proposal { return entries.1.size }
        if count > 2, entries.2.proposal == proposal { return entries.2.size }
        return nil
    }

    /// Adds a size; returns one of the same pass that it replaces.
    @inline(__always)
    fileprivate mutating func store(_ size: CGSize, for proposal: ProposedViewSize, pass: UInt32) -> Entry? {
        let pass = UInt16(truncatingIfNeeded: pass)
        if self.pass != pass {
            self.pass = pass
            state.fresh = 0
        }
        let entry = Entry(proposal: PackedProposal(proposal), size: size)
        if count < 3 {
            set(entry, at: count)
            count += 1
            state.fresh += 1
            return nil
        }
        let slot = state.victim
        state.victim = (slot + 1) % 3
        if state.fresh < 3 {
            state.insert(.forgotten)
            state.fresh += 1
            set(entry, at: slot)
            return nil
        }
        let old = slot == 0 ? entries.0 : slot == 1 ? entries.1 : entries.2
        set(entry, at: slot)
        return old
    }

    @inline(__always)
    private mutating func set(_ entry: Entry, at slot: UInt8) {
        switch slot {
        case 0: entries.0 = entry
        case 1: entries.1 = entry
        default: entries.2 = entry
        }
    }

    /// The first inline size that satisfies a condition, with its proposal.
    func first(where condition: (ProposedViewSize, CGSize) -> Bool) -> (proposal: ProposedViewSize, size: CGSize)? {
        func check(_ entry: Entry) -> (proposal: ProposedViewSize, size: CGSize)? {
            let proposal = entry.proposal.unpacked
            return condition(proposal, entry.size) ? (proposal, entry.size) : nil
        }
        if count > 0, let found = check(entries.0) { return found }
        if count > 1, let found = check(entries.1) { return found }
        if count > 2, let found = check(entries.2) { return found }
        return nil
    }

    /// Notes that a size was moved to the extras, and perhaps another removed for it.
    fileprivate mutating func noteSpill(forgetting: Bool) {
        state.insert(forgetting ? [.spilled, .forgotten] : .spilled)
    }

    /// Notes that the parent has processed the change.
    mutating func takeChange() { state.remove(.changed) }

    @inline(__always)
    fileprivate mutating func clear() {
        count = 0
        state = .changed
    }
}

/// Answers to proposals that were given in one pass and for which a ``SizeCache`` is too small.
///
/// Deeply nested containers ask for more than three sizes: the least, the greatest and the final one along either
/// axis. Were they forgotten, each level would ask the next for them time and again.
struct SpilledSizes {
    /// More than the proposals that one pass makes to an element of the deepest trees that were tried.
    private static let capacity = 64

    private var entries = ContiguousArray<SizeCache.Entry>()
    private var nextVictim = 0

    fileprivate func find(_ proposal: ProposedViewSize) -> CGSize? {
        let proposal = PackedProposal(proposal)
        for entry in entries where entry.proposal == proposal { return entry.size }
        return nil
    }

    /// Adds a size; returns whether another one was removed for it.
    fileprivate mutating func store(_ entry: SizeCache.Entry) -> Bool {
        if entries.count < Self.capacity {
            entries.append(entry)
            return false
        }
        entries[nextVictim] = entry
        nextVictim = (nextVictim + 1) % Self.capacity
        return true
    }

    fileprivate mutating func clear() {
        entries.removeAll()
        nextVictim = 0
    }

    fileprivate func allSatisfy(_ condition: (ProposedViewSize, CGSize) -> Bool) -> Bool {
        entries.allSatisfy { condition($0.proposal.unpacked, $0.size) }
    }
}

extension NodeRef {
    /// The element's size for a proposal.
    @inline(__always)
    func size(_ proposal: ProposedViewSize) -> CGSize {
        let layout = layoutRecord
        if let found = layout.pointee.cache.find(proposal) { return found }
        if layout.pointee.cache.hasSpilled, let found = extras.sizes.find(proposal) { return found }
        return withGraph { graph in
            graph.counters.measured += 1
            var size = withKind { $0.measure(self, proposal) }
            if graph.grid.isCoarse { size = roundedToUnits(size) }
            if let old = layout.pointee.cache.store(size, for: proposal, pass: graph.layoutNumber) { spill(old) }
            return size
        }
    }

    /// A size in whole units of the device; spaces are distances.
    @inline(never)
    private func roundedToUnits(_ size: CGSize) -> CGSize {
        let grid = graph.grid
        if !kind.isSpace { return grid.elementSize(size) }
        return CGSize(width: grid.distance(size.width, .horizontal), height: grid.distance(size.height, .vertical))
    }

    private func spill(_ entry: SizeCache.Entry) {
        let forgets = extras.sizes.store(entry)
        layout.cache.noteSpill(forgetting: forgets)
    }

    /// Invalidates all sizes of the element.
    func forgetAnswers() {
        guard let layout = layoutIfElement else { return }
        if layout.pointee.cache.hasSpilled { extras.sizes.clear() }
        layout.pointee.cache.clear()
        extrasIfMade?.guides.clear()
    }

    /// Invalidates the element's sizes; returns whether one of them may have changed.
    func answersDiffer() -> Bool {
        let cache = layout.cache
        let spilled = cache.hasSpilled ? extras.sizes : SpilledSizes()
        forgetAnswers()
        if cache.hasForgotten || cache.count == 0 { return true }
        return cache.first { size($0) != $1 } != nil || !spilled.allSatisfy { size($0) == $1 }
    }
}
