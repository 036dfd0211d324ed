import Foundation

extension KeyboardFocus {
    /// The element that the focus moves to: the next of those that take it, in the order of the tree, or the one
    /// before; nil if there is none.
    ///
    /// Cells that a lazy container has not made yet follow the visible ones.
    func next(_ step: Int) -> NodeRef? {
        var candidates: [NodeRef] = []
        func collect(_ node: NodeRef) {
            if node.pointee.flags.contains(.isHidden) { return }
            if node.isElement, node.pointee.kind.takesFocus(node), node.pointee.layout?.pointee.isPlaced == true {
                candidates.append(node)
            }
            node.forEachChild(collect)
        }
        collect(graph.topmostModal ?? graph.root)
        let current = focusedNode
        let place = current.flatMap { candidates.firstIndex(of: $0) }
        let found = place.map { $0 + step }
        let next = found.flatMap { candidates.indices.contains($0) ? candidates[$0] : nil }
        if let current, let unseen = unseen(behind: current, before: next, step) { return unseen }
        if candidates.isEmpty { return nil }
        return next ?? (step > 0 ? candidates.first : candidates.last)
    }

    /// The element that the lazy containers around the focused one have not made yet, if the next known one is outside
    /// of them.
    private func unseen(behind current: NodeRef, before next: NodeRef?, _ step: Int) -> NodeRef? {
        var cell = current
        while let parent = cell.elementParent {
            if parent.pointee.kind is LazyKind {
                if let next, isIn(parent, next) { return nil }
                if let found = LazyKind.unseenFocusable(in: parent, from: cell, step) { return found }
            }
            cell = parent
        }
        return nil
    }

    private func isIn(_ ancestor: NodeRef, _ node: NodeRef) -> Bool {
        var current: NodeRef? = node
        while let inner = current {
            if inner == ancestor { return true }
            current = inner.pointee.parent
        }
        return false
    }
}
