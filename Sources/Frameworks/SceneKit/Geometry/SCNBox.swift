import Foundation
import SwiftUI
import simd

/// A box around the origin; its corners are sharp here.
///
/// Follows Apple's [SCNBox](https://developer.apple.com/documentation/scenekit/scnbox). Six materials are for its front, right, back, left, top and bottom.
open class SCNBox: SCNGeometry, @unchecked Sendable {
    /// The width; 1 by default.
    open var width: CGFloat = 1 { didSet { rebuild() } }
    /// The height; 1 by default.
    open var height: CGFloat = 1 { didSet { rebuild() } }
    /// The length; 1 by default.
    open var length: CGFloat = 1 { didSet { rebuild() } }
    /// The radius of edges; they are sharp here.
    open var chamferRadius: CGFloat = 0
    /// The parts of edges; without effect.
    open var chamferSegmentCount = 5
    /// The parts of the width; without effect.
    open var widthSegmentCount = 1
    /// The parts of the height; without effect.
    open var heightSegmentCount = 1
    /// The parts of the length; without effect.
    open var lengthSegmentCount = 1
    /// Creates a box.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
    override func build() -> Mesh {
        let half = SIMD3<Float>(Float(width), Float(height), Float(length)) / 2
        // The directions outward, to the right and upward.
        let sides: [(SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)] = [
            (SIMD3(0, 0, 1), SIMD3(1, 0, 0), SIMD3(0, 1, 0)), (SIMD3(1, 0, 0), SIMD3(0, 0, -1), SIMD3(0, 1, 0)),
            (SIMD3(0, 0, -1), SIMD3(-1, 0, 0), SIMD3(0, 1, 0)), (SIMD3(-1, 0, 0), SIMD3(0, 0, 1), SIMD3(0, 1, 0)),
            (SIMD3(0, 1, 0), SIMD3(1, 0, 0), SIMD3(0, 0, -1)), (SIMD3(0, -1, 0), SIMD3(1, 0, 0), SIMD3(0, 0, 1)),
        ]
        var mesh = Mesh()
        for (index, side) in sides.enumerated() {
            mesh.addGrid(1, 1, element: index) { u, v in
                ((side.0 + side.1 * (2 * u - 1) + side.2 * (1 - 2 * v)) * half, side.0)
            }
        }
        return mesh
    }
}

/// A rectangle in the plane of x and y, around the origin.
///
/// Follows Apple's [SCNPlane](https://developer.apple.com/documentation/scenekit/scnplane).
open class SCNPlane: SCNGeometry, @unchecked Sendable {
    /// The width; 1 by default.
    open var width: CGFloat = 1 { didSet { rebuild() } }
    /// The height; 1 by default.
    open var height: CGFloat = 1 { didSet { rebuild() } }
    /// The parts to the side; 1 by default.
    open var widthSegmentCount = 1 { didSet { rebuild() } }
    /// The parts upward; 1 by default.
    open var heightSegmentCount = 1 { didSet { rebuild() } }
    /// The radius of corners; they are sharp here.
    open var cornerRadius: CGFloat = 0
    /// Creates a rectangle.
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        (self.width, self.height) = (width, height)
    }
    override func build() -> Mesh {
        var mesh = Mesh()
        mesh.addGrid(widthSegmentCount, heightSegmentCount) { u, v in
            (SIMD3((u - 0.5) * Float(width), (0.5 - v) * Float(height), 0), SIMD3(0, 0, 1))
        }
        return mesh
    }
}

/// A floor in the plane of x and z: a large square here, without reflections.
///
/// Follows Apple's [SCNFloor](https://developer.apple.com/documentation/scenekit/scnfloor).
open class SCNFloor: SCNGeometry, @unchecked Sendable {
    /// How much is reflected; without effect.
    open var reflectivity: CGFloat = 0.25
    /// The distance at which reflections begin to fade; without effect.
    open var reflectionFalloffStart: CGFloat = 0
    /// The distance at which reflections end; without effect.
    open var reflectionFalloffEnd: CGFloat = 0
    /// The width; 0 for 200.
    open var width: CGFloat = 0 { didSet { rebuild() } }
    /// The length; 0 for 200.
    open var length: CGFloat = 0 { didSet { rebuild() } }
    override func build() -> Mesh {
        let (w, l) = (width > 0 ? Float(width) : 200, length > 0 ? Float(length) : 200)
        var mesh = Mesh()
        mesh.addGrid(20, 20) { u, v in (SIMD3((u - 0.5) * w, 0, (v - 0.5) * l), SIMD3(0, 1, 0)) }
        mesh.places = mesh.positions.map { SIMD2($0.x, $0.z) }
        return mesh
    }
}

/// A pyramid on the plane of x and z.
///
/// Follows Apple's [SCNPyramid](https://developer.apple.com/documentation/scenekit/scnpyramid).
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
    /// The width; 1 by default.
    open var width: CGFloat = 1 { didSet { rebuild() } }
    /// The height; 1 by default.
    open var height: CGFloat = 1 { didSet { rebuild() } }
    /// The length; 1 by default.
    open var length: CGFloat = 1 { didSet { rebuild() } }
    /// Creates a pyramid.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.init()
        (self.width, self.height, self.length) = (width, height, length)
    }
    override func build() -> Mesh {
        let (w, h, l) = (Float(width) / 2, Float(height), Float(length) / 2)
        let corners = [SIMD3<Float>(-w, 0, l), SIMD3(w, 0, l), SIMD3(w, 0, -l), SIMD3(-w, 0, -l)]
        var mesh = Mesh()
        for side in 0..<4 {
            let (a, b, top) = (corners[side], corners[(side + 1) % 4], SIMD3<Float>(0, h, 0))
            let raw = cross(b - a, top - a)
            let normal = simd.length(raw) > 0 ? normalize(raw) : SIMD3<Float>(0, 1, 0)
            let first = Int32(mesh.positions.count)
            mesh.positions += [a, b, top]
            mesh.normals += [normal, normal, normal]
            mesh.places += [SIMD2(0, 1), SIMD2(1, 1), SIMD2(0.5, 0)]
            mesh.elements[0] += [first, first + 1, first + 2]
        }
        mesh.addGrid(1, 1) { u, v in (SIMD3((2 * u - 1) * w, 0, (1 - 2 * v) * -l), SIMD3(0, -1, 0)) }
        for t in stride(from: mesh.elements[0].count - 6, to: mesh.elements[0].count, by: 3) {
            let e = mesh.elements[0]
            let n = cross(
                mesh.positions[Int(e[t + 1])] - mesh.positions[Int(e[t])],
                mesh.positions[Int(e[t + 2])] - mesh.positions[Int(e[t])])
            if n.y > 0 { mesh.elements[0].swapAt(t + 1, t + 2) }
        }
        return mesh
    }
}
