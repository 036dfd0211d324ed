import Foundation

/// The numbers of a vector in the physics.
struct Vec: Equatable {
    var x: Double, y: Double

    init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

    static let zero = Vec(0, 0)
    static func + (a: Vec, b: Vec) -> Vec { Vec(a.x + b.x, a.y + b.y) }
    static func - (a: Vec, b: Vec) -> Vec { Vec(a.x - b.x, a.y - b.y) }
    static func * (a: Vec, f: Double) -> Vec { Vec(a.x * f, a.y * f) }
    static prefix func - (a: Vec) -> Vec { Vec(-a.x, -a.y) }
    static func += (a: inout Vec, b: Vec) { a = a + b }
    static func -= (a: inout Vec, b: Vec) { a = a - b }
    func dot(_ b: Vec) -> Double { x * b.x + y * b.y }
    func cross(_ b: Vec) -> Double { x * b.y - y * b.x }
    /// The vector turned by a quarter, times a number.
    func crossed(_ w: Double) -> Vec { Vec(-w * y, w * x) }
    var length: Double { (x * x + y * y).squareRoot() }
    var isFinite: Bool { x.isFinite && y.isFinite }
    var point: CGPoint { CGPoint(x: x, y: y) }
    /// The vector with the length 1; zero for zero.
    var unit: Vec {
        let length = length
        return length > 0 ? self * (1 / length) : .zero
    }
    func rotated(_ cosine: Double, _ sine: Double) -> Vec { Vec(cosine * x - sine * y, sine * x + cosine * y) }
}

/// A part of a body, in its space or in the world's.
enum BodyShape {
    case circle(center: Vec, radius: Double)
    /// A convex polygon, counterclockwise.
    case polygon([Vec])
    /// A line without an area.
    case segment(Vec, Vec)

    /// The corners of a polygon or the ends of a line; none for a circle.
    var points: [Vec] {
        switch self {
        case .circle: []
        case .polygon(let points): points
        case .segment(let a, let b): [a, b]
        }
    }

    var isSegment: Bool { if case .segment = self { true } else { false } }

    /// The area, in square points.
    var area: Double {
        switch self {
        case .circle(_, let radius): .pi * radius * radius
        case .polygon(let points): abs(Self.doubledArea(points)) / 2
        case .segment: 0
        }
    }

    static func doubledArea(_ points: [Vec]) -> Double {
        points.indices.reduce(0) { $0 + points[$1].cross(points[($1 + 1) % points.count]) }
    }

    /// The middle of the mass.
    var centroid: Vec {
        switch self {
        case .circle(let center, _): return center
        case .segment(let a, let b): return (a + b) * 0.5
        case .polygon(let points):
            let doubled = Self.doubledArea(points)
            guard abs(doubled) > 1e-9 else { return points.first ?? .zero }
            var sum = Vec.zero
            for index in points.indices {
                let (a, b) = (points[index], points[(index + 1) % points.count])
                sum += (a + b) * a.cross(b)
            }
            return sum * (1 / (3 * doubled))
        }
    }

    /// The mean square distance of the mass from a point.
    func gyration(about point: Vec) -> Double {
        switch self {
        case .circle(let center, let radius):
            let way = center - point
            return radius * radius / 2 + way.dot(way)
        case .segment(let a, let b):
            let middle = (a + b) * 0.5 - point
            return (b - a).dot(b - a) / 12 + middle.dot(middle)
        case .polygon(let points):
            var (numerator, denominator) = (0.0, 0.0)
            for index in points.indices {
                let (a, b) = (points[index] - point, points[(index + 1) % points.count] - point)
                let cross = a.cross(b)
                numerator += cross * (a.dot(a) + a.dot(b) + b.dot(b))
                denominator += cross
            }
            return abs(denominator) > 1e-9 ? max(numerator / (6 * denominator), 0) : 0
        }
    }

    /// Returns the shape in another space: scaled, turned, then moved.
    func placed(_ frame: BodyFrame) -> BodyShape {
        switch self {
        case .circle(let center, let radius): .circle(center: frame.map(center), radius: radius * frame.meanScale)
        case .polygon(let points): .polygon(Self.counterclockwise(points.map(frame.map)))
        case .segment(let a, let b): .segment(frame.map(a), frame.map(b))
        }
    }

    static func counterclockwise(_ points: [Vec]) -> [Vec] { doubledArea(points) < 0 ? points.reversed() : points }

    /// The rectangle around the shape.
    var box: BodyBox {
        if case .circle(let center, let radius) = self {
            return BodyBox(
                low: Vec(center.x - radius, center.y - radius), high: Vec(center.x + radius, center.y + radius))
        }
        return points.reduce(into: BodyBox.none) { $0.add($1) }
    }

    /// Returns whether a point is in the shape.
    func contains(_ point: Vec) -> Bool {
        switch self {
        case .circle(let center, let radius): return (point - center).length <= radius
        case .segment: return false
        case .polygon(let points):
            return points.indices.allSatisfy {
                (points[($0 + 1) % points.count] - points[$0]).cross(point - points[$0]) >= 0
            }
        }
    }
}

/// Where a body is: its scale, rotation and place.
struct BodyFrame {
    var position: Vec
    var angle: Double { didSet { (cosine, sine) = (cos(angle), sin(angle)) } }
    var scale: Vec
    private(set) var cosine: Double, sine: Double

    init(position: Vec = .zero, angle: Double = 0, scale: Vec = Vec(1, 1)) {
        self.position = position
        self.angle = angle
        self.scale = scale
        (cosine, sine) = (cos(angle), sin(angle))
    }

    var meanScale: Double { abs(scale.x * scale.y).squareRoot() }
    func map(_ p: Vec) -> Vec { Vec(p.x * scale.x, p.y * scale.y).rotated(cosine, sine) + position }
    /// The point of the body's space, without its scale.
    func inverse(_ p: Vec) -> Vec { (p - position).rotated(cosine, -sine) }
}

/// A rectangle around shapes.
struct BodyBox {
    var low: Vec, high: Vec
    static let none = BodyBox(low: Vec(.infinity, .infinity), high: Vec(-.infinity, -.infinity))

    mutating func add(_ p: Vec) {
        low = Vec(min(low.x, p.x), min(low.y, p.y))
        high = Vec(max(high.x, p.x), max(high.y, p.y))
    }

    mutating func add(_ other: BodyBox) {
        add(other.low)
        add(other.high)
    }

    func meets(_ other: BodyBox) -> Bool {
        low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y && other.low.y <= high.y
    }

    func grown(by distance: Double) -> BodyBox {
        BodyBox(
            low: Vec(low.x - distance, low.y - distance), high: Vec(high.x + distance, high.y + distance))
    }
}
