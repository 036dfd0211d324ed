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
        return withKind { kind in
            kind.remembersGuides ? rememberedGuide(key, size) : kind.explicitGuide(self, key, size)
        }
    }

    private func rememberedGuide(_ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        let extras = extras
        if let known = extras.guides.find(key, size) { return known }
        pointee.graph.counters.guidesFound += 1
        let position = pointee.kind.explicitGuide(self, key, size)
        extras.guides.store(position, for: key, size)
        return position
    }

    /// The position of a guide, from the leading or top edge, for a size that the element answered.
    @inline(__always)
    func guide(_ key: AlignmentKey, _ size: ViewSize) -> CGFloat {
        let position = explicitGuide(key, size) ?? key.defaultValue(size.value)
        return pointee.graph.grid.guide(position, key.axis)
    }

    /// The element's size for a proposal, together with it.
    @inline(__always)
    func viewSize(_ proposal: ProposedViewSize) -> ViewSize { ViewSize(size(proposal), proposal) }

    /// The size and proposal that the element was placed with.
    var placedSize: ViewSize {
        let layout = pointee.layout.unsafelyUnwrapped
        return ViewSize(layout.pointee.size, layout.pointee.proposal)
    }

    /// The distance of a child from the leading or top edge of a rectangle, so that their guides meet.
    /// - Parameter primary: The element whose guide stands for the rectangle's; nil for the default one.
    func alignedOffset(
        of child: NodeRef, _ childSize: ViewSize, in size: ViewSize, _ key: AlignmentKey, primary: NodeRef? = nil
    ) -> CGFloat {
        let position = primary?.guide(key, size) ?? pointee.graph.grid.guide(key.defaultValue(size.value), key.axis)
        return position - child.guide(key, childSize)
    }

    /// Where a child's top left corner lies in the space in which children are placed, so that its guides meet
    /// those of this element's rectangle.
    func alignedOrigin(
        of child: NodeRef, _ childSize: ViewSize, _ alignment: Alignment, primary: NodeRef? = nil
    ) -> CGPoint {
        func offset(_ key: AlignmentKey) -> CGFloat {
            alignedOffset(of: child, childSize, in: placedSize, key, primary: primary)
        }
        return origin(
            at: CGPoint(x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key)), childSize.value)
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
