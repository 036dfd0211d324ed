import Foundation

/// A view beside the content at an edge, which counts as covered.
public struct _InsetViewModifier<Inset: View> {
    let inset: Inset
    let edge: Edge
    let alignment: AlignmentKey
    let spacing: CGFloat?
}

extension _InsetViewModifier: _PrimitiveModifier {
    nonisolated public static func _isUnary(aroundUnary: Bool) -> Bool { true }

    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        let payload = SafeAreaInsetKind.Payload(
            edge: modifier.edge, alignment: modifier.alignment, spacing: modifier.spacing.sanitized("spacing"))
        context.element(SafeAreaInsetKind.shared, payload) { inner in
            if V._isUnary {
                V._reconcile(content, &inner)
            } else {
                inner.element(StackKind.vertical, .init(axis: .vertical, alignment: HorizontalAlignment.center.key)) {
                    V._reconcile(content, &$0)
                }
            }
            inner.slot(modifier.inset)
        }
    }
}

/// The node of content with a view beside it.
final class SafeAreaInsetKind: TypedKind<SafeAreaInsetKind.Payload> {
    struct Payload {
        var edge: Edge
        var alignment: AlignmentKey
        var spacing: CGFloat?

        var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
        var isAtStart: Bool { edge == .top || edge == .leading }
    }

    static let shared = SafeAreaInsetKind("safe area inset")

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let old = payload(node).pointee
        payload(node).pointee = new
        return old.edge == new.edge && old.alignment == new.alignment && old.spacing == new.spacing
            ? [] : [.measure, .place]
    }

    /// The inset view's size: the ideal one along the axis.
    private func insetSize(_ node: NodeRef, _ proposal: ProposedViewSize) -> (CGSize, ProposedViewSize) {
        var inner = proposal
        inner[payload(node).pointee.axis] = nil
        return (node.slot?.firstElement?.size(inner) ?? .zero, inner)
    }

    /// The insets that the view makes, its distance to the content included.
    private func insets(_ node: NodeRef, _ proposal: ProposedViewSize) -> EdgeInsets {
        let payload = payload(node).pointee
        let spacing = node.graph.grid.distance(payload.spacing ?? ViewSpacing.standard, payload.axis)
        let length = insetSize(node, proposal).0[payload.axis] + spacing
        var insets = EdgeInsets()
        switch payload.edge {
        case .top: insets.top = length
        case .leading: insets.leading = length
        case .bottom: insets.bottom = length
        case .trailing: insets.trailing = length
        }
        return insets
    }

    override func safeAreaInsets(_ node: NodeRef) -> EdgeInsets? {
        insets(node, node.layout.proposal)
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(node, proposal)
        let size = node.firstElement?.size(proposal.inset(by: insets)) ?? .zero
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement, let inset = node.slot?.firstElement else { return }
        let layout = node.layout
        let payload = payload(node).pointee
        let insets = insets(node, layout.proposal)
        let proposal = layout.proposal.inset(by: insets)
        let size = child.size(proposal)
        child.place(
            at: node.origin(at: CGPoint(x: insets.leading, y: insets.top), size), size: size, proposal: proposal)

        // The bar is proposed the length that the content has across.
        var (insetSize, inner) = insetSize(node, layout.proposal)
        if inner[payload.axis.other] == nil {
            inner[payload.axis.other] = layout.size[payload.axis.other]
            insetSize = inset.size(inner)
        }
        var place = CGPoint.zero
        place[payload.axis] = payload.isAtStart ? 0 : layout.size[payload.axis] - insetSize[payload.axis]
        place[payload.axis.other] =
            payload.alignment.defaultValue(layout.size) - inset.guide(payload.alignment, ViewSize(insetSize, inner))
        inset.place(at: node.origin(at: place, insetSize), size: insetSize, proposal: inner)
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }
    override func spacing(_ node: NodeRef) -> ViewSpacing { ViewSpacing() }
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? { nil }
}

extension View {
    /// Shows a view beside this one at the top or bottom; it counts as covered, so that backgrounds reach below it.
    /// - Parameters:
    ///   - alignment: Where the two meet horizontally; their centers by default.
    ///   - spacing: The distance in points; nil for the usual one.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                inset: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing))
    }

    /// Shows a view beside this one at the leading or trailing edge; it counts as covered, so that backgrounds reach
    /// below it.
    /// - Parameters:
    ///   - alignment: Where the two meet vertically; their centers by default.
    ///   - spacing: The distance in points; nil for the usual one.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            _InsetViewModifier(
                inset: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
                spacing: spacing))
    }
}
