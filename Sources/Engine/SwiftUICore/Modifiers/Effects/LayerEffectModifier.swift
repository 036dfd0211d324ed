import DisplayList
import Foundation

/// A modifier that changes how the picture of a view as a whole is composited onto the content below: a fade, a turn, a
/// clip.
///
/// It passes sizes and all else through.
nonisolated protocol LayerEffectModifier: _PrimitiveModifier, Animatable {
    /// The modifier's name in text dumps.
    nonisolated static var name: String { get }
    /// Whether the effects must be made again when the size changes.
    nonisolated static var dependsOnSize: Bool { get }
    /// The environment effects after which the effects must be made again.
    nonisolated static var environmentEffects: _EnvironmentEffect { get }

    /// The effects on the layer of an element, the innermost first.
    nonisolated func layerEffects(_ place: _EffectPlace) -> [LayerEffect]

    /// Whether the view can be hit at all.
    nonisolated var allowsHitTesting: Bool { get }

    /// The place of a point of the view before the effect; nil where nothing can be hit.
    nonisolated func contentPoint(_ point: CGPoint, _ place: _EffectPlace) -> CGPoint?

    /// As ``contentPoint(_:_:)``, where nothing need be hit.
    nonisolated func unappliedPoint(_ point: CGPoint, _ place: _EffectPlace) -> CGPoint

    /// Where a point of the view ends up by the effect.
    nonisolated func appliedPoint(_ point: CGPoint, _ place: _EffectPlace) -> CGPoint
}

extension LayerEffectModifier {
    nonisolated static var dependsOnSize: Bool { false }
    nonisolated static var environmentEffects: _EnvironmentEffect { [] }
    nonisolated var allowsHitTesting: Bool { true }
    nonisolated func contentPoint(_ point: CGPoint, _ place: _EffectPlace) -> CGPoint? { point }
    nonisolated func unappliedPoint(_ point: CGPoint, _ place: _EffectPlace) -> CGPoint { point }
    nonisolated func appliedPoint(_ point: CGPoint, _ place: _EffectPlace) -> CGPoint { point }

    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(LayerEffectKind<Self>.shared, modifier, around: content)
    }
}

/// The element that effects are made for.
public struct _EffectPlace {
    let node: NodeRef

    /// The element's size as it is shown, in points.
    var size: CGSize { node.shownSize }
    /// The element's rectangle in its own space.
    var bounds: CGRect { CGRect(origin: .zero, size: size) }
    /// The values that the element's ancestors set.
    var environment: EnvironmentValues { EnvironmentValues(head: node.environment) }
}

/// The elements of an effect modifier: each owns the layer that the effects apply to.
final class LayerEffectKind<Modifier: LayerEffectModifier>: TypedKind<Modifier> {
    static var shared: LayerEffectKind<Modifier> {
        unsafeDowncast(
            effectKinds.value(for: Modifier.self) { LayerEffectKind<Modifier>(Modifier.name) },
            to: LayerEffectKind<Modifier>.self)
    }

    private let ownAnimator = PayloadAnimator<Modifier>.of(Modifier.self)
    override var animator: PayloadAnimator<Modifier>? { ownAnimator }

    override var ownsGroupLayer: Bool { true }
    override var passesStackAxis: Bool { true }
    override var drawingDependsOnSize: Bool { Modifier.dependsOnSize }
    override var changeOfPayload: NodeChange { .draw }
    override var environmentEffects: _EnvironmentEffect { Modifier.environmentEffects }

    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.graph.mark(node, .draw)
    }

    override func effects(_ node: NodeRef) -> [LayerEffect] {
        payload(node).pointee.layerEffects(_EffectPlace(node: node))
    }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        guard let child = node.firstElement else { return super.flexibility(node, axis, minor: minor) }
        node.flags.insert(.askedDirectly)
        return child.kind.flexibility(child, axis, minor: minor)
    }

    override func allowsHitTesting(_ node: NodeRef) -> Bool { payload(node).pointee.allowsHitTesting }

    override func convertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint? {
        payload(node).pointee.contentPoint(point, _EffectPlace(node: node))
    }

    override func invertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint {
        payload(node).pointee.unappliedPoint(point, _EffectPlace(node: node))
    }

    override func convertFromContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint {
        payload(node).pointee.appliedPoint(point, _EffectPlace(node: node))
    }
}

nonisolated(unsafe) private var effectKinds = TypeCache<NodeKind>()
