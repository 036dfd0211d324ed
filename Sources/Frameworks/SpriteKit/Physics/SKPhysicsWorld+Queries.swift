import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

extension SKPhysicsWorld {
    /// Returns a body at a point of the scene; nil if there is none.
    public func body(at point: CGPoint) -> SKPhysicsBody? {
        var found: SKPhysicsBody?
        enumerateBodies(at: point) { body, stop in
            found = body
            stop.pointee = ObjCBool(true)
        }
        return found
    }

    /// Returns a body in a rectangle of the scene; nil if there is none.
    public func body(in rect: CGRect) -> SKPhysicsBody? {
        var found: SKPhysicsBody?
        enumerateBodies(in: rect) { body, stop in
            found = body
            stop.pointee = ObjCBool(true)
        }
        return found
    }

    /// Returns the first body along a line of the scene; nil if there is none.
    public func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { hits(start, end).first?.body }

    /// Calls a closure with each body at a point of the scene.
    public func enumerateBodies(
        at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        collect()
        each(where: { body in body.motion.shapes.contains { $0.contains(Vec(point)) } }, block)
    }

    /// Calls a closure with each body whose rectangle meets a rectangle of the scene.
    public func enumerateBodies(
        in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        collect()
        let box = BodyBox(
            low: Vec(Double(rect.minX), Double(rect.minY)), high: Vec(Double(rect.maxX), Double(rect.maxY)))
        each(where: { body in body.motion.shapes.contains { $0.box.meets(box) } }, block)
    }

    /// Calls a closure with each body along a line of the scene, the nearest first.
    /// - Parameter block: Receives a body, the point and direction of its surface, and a Boolean that ends the search.
    public func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        for hit in hits(start, end) {
            var stop = ObjCBool(false)
            block(hit.body, hit.place.point, CGVector(dx: hit.normal.x, dy: hit.normal.y), &stop)
            if stop.boolValue { return }
        }
    }

    private func each(
        where matches: (SKPhysicsBody) -> Bool, _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        for body in bodies where matches(body) {
            var stop = ObjCBool(false)
            block(body, &stop)
            if stop.boolValue { return }
        }
    }

    private func hits(_ start: CGPoint, _ end: CGPoint) -> [(body: SKPhysicsBody, place: Vec, normal: Vec)] {
        collect()
        let (from, way) = (Vec(start), Vec(end) - Vec(start))
        guard from.isFinite, way.isFinite, way.length > 0 else { return [] }
        var hits: [(share: Double, body: SKPhysicsBody, normal: Vec)] = []
        for body in bodies {
            let nearest = body.motion.shapes.compactMap { Ray.hit($0, from, way) }.min { $0.share < $1.share }
            if let nearest { hits.append((nearest.share, body, nearest.normal)) }
        }
        return hits.sorted { $0.share < $1.share }.map { ($0.body, from + way * $0.share, $0.normal) }
    }

    /// Returns the acceleration of a body by the fields at a point of the scene, in meters per square second.
    public func sampleFields(at position: SIMD3<Float>) -> SIMD3<Float> {
        collect()
        let place = Vec(Double(position.x), Double(position.y))
        let sum = fields.reduce(Vec.zero) { $0 + $1.acceleration(at: place, velocity: .zero, mass: 1, charge: 1) }
        return SIMD3(Float(sum.x / 150), Float(sum.y / 150), 0)
    }

    /// Returns drawings of the outlines of all bodies, in the scene's space.
    func outlines(width: CGFloat) -> [DrawingCommand] {
        var path = Path()
        for shape in bodies.flatMap(\.motion.shapes) {
            switch shape {
            case .circle(let center, let radius):
                path.addEllipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
            case .polygon(let points):
                path.addLines(points.map(\.point))
                path.closeSubpath()
            case .segment(let a, let b): path.addLines([a.point, b.point])
            }
        }
        return path.isEmpty ? [] : [.stroke(path, .color(RGBA(0.2, 0.9, 1)), StrokeStyle(lineWidth: width))]
    }
}

/// Where a line meets shapes.
enum Ray {
    /// Returns the share of the way after which a line meets a shape, and the direction of the surface there.
    static func hit(_ shape: BodyShape, _ from: Vec, _ way: Vec) -> (share: Double, normal: Vec)? {
        if case .circle(let center, let radius) = shape {
            let offset = from - center
            let (a, b, c) = (way.dot(way), 2 * offset.dot(way), offset.dot(offset) - radius * radius)
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return nil }
            let share = (-b - discriminant.squareRoot()) / (2 * a)
            guard share >= 0, share <= 1 else { return nil }
            return (share, (from + way * share - center).unit)
        }
        let points = shape.points
        var best: (share: Double, normal: Vec)?
        for index in 0..<(shape.isSegment ? 1 : points.count) {
            let (p, q) = (points[index], points[(index + 1) % points.count])
            let edge = q - p
            let cross = way.cross(edge)
            guard abs(cross) > 1e-12 else { continue }
            let share = (p - from).cross(edge) / cross
            let along = (p - from).cross(way) / cross
            guard share >= 0, share <= 1, along >= 0, along <= 1, share < best?.share ?? 2 else { continue }
            let normal = Vec(edge.y, -edge.x).unit
            best = (share, normal.dot(way) > 0 ? -normal : normal)
        }
        return best
    }
}
