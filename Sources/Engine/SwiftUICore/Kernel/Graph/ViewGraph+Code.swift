extension ViewGraph {
    /// Evaluates all bodies again: functions that they call may have been replaced.
    ///
    /// State and identity stay. The only walk over a whole tree, after an edit of the app's source.
    func codeChanged() { markBodies(from: root) }

    private func markBodies(from node: NodeRef) {
        if node.kind.isComposite { markBodyDirty(node) }
        node.forEachChild { markBodies(from: $0) }
    }
}
