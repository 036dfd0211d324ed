import Foundation

/// One modifier's settings for the scroll views that it is applied to.
struct ScrollSettings {
    /// How far content or indicators keep from some edges; a nil length is the usual one.
    var margins: [(edges: Edge.Set, insets: EdgeInsets?, placement: ContentMarginPlacement)] = []
    /// Where the content is at first, when sizes change, and where it is smaller than the view.
    var anchors: [ScrollAnchorRole: UnitPoint?] = [:]
    /// Where movements end.
    var targetBehavior: (any ScrollTargetBehavior)?
    /// The position that the app keeps.
    var position: ScrollPositionLink?
    /// Whether content is visible beyond the view's edges.
    var isClipDisabled: Bool?
    /// When the indicators are shown for a moment.
    var flash: AnyHashable?
    /// Called when the scroll view's phase changes.
    var phaseAction: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

    /// Whether layout must be done again for other settings.
    func layoutDiffers(from other: ScrollSettings) -> Bool {
        anchors != other.anchors || isClipDisabled != other.isClipDisabled || margins.count != other.margins.count
            || zip(margins, other.margins).contains {
                $0.edges != $1.edges || $0.insets != $1.insets || $0.placement != $1.placement
            }
    }
}

/// Sets something for scroll views.
struct _ScrollSettingsModifier {
    let settings: ScrollSettings
}

extension _ScrollSettingsModifier: _PrimitiveModifier {
    nonisolated static func _reconcile<V: View>(_ modifier: Self, around content: V, _ context: inout _Reconciler) {
        context.modifier(ScrollSettingsKind.shared, modifier.settings, around: content)
    }
}

extension View {
    /// Applies settings to the scroll views that the view is, or contains outside of others.
    nonisolated func scrollSettings(_ set: (inout ScrollSettings) -> Void) -> some View {
        var settings = ScrollSettings()
        set(&settings)
        return modifier(_ScrollSettingsModifier(settings: settings))
    }
}

/// A modifier around scroll views; lays out as its content does.
///
/// Scroll views look for these above them. So a nested scroll view is not affected by the settings of the outer one,
/// and nothing is passed through the environment.
final class ScrollSettingsKind: TypedKind<ScrollSettings> {
    static let shared = ScrollSettingsKind("scroll settings")

    override var passesStackAxis: Bool { true }

    /// The values last requested and reported; kept apart, for elements that share a modifier.
    final class Memory {
        var token: AnyHashable?
        var flash: AnyHashable?
    }

    override func created(_ node: NodeRef) {
        guard node.isElement else { return }
        node.extras.storage = [Memory()]
        follow(node)
    }

    override func update(_ node: NodeRef, with new: ScrollSettings) -> NodeChange {
        let differs = new.layoutDiffers(from: payload(node).pointee)
        payload(node).pointee = new
        followAll(node)
        if differs { node.forEachScrollView { $0.graph.mark($0, [.measure, .place, .draw]) } }
        return []
    }

    func memory(_ node: NodeRef) -> Memory? { node.extras.storage.first as? Memory }

    /// As ``follow(_:)``, for each of the elements that share a modifier of several views.
    private func followAll(_ node: NodeRef) {
        if node.isElement { return follow(node) }
        func visit(_ child: NodeRef) {
            if child.kind === self, child.payload == node.payload { return follow(child) }
            child.forEachChild(visit)
        }
        node.forEachChild(visit)
    }

    /// Performs the app's current request, once the update is over.
    private func follow(_ node: NodeRef) {
        let settings = payload(node).pointee
        guard settings.position != nil || settings.flash != nil else { return }
        let handle = NodeHandle(node)
        let animated = node.graph.transaction.animation != nil
        let anchor = node.graph.transaction.scrollTargetAnchor ?? settings.position?.anchor
        node.graph.actions.append { [self] in
            guard let node = handle.node, let memory = memory(node) else { return }
            if let position = settings.position, position.token != memory.token {
                let isFirst = memory.token == nil
                memory.token = position.token
                if let request = position.request {
                    node.forEachScrollView {
                        ScrollKind.shared.follow(request, on: $0, anchor: anchor, animated: animated && !isFirst)
                    }
                }
            }
            if let flash = settings.flash, flash != memory.flash {
                memory.flash = flash
                node.forEachScrollView { ScrollKind.shared.showIndicators($0) }
            }
        }
    }
}

extension NodeRef {
    /// Calls a function with the scroll views in this node, except those within others.
    func forEachScrollView(_ body: (NodeRef) -> Void) {
        func visit(_ node: NodeRef) {
            if node.kind === ScrollKind.shared { return body(node) }
            node.forEachChild(visit)
        }
        forEachChild(visit)
    }
}

extension ScrollKind {
    /// The modifiers around a scroll view that concern it, the innermost first.
    func modifiers(_ node: NodeRef) -> [NodeHandle] {
        let state = state(node)
        if let known = state.modifiers { return known }
        var found: [NodeHandle] = []
        var current = node.parent
        while let outer = current, outer.kind !== ScrollKind.shared {
            if outer.isElement {
                let kind = outer.kind
                if kind === ScrollSettingsKind.shared || kind is any ScrollObserving { found.append(NodeHandle(outer)) }
            }
            current = outer.parent
        }
        state.modifiers = found
        return found
    }

    /// The modifiers' settings for a scroll view, the innermost first.
    func settings(_ node: NodeRef) -> [ScrollSettings] {
        modifiers(node).compactMap { handle in
            guard let node = handle.node, node.kind === ScrollSettingsKind.shared else { return nil }
            return ScrollSettingsKind.shared.payload(node).pointee
        }
    }
}
