import DisplayList
import Foundation

/// A line between views: perpendicular to the axis of the enclosing stack, horizontal elsewhere (L31).
///
/// Follows Apple's [Divider](https://developer.apple.com/documentation/swiftui/divider).
public struct Divider: Sendable {
    /// Creates a line.
    public nonisolated init() {}
}

extension Divider: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Divider, _ context: inout _Reconciler) {
        context.element(DividerKind.shared, .init())
    }
}

/// A divider's node: one unit of the device thick.
final class DividerKind: TypedKind<DividerKind.Payload> {
    struct Payload {
        /// The axis of the stack around the line.
        var axis = Axis.vertical
    }

    static let shared = DividerKind("Divider")

    override var ownsContentLayer: Bool { true }
    override var environmentEffects: _EnvironmentEffect { [.paint] }
    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.graph.mark(node, .draw)
    }

    override func created(_ node: NodeRef) { payload(node).pointee.axis = node.enclosingStackAxis ?? .vertical }
    override func update(_ node: NodeRef, with new: Payload) -> NodeChange { [] }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        let stackAxis = payload(node).pointee.axis
        let thickness = node.graph.grid.unit(stackAxis)
        return stackAxis == .horizontal
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        let thickness = node.graph.grid.unit(axis)
        return payload(node).pointee.axis == axis ? (thickness, thickness) : (0, .infinity)
    }

    override var drawingDependsOnSize: Bool { true }

    override func content(_ node: NodeRef) -> LayerContent {
        let environment = EnvironmentValues(head: node.environment)
        let color =
            environment.isDark ? RGBA(bytes: 84, 84, 88, opacity: 0.6) : RGBA(bytes: 60, 60, 67, opacity: 0.29)
        guard environment.hostKind == .terminal else { return .color(color) }
        // All of a cell is not a line.
        let size = node.layout.size
        let isLevel = payload(node).pointee.axis == .vertical
        let line = Path { path in
            path.move(to: CGPoint(x: isLevel ? 0 : size.width / 2, y: isLevel ? size.height / 2 : 0))
            path.addLine(
                to: CGPoint(x: isLevel ? size.width : size.width / 2, y: isLevel ? size.height / 2 : size.height))
        }
        return .stroke(line, .color(color), StrokeStyle(lineWidth: 1))
    }
}
