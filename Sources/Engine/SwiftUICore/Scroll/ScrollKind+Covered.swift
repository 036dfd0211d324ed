import Foundation

extension ScrollKind {
    /// The visible area of the content, in the scroll view's own space: below bars too, along the scrolling axes.
    func uncoveredBounds(_ node: NodeRef, _ size: CGSize) -> CGRect {
        let insets = state(node).covered
        let isRightToLeft = insets.horizontal != 0 && node.isRightToLeft
        return CGRect(
            x: isRightToLeft ? -insets.trailing : -insets.leading, y: -insets.top,
            width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    /// Updates how far the content is visible beyond the scroll view's edges; returns whether that changed.
    @discardableResult
    func updateCovered(_ node: NodeRef) -> Bool {
        let layout = node.layout
        let frame = CGRect(origin: layout.origin, size: layout.size)
        let covered = node.coveredInsets(around: frame, along: payload(node).pointee.axes)
        let state = state(node)
        if state.covered == covered { return false }
        state.covered = covered
        node.graph.markDraw(node)
        scheduleReport(node)
        return true
    }
}
