import CPangoCairo
import DisplayList
import Foundation

/// An angular gradient as a mesh of thin wedges, for Cairo has no such pattern.
struct AngularGradientMesh {
    let stops: [GradientStop]
    let center: CGPoint
    let startAngle: Double
    let endAngle: Double

    /// Returns the pattern for at least an area.
    func pattern(covering area: CGRect) -> OpaquePointer? {
        let corners = [
            CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
            CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
        ]
        let far = corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 1
        // The outer edges are chords; a little more radius keeps the area inside them.
        let radius = (far.isFinite ? far : 1) * 1.01 + 2
        let pattern = cairo_pattern_create_mesh()
        let angles = boundaries()
        for (from, to) in zip(angles, angles.dropFirst()) where to - from > 1e-9 {
            wedge(from, to, radius, on: pattern)
        }
        return pattern
    }

    /// Where a wedge begins: each stop, and steps small enough to look round.
    private func boundaries() -> [Double] {
        let turn = 2 * Double.pi
        let span = min(max(endAngle - startAngle, -turn), turn)
        var angles: [Double] = [startAngle]
        let count = 128
        for index in 1...count { angles.append(startAngle + turn * Double(index) / Double(count)) }
        for stop in stops {
            angles.append(startAngle + Double(min(max(stop.location, 0), 1)) * abs(span))
        }
        // Beyond the end, one half continues the last color and the other half the first.
        let rest = turn - abs(span)
        if rest > 0 { angles += [startAngle + abs(span), startAngle + abs(span) + rest / 2] }
        return angles.filter { $0 <= startAngle + turn + 1e-9 }.sorted()
    }

    private func wedge(_ from: Double, _ to: Double, _ radius: Double, on pattern: OpaquePointer?) {
        // Colors are taken just inside, so that two stops at one place make a hard edge.
        let inset = min((to - from) * 1e-3, 1e-6)
        let colors = [color(at: from + inset), color(at: to - inset)]
        // Neighbors overlap by a hair: antialiasing would show the seams otherwise.
        let overlap = min((to - from) * 0.02, 0.5 / max(radius, 1))
        let a = direction(from), b = direction(to + overlap)
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, center.x, center.y)
        cairo_mesh_pattern_line_to(pattern, center.x + a.x * radius, center.y + a.y * radius)
        cairo_mesh_pattern_line_to(pattern, center.x + b.x * radius, center.y + b.y * radius)
        for (corner, color) in [(0, colors[0]), (1, colors[0]), (2, colors[1]), (3, colors[1])] {
            let c = color.limited
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(corner), c.red, c.green, c.blue, c.opacity)
        }
        cairo_mesh_pattern_end_patch(pattern)
    }

    /// The direction of an angle; a falling span runs counter-clockwise.
    private func direction(_ angle: Double) -> (x: Double, y: Double) {
        let sign: Double = endAngle < startAngle ? -1 : 1
        let turned = startAngle + (angle - startAngle) * sign
        return (cos(turned), sin(turned))
    }

    /// The color at an angle of at least the start.
    func color(at angle: Double) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        let turn = 2 * Double.pi
        let span = min(abs(endAngle - startAngle), turn)
        let passed = angle - startAngle
        if passed > span { return passed - span < (turn - span) / 2 ? last.color : first.color }
        let place = span > 0 ? CGFloat(passed / span) : 1
        var previous = first
        if place <= first.location { return first.color }
        for stop in stops.dropFirst() {
            if place <= stop.location {
                let width = stop.location - previous.location
                let part = width > 0 ? Float((place - previous.location) / width) : 1
                return previous.color.mixed(with: stop.color, by: part)
            }
            previous = stop
        }
        return last.color
    }
}

extension RGBA {
    /// A color between two, mixed with premultiplied components.
    func mixed(with other: RGBA, by part: Float) -> RGBA {
        let opacity = self.opacity + (other.opacity - self.opacity) * part
        guard opacity > 0 else { return .clear }
        func mix(_ a: Float, _ b: Float) -> Double {
            Double((a * self.opacity * (1 - part) + b * other.opacity * part) / opacity)
        }
        return RGBA(mix(red, other.red), mix(green, other.green), mix(blue, other.blue), Double(opacity))
    }
}
