import Foundation

/// A view whose frame is a share of the container around it: the nearest scroll view, else the window.
public struct _ContainerRelativeFrame {
    let axes: Axis.Set
    let alignment: Alignment
    /// The length along an axis, from the container's.
    let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerRelativeFrame: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(ContainerRelativeKind.shared, modifier, around: content)
    }
}

/// The node of a frame that follows a container's size.
final class ContainerRelativeKind: TypedKind<_ContainerRelativeFrame> {
    static let shared = ContainerRelativeKind("container relative frame")

    override func created(_ node: NodeRef) {
        if node.isElement { node.followContainers() }
    }

    override func update(_ node: NodeRef, with new: _ContainerRelativeFrame) -> NodeChange {
        let old = payload(node).pointee
        payload(node).pointee = new
        let isSame =
            old.axes == new.axes && old.alignment == new.alignment && valuesAreEqual(old.length, new.length)
        return isSame ? [] : [.measure, .place]
    }

    /// Something that the function read has changed.
    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        node.graph.mark(node, [.measure, .place])
    }

    private func lengths(_ node: NodeRef, in size: CGSize) -> (width: CGFloat?, height: CGFloat?) {
        let frame = payload(node).pointee
        func length(_ axis: Axis) -> CGFloat? {
            guard frame.axes.contains(axis) else { return nil }
            let value = node.evaluateTracked(nil, nil) { frame.length(size[axis], axis) }
            return value.isFinite ? min(max(value, 0), 1e9) : nil
        }
        return (length(.horizontal), length(.vertical))
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let (width, height) = lengths(node, in: node.containerLengths)
        if let width, let height { return CGSize(width: width, height: height) }
        let inner = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
        let size = node.firstElement?.size(inner) ?? .zero
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement, let layout = node.layoutIfElement else { return }
        let (width, height) = lengths(node, in: node.containerLengths)
        let outer = layout.pointee.proposal
        let inner = ProposedViewSize(width: width ?? outer.width, height: height ?? outer.height)
        let size = child.size(inner)
        child.place(
            at: node.alignedOrigin(of: child, ViewSize(size, inner), payload(node).pointee.alignment), size: size,
            proposal: inner)
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }
    override func spacing(_ node: NodeRef) -> ViewSpacing { ViewSpacing() }
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? { nil }
}

extension View {
    /// Puts the view into a frame as long as the container around it: the nearest scroll view, else the window.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Puts the view into a frame as long as some of equal parts of the container around it.
    /// - Parameters:
    ///   - count: How many parts the container has.
    ///   - span: How many parts the view takes; 1 by default.
    ///   - spacing: The distance between parts, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let (count, span) = (CGFloat(count), CGFloat(span))
            let part = (length - spacing * (count - 1)) / max(count, 1)
            return part * span + spacing * (span - 1)
        }
    }

    /// Puts the view into a frame whose lengths a function makes from the container's, in points.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }
}
