import Foundation

/// A view that reaches into the areas that bars and the like cover.
@frozen
public struct _SafeAreaIgnoringLayout: Equatable, Sendable {
    /// Which areas.
    public var regions: SafeAreaRegions
    /// At which edges.
    public var edges: Edge.Set

    /// Creates the modifier.
    @inlinable
    public nonisolated init(regions: SafeAreaRegions, edges: Edge.Set) {
        self.regions = regions
        self.edges = edges
    }
}

extension _SafeAreaIgnoringLayout: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(SafeAreaIgnoringKind.shared, modifier, around: content)
    }
}

/// The node of a view that reaches beyond the safe area: its own size leaves the covered areas out.
final class SafeAreaIgnoringKind: TypedKind<_SafeAreaIgnoringLayout> {
    static let shared = SafeAreaIgnoringKind("ignores safe area")

    override var passesStackAxis: Bool { true }
    override var changeOfPayload: NodeChange { .place }

    /// The insets with which the content was placed last.
    private final class Known {
        var insets = EdgeInsets()
    }

    override func created(_ node: NodeRef) {
        guard node.isElement else { return }
        node.extras.storage = [Known()]
        // Coverage depends on the positions and sizes of others.
        node.graph.geometry.insert(node)
    }

    override func geometryChanged(_ node: NodeRef) {
        guard let known = node.extras.storage.first as? Known, node.layout.isPlaced,
            known.insets != insets(node)
        else { return }
        node.graph.markPlace(node)
    }

    /// How far the content reaches beyond the element.
    private func insets(_ node: NodeRef) -> EdgeInsets {
        let (modifier, layout) = (payload(node).pointee, node.layoutRecord)
        var insets = EdgeInsets()
        if modifier.regions.contains(.container), !modifier.edges.isEmpty {
            let all = node.coveredInsets(around: CGRect(origin: layout.pointee.origin, size: layout.pointee.size))
            if modifier.edges.contains(.top) { insets.top = all.top }
            if modifier.edges.contains(.leading) { insets.leading = all.leading }
            if modifier.edges.contains(.bottom) { insets.bottom = all.bottom }
            if modifier.edges.contains(.trailing) { insets.trailing = all.trailing }
        }
        return insets
    }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement, let layout = node.layoutIfElement else { return }
        let insets = insets(node)
        (node.extras.storage.first as? Known)?.insets = insets
        if insets == EdgeInsets() { return super.place(node) }
        let size = CGSize(
            width: layout.pointee.size.width + insets.horizontal, height: layout.pointee.size.height + insets.vertical)
        let proposal = ProposedViewSize(size)
        let childSize = child.size(proposal)
        let place = CGPoint(
            x: (size.width - childSize.width) / 2 - insets.leading,
            y: (size.height - childSize.height) / 2 - insets.top)
        child.place(at: node.origin(at: place, childSize), size: childSize, proposal: proposal)
    }
}

extension View {
    /// Extends the view into the safe area, at some edges.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(_SafeAreaIgnoringLayout(regions: regions, edges: edges))
    }

    /// Extends the view into the safe area, at some edges.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}
