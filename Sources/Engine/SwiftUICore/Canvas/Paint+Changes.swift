import DisplayList
import Foundation

extension Paint {
    /// Returns the paint with its opacity multiplied by a factor from 0 to 1.
    func multiplyingOpacity(by factor: Double) -> Paint {
        if factor == 1 { return self }
        func faded(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.multiplyingOpacity(by: factor), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.multiplyingOpacity(by: factor))
        case .linear(let stops, let start, let end): return .linear(stops: faded(stops), start: start, end: end)
        case .radial(let stops, let center, let start, let end, let scale):
            return .radial(stops: faded(stops), center: center, startRadius: start, endRadius: end, scale: scale)
        case .angular(let stops, let center, let start, let end):
            return .angular(stops: faded(stops), center: center, startAngle: start, endAngle: end)
        case .image(var pattern):
            pattern.opacity *= factor
            return .image(pattern)
        case .backdrop(var backdrop):
            backdrop.opacity *= factor
            return .backdrop(backdrop)
        }
    }

    /// Returns the paint moved by distances in points.
    func offsetBy(dx: CGFloat, dy: CGFloat) -> Paint {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + dx, y: point.y + dy) }
        switch self {
        case .color, .backdrop: return self
        case .linear(let stops, let start, let end): return .linear(stops: stops, start: moved(start), end: moved(end))
        case .radial(let stops, let center, let start, let end, let scale):
            return .radial(stops: stops, center: moved(center), startRadius: start, endRadius: end, scale: scale)
        case .angular(let stops, let center, let start, let end):
            return .angular(stops: stops, center: moved(center), startAngle: start, endAngle: end)
        case .image(var pattern):
            pattern.origin = moved(pattern.origin)
            return .image(pattern)
        }
    }
}
