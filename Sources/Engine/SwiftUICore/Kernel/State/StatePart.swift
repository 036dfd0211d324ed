/// A part of a state, through which bodies read it: they are evaluated again only when the part changes.
protocol StatePart: AnyObject {
    /// Whether the part differs from the value that bodies last saw through it.
    var hasChanged: Bool { get }
    /// Whether another object represents the same part of the same state.
    func isSamePart(as other: StatePart) -> Bool
    /// Called when all bodies that saw the part are about to be evaluated again.
    func forgetSeen()
}

/// The values that bodies read through a binding.
struct SeenValue<Value> {
    private var value: Value?
    /// Whether bodies saw different values, so that no statement holds for all of them.
    private var isMixed = false

    /// Notes a value if a body reads it, and returns it.
    @inline(__always)
    mutating func noting(_ new: Value) -> Value {
        if UpdateContext.readerOfThisThread != nil, !isMixed {
            if let value { isMixed = !valuesAreEqual(value, new) } else { value = .some(new) }
        }
        return new
    }

    /// Whether a value is the one that all bodies saw; nil if none has read it.
    func isStill(_ current: @autoclosure () -> Value) -> Bool? {
        value.map { !isMixed && valuesAreEqual($0, current()) }
    }
}

/// The nodes that read parts of a state, and which.
struct StatePartReaders {
    /// None of a node that reads too many: it depends on the whole.
    private var parts: [NodeHandle: [any StatePart]] = [:]
    /// The number of nodes at which removed ones are looked for.
    private var limit = 32
    /// A body that reads more parts than this depends on the whole: tracking them would cost more than it saves.
    private static let mostPartsOfNode = 8

    /// Notes that a node reads a part; returns false if it reads too many parts, so that the whole counts as read.
    mutating func insert(_ node: NodeRef, _ part: any StatePart) -> Bool {
        let handle = NodeHandle(node)
        if let known = parts[handle] {
            if known.isEmpty { return false }
            if known.contains(where: { $0 === part || $0.isSamePart(as: part) }) { return true }
            if known.count == Self.mostPartsOfNode {
                parts[handle] = []
                return false
            }
        } else if parts.count >= limit {
            parts = parts.filter { $0.key.node != nil }
            limit = max(32, 2 * parts.count)
        }
        parts[handle, default: []].append(part)
        return true
    }

    /// Removes the nodes of which a part has changed, including nodes that depend on the whole, and returns the nodes
    /// still in the tree.
    mutating func takeChanged() -> [NodeRef] {
        var changedNodes: [NodeHandle] = []
        var changedParts: [any StatePart] = []
        for (handle, parts) in parts {
            let changed = parts.filter(\.hasChanged)
            if changed.isEmpty, !parts.isEmpty, handle.node != nil { continue }
            changedNodes.append(handle)
            changedParts += changed
        }
        for part in changedParts { part.forgetSeen() }
        for handle in changedNodes { parts[handle] = nil }
        return changedNodes.compactMap(\.node)
    }
}
