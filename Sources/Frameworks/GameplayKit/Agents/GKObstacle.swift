import Foundation
import simd

/// An area that agents and ways avoid.
///
/// Follows Apple's [GKObstacle](https://developer.apple.com/documentation/gameplaykit/gkobstacle).
open class GKObstacle: NSObject {
    override init() {}
}

/// A circle that agents avoid.
open class GKCircleObstacle: GKObstacle {
    /// The radius.
    open var radius: Float
    /// The center; the origin by default.
    open var position: vector_float2 = .zero

    /// Creates a circle around the origin.
    public init(radius: Float) { self.radius = radius }
}

/// A ball that agents in space avoid.
open class GKSphereObstacle: GKObstacle {
    /// The radius.
    open var radius: Float
    /// The center; the origin by default.
    open var position: vector_float3 = .zero

    /// Creates a ball around the origin.
    public init(radius: Float) { self.radius = radius }
}

/// A polygon that agents and ways avoid.
///
/// Follows Apple's [GKPolygonObstacle](https://developer.apple.com/documentation/gameplaykit/gkpolygonobstacle).
open class GKPolygonObstacle: GKObstacle {
    let points: [SIMD2<Float>]

    /// The number of corners.
    open var vertexCount: Int { points.count }

    /// Creates a polygon of corners.
    public init(points: [vector_float2]) { self.points = points }

    /// Returns a corner; the origin for a place that there is not.
    open func vertex(at index: Int) -> vector_float2 { points.indices.contains(index) ? points[index] : .zero }
}
