import DisplayList
import Foundation

/// Changes how a view looks by its geometry.
struct _VisualEffectModifier<Effect: VisualEffect> {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
}

extension _VisualEffectModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(VisualEffectKind<Effect>.shared, modifier, around: content)
    }
}

/// The elements of a `visualEffect`: each owns a layer whose effects are made again when its geometry changes.
final class VisualEffectKind<Effect: VisualEffect>: TypedKind<_VisualEffectModifier<Effect>> {
    /// The effects last made; kept apart, for elements that share a modifier.
    private final class Known {
        var effects: [LayerEffect] = []
        /// The effect in transition, if changes are animated.
        var motion: VisualEffectMotion<Effect>?
    }

    static var shared: VisualEffectKind {
        unsafeDowncast(
            visualEffectKinds.value(for: Effect.self) { VisualEffectKind("visualEffect") }, to: VisualEffectKind.self)
    }

    private let mayAnimateChanges = Effect.self is any ChangeAnimatedEffect.Type

    override var ownsGroupLayer: Bool { true }
    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) {
        guard node.isElement else { return }
        node.extras.storage = [Known()]
        node.graph.geometry.insert(node)
    }

    override func update(_ node: NodeRef, with new: _VisualEffectModifier<Effect>) -> NodeChange {
        payload(node).pointee = new
        // Another function may make other effects.
        node.graph.hasMoved = true
        return []
    }

    override func geometryChanged(_ node: NodeRef) {
        guard node.layout.isPlaced, let known = known(node) else { return }
        let effect = payload(node).pointee.effect(EmptyVisualEffect(), GeometryProxy(node))
        if mayAnimateChanges, let animation = (effect as? any ChangeAnimatedEffect)?.changeAnimation {
            if let motion = known.motion { return motion.move(to: effect, animation, node) }
            known.motion = VisualEffectMotion(node, effect) { [unowned self] in show($0, $1) }
        }
        show(node, effect)
    }

    /// Applies an effect to a node.
    private func show(_ node: NodeRef, _ effect: Effect) {
        guard let known = known(node) else { return }
        let effects = effect._layerEffects(_EffectPlace(node: node))
        if effects == known.effects { return }
        known.effects = effects
        node.graph.markDraw(node)
    }

    private func known(_ node: NodeRef) -> Known? { node.extras.storage.first as? Known }

    override func effects(_ node: NodeRef) -> [LayerEffect] { known(node)?.effects ?? [] }

    // MARK: Hit testing

    override func allowsHitTesting(_ node: NodeRef) -> Bool { !effects(node).contains(.opacity(0)) }

    override func convertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint? {
        var point = point
        for case .transform(var transform) in effects(node).reversed() {
            guard transform.invert() else { return nil }
            point = point.applying(transform)
        }
        return point
    }

    /// The effects do not apply to reported locations.
    override func invertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint { point }
}

nonisolated(unsafe) private var visualEffectKinds = TypeCache<NodeKind>()

extension View {
    /// Changes the view's appearance by its geometry; its layout and reported locations stay the same.
    /// - Parameter effect: Adds effects to an empty one, given the view's size and place.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(_VisualEffectModifier(effect: effect))
    }
}
