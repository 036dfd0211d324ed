import Foundation

/// The first of several views whose ideal size fits in the space; the last where none does.
///
/// The first view whose ideal size fits into the proposal is shown, or the last one if none does. Only the given axes count.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///     HStack { Text("A long label"); Text("and its value") }
///     VStack { Text("A long label"); Text("and its value") }
/// }
/// ```
///
/// Follows Apple's [ViewThatFits](https://developer.apple.com/documentation/swiftui/viewthatfits).
@frozen
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content

    /// Creates a view from several to choose among.
    /// - Parameter axes: The axes along which a view must fit; both by default.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(ViewThatFitsKind.shared, .init(axes: view.axes)) { Content._reconcile(view.content, &$0) }
    }
}

/// The node of several views, one of which is shown.
final class ViewThatFitsKind: TypedKind<ViewThatFitsKind.Payload> {
    struct Payload {
        var axes: Axis.Set
        /// The view whose traits were reported to others, which may rely on them; nil where nothing asked.
        var told: Told?
        /// The priority and distances reported to a stack; nil where none asked.
        var toldPriority: Double?
        var toldSpacing: ViewSpacing?
    }

    /// A view that is shown, if any is.
    struct Told {
        var view: NodeHandle?
    }

    static let shared = ViewThatFitsKind("ViewThatFits")

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        if payload(node).pointee.axes == new.axes { return [] }
        payload(node).pointee.axes = new.axes
        return [.measure, .place]
    }

    /// The first element that fits in a proposal.
    private func choice(_ node: NodeRef, _ proposal: ProposedViewSize) -> NodeRef? {
        let axes = payload(node).pointee.axes
        var ideal = proposal
        if axes.contains(Axis.horizontal) { ideal.width = nil }
        if axes.contains(Axis.vertical) { ideal.height = nil }
        var chosen: NodeRef?
        var isFound = false
        node.forEachElement { child in
            if isFound { return }
            chosen = child
            let size = child.size(ideal)
            isFound =
                (!axes.contains(Axis.horizontal) || size.width <= proposal.width ?? .infinity)
                && (!axes.contains(Axis.vertical) || size.height <= proposal.height ?? .infinity)
        }
        return chosen
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        choice(node, proposal)?.size(proposal) ?? .zero
    }

    override func place(_ node: NodeRef) {
        let layout = node.layout
        let graph = node.graph
        let chosen = choice(node, layout.proposal)
        var isChanged = false
        node.forEachElement { child in
            if child == chosen {
                if child.flags.contains(.isHidden) {
                    node.graph.unhide(child)
                    child.notifyAppearance(true)
                    child.notifyAppearanceAbove(until: node)
                    isChanged = true
                }
            } else if !child.flags.contains(.isHidden) {
                graph.hide(child)
                child.notifyAppearance(false)
                child.notifyAppearanceAbove(until: node)
                isChanged = true
            }
        }
        chosen?.place(at: node.childOrigin, size: layout.size, proposal: layout.proposal)
        if isChanged { graph.markOrder(under: node) }
        // All properties besides the size come from the chosen view.
        let handle = chosen.map { NodeHandle($0) }
        let hasOthers = node.flags.contains(.childrenDirty)
        node.flags.remove(.childrenDirty)
        let tellsOther = payload(node).pointee.told.map { $0.view != handle } ?? false
        if tellsOther { payload(node).pointee.told = Told(view: handle) }
        if tellsOther || hasOthers || prefersOther(node) { graph.traitsChanged(of: node) }
    }

    /// Whether a stack has used another priority or other spacing; a view that is not shown may have changed its own
    /// as well, and nothing measures it.
    private func prefersOther(_ node: NodeRef) -> Bool {
        let known = payload(node).pointee
        if let priority = known.toldPriority, priority != layoutPriority(node) { return true }
        if let spacing = known.toldSpacing, !spacing.isSame(as: self.spacing(node)) { return true }
        return false
    }

    private func shown(_ node: NodeRef) -> NodeRef? {
        var result: NodeRef?
        node.forEachElement { if result == nil, !$0.flags.contains(.isHidden) { result = $0 } }
        payload(node).pointee.told = Told(view: result.map { NodeHandle($0) })
        return result
    }

    // The values that stacks read before they propose a size must not depend on which view is shown, for that depends
    // on the proposal (Evolution 0010).
    override func layoutPriority(_ node: NodeRef) -> Double {
        var result: Double?
        node.forEachElement { child in
            result = max(result ?? -.infinity, child.kind.layoutPriority(child))
        }
        payload(node).pointee.toldPriority = result ?? 0
        return result ?? 0
    }

    override func spacing(_ node: NodeRef) -> ViewSpacing {
        var result: ViewSpacing?
        node.forEachElement { child in
            let spacing = child.kind.spacing(child)
            if result == nil { result = spacing } else { result!.formUnion(spacing) }
        }
        payload(node).pointee.toldSpacing = result ?? .zero
        return result ?? .zero
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        choice(node, size.proposal)?.explicitGuide(key, size)
    }

    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? {
        shown(node).flatMap { $0.kind.trait($0, key) }
    }
}
