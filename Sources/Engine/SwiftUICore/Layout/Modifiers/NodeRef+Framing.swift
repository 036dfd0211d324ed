import Foundation

// The common layout of all kinds of frames: they differ in their size and in the proposal.
extension NodeRef {
    /// Places the element's one child for a proposal, aligned with the element's own rectangle.
    @inline(__always)
    func placeContent(_ alignment: Alignment, _ proposal: ProposedViewSize) {
        guard let child = firstElement else { return }
        let size = child.viewSize(proposal)
        child.place(at: alignedOrigin(of: child, size, alignment), size)
    }

    /// Returns the guide that the element's one child sets where it answers a proposal, in the space of the element;
    /// nil where the child sets none.
    @inline(__always)
    func contentGuide(
        _ key: AlignmentKey, in size: ViewSize, _ alignment: Alignment, _ proposal: @autoclosure () -> ProposedViewSize
    ) -> CGFloat? {
        guard let child = firstElement, child.maySetGuide(key) else { return nil }
        let childSize = child.viewSize(proposal())
        guard let value = child.explicitGuide(key, childSize) else { return nil }
        return value + alignedOffset(of: child, childSize, in: size, alignment[key.axis])
    }
}

extension ViewSpacing {
    /// The spacing without its distances along the axes in which a frame determines the length.
    func framed(horizontally: Bool, vertically: Bool) -> ViewSpacing {
        var spacing = self
        if horizontally { (spacing.leading, spacing.trailing) = (.init(), .init()) }
        if vertically { (spacing.top, spacing.bottom) = (.init(), .init()) }
        return spacing
    }
}
