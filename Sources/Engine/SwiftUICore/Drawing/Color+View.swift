import DisplayList
import Foundation

extension Color: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Color, _ context: inout _Reconciler) {
        context.element(ColorKind.shared, view)
    }
}

/// A leaf that fills its rectangle with a color (L02, L03).
final class ColorKind: TypedKind<Color> {
    static let shared = ColorKind("Color")

    override var ownsContentLayer: Bool { true }
    override var environmentEffects: _EnvironmentEffect { .paint }

    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.graph.mark(node, .draw)
    }

    override func update(_ node: NodeRef, with new: Color) -> NodeChange {
        if payload(node).pointee == new { return [] }
        payload(node).pointee = new
        return .draw
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        (0, .infinity)
    }

    override func content(_ node: NodeRef) -> LayerContent {
        let request = _PaintRequest(
            environment: EnvironmentValues(head: node.environment), bounds: .zero)
        guard case .color(let color) = payload(node).pointee._paint(request), color.opacity > 0 else { return .none }
        return .color(color)
    }

    // A clear color takes no hits (GE4).
    override func contains(_ node: NodeRef, _ point: CGPoint) -> Bool {
        if case .none = content(node) { return false }
        return super.contains(node, point)
    }

    override func summary(_ node: NodeRef) -> String { "\(payload(node).pointee)" }
}
