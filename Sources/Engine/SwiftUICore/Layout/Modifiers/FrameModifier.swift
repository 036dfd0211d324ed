import Foundation

/// A frame of a fixed width, height, or both (L40).
@frozen
public struct _FrameLayout {
    let width: CGFloat?, height: CGFloat?
    let alignment: Alignment
}

extension _FrameLayout: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(FrameKind.shared, modifier, around: content)
    }
}

/// A fixed frame's node.
final class FrameKind: TypedKind<_FrameLayout> {
    static let shared = FrameKind("frame")

    override var passesStackAxis: Bool { true }

    override func update(_ node: NodeRef, with new: _FrameLayout) -> NodeChange {
        let old = payload(node).pointee
        if old.width == new.width, old.height == new.height, old.alignment == new.alignment { return [] }
        payload(node).pointee = new
        // The distances to neighbors depend on which lengths are fixed.
        let isSameSort = (old.width == nil) == (new.width == nil) && (old.height == nil) == (new.height == nil)
        return isSameSort ? [.measure, .place] : [.measure, .place, .parentTraits]
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let frame = payload(node).pointee
        if let width = frame.width, let height = frame.height { return CGSize(width: width, height: height) }
        guard let child = node.firstElement else {
            return CGSize(width: frame.width ?? 0, height: frame.height ?? 0)
        }
        let size = child.size(inner(frame, proposal))
        return CGSize(width: frame.width ?? size.width, height: frame.height ?? size.height)
    }

    private func inner(_ frame: _FrameLayout, _ outer: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: frame.width ?? outer.width, height: frame.height ?? outer.height)
    }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        if let fixed = axis == .horizontal ? payload(node).pointee.width : payload(node).pointee.height {
            return (fixed, fixed)
        }
        return super.flexibility(node, axis, minor: minor)
    }

    override func place(_ node: NodeRef) {
        let frame = payload(node).pointee
        let proposal = inner(frame, node.layout.proposal)
        node.placeContent(frame.alignment, proposal)
    }

    // A frame's priority is 0 whatever its content's (L34).
    override func layoutPriority(_ node: NodeRef) -> Double { 0 }

    override func spacing(_ node: NodeRef) -> ViewSpacing {
        let frame = payload(node).pointee
        return super.spacing(node).framed(horizontally: frame.width != nil, vertically: frame.height != nil)
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        let frame = payload(node).pointee
        return node.contentGuide(key, in: size, frame.alignment, inner(frame, size.proposal))
    }

    override var remembersGuides: Bool { true }

    override func summary(_ node: NodeRef) -> String {
        let frame = payload(node).pointee
        return [frame.width.map { "width \($0)" }, frame.height.map { "height \($0)" }].compactMap { $0 }
            .joined(separator: " ")
    }
}

extension View {
    /// Puts the view into a frame of a fixed size (L40).
    /// - Parameters:
    ///   - width: The width in points; nil for the view's own.
    ///   - height: The height in points; nil for the view's own.
    ///   - alignment: The alignment of the view in a frame of another size; the center by default.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FrameLayout(width: frameDimension(width), height: frameDimension(height), alignment: alignment))
    }

    /// Does nothing: a frame needs a size.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View { modifier(EmptyModifier()) }
}

/// A frame's dimension, or nil with Apple's warning where it is none.
func frameDimension(_ value: CGFloat?) -> CGFloat? {
    guard let value, !(value >= 0 && value < .infinity) else { return value }
    RuntimeWarning.issue("Invalid frame dimension (negative or non-finite).")
    return nil
}
