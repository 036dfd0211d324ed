import Foundation

/// The last answers of an element to proposals: three in line, which is enough for nearly all elements.
struct SizeCache {
    private var entries = (Entry(), Entry(), Entry())
    private(set) var count: UInt8 = 0
    private var nextVictim: UInt8 = 0
    /// How many of the answers were given in the pass.
    private var fresh: UInt8 = 0
    /// Whether an answer that someone may rely on was forgotten.
    fileprivate(set) var hasForgotten = false
    /// Whether there are more answers, which the element's extras keep.
    fileprivate(set) var hasSpilled = false
    /// How often the answers were forgotten because something below changed.
    private(set) var changes: UInt32 = 0
    /// Whether all answers since the last change are in line.
    var isWhole: Bool { !hasForgotten && !hasSpilled }
    /// The layout pass in which an answer was last given.
    private var pass: UInt32 = 0

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

    /// Takes in an answer; returns one of the same pass that has to give way to it.
    @inline(__always)
    fileprivate mutating func store(_ size: CGSize, for proposal: ProposedViewSize, pass: UInt32) -> Entry? {
        if self.pass != pass {
            self.pass = pass
            fresh = 0
        }
        let entry = Entry(proposal: PackedProposal(proposal), size: size)
        if count < 3 {
            set(entry, at: count)
            count += 1
            fresh += 1
            return nil
        }
        let slot = nextVictim
        nextVictim = (nextVictim + 1) % 3
        if fresh < 3 {
            hasForgotten = true
            fresh += 1
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

    /// The first answer in line that satisfies a condition, with its proposal.
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

    @inline(__always)
    fileprivate mutating func clear() {
        count = 0
        nextVictim = 0
        fresh = 0
        hasForgotten = false
        hasSpilled = false
        changes &+= 1
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

    /// Takes in an answer; returns whether another one was forgotten for it.
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
        let layout = pointee.layout.unsafelyUnwrapped
        if let found = layout.pointee.cache.find(proposal) { return found }
        if layout.pointee.cache.hasSpilled, let found = extras.sizes.find(proposal) { return found }
        pointee.graph.counters.measured += 1
        let size = withKind { $0.measure(self, proposal) }
        if let old = layout.pointee.cache.store(size, for: proposal, pass: pointee.graph.layoutPass) { spill(old) }
        return size
    }

    private func spill(_ entry: SizeCache.Entry) {
        let layout = pointee.layout.unsafelyUnwrapped
        layout.pointee.cache.hasSpilled = true
        if extras.sizes.store(entry) { layout.pointee.cache.hasForgotten = true }
    }

    /// Has the element answer anew whatever it is asked.
    func forgetAnswers() {
        guard let layout = pointee.layout else { return }
        if layout.pointee.cache.hasSpilled { extras.sizes.clear() }
        layout.pointee.cache.clear()
        pointee.extras?.takeUnretainedValue().guides.clear()
    }

    /// Has the element answer anew; tells whether one of its sizes may be another now.
    func answersDiffer() -> Bool {
        let cache = pointee.layout.unsafelyUnwrapped.pointee.cache
        let spilled = cache.hasSpilled ? extras.sizes : SpilledSizes()
        forgetAnswers()
        if cache.hasForgotten || cache.count == 0 { return true }
        return cache.first { size($0) != $1 } != nil || !spilled.allSatisfy { size($0) == $1 }
    }
}
