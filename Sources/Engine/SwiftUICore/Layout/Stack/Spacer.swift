import Foundation

/// Space that grows along the axis of the enclosing stack, and along both axes elsewhere.
///
/// A spacer grows along the axis of its stack, and along both outside of a stack. A minimum length, in points, is
/// kept where there is too little room.
///
/// ```swift
/// HStack {
///     Text("Left")
///     Spacer(minLength: 20)
///     Text("Right")
/// }
/// ```
///
/// Follows Apple's [Spacer](https://developer.apple.com/documentation/swiftui/spacer); statements L22 and L30.
@frozen
public struct Spacer: Sendable {
    /// The least length in points; nil for the usual distance.
    public var minLength: CGFloat?

    /// Creates a space.
    @inlinable
    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Spacer, _ context: inout _Reconciler) {
        let least = view.minLength.sanitized("minimum length")
        // Negative lengths are zero, also in a stack's calculations.
        context.element(SpacerKind.shared, .init(minLength: least.map { max($0, 0) }))
    }
}

/// A space's node.
final class SpacerKind: TypedKind<SpacerKind.Payload> {
    struct Payload {
        var minLength: CGFloat?
        /// The axis of the stack around the space; nil outside of stacks.
        var axis: Axis?
    }

    static let shared = SpacerKind("Spacer", isSpace: true)

    override func created(_ node: NodeRef) { payload(node).pointee.axis = node.enclosingStackAxis }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        if payload(node).pointee.minLength == new.minLength { return [] }
        payload(node).pointee.minLength = new.minLength
        return .measure
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let least = payload(node).pointee.minLength ?? ViewSpacing.standard
        func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? least, least) }
        switch payload(node).pointee.axis {
        case .horizontal: return CGSize(width: length(proposal.width), height: 0)
        case .vertical: return CGSize(width: 0, height: length(proposal.height))
        case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
        }
    }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        node.flags.insert(.askedDirectly)
        if let own = payload(node).pointee.axis, own != axis { return (0, 0) }
        return (payload(node).pointee.minLength ?? ViewSpacing.standard, .infinity)
    }

    /// The least length of a space along the axis of the stack around it; nil for another axis.
    static func leastLength(_ node: NodeRef, _ axis: Axis) -> CGFloat? {
        let payload = node.payload.assumingMemoryBound(to: Payload.self)
        node.flags.insert(.askedDirectly)
        return payload.pointee.axis == axis ? payload.pointee.minLength ?? ViewSpacing.standard : nil
    }

    override func layoutPriority(_ node: NodeRef) -> Double { -.infinity }

    override func spacing(_ node: NodeRef) -> ViewSpacing {
        var spacing = ViewSpacing()
        switch payload(node).pointee.axis {
        case .horizontal: (spacing.leading.plain, spacing.trailing.plain) = (0, 0)
        case .vertical: (spacing.top.plain, spacing.bottom.plain) = (0, 0)
        case nil: return .zero
        }
        return spacing
    }
}

extension NodeRef {
    /// Notifies spacers and dividers in a stack that its axis changed.
    func stackAxisChanged() {
        forEachChild { child in
            let kind = child.kind
            if kind === SlotKind.shared { return }
            if kind === SpacerKind.shared {
                SpacerKind.shared.payload(child).pointee.axis = child.enclosingStackAxis
                child.graph.mark(child, [.measure, .parentTraits])
            } else if kind === DividerKind.shared {
                DividerKind.shared.payload(child).pointee.axis = child.enclosingStackAxis ?? .vertical
                child.graph.mark(child, .measure)
            } else if !child.isElement || kind.passesStackAxis {
                child.stackAxisChanged()
            }
        }
    }

    /// The axis of the stack around this element, seen through modifiers; nil outside of stacks.
    var enclosingStackAxis: Axis? {
        var ancestor = parent
        while let current = ancestor {
            let kind = current.kind
            if let axis = kind.stackAxis(current) { return axis }
            // A view in a background or overlay is in no stack.
            if kind === SlotKind.shared || (current.isElement && !kind.passesStackAxis) { return nil }
            ancestor = current.parent
        }
        return nil
    }
}
