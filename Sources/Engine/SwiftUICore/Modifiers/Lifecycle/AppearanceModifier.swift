/// Runs actions when a view appears and disappears.
@frozen
public struct _AppearanceActionModifier {
    /// Runs before the view is first shown.
    public var appear: (() -> Void)?
    /// Runs after the view has gone.
    public var disappear: (() -> Void)?

    /// Creates a modifier from its actions.
    @inlinable
    public nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }
}

extension _AppearanceActionModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.lifecycle(around: content) {
            AppearanceRecord(modifier)
        } update: {
            $0.modifier = modifier
        }
    }
}

/// The actions of an `onAppear` or `onDisappear`.
final class AppearanceRecord: LifecycleRecord {
    var modifier: _AppearanceActionModifier
    /// Where the action for appearance waits, in the round in which it was queued.
    private var place: Int32 = -1

    init(_ modifier: _AppearanceActionModifier) { self.modifier = modifier }

    override var name: String { modifier.appear == nil ? "onDisappear" : "onAppear" }

    override func appeared(_ node: NodeRef) {
        guard let action = modifier.appear else { return place = -1 }
        place = Int32(
            truncatingIfNeeded: node.graph.actions.appendAppearance(action, depth: node.dynamicDepth))
    }

    override func disappeared(_ graph: ViewGraph) {
        if let action = modifier.disappear { graph.actions.append(action) }
    }

    override func neverAppeared(_ graph: ViewGraph) {
        if place >= 0 { graph.actions.drop(at: Int(place)) }
    }
}

extension View {
    /// Runs an action before the view is first shown (C01); inner views' actions run first (C02),
    /// but the actions of views in a condition or in rows run after the actions of the views around.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }

    /// Runs an action after the view has gone; where another replaces it, after that one's `onAppear` (S05).
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(disappear: action))
    }
}
