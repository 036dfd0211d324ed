import DisplayList

extension ViewGraph {
    /// Performs the action whose keyboard shortcut a key is; returns whether there was one.
    func performShortcut(_ event: KeyEvent) -> Bool {
        var found: NodeRef?
        // The topmost view responds first; a view that covers the window hides the shortcuts behind it.
        func search(_ node: NodeRef, instead: Bool) {
            if found != nil || node.flags.contains(.isHidden) { return }
            if node.isElement, node.kind.matchesShortcut(node, event, instead: instead) {
                found = node
                return
            }
            node.forEachChild { search($0, instead: instead) }
        }
        let top: NodeRef = topmostModal ?? root
        search(top, instead: false)
        search(top, instead: true)
        guard let found else { return false }
        return found.kind.activate(found)
    }

    /// The last element that covers the window; nil for none.
    var topmostModal: NodeRef? {
        var result: NodeRef?
        func search(_ node: NodeRef) {
            guard node.flags.contains(.hasResponders), !node.flags.contains(.isHidden) else { return }
            if let kind = node.kind as? ResponderKind, kind.isModal(node) { result = node }
            node.forEachChild(search)
        }
        search(root)
        return result
    }
}
