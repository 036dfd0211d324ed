import Foundation

extension Path {
    /// The four corners' sizes, in points.
    struct Corners {
        var topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize

        init(_ all: CGSize) { (topLeft, topRight, bottomRight, bottomLeft) = (all, all, all, all) }
    }

    /// The outline of a rectangle with a radius for each corner, in points.
    ///
    /// Radii that do not fit beside each other are made smaller, all by the same factor.
    public static func roundedRect(
        _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat,
        style: RoundedCornerStyle
    ) -> Path {
        let rect = rect.standardized
        if rect.isNull { return Path() }
        let radii = [topLeft, topRight, bottomRight, bottomLeft].map { max($0, 0) }
        func fit(_ length: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat { a + b > length ? length / (a + b) : 1 }
        let factor = min(
            fit(rect.width, radii[0], radii[1]), fit(rect.width, radii[2], radii[3]),
            fit(rect.height, radii[0], radii[3]), fit(rect.height, radii[1], radii[2]))
        if radii.allSatisfy({ $0 == radii[0] }) {
            let radius = radii[0] * factor
            return Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
        }
        let sizes = radii.map { CGSize(width: $0 * factor, height: $0 * factor) }
        var corners = Corners(sizes[0])
        (corners.topRight, corners.bottomRight, corners.bottomLeft) = (sizes[1], sizes[2], sizes[3])
        return Path(storage: .elements(roundedRectElements(rect, corners: corners, style: style)))
    }

    /// A rounded rectangle from the middle of its right edge by way of the bottom.
    static func roundedRectElements(_ rect: CGRect, corners: Corners, style: RoundedCornerStyle) -> [Element] {
        let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
        let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
        let topLeft = CGPoint(x: rect.minX, y: rect.minY)
        let topRight = CGPoint(x: rect.maxX, y: rect.minY)
        var elements: [Element] = [.move(to: CGPoint(x: rect.maxX, y: rect.midY))]
        func add(_ corner: CGPoint, _ size: CGSize, _ dx: CGFloat, _ dy: CGFloat, startsVertically: Bool) {
            if size.width <= 0 || size.height <= 0 { return elements.append(.line(to: corner)) }
            let room = min(rect.width / 2 / size.width, rect.height / 2 / size.height)
            let smoothness = style == .circular ? 0 : min(max((room - 1) / (CornerCurve.extent - 1), 0), 1)
            // The curve is given for a corner at the origin whose edges run along the positive axes.
            func map(_ p: CGPoint) -> CGPoint {
                let (a, b) = startsVertically ? (p.y, p.x) : (p.x, p.y)
                return CGPoint(x: corner.x + dx * a * size.width, y: corner.y + dy * b * size.height)
            }
            let curve = CornerCurve(smoothness: smoothness)
            elements.append(.line(to: map(curve.start)))
            for piece in curve.pieces {
                elements.append(.curve(to: map(piece.2), control1: map(piece.0), control2: map(piece.1)))
            }
        }
        add(bottomRight, corners.bottomRight, -1, -1, startsVertically: true)
        add(bottomLeft, corners.bottomLeft, 1, -1, startsVertically: false)
        add(topLeft, corners.topLeft, 1, 1, startsVertically: true)
        add(topRight, corners.topRight, -1, 1, startsVertically: false)
        elements.append(.closeSubpath)
        return elements
    }
}

/// A corner of radius 1 at the origin, from the x axis to the y axis.
///
/// A continuous corner begins at 1.5287 radii and has three pieces. Where an edge is too short for that, its
/// control points move toward the points of a quarter circle, which it reaches when the edge is one radius long.
struct CornerCurve {
    /// Where a fully smooth corner begins, in radii.
    static let extent: CGFloat = 1.52866498

    /// The first point.
    let start: CGPoint
    /// Two control points and the end of each piece.
    let pieces: [(CGPoint, CGPoint, CGPoint)]

    init(smoothness: CGFloat) {
        if smoothness <= 0 {
            let k = 1 - Path.quarterArc
            start = CGPoint(x: 1, y: 0)
            pieces = [(CGPoint(x: k, y: 0), CGPoint(x: 0, y: k), CGPoint(x: 0, y: 1))]
            return
        }
        let smooth = Self.smooth
        let round = Self.round
        let points = zip(round, smooth).map { a, b in
            CGPoint(x: a.x + (b.x - a.x) * smoothness, y: a.y + (b.y - a.y) * smoothness)
        }
        start = points[0]
        pieces = [
            (points[1], points[2], points[3]), (points[4], points[5], points[6]), (points[7], points[8], points[9]),
        ]
    }

    /// The ten points of the smooth corner: symmetric to the diagonal.
    private static let smooth: [CGPoint] = {
        let half = [
            CGPoint(x: extent, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
            CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
        ]
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }()

    /// The quarter circle in three pieces that end at the same directions from its center.
    private static let round: [CGPoint] = {
        let first = atan2(1 - 0.63149379, 1 - 0.07491139)
        func on(_ angle: Double) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
        func along(_ angle: Double, _ length: Double) -> CGPoint {
            CGPoint(x: on(angle).x - cos(angle) * length, y: on(angle).y + sin(angle) * length)
        }
        let outer = 4 / 3 * tan(first / 4)
        let inner = 4 / 3 * tan((.pi / 2 - 2 * first) / 4)
        let half = [on(0), along(0, outer), along(first, -outer), on(first), along(first, inner)]
        return half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }()
}
