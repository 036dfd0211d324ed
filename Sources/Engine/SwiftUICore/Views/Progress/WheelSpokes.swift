import DisplayList
import Foundation
import OrielBasics

/// The drawing of a wheel that turns.
struct WheelSpokes {
    /// The width and height of a wheel, in points.
    static let side: CGFloat = 20
    /// The number of spokes, and of steps of a turn.
    static let count = 8
    /// The time of a step, in seconds.
    private static let interval = 0.125

    /// Which spoke is the darkest, from 0 at the top, clockwise.
    let step: Int
    let color: RGBA
    /// How many spokes are drawn, clockwise from the top.
    var shown = Self.count

    /// The step at a time: all wheels turn together, and equal runs show equal pictures.
    static func step(at time: Double) -> Int { Int(clamping: (time / interval + 1e-6).rounded(.down)) & (count - 1) }

    /// Has a node's time come with the next step, if it turns.
    static func scheduleStep(_ node: NodeRef, _ isTurning: Bool) {
        guard isTurning else { return node.graph.animated.cancel(node) }
        let steps = (node.graph.time / interval + 1e-6).rounded(.down) + 1
        node.graph.animated.schedule(node, at: steps * interval)
    }

    /// A color in an environment; without one the tint, which is gray if the app sets none.
    static func color(_ color: Color?, in environment: EnvironmentValues) -> RGBA {
        let request = _PaintRequest(environment: environment, bounds: .zero)
        if let paint = color?._paint(request) ?? environment._tint?._paint(request), case .color(let color) = paint {
            return color
        }
        return Color.gray.rgba(in: environment)
    }

    /// The spokes around a point.
    func commands(around center: CGPoint, scale: CGFloat) -> [DrawingCommand] {
        let spoke = CGRect(x: -1.25 * scale, y: -10 * scale, width: 2.5 * scale, height: 6 * scale)
        let capsule = Path(roundedRect: spoke, cornerRadius: spoke.width / 2, style: .circular)
        return (0..<shown).map { index in
            let turn = CGAffineTransform(translationX: center.x, y: center.y)
                .rotated(by: 2 * .pi * Double(index) / Double(Self.count))
            let age = (step - index + Self.count) % Self.count
            return .fill(
                capsule.applying(turn), .color(color.multiplyingOpacity(by: 1 - Double(age) * 0.1)), FillStyle())
        }
    }
}

/// The pictures of a wheel in a cell of a terminal, one for each step of its turn.
package enum CellWheel {
    package static let pictures = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠇"]
}
