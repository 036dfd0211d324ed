import Foundation

/// Space around a view (L32).
@frozen
public struct _PaddingLayout {
    /// The edges that get space.
    public var edges: Edge.Set
    /// The distances; nil for the usual 16 points.
    public var insets: EdgeInsets?

    /// Creates padding.
    @inlinable
    public nonisolated init(edges: Edge.Set = .all, insets: EdgeInsets?) {
        self.edges = edges
        self.insets = insets
    }

    var resolved: EdgeInsets {
        let all = insets ?? EdgeInsets(16)
        return EdgeInsets(
            top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
            bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
    }
}

extension _PaddingLayout: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        var insets = modifier.resolved
        if !(insets.horizontal + insets.vertical).isFinite {
            RuntimeWarning.issue("Invalid padding (non-finite).")
            insets = EdgeInsets()
        }
        context.modifier(PaddingKind.shared, insets, around: content)
    }
}

/// A padding's node.
class PaddingKind: TypedKind<EdgeInsets> {
    static let shared = PaddingKind("padding")

    override var passesStackAxis: Bool { true }

    override func update(_ node: NodeRef, with new: EdgeInsets) -> NodeChange {
        if payload(node).pointee == new { return [] }
        payload(node).pointee = new
        return [.measure, .place, .parentTraits]
    }

    /// The insets as the device's grid allows.
    private func insets(_ node: NodeRef) -> EdgeInsets { node.graph.grid.distances(payload(node).pointee) }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(node)
        let size = node.firstElement?.size(proposal.inset(by: insets)) ?? .zero
        return CGSize(
            width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
    }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        guard let child = node.firstElement else { return super.flexibility(node, axis, minor: minor) }
        node.flags.insert(.askedDirectly)
        let insets = insets(node)
        let (along, across) =
            axis == .horizontal ? (insets.horizontal, insets.vertical) : (insets.vertical, insets.horizontal)
        let range = child.kind.flexibility(child, axis, minor: minor.map { max($0 - across, 0) })
        return (range.least + along, range.most + along)
    }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement else { return }
        let insets = insets(node)
        let proposal = node.layout.proposal.inset(by: insets)
        let origin = node.childOrigin
        let left = node.isRightToLeft ? insets.trailing : insets.leading
        child.place(
            at: CGPoint(x: origin.x + left, y: origin.y + insets.top), size: child.size(proposal), proposal: proposal)
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
        let insets = insets(node)
        guard let value = child.explicitGuide(key, child.viewSize(size.proposal.inset(by: insets))) else { return nil }
        return value + (key.axis == .horizontal ? insets.leading : insets.top)
    }
}

extension ProposedViewSize {
    /// The rest of the proposal within insets.
    func inset(by insets: EdgeInsets) -> ProposedViewSize {
        // A bar that takes all of a limitless space leaves nothing.
        func rest(_ length: CGFloat, _ taken: CGFloat) -> CGFloat { length > taken ? length - taken : 0 }
        return ProposedViewSize(
            width: width.map { rest($0, insets.horizontal) }, height: height.map { rest($0, insets.vertical) })
    }
}

extension View {
    /// Adds space around the view (L32), in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(insets: insets))
    }

    /// Adds space at some edges: 16 points by default (L32).
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0) }))
    }

    /// Adds the same space at all edges, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        modifier(_PaddingLayout(insets: EdgeInsets(length)))
    }
}
