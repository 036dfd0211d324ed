import Foundation

/// A frame with least, ideal and greatest lengths (L41 to L44).
@frozen
public struct _FlexFrameLayout {
    let minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?
    let minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?
    let alignment: Alignment
}

extension _FlexFrameLayout: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(FlexFrameKind.shared, modifier, around: content)
    }
}

/// One axis of a flexible frame.
struct FlexibleLength: Equatable {
    var least: CGFloat?, ideal: CGFloat?, most: CGFloat?

    /// The proposal for the child (L41).
    func proposal(_ proposed: CGFloat?) -> CGFloat? {
        guard let value = proposed ?? ideal else { return nil }
        return min(max(value, least ?? -.infinity), most ?? .infinity)
    }

    /// The size that the frame reports (L42, L43).
    func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
        guard let proposed else {
            if let ideal { return ideal }
            return min(max(child, least ?? -.infinity), most ?? .infinity)
        }
        switch (least, most) {
        case (let least?, let most?): return min(max(proposed, least), most)
        case (let least?, nil): return max(least, min(child, max(proposed, least)))
        case (nil, let most?): return min(most, max(child, min(proposed, most)))
        case (nil, nil): return child
        }
    }
}

/// A flexible frame's node.
final class FlexFrameKind: TypedKind<_FlexFrameLayout> {
    static let shared = FlexFrameKind("flexible frame")

    override var passesStackAxis: Bool { true }

    override func update(_ node: NodeRef, with new: _FlexFrameLayout) -> NodeChange {
        let old = payload(node).pointee
        if old.horizontal == new.horizontal, old.vertical == new.vertical, old.alignment == new.alignment { return [] }
        payload(node).pointee = new
        // The distances to neighbors depend on which axes are bounded.
        let none = FlexibleLength()
        let isSameSort =
            (old.horizontal == none) == (new.horizontal == none) && (old.vertical == none) == (new.vertical == none)
        return isSameSort ? [.measure, .place] : [.measure, .place, .parentTraits]
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let frame = payload(node).pointee
        let childSize = node.firstElement?.size(inner(frame, proposal)) ?? .zero
        return CGSize(
            width: frame.horizontal.length(proposal.width, child: childSize.width),
            height: frame.vertical.length(proposal.height, child: childSize.height))
    }

    private func inner(_ frame: _FlexFrameLayout, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: frame.horizontal.proposal(proposal.width), height: frame.vertical.proposal(proposal.height))
    }

    override func place(_ node: NodeRef) {
        let frame = payload(node).pointee
        let proposal = inner(frame, node.layout.proposal)
        node.placeContent(frame.alignment, proposal)
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }

    override func spacing(_ node: NodeRef) -> ViewSpacing {
        let (frame, none) = (payload(node).pointee, FlexibleLength())
        return super.spacing(node)
            .framed(horizontally: frame.horizontal != none, vertically: frame.vertical != none)
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        let frame = payload(node).pointee
        return node.contentGuide(key, in: size, frame.alignment, inner(frame, size.proposal))
    }

    override var remembersGuides: Bool { true }
}

extension _FlexFrameLayout {
    fileprivate var horizontal: FlexibleLength { .init(least: minWidth, ideal: idealWidth, most: maxWidth) }
    fileprivate var vertical: FlexibleLength { .init(least: minHeight, ideal: idealHeight, most: maxHeight) }
}

extension View {
    /// Puts the view into a frame whose size lies between bounds (L41 to L44).
    ///
    /// Lengths are in points.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let (minW, idealW, maxW) = sanitize(minWidth, idealWidth, maxWidth)
        let (minH, idealH, maxH) = sanitize(minHeight, idealHeight, maxHeight)
        return modifier(
            _FlexFrameLayout(
                minWidth: minW, idealWidth: idealW, maxWidth: maxW, minHeight: minH, idealHeight: idealH,
                maxHeight: maxH, alignment: alignment))
    }
}

/// Bounds in ascending order; Apple's warnings where they were not.
private func sanitize(
    _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
) -> (CGFloat?, CGFloat?, CGFloat?) {
    func valid(_ value: CGFloat?, allowsInfinity: Bool) -> CGFloat? {
        guard let value else { return nil }
        if value.isNaN || value < 0 || (value == .infinity && !allowsInfinity) {
            RuntimeWarning.issue("Invalid frame dimension (negative or non-finite).")
            return nil
        }
        return value
    }
    // An infinite least length is as the greatest there is: Apple lets it pass.
    var (least, ideal, most) = (
        valid(least, allowsInfinity: true), valid(ideal, allowsInfinity: true), valid(most, allowsInfinity: true)
    )
    var contradicts = false
    if let lower = least, let value = ideal, value < lower {
        ideal = lower
        contradicts = true
    }
    if let lower = ideal ?? least, let value = most, value < lower {
        most = lower
        contradicts = true
    }
    if contradicts { RuntimeWarning.issue("Contradictory frame constraints specified.") }
    if least == .infinity { least = most }
    return (least, ideal, most)
}
