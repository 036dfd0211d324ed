import DisplayList
import Foundation

/// Eight spokes that fade one after the other and turn, as long as something takes.
///
/// A step redraws the wheel; no view is evaluated for it.
package struct ActivityWheel: Sendable {
    /// How large the wheel is; 1 for 20 points.
    let scale: CGFloat
    /// Whether it turns.
    let isTurning: Bool
    /// The color of the darkest spoke; nil for the tint of the environment, else gray.
    let color: Color?

    /// Creates a wheel.
    /// - Parameters:
    ///   - scale: How large it is; 1 for 20 points.
    ///   - isTurning: Whether it turns, an eighth of a turn in an eighth of a second.
    ///   - color: The color of the darkest spoke; nil for the tint of the environment, else gray.
    package nonisolated init(scale: CGFloat = 1, isTurning: Bool = true, color: Color? = nil) {
        self.scale = scale.isFinite ? min(max(scale, 0), 100) : 1
        self.isTurning = isTurning
        self.color = color
    }
}

extension ActivityWheel: _PrimitiveView {
    package nonisolated static func _reconcile(_ view: ActivityWheel, _ context: inout _Reconciler) {
        context.element(ActivityWheelKind.shared, view)
    }
}

/// A wheel's node.
final class ActivityWheelKind: TypedKind<ActivityWheel> {
    static let shared = ActivityWheelKind("ActivityWheel")

    override var ownsContentLayer: Bool { true }
    override var environmentEffects: _EnvironmentEffect { .paint }
    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) { node.graph.mark(node, .draw) }

    override func created(_ node: NodeRef) { WheelSpokes.scheduleStep(node, payload(node).pointee.isTurning) }
    override func removed(_ node: NodeRef) { node.graph.animated.cancel(node) }

    override func update(_ node: NodeRef, with new: ActivityWheel) -> NodeChange {
        let old = payload(node).pointee
        payload(node).pointee = new
        if old.isTurning != new.isTurning { WheelSpokes.scheduleStep(node, new.isTurning) }
        if old.scale != new.scale { return [.measure, .draw] }
        return old.isTurning == new.isTurning && old.color == new.color ? [] : .draw
    }

    override func timeCame(_ node: NodeRef, _ time: Double) {
        node.graph.markDraw(node)
        WheelSpokes.scheduleStep(node, payload(node).pointee.isTurning)
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let side = WheelSpokes.side * payload(node).pointee.scale
        return CGSize(width: side, height: side)
    }

    override func content(_ node: NodeRef) -> LayerContent {
        let wheel = payload(node).pointee
        let environment = EnvironmentValues(head: node.environment)
        let spokes = WheelSpokes(
            step: wheel.isTurning ? WheelSpokes.step(at: node.graph.time) : 0,
            color: WheelSpokes.color(wheel.color, in: environment))
        let center = CGPoint(x: node.layout.size.width / 2, y: node.layout.size.height / 2)
        return .commands(spokes.commands(around: center, scale: wheel.scale))
    }
}
