/// The readers of preferences to update after the current update.
struct PreferenceState {
    private var readers: [NodeHandle] = []

    /// Whether no reader waits.
    var isEmpty: Bool { readers.isEmpty }

    /// Notes that the value below a reader may have changed.
    mutating func addReader(_ node: NodeRef) {
        let handle = NodeHandle(node)
        // Thousands of writers notify the same few readers one after the other.
        if readers.suffix(4).contains(handle) { return }
        readers.append(handle)
    }

    /// Removes the readers whose value may have changed, each once: the deepest first, else in order.
    ///
    /// Some may be removed before their turn, with content that others replace.
    mutating func takeReaders() -> [NodeHandle] {
        if readers.isEmpty { return [] }
        var seen: Set<NodeHandle> = []
        let nodes = readers.filter { seen.insert($0).inserted }.compactMap(\.node)
        readers.removeAll(keepingCapacity: true)
        return nodes.enumerated()
            .sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
            .map { NodeHandle($0.element) }
    }
}

extension ViewGraph {
    /// Updates everything that depends on a finished layout: appearance, anchors and the readers of preferences.
    ///
    /// Views made from preferences come first, since they may write some themselves; actions are queued once the values
    /// are stable.
    func updatePreferences() {
        updateLifecycle()
        for _ in 0..<FrameLimits.preferences {
            var hasNewContent = false
            var actions: [NodeHandle] = []
            for handle in preferences.takeReaders() {
                guard let node = handle.node else { continue }
                if let kind = node.kind as? any PreferenceReading {
                    if kind.readPreferences(node) { hasNewContent = true }
                } else {
                    actions.append(handle)
                }
            }
            if !hasNewContent {
                for node in actions.compactMap(\.node) { PreferenceKind.shared.payload(node).pointee.read(node) }
                return
            }
            for node in actions.compactMap(\.node) { preferences.addReader(node) }
            updateBodies()
            layout()
            updateGeometry()
            updateLifecycle()
        }
        RuntimeWarning.issue("Views made from preferences do not come to rest.")
    }
}

/// A kind whose nodes are notified when the preferences beside them change.
protocol PreferenceReading: NodeKind {
    /// Updates the content; returns whether it was made again.
    func readPreferences(_ node: NodeRef) -> Bool
}
