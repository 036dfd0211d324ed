/// The readers of preferences that are to look again after the update.
struct PreferenceState {
    private var readers: [NodeHandle] = []

    /// Whether no reader waits.
    var isEmpty: Bool { readers.isEmpty }

    /// Notes that the value below a reader may be another.
    mutating func addReader(_ node: NodeRef) {
        let handle = NodeHandle(node)
        // Thousands of writers tell the same few readers one after the other.
        if readers.suffix(4).contains(handle) { return }
        readers.append(handle)
    }

    /// Takes out the readers whose value may be another, each once: the deepest first, else as they came.
    ///
    /// Some may be gone before it is their turn: content that others make anew takes its readers along.
    mutating func takeReaders() -> [NodeHandle] {
        if readers.isEmpty { return [] }
        var seen: Set<NodeHandle> = []
        let nodes = readers.filter { seen.insert($0).inserted }.compactMap(\.node)
        readers.removeAll(keepingCapacity: true)
        return nodes.enumerated()
            .sorted { ($1.element.pointee.depth, $0.offset) < ($0.element.pointee.depth, $1.offset) }
            .map { NodeHandle($0.element) }
    }
}

extension ViewGraph {
    /// Notes that a node tells those above another value of a preference than before.
    /// - Parameter key: The preference's key; nil for any, where content came, left or moved.
    func notePreferenceChange(at node: NodeRef, _ key: ObjectIdentifier?) {
        var (child, current) = (node, node.pointee.parent)
        while let node = current {
            if node.pointee.kind === PreferenceKind.shared {
                let record = PreferenceKind.shared.payload(node).pointee
                if key == nil || record.key == key {
                    if record.isReader { preferences.addReader(node) }
                    if record.hidesContent, key != nil { return }
                }
            }
            if node.pointee.flags.contains(.readsPreferences), child.pointee.kind !== SlotKind.shared,
                let reader = node.slot?.preferenceReader
            {
                preferences.addReader(reader)
            }
            (child, current) = (node, node.pointee.parent)
        }
    }
}
