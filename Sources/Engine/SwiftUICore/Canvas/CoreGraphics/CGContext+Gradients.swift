import Foundation

extension CGContext {
    /// Fills the clip with colors along a line.
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: Where the first color is, in points.
    ///   - endPoint: Where the last color is, in points.
    ///   - options: Whether the colors at the ends continue beyond them.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let way = CGPoint(x: endPoint.x - startPoint.x, y: endPoint.y - startPoint.y)
        let length = way.x * way.x + way.y * way.y
        guard length.isFinite, length > 0 else { return }
        var area = Polygon(boundingBoxOfClipPath)
        if !options.contains(.drawsBeforeStartLocation) { area.cut(at: startPoint, keeping: way) }
        if !options.contains(.drawsAfterEndLocation) {
            area.cut(at: endPoint, keeping: CGPoint(x: -way.x, y: -way.y))
        }
        state.context.fill(
            area.path,
            with: .linearGradient(gradient.gradient, startPoint: startPoint, endPoint: endPoint))
        memory?.changed()
    }

    /// Fills the clip with colors between two circles about one center.
    ///
    /// Circles with different centers are drawn about the center of the last one, with a warning.
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startCenter: The center of the circle with the first color, in points.
    ///   - startRadius: The radius of that circle, in points.
    ///   - endCenter: The center of the circle with the last color, in points.
    ///   - endRadius: The radius of that circle, in points.
    ///   - options: Whether the colors at the circles continue beyond them.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startRadius >= 0, endRadius >= 0, startRadius != endRadius, max(startRadius, endRadius).isFinite
        else { return }
        if startCenter != endCenter {
            RuntimeWarning.issue("drawRadialGradient draws about one center here: see CompatibilityGaps.md.")
        }
        let isOutward = startRadius < endRadius
        let hasInside = options.contains(isOutward ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
        let hasOutside = options.contains(isOutward ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        var area = hasOutside ? Path(boundingBoxOfClipPath) : Path.circle(endCenter, max(startRadius, endRadius))
        if !hasInside { area.addPath(Path.circle(endCenter, min(startRadius, endRadius))) }
        let colors = isOutward ? gradient.gradient : gradient.gradient.reversed
        state.context.fill(
            area,
            with: .radialGradient(
                colors, center: endCenter, startRadius: min(startRadius, endRadius),
                endRadius: max(startRadius, endRadius)),
            style: FillStyle(eoFill: true))
        memory?.changed()
    }
}

extension Path {
    fileprivate static func circle(_ center: CGPoint, _ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -radius, dy: -radius))
    }
}

extension Gradient {
    fileprivate var reversed: Gradient {
        Gradient(stops: stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
    }
}

/// An area with straight edges and without dents.
private struct Polygon {
    private var corners: [CGPoint]

    init(_ rect: CGRect) {
        corners =
            rect.isNull || rect.isEmpty
            ? []
            : [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ]
    }

    /// Removes the side of a line through a point that is not in a direction.
    mutating func cut(at point: CGPoint, keeping direction: CGPoint) {
        func side(_ corner: CGPoint) -> CGFloat {
            (corner.x - point.x) * direction.x + (corner.y - point.y) * direction.y
        }
        var rest: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            let (here, there) = (side(corner), side(next))
            if here >= 0 { rest.append(corner) }
            if (here < 0) != (there < 0), here != there {
                let share = here / (here - there)
                rest.append(
                    CGPoint(x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share))
            }
        }
        corners = rest
    }

    var path: Path {
        var path = Path()
        path.addLines(corners)
        path.closeSubpath()
        return path
    }
}
