import DisplayList
import Foundation

extension GraphicsContext.Shading {
    /// The shading's fill of an outline.
    struct Ink {
        var paint: Paint
        var effects: [_StyleEffect] = []
        /// Whether the paint multiplies with the content below.
        var isBackdrop = false
    }

    /// The paint for an outline.
    func ink(for outline: _ShapeOutline, in environment: EnvironmentValues) -> Ink {
        ink(_PaintRequest(environment: environment, path: outline.path)) { outline.area }
    }

    /// The paint for a rectangle: an image's or a text's.
    func paint(in bounds: CGRect, _ environment: EnvironmentValues, level: Int = 0) -> Paint {
        ink(_PaintRequest(environment: environment, bounds: bounds, level: level)) { bounds }.paint
    }

    private func ink(_ request: _PaintRequest, area: () -> CGRect) -> Ink {
        let environment = request.environment
        switch storage {
        case .color(let color): return Ink(paint: color._paint(request))
        case .paint(let paint): return Ink(paint: paint)
        case .backdrop(let color): return Ink(paint: color._paint(request), isBackdrop: true)
        case .style(let style): return Ink(paint: style._paint(request), effects: style._effects(request))
        case .foreground:
            return Ink(paint: ForegroundStyle()._paint(request), effects: ForegroundStyle()._effects(request))
        case .palette(let shadings):
            guard let shading = shadings[safely: request.level] else { return Ink(paint: .color(.clear)) }
            return shading.ink(request, area: area)
        case .resolved(let shading, let environment): return shading.ink(request.within(environment), area: area)
        case .linear(let gradient, let start, let end, let options):
            let stops = gradient.stops(environment, options)
            let (spread, from, to) = GradientSpread(options).extend(stops, from: start, to: end, over: area)
            return Ink(paint: spread.isEmpty ? .color(.clear) : .linear(stops: spread, start: from, end: to))
        case .radial(let gradient, let center, let start, let end, let options):
            let stops = gradient.stops(environment, options)
            let (spread, from, to) = GradientSpread(options).extend(stops, center, start, end, over: area)
            if spread.isEmpty { return Ink(paint: .color(.clear)) }
            let even = CGSize(width: 1, height: 1)
            return Ink(
                paint: .radial(stops: spread, center: center, startRadius: from, endRadius: to, scale: even))
        case .conic(let gradient, let center, let angle, let options):
            let stops = gradient.stops(environment, options)
            if stops.isEmpty { return Ink(paint: .color(.clear)) }
            return Ink(
                paint: .angular(
                    stops: stops, center: center, startAngle: angle.radians, endAngle: angle.radians + 2 * .pi))
        case .image(let image, let origin, let part, let scale):
            guard let content = image.pattern(request) else { return Ink(paint: .color(.clear)) }
            return Ink(paint: .image(ImagePattern(content, origin: origin, part: part, scale: scale)))
        }
    }
}

extension _ShapeOutline {
    /// A rectangle around all that is drawn.
    fileprivate var area: CGRect {
        switch self {
        case .fill(let path): path.boundingRect
        case .stroke(let path, let style): path.boundingRect.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
        }
    }
}

extension Gradient {
    /// The colors as they are drawn with options.
    fileprivate func stops(
        _ environment: EnvironmentValues, _ options: GraphicsContext.GradientOptions
    ) -> [GradientStop] {
        let stops = resolved(in: environment, opacity: 1)
        guard options.contains(.linearColor), space == .device else { return stops }
        var result = Array(stops.prefix(1))
        for (a, b) in zip(stops, stops.dropFirst()) {
            if a.color != b.color, a.location < b.location {
                for step in 1..<8 {
                    let t = Double(step) / 8
                    result.append(
                        GradientStop(
                            color: ColorMath.mixedByLight(a.color, b.color, t),
                            location: a.location + (b.location - a.location) * CGFloat(t)))
                }
            }
            result.append(b)
        }
        return result
    }
}

extension ColorMath {
    /// The mixture of two colors in proportion to light.
    fileprivate static func mixedByLight(_ a: RGBA, _ b: RGBA, _ fraction: Double) -> RGBA {
        func mix(_ path: KeyPath<RGBA, Float>) -> Double {
            gamma(linear(Double(a[keyPath: path])) * (1 - fraction) + linear(Double(b[keyPath: path])) * fraction)
        }
        let opacity = Double(a.opacity) * (1 - fraction) + Double(b.opacity) * fraction
        return RGBA(mix(\.red), mix(\.green), mix(\.blue), opacity)
    }
}

extension Array {
    /// The element at a place, or the last one where there are fewer; nil for an empty array.
    fileprivate subscript(safely index: Int) -> Element? {
        isEmpty ? nil : self[Swift.min(Swift.max(index, 0), count - 1)]
    }
}
