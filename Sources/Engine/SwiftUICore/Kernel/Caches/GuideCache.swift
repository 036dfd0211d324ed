import Foundation

/// The cached positions of an element's alignment guides; kept, and removed, together with its sizes.
///
/// A container finds a guide by arranging its content, which requests the content's guides: without caching, each level
/// of a tree would ask the next several times for each time that it is asked itself.
struct GuideCache {
    /// The maximum number of cached positions: a few guides for each of the sizes that a ``SizeCache`` keeps.
    private static let capacity = 16

    private var entries = ContiguousArray<Entry>()
    private var nextVictim = 0
    /// Whether a position that a caller may rely on was removed.
    private(set) var hasForgotten = false

    private struct Entry {
        let key: AlignmentKey
        let size: CGSize
        let proposal: PackedProposal
        let position: CGFloat?
    }

    /// The cached position; nil if it is unknown, with a nil within if the guide has its default position.
    func find(_ key: AlignmentKey, _ size: ViewSize) -> CGFloat?? {
        if entries.isEmpty { return nil }
        let proposal = PackedProposal(size.proposal)
        for entry in entries where entry.key == key && entry.size == size.value && entry.proposal == proposal {
            return .some(entry.position)
        }
        return nil
    }

    mutating func store(_ position: CGFloat?, for key: AlignmentKey, _ size: ViewSize) {
        let entry = Entry(
            key: key, size: size.value, proposal: PackedProposal(size.proposal), position: position)
        if entries.count < Self.capacity {
            entries.append(entry)
        } else {
            entries[nextVictim] = entry
            nextVictim = (nextVictim + 1) % Self.capacity
            hasForgotten = true
        }
    }

    /// Whether a guide's cached position satisfies a condition.
    func contains(_ key: AlignmentKey, where condition: (ViewSize, CGFloat?) -> Bool) -> Bool {
        entries.contains {
            $0.key == key && condition(ViewSize($0.size, $0.proposal.unpacked), $0.position)
        }
    }

    mutating func clear() {
        entries.removeAll(keepingCapacity: true)
        nextVictim = 0
        hasForgotten = false
    }
}
