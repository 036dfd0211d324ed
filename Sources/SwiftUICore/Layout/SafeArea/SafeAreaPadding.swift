import Foundation

/// Padding that counts as covered: what ignores the safe area reaches into it.
@frozen
public struct _SafeAreaPaddingLayout: Equatable, Sendable {
    let insets: EdgeInsets
}

extension _SafeAreaPaddingLayout: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(SafeAreaPaddingKind.shared, modifier.insets, around: content)
    }
}

/// The node of a view with safe area padding.
final class SafeAreaPaddingKind: TypedKind<EdgeInsets> {
    static let shared = SafeAreaPaddingKind("safe area padding")

    override var passesStackAxis: Bool { true }
    override var changeOfPayload: NodeChange { [.measure, .place, .parentTraits] }
    override func safeAreaInsets(_ node: NodeRef) -> EdgeInsets? { payload(node).pointee }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let insets = payload(node).pointee
        let size = node.firstElement?.size(proposal.inset(by: insets)) ?? .zero
        return CGSize(width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
    }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement, let layout = node.pointee.layout else { return }
        let insets = payload(node).pointee
        let proposal = layout.pointee.proposal.inset(by: insets)
        let size = child.size(proposal)
        child.place(
            at: node.origin(at: CGPoint(x: insets.leading, y: insets.top), size), size: size, proposal: proposal)
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }

    override func spacing(_ node: NodeRef) -> ViewSpacing {
        var spacing = super.spacing(node)
        let insets = payload(node).pointee
        if insets.top != 0 { spacing.top = .init() }
        if insets.leading != 0 { spacing.leading = .init() }
        if insets.bottom != 0 { spacing.bottom = .init() }
        if insets.trailing != 0 { spacing.trailing = .init() }
        return spacing
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        guard let child = node.firstElement, child.maySetGuide(key) else { return nil }
        let insets = payload(node).pointee
        let inner = child.viewSize(size.proposal.inset(by: insets))
        return child.explicitGuide(key, inner).map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
    }
}

extension ProposedViewSize {
    /// What remains of the proposal within insets.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        // A bar that takes all of a limitless space leaves nothing.
        func rest(_ length: CGFloat, _ taken: CGFloat) -> CGFloat { length > taken ? length - taken : 0 }
        return ProposedViewSize(
            width: width.map { rest($0, insets.horizontal) }, height: height.map { rest($0, insets.vertical) })
    }
}

extension View {
    /// Adds padding that counts as covered, in points.
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(_SafeAreaPaddingLayout(insets: insets))
    }

    /// Adds padding that counts as covered at some edges: 16 points by default.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0) }).resolved)
    }

    /// Adds padding that counts as covered at all edges, in points.
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(length))
    }
}
