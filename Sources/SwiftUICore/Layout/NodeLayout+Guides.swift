import Foundation

extension NodeRef {
    /// Whether a guide may be set explicitly by this element or below.
    ///
    /// Texts set baselines without a flag.
    @inline(__always)
    func maySetGuide(_ key: AlignmentKey) -> Bool {
        pointee.flags.contains(.hasGuides) || (key.axis == .vertical && key.isBaseline)
    }

    /// The explicit position of a guide for a size that the element answered; nil for the default.
    @inline(__always)
    func explicitGuide(_ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        guard maySetGuide(key) else { return nil }
        pointee.flags.insert(.askedDirectly)
        return pointee.kind.explicitGuide(self, key, size)
    }

    /// The position of a guide, from the leading or top edge, for a size that the element answered.
    @inline(__always)
    func guide(_ key: AlignmentKey, _ size: ViewSize) -> CGFloat {
        if let explicit = explicitGuide(key, size) { return explicit }
        return key.defaultValue(size.value)
    }

    /// The element's size for a proposal, together with it.
    @inline(__always)
    func viewSize(_ proposal: ProposedViewSize) -> ViewSize { ViewSize(size(proposal), proposal) }

    /// The size and proposal that the element was placed with.
    var placedSize: ViewSize {
        let layout = pointee.layout.unsafelyUnwrapped
        return ViewSize(layout.pointee.size, layout.pointee.proposal)
    }

    /// The distance of a child from the leading and top edges of a rectangle, so that their guides meet.
    /// - Parameter primary: The element whose guides stand for the rectangle's; nil for default ones.
    func alignedOffset(
        of child: NodeRef, _ childSize: ViewSize, in size: ViewSize, _ alignment: Alignment, primary: NodeRef? = nil
    ) -> CGPoint {
        func offset(_ key: AlignmentKey) -> CGFloat {
            let here = primary?.guide(key, size) ?? key.defaultValue(size.value)
            return here - child.guide(key, childSize)
        }
        return CGPoint(x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key))
    }

    /// Where a child's top left corner lies in the space in which children are placed, so that its guides meet
    /// those of this element's rectangle.
    func alignedOrigin(
        of child: NodeRef, _ childSize: ViewSize, _ alignment: Alignment, primary: NodeRef? = nil
    ) -> CGPoint {
        let offset = alignedOffset(of: child, childSize, in: placedSize, alignment, primary: primary)
        return origin(at: offset, childSize.value)
    }

    /// Where a child at a distance from the leading and top edges has its top left corner, in the space in which
    /// children are placed.
    func origin(at offset: CGPoint, _ childSize: CGSize) -> CGPoint {
        let origin = childOrigin
        var x = offset.x
        if isRightToLeft { x = pointee.layout.unsafelyUnwrapped.pointee.size.width - x - childSize.width }
        return CGPoint(x: origin.x + x, y: origin.y + offset.y)
    }

    /// Notes that a guide is set explicitly by this new element: containers above ask from now on.
    func guideSet() {
        var node: NodeRef? = self
        while let current = node {
            let isKnown = current.pointee.flags.contains(.hasGuides)
            current.pointee.flags.insert(.hasGuides)
            if let layout = current.pointee.layout, layout.pointee.isPlaced {
                pointee.graph.markMeasure(current)
                if isKnown { return }
            }
            node = current.pointee.parent
        }
    }
}

extension AlignmentKey {
    /// Whether the guide is a line of text's.
    var isBaseline: Bool {
        id == VerticalAlignment.FirstBaseline.self || id == VerticalAlignment.LastBaseline.self
    }
}
