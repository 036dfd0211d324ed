import Foundation

extension NodeRef {
    /// Whether a guide may be set explicitly by this element or below.
    ///
    /// Texts set baselines without a flag.
    @inline(__always)
    func maySetGuide(_ key: AlignmentKey) -> Bool {
        flags.contains(.hasGuides) || (key.axis == .vertical && key.isBaseline)
    }

    /// The explicit position of a guide for a size that the element answered; nil for the default.
    @inline(__always)
    func explicitGuide(_ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        guard maySetGuide(key) else { return nil }
        flags.insert(.askedDirectly)
        return withKind { kind in
            kind.remembersGuides ? rememberedGuide(key, size) : kind.explicitGuide(self, key, size)
        }
    }

    private func rememberedGuide(_ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        let extras = extras
        if let known = extras.guides.find(key, size) { return known }
        graph.counters.guidesFound += 1
        let position = kind.explicitGuide(self, key, size)
        extras.guides.store(position, for: key, size)
        return position
    }

    /// The position of a guide, from the leading or top edge, for a size that the element answered.
    @inline(__always)
    func guide(_ key: AlignmentKey, _ size: ViewSize) -> CGFloat {
        let position = explicitGuide(key, size) ?? key.defaultValue(size.value)
        return graph.grid.guide(position, key.axis)
    }

    /// The element's size for a proposal, together with it.
    @inline(__always)
    func viewSize(_ proposal: ProposedViewSize) -> ViewSize { ViewSize(size(proposal), proposal) }

    /// The size and proposal that the element was placed with.
    var placedSize: ViewSize {
        let layout = layoutRecord
        return ViewSize(layout.pointee.size, layout.pointee.proposal)
    }

    /// The distance of a child from the leading or top edge of a rectangle, so that their guides meet.
    /// - Parameter primary: The element whose guide is used for the rectangle's; nil for the default one.
    func alignedOffset(
        of child: NodeRef, _ childSize: ViewSize, in size: ViewSize, _ key: AlignmentKey, primary: NodeRef? = nil
    ) -> CGFloat {
        let position = primary?.guide(key, size) ?? graph.grid.guide(key.defaultValue(size.value), key.axis)
        return position - child.guide(key, childSize)
    }

    /// The top left corner of a child in the space in which children are placed, so that its guides meet
    /// the guides of this element's rectangle.
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
        if isRightToLeft { x = layout.size.width - x - childSize.width }
        return CGPoint(x: origin.x + x, y: origin.y + offset.y)
    }

    /// Notes that a guide is set explicitly by this new element: containers above ask from now on.
    func guideSet() {
        var node: NodeRef? = self
        while let current = node {
            let isKnown = current.flags.contains(.hasGuides)
            current.flags.insert(.hasGuides)
            if let layout = current.layoutIfElement, layout.pointee.isPlaced {
                graph.markMeasure(current)
                if isKnown { return }
            }
            node = current.parent
        }
    }
}

extension AlignmentKey {
    /// Whether the guide is a line of text's.
    var isBaseline: Bool {
        id == VerticalAlignment.FirstBaseline.self || id == VerticalAlignment.LastBaseline.self
    }
}
