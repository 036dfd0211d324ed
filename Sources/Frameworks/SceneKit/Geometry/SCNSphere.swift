import Foundation
import SwiftUI
import simd

extension Mesh {
    /// Adds a surface that turns around the y axis, by its outline from the top: radius, height and direction.
    mutating func addTurned(
        _ outline: [(r: Float, y: Float, normal: SIMD2<Float>)], segments: Int, element: Int = 0
    ) {
        guard outline.count > 1 else { return }
        addGrid(max(segments, 3), outline.count - 1, element: element) { u, v in
            let point = outline[min(Int((v * Float(outline.count - 1)).rounded()), outline.count - 1)]
            let angle = Double(u) * 2 * .pi
            let (s, c) = (Float(sin(angle)), Float(cos(angle)))
            return (
                SIMD3(point.r * s, point.y, point.r * c), SIMD3(point.normal.x * s, point.normal.y, point.normal.x * c)
            )
        }
    }
    /// Adds a disk or ring across the y axis.
    mutating func addDisk(_ inner: Float, _ outer: Float, y: Float, up: Bool, segments: Int, element: Int) {
        let normal = SIMD2<Float>(0, up ? 1 : -1)
        addTurned(
            up ? [(inner, y, normal), (outer, y, normal)] : [(outer, y, normal), (inner, y, normal)],
            segments: segments,
            element: element)
    }
}

/// A ball around the origin.
///
/// Follows Apple's [SCNSphere](https://developer.apple.com/documentation/scenekit/scnsphere).
open class SCNSphere: SCNGeometry, @unchecked Sendable {
    /// The radius; 0.5 by default.
    open var radius: CGFloat = 0.5 { didSet { rebuild() } }
    /// The parts around; 48 by default.
    open var segmentCount = 48 { didSet { rebuild() } }
    /// Whether the parts are alike; they never are here.
    open var isGeodesic = false
    /// Creates a ball.
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }
    override func build() -> Mesh {
        let rows = max(segmentCount / 2, 2)
        var mesh = Mesh()
        mesh.addTurned(
            (0...rows).map { row in
                let angle = Double(row) / Double(rows) * .pi
                let n = SIMD2(Float(sin(angle)), Float(cos(angle)))
                return (n.x * Float(radius), n.y * Float(radius), n)
            }, segments: segmentCount)
        return mesh
    }
}

/// A cylinder around the y axis.
///
/// Follows Apple's [SCNCylinder](https://developer.apple.com/documentation/scenekit/scncylinder). Three materials are for the side, the top and the bottom.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    /// The radius; 0.5 by default.
    open var radius: CGFloat = 0.5 { didSet { rebuild() } }
    /// The height; 1 by default.
    open var height: CGFloat = 1 { didSet { rebuild() } }
    /// The parts around; 48 by default.
    open var radialSegmentCount = 48 { didSet { rebuild() } }
    /// The parts upward; 1 by default.
    open var heightSegmentCount = 1
    /// Creates a cylinder.
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        (self.radius, self.height) = (radius, height)
    }
    override func build() -> Mesh {
        let (r, h) = (Float(radius), Float(height) / 2)
        var mesh = Mesh()
        mesh.addTurned([(r, h, SIMD2(1, 0)), (r, -h, SIMD2(1, 0))], segments: radialSegmentCount)
        mesh.addDisk(0, r, y: h, up: true, segments: radialSegmentCount, element: 1)
        mesh.addDisk(0, r, y: -h, up: false, segments: radialSegmentCount, element: 2)
        return mesh
    }
}

/// A cone, or a part of one, around the y axis.
///
/// Follows Apple's [SCNCone](https://developer.apple.com/documentation/scenekit/scncone).
open class SCNCone: SCNGeometry, @unchecked Sendable {
    /// The radius at the top; 0 by default.
    open var topRadius: CGFloat = 0 { didSet { rebuild() } }
    /// The radius at the bottom; 0.5 by default.
    open var bottomRadius: CGFloat = 0.5 { didSet { rebuild() } }
    /// The height; 1 by default.
    open var height: CGFloat = 1 { didSet { rebuild() } }
    /// The parts around; 48 by default.
    open var radialSegmentCount = 48 { didSet { rebuild() } }
    /// The parts upward; 1 by default.
    open var heightSegmentCount = 1
    /// Creates a cone.
    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    }
    override func build() -> Mesh {
        let (t, b, h) = (Float(topRadius), Float(bottomRadius), Float(height))
        let slope = SIMD2<Float>(h, b - t)
        let normal = simd.length(slope) > 0 ? normalize(slope) : SIMD2<Float>(1, 0)
        var mesh = Mesh()
        mesh.addTurned([(t, h / 2, normal), (b, -h / 2, normal)], segments: radialSegmentCount)
        if t > 0 { mesh.addDisk(0, t, y: h / 2, up: true, segments: radialSegmentCount, element: 1) }
        if b > 0 { mesh.addDisk(0, b, y: -h / 2, up: false, segments: radialSegmentCount, element: 2) }
        return mesh
    }
}

/// A tube around the y axis.
///
/// Follows Apple's [SCNTube](https://developer.apple.com/documentation/scenekit/scntube).
open class SCNTube: SCNGeometry, @unchecked Sendable {
    /// The radius inside; 0.25 by default.
    open var innerRadius: CGFloat = 0.25 { didSet { rebuild() } }
    /// The radius outside; 0.5 by default.
    open var outerRadius: CGFloat = 0.5 { didSet { rebuild() } }
    /// The height; 1 by default.
    open var height: CGFloat = 1 { didSet { rebuild() } }
    /// The parts around; 48 by default.
    open var radialSegmentCount = 48 { didSet { rebuild() } }
    /// The parts upward; 1 by default.
    open var heightSegmentCount = 1
    /// Creates a tube.
    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    }
    override func build() -> Mesh {
        let (i, o, h) = (Float(innerRadius), Float(outerRadius), Float(height) / 2)
        var mesh = Mesh()
        mesh.addTurned([(o, h, SIMD2(1, 0)), (o, -h, SIMD2(1, 0))], segments: radialSegmentCount)
        mesh.addTurned([(i, -h, SIMD2(-1, 0)), (i, h, SIMD2(-1, 0))], segments: radialSegmentCount, element: 1)
        mesh.addDisk(i, o, y: h, up: true, segments: radialSegmentCount, element: 2)
        mesh.addDisk(i, o, y: -h, up: false, segments: radialSegmentCount, element: 3)
        return mesh
    }
}

/// A cylinder with round ends around the y axis.
///
/// Follows Apple's [SCNCapsule](https://developer.apple.com/documentation/scenekit/scncapsule).
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    /// The radius; 0.5 by default.
    open var capRadius: CGFloat = 0.5 { didSet { rebuild() } }
    /// The height with the ends; 2 by default.
    open var height: CGFloat = 2 { didSet { rebuild() } }
    /// The parts around; 48 by default.
    open var radialSegmentCount = 48 { didSet { rebuild() } }
    /// The parts of the middle; 1 by default.
    open var heightSegmentCount = 1
    /// The parts of an end; 24 by default.
    open var capSegmentCount = 24 { didSet { rebuild() } }
    /// Creates a capsule.
    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.capRadius, self.height) = (capRadius, height)
    }
    override func build() -> Mesh {
        let r = Float(capRadius)
        let middle = max(Float(height) / 2 - r, 0)
        let rows = max(min(capSegmentCount, 128), 2)
        let outline = (0...1).flatMap { end in
            (0...rows).map { row -> (r: Float, y: Float, normal: SIMD2<Float>) in
                let angle = (Double(end) + Double(row) / Double(rows)) * .pi / 2
                let n = SIMD2(Float(sin(angle)), Float(cos(angle)))
                return (n.x * r, n.y * r + (end == 0 ? middle : -middle), n)
            }
        }
        var mesh = Mesh()
        mesh.addTurned(outline, segments: radialSegmentCount)
        return mesh
    }
}

/// A ring around the y axis.
///
/// Follows Apple's [SCNTorus](https://developer.apple.com/documentation/scenekit/scntorus).
open class SCNTorus: SCNGeometry, @unchecked Sendable {
    /// The radius of the ring; 0.5 by default.
    open var ringRadius: CGFloat = 0.5 { didSet { rebuild() } }
    /// The radius of the pipe; 0.25 by default.
    open var pipeRadius: CGFloat = 0.25 { didSet { rebuild() } }
    /// The parts around; 48 by default.
    open var ringSegmentCount = 48 { didSet { rebuild() } }
    /// The parts of the pipe; 24 by default.
    open var pipeSegmentCount = 24 { didSet { rebuild() } }
    /// Creates a ring.
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    }
    override func build() -> Mesh {
        let rows = max(min(pipeSegmentCount, 512), 3)
        var mesh = Mesh()
        mesh.addTurned(
            (0...rows).map { row in
                let angle = Double(row) / Double(rows) * 2 * .pi
                let n = SIMD2(Float(sin(angle)), Float(cos(angle)))
                return (Float(ringRadius) + n.x * Float(pipeRadius), n.y * Float(pipeRadius), n)
            }, segments: ringSegmentCount)
        return mesh
    }
}
