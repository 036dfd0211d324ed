import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

extension SKPhysicsBody {
    /// Creates a circle about the node's place.
    public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }

    /// Creates a circle about a point of the node's space.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
        let radius = Double(max(r.sound, 0))
        self.init(shapes: radius > 0 ? [.circle(center: Vec(center.sound), radius: radius)] : [])
    }

    /// Creates a rectangle about the node's place.
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }

    /// Creates a rectangle about a point of the node's space.
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        let (w, h, c) = (Double(abs(s.width.sound)) / 2, Double(abs(s.height.sound)) / 2, Vec(center.sound))
        let corners = [Vec(-w, -h), Vec(w, -h), Vec(w, h), Vec(-w, h)].map { $0 + c }
        self.init(shapes: w > 0 && h > 0 ? [.polygon(corners)] : [])
    }

    /// Creates a polygon of a path; one that is not convex becomes the smallest convex one around it.
    public convenience init(polygonFrom path: CGPath) {
        let hull = Hull.of(path.flatPoints.map { Vec($0) }.filter(\.isFinite))
        self.init(shapes: hull.count > 2 ? [.polygon(hull)] : [])
    }

    /// Creates the smallest convex polygon around the opaque pixels of a texture, in a size about the node's place.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(texture: texture, alphaThreshold: 0, size: size)
    }

    /// Creates the smallest convex polygon around the pixels of a texture that are more opaque than a limit.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        let hull = Hull.of(AlphaOutline.points(of: texture, above: alphaThreshold, size))
        if hull.count > 2 { self.init(shapes: [.polygon(hull)]) } else { self.init(rectangleOf: size) }
    }

    /// Creates a body of others' parts.
    public convenience init(bodies: [SKPhysicsBody]) {
        self.init(shapes: bodies.flatMap(\.shapes), isEdge: !bodies.isEmpty && bodies.allSatisfy(\.isEdge))
    }

    /// Creates a line between two points of the node's space.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
        self.init(shapes: [.segment(Vec(p1.sound), Vec(p2.sound))], isEdge: true)
    }

    /// Creates lines along a path.
    public convenience init(edgeChainFrom path: CGPath) {
        self.init(shapes: path.subpaths.flatMap { Self.lines($0.points, isClosed: $0.isClosed) }, isEdge: true)
    }

    /// Creates lines along a path, from whose end a line leads to its beginning.
    public convenience init(edgeLoopFrom path: CGPath) {
        self.init(shapes: path.subpaths.flatMap { Self.lines($0.points, isClosed: true) }, isEdge: true)
    }

    /// Creates the lines around a rectangle of the node's space.
    public convenience init(edgeLoopFrom rect: CGRect) {
        let rect = rect.standardized
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        self.init(shapes: Self.lines(corners, isClosed: true), isEdge: true)
    }

    private static func lines(_ points: [CGPoint], isClosed: Bool) -> [BodyShape] {
        let points = points.map { Vec($0) }.filter(\.isFinite)
        guard points.count > 1 else { return [] }
        var lines: [BodyShape] = []
        for index in 0..<(isClosed ? points.count : points.count - 1) {
            let (a, b) = (points[index], points[(index + 1) % points.count])
            if (b - a).length > 1e-6 { lines.append(.segment(a, b)) }
        }
        return lines
    }
}

/// The smallest convex polygon around points, counterclockwise.
enum Hull {
    static func of(_ points: [Vec]) -> [Vec] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return [] }
        func half(_ points: [Vec]) -> [Vec] {
            var chain: [Vec] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 1e-9
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        let hull = half(sorted) + half(sorted.reversed())
        guard hull.count > 2, BodyShape.doubledArea(hull) > 1e-6 else { return [] }
        return hull
    }
}

/// The outermost opaque pixels of a texture.
@MainActor
enum AlphaOutline {
    static func points(of texture: SKTexture, above limit: Float, _ size: CGSize) -> [Vec] {
        guard let bitmap = texture.image.cgImage?.bitmap, bitmap.width > 0, bitmap.height > 0, size.width > 0,
            size.height > 0
        else { return [] }
        let part = texture.textureRect()
        let columns =
            Int(
                part.minX * CGFloat(bitmap.width))..<max(
                Int(part.maxX * CGFloat(bitmap.width)), Int(part.minX * CGFloat(bitmap.width)) + 1)
        let rows =
            Int(
                (1 - part.maxY) * CGFloat(bitmap.height))..<max(
                Int((1 - part.minY) * CGFloat(bitmap.height)), Int((1 - part.maxY) * CGFloat(bitmap.height)) + 1)
        let least = UInt8(min(max(limit.isFinite ? limit : 0, 0), 0.99) * 255)
        var points: [Vec] = []
        let pixels = bitmap.pixels
        let (w, h) = (Double(size.width) / Double(columns.count), Double(size.height) / Double(rows.count))
        for row in rows where row < bitmap.height {
            let opaque = columns.filter {
                $0 < bitmap.width && pixels[(row * bitmap.width + $0) * 4 + 3] > least
            }
            guard let first = opaque.first, let last = opaque.last else { continue }
            let top = Double(size.height) / 2 - Double(row - rows.lowerBound) * h
            let left = Double(first - columns.lowerBound) * w - Double(size.width) / 2
            let right = Double(last - columns.lowerBound + 1) * w - Double(size.width) / 2
            points += [Vec(left, top), Vec(right, top), Vec(left, top - h), Vec(right, top - h)]
        }
        return points
    }
}
