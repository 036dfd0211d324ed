import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

extension RGBA {
    /// The components as Cairo takes them: limited to 0…1, and no color where one is not a number.
    var limited: (red: Double, green: Double, blue: Double, opacity: Double) {
        func limit(_ value: Float) -> Double { value.isNaN ? 0 : Double(min(max(value, 0), 1)) }
        return (limit(red), limit(green), limit(blue), limit(opacity))
    }

    /// Makes this the context's source.
    func setSource(on cr: OpaquePointer) {
        let c = limited
        cairo_set_source_rgba(cr, c.red, c.green, c.blue, c.opacity)
    }
}

extension CairoPainter {
    /// Makes a paint the context's source, in the context's present space.
    /// - Parameter area: The area that will be drawn; angular gradients are made no larger.
    func setSource(_ paint: Paint, area: CGRect, with pen: Pen) {
        let cr = pen.cr
        switch paint {
        case .color(let color):
            color.setSource(on: cr)
        case .linear(let stops, let start, let end):
            guard start.isDrawable, end.isDrawable else { return RGBA.clear.setSource(on: cr) }
            if start == end { return lastColor(of: stops).setSource(on: cr) }
            let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
            use(pattern, stops, on: cr)
        case .radial(let stops, let center, let startRadius, let endRadius, let scale):
            guard center.isDrawable, startRadius.isFinite, endRadius.isFinite, scale.width > 0, scale.height > 0
            else { return RGBA.clear.setSource(on: cr) }
            let (inner, outer) = (max(startRadius, 0), max(endRadius, 0))
            if inner == outer { return lastColor(of: stops).setSource(on: cr) }
            let pattern = cairo_pattern_create_radial(0, 0, inner, 0, 0, outer)
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, 1 / scale.width, 1 / scale.height)
            cairo_matrix_translate(&matrix, -center.x, -center.y)
            cairo_pattern_set_matrix(pattern, &matrix)
            use(pattern, stops, on: cr)
        case .angular(let stops, let center, let startAngle, let endAngle):
            guard center.isDrawable, startAngle.isFinite, endAngle.isFinite else {
                return RGBA.clear.setSource(on: cr)
            }
            let gradient = AngularGradientMesh(
                stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
            let pattern = gradient.pattern(covering: area)
            cairo_set_source(cr, pattern)
            cairo_pattern_destroy(pattern)
        case .image(let pattern):
            setImageSource(pattern, on: cr)
        case .backdrop(let backdrop):
            setSource(backdrop, area: area, with: pen)
        }
    }

    private func lastColor(of stops: [GradientStop]) -> RGBA { stops.last?.color ?? .clear }

    private func use(_ pattern: OpaquePointer?, _ stops: [GradientStop], on cr: OpaquePointer) {
        for stop in GradientStops.premultiplied(stops) {
            let c = stop.color.limited
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), c.red, c.green, c.blue, c.opacity)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(cr, pattern)
        cairo_pattern_destroy(pattern)
    }
}

/// Prepares gradient stops.
enum GradientStops {
    /// Returns stops in rising order, each location within 0…1.
    ///
    /// Cairo mixes colors before it multiplies them by their opacity, so a stop that is clear would bleed its color; a
    /// clear stop takes its neighbors' colors, as premultiplied mixing does.
    static func premultiplied(_ stops: [GradientStop]) -> [GradientStop] {
        var result: [GradientStop] = []
        var last: CGFloat = 0
        for stop in stops {
            let location = stop.location.isFinite ? min(max(stop.location, 0), 1) : last
            last = max(location, last)
            result.append(GradientStop(color: stop.color, location: last))
        }
        guard result.contains(where: { $0.color.opacity <= 0 }) else { return result }
        var filled: [GradientStop] = []
        for (index, stop) in result.enumerated() {
            guard stop.color.opacity <= 0 else {
                filled.append(stop)
                continue
            }
            let neighbours = [index - 1, index + 1].compactMap { place -> RGBA? in
                guard result.indices.contains(place), result[place].color.opacity > 0 else { return nil }
                return result[place].color
            }
            if neighbours.isEmpty { filled.append(stop) }
            for neighbour in neighbours {
                var color = neighbour
                color.opacity = 0
                filled.append(GradientStop(color: color, location: stop.location))
            }
        }
        return filled
    }
}
