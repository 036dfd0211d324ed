import Foundation
import simd

/// A line of points with a width, which agents follow.
///
/// Follows Apple's [GKPath](https://developer.apple.com/documentation/gameplaykit/gkpath).
open class GKPath: NSObject {
    let points: [SIMD3<Float>]
    /// The distance from the line that is still on the way.
    open var radius: Float
    /// Whether the last point is connected with the first one.
    open var isCyclical: Bool
    /// The number of points.
    open var numPoints: Int { points.count }

    private init(places: [SIMD3<Float>], radius: Float, cyclical: Bool) {
        (points, self.radius, isCyclical) = (places, radius, cyclical)
    }
    /// Creates a line in the plane.
    public convenience init(points: [vector_float2], radius: Float, cyclical: Bool) {
        self.init(places: points.map { SIMD3($0, 0) }, radius: radius, cyclical: cyclical)
    }
    /// Creates a line in space.
    public convenience init(points: [vector_float3], radius: Float, cyclical: Bool) {
        self.init(places: points, radius: radius, cyclical: cyclical)
    }
    /// Creates a line through the nodes of a graph; other nodes than places of the plane, of space or of a grid are left out.
    public convenience init(graphNodes: [GKGraphNode], radius: Float) {
        let places: [SIMD3<Float>] = graphNodes.compactMap { node in
            switch node {
            case let node as GKGraphNode2D: SIMD3(node.position, 0)
            case let node as GKGraphNode3D: node.position
            case let node as GKGridGraphNode: SIMD3(Float(node.gridPosition.x), Float(node.gridPosition.y), 0)
            default: nil
            }
        }
        self.init(places: places, radius: radius, cyclical: false)
    }

    /// Returns a point of the plane; the origin for a place that there is not.
    open func float2(at index: Int) -> vector_float2 {
        let point = float3(at: index)
        return SIMD2(point.x, point.y)
    }
    /// Returns a point of space; the origin for a place that there is not.
    open func float3(at index: Int) -> vector_float3 { points.indices.contains(index) ? points[index] : .zero }
    /// Returns a point of the plane; the origin for a place that there is not.
    open func point(at index: Int) -> vector_float2 { float2(at: index) }

    /// The lines between the points.
    private var lines: [(SIMD3<Float>, SIMD3<Float>)] {
        guard points.count > 1 else { return points.map { ($0, $0) } }
        let lines = zip(points, points.dropFirst()).map { ($0, $1) }
        return isCyclical ? lines + [(points[points.count - 1], points[0])] : lines
    }

    /// Returns the nearest point of the way to a place, and its distance from the beginning along the way.
    func nearest(to place: SIMD3<Float>) -> (point: SIMD3<Float>, distance: Float)? {
        var (best, least, passed): ((SIMD3<Float>, Float)?, Float, Float) = (nil, .infinity, 0)
        for (a, b) in lines {
            let line = b - a
            let share = min(max(simd_dot(place - a, line) / max(simd_length_squared(line), 1e-12), 0), 1)
            let point = a + line * share
            let away = simd_distance(point, place)
            if away < least { (best, least) = ((point, passed + simd_length(line) * share), away) }
            passed += simd_length(line)
        }
        return best.map { ($0.0, $0.1) }
    }

    /// Returns the point at a distance from the beginning along the way.
    func point(atDistance distance: Float) -> SIMD3<Float>? {
        let whole = lines.reduce(0) { $0 + simd_distance($1.0, $1.1) }
        guard whole > 0, let last = points.last else { return points.last }
        var left = isCyclical ? distance - (distance / whole).rounded(.down) * whole : min(max(distance, 0), whole)
        for (a, b) in lines {
            let length = simd_distance(a, b)
            if left <= length, length > 0 { return a + (b - a) * (left / length) }
            left -= length
        }
        return last
    }
}
