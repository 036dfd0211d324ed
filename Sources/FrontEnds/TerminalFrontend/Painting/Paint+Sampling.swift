import Foundation
import FrontEndKit

extension Paint {
    /// The color at a point of the drawing's own space.
    func color(at point: CGPoint) -> RGBA {
        switch self {
        case .color(let color): return color
        case .backdrop(let backdrop):
            // Nothing shines through: the backdrop has no letters that would still be read.
            var color = backdrop.tint
            color.opacity = Float(backdrop.opacity)
            return color
        case .linear(let stops, let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            return stops.color(at: length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0)
        case .radial(let stops, let center, let startRadius, let endRadius, let scale):
            let x = (point.x - center.x) / (scale.width == 0 ? 1 : scale.width)
            let y = (point.y - center.y) / (scale.height == 0 ? 1 : scale.height)
            let distance = (x * x + y * y).squareRoot()
            let way = endRadius - startRadius
            return stops.color(at: way == 0 ? 1 : (distance - startRadius) / way)
        case .angular(let stops, let center, let startAngle, let endAngle):
            var angle = atan2(point.y - center.y, point.x - center.x) - startAngle
            let turn = 2 * Double.pi
            angle -= (angle / turn).rounded(.down) * turn
            let span = endAngle - startAngle
            return stops.color(at: span == 0 ? 0 : min(angle / span, 1))
        case .image(let pattern):
            guard case .bitmap(let bitmap) = pattern.image.source else { return RGBA(0.5, 0.5, 0.5, pattern.opacity) }
            let scale = pattern.scale * (bitmap.scale > 0 ? 1 / bitmap.scale : 1)
            func place(_ distance: CGFloat, _ count: Int) -> Int {
                guard distance.isFinite, scale > 0, count > 0 else { return 0 }
                let place = (distance / scale).truncatingRemainder(dividingBy: CGFloat(count))
                return min(Int(place < 0 ? place + CGFloat(count) : place), count - 1)
            }
            let x = place(point.x - pattern.origin.x, bitmap.width),
                y = place(point.y - pattern.origin.y, bitmap.height)
            return bitmap.color(x, y).multiplyingOpacity(by: pattern.opacity)
        }
    }
}

extension [GradientStop] {
    /// The color at a place of the gradient.
    func color(at place: CGFloat) -> RGBA {
        guard let first, let last else { return .clear }
        guard place.isFinite, place > first.location else { return first.color }
        guard place < last.location else { return last.color }
        var before = first
        for stop in self {
            if stop.location >= place {
                let way = stop.location - before.location
                let t = way > 0 ? Float((place - before.location) / way) : 1
                func mix(_ a: Float, _ b: Float) -> Double { Double(a + (b - a) * t) }
                return RGBA(
                    mix(before.color.red, stop.color.red), mix(before.color.green, stop.color.green),
                    mix(before.color.blue, stop.color.blue), mix(before.color.opacity, stop.color.opacity))
            }
            before = stop
        }
        return last.color
    }
}

extension Bitmap {
    /// The color of a pixel.
    func color(_ x: Int, _ y: Int) -> RGBA {
        guard x >= 0, y >= 0, x < width, y < height else { return .clear }
        let index = (y * width + x) * 4
        let opacity = Double(pixels[index + 3]) / 255
        guard opacity > 0 else { return .clear }
        func part(_ offset: Int) -> Double { Double(pixels[index + offset]) / 255 / opacity }
        return RGBA(part(0), part(1), part(2), opacity)
    }
}
