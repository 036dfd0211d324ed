import DisplayList
import Foundation

extension RGBA {
    /// The components proportional to light and multiplied by the opacity: interpolating two colors mixes them.
    var numbers: [Double] {
        let alpha = Double(opacity)
        return [red, green, blue].map { ColorMath.linear(Double($0)) * alpha } + [alpha]
    }

    /// The color of the next numbers.
    init(taking numbers: inout ArraySlice<Double>) {
        let parts = Array(numbers.prefix(4))
        numbers = numbers.dropFirst(4)
        // A spring may overshoot the visible range.
        let alpha = min(max(parts[3], 0), 1)
        func component(_ index: Int) -> Double { alpha > 0 ? ColorMath.gamma(min(max(parts[index] / alpha, 0), 1)) : 0 }
        self.init(component(0), component(1), component(2), alpha)
    }
}

extension Paint {
    /// The paint's animatable numbers, if it has the same form as another, or is one color; nil otherwise.
    func numbers(like form: Paint) -> [Double]? {
        switch (self, form) {
        case (.color(let color), .color): return color.numbers
        case (.color(let color), _):
            guard let stops = form.stops else { return nil }
            var flat = form
            flat.stops = stops.map { GradientStop(color: color, location: $0.location) }
            return flat.numbers(like: form)
        case (.linear(let stops, let start, let end), .linear(let others, _, _)) where stops.count == others.count:
            return Self.numbers(stops) + [start.x, start.y, end.x, end.y].map { Double($0) }
        case (
            .radial(let stops, let center, let start, let end, let scale), .radial(let others, _, _, _, _)
        ) where stops.count == others.count:
            return Self.numbers(stops) + [center.x, center.y, start, end, scale.width, scale.height].map { Double($0) }
        case (
            .angular(let stops, let center, let start, let end), .angular(let others, _, _, _)
        ) where stops.count == others.count:
            return Self.numbers(stops) + [Double(center.x), Double(center.y), start, end]
        case (.backdrop(let backdrop), .backdrop):
            return backdrop.tint.numbers + [Double(backdrop.radius), backdrop.saturation, backdrop.opacity]
        default: return nil
        }
    }

    /// The paint with the next numbers.
    func taking(_ numbers: inout ArraySlice<Double>) -> Paint {
        func next() -> Double { numbers.popFirst() ?? 0 }
        func point() -> CGPoint { CGPoint(x: next(), y: next()) }
        switch self {
        case .color: return .color(RGBA(taking: &numbers))
        case .linear(let stops, _, _):
            return .linear(stops: Self.taking(stops, &numbers), start: point(), end: point())
        case .radial(let stops, _, _, _, _):
            let stops = Self.taking(stops, &numbers)
            return .radial(
                stops: stops, center: point(), startRadius: next(), endRadius: next(),
                scale: CGSize(width: next(), height: next()))
        case .angular(let stops, _, _, _):
            let stops = Self.taking(stops, &numbers)
            return .angular(stops: stops, center: point(), startAngle: next(), endAngle: next())
        case .image: return self
        case .backdrop:
            let tint = RGBA(taking: &numbers)
            return .backdrop(
                Backdrop(
                    radius: max(next(), 0), saturation: max(next(), 0), tint: tint, opacity: min(max(next(), 0), 1)))
        }
    }

    /// The colors of a gradient; nil for other paints.
    private var stops: [GradientStop]? {
        get {
            switch self {
            case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _): stops
            case .color, .image, .backdrop: nil
            }
        }
        set {
            guard let new = newValue else { return }
            switch self {
            case .linear(_, let start, let end): self = .linear(stops: new, start: start, end: end)
            case .radial(_, let center, let start, let end, let scale):
                self = .radial(stops: new, center: center, startRadius: start, endRadius: end, scale: scale)
            case .angular(_, let center, let start, let end):
                self = .angular(stops: new, center: center, startAngle: start, endAngle: end)
            case .color, .image, .backdrop: break
            }
        }
    }

    private static func numbers(_ stops: [GradientStop]) -> [Double] {
        stops.flatMap { $0.color.numbers + [Double($0.location)] }
    }

    private static func taking(_ stops: [GradientStop], _ numbers: inout ArraySlice<Double>) -> [GradientStop] {
        stops.map { _ in
            let color = RGBA(taking: &numbers)
            return GradientStop(color: color, location: numbers.popFirst() ?? 0)
        }
    }
}
