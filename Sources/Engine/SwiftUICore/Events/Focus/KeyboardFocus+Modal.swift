extension KeyboardFocus {
    /// The element with the focus when another element covered the window.
    struct Covered {
        let modal: NodeHandle
        let focused: NodeHandle
        let isByKeyboard: Bool
    }

    /// Takes the focus away for an element that covers the window; what had it gets it back when the element is gone.
    func contentCovered(by modal: NodeRef) {
        let modal = NodeHandle(modal)
        graph.actions.append { [self] in
            if let focused { covered.append(Covered(modal: modal, focused: focused, isByKeyboard: isByKeyboard)) }
            focus(nil)
        }
    }

    /// Removes the focus from an element that has left the tree and is still visible, and gives it back to content that
    /// is no longer covered.
    func contentLeft() {
        guard focusedNode?.flags.contains(.isLeaving) == true || !covered.isEmpty else { return }
        graph.actions.append { [self] in
            if focusedNode?.flags.contains(.isLeaving) == true { focus(nil) }
            uncover()
        }
    }

    /// Takes the focus away again where an element that covers the window returns as it leaves.
    func contentReturned() {
        guard focused != nil, let modal = graph.topmostModal, !isWithin(modal) else { return }
        contentCovered(by: modal)
    }

    /// Gives the focus back to what had it before elements covered the window that are gone now, unless the app has
    /// moved it on.
    private func uncover() {
        while let last = covered.last, isGone(last.modal) {
            covered.removeLast()
            guard focusedNode == nil, let node = last.focused.node, !isGone(last.focused), node.kind.takesFocus(node)
            else { continue }
            isByKeyboard = last.isByKeyboard
            focus(node, reveals: false)
        }
    }

    private func isGone(_ handle: NodeHandle) -> Bool {
        handle.node?.flags.contains(.isLeaving) ?? true
    }
}
