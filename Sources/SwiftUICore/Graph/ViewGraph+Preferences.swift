extension ViewGraph {
    /// Brings what depends on a finished layout up to date: appearance, anchors and the readers of preferences.
    ///
    /// Views made from preferences come first, for they may write some themselves; actions are queued once the
    /// values have come to rest.
    func updatePreferences() {
        updateLifecycle()
        for _ in 0..<8 {
            var hasNewContent = false
            var actions: [NodeHandle] = []
            for handle in preferences.takeReaders() {
                guard let node = handle.node else { continue }
                if let kind = node.pointee.kind as? any PreferenceReading {
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
