import DisplayList
import Foundation
import SwiftUI
import simd

/// A node whose place, rotation and scale decide which part of its scene is shown.
///
/// Its children stay where they are on the screen. Follows Apple's
/// [SKCameraNode](https://developer.apple.com/documentation/spritekit/skcameranode).
@MainActor @preconcurrency
open class SKCameraNode: SKNode {
    /// Returns whether the view of the scene shows some of a node's rectangle.
    open func contains(_ node: SKNode) -> Bool {
        guard let scene, let parent = node.parent else { return false }
        let frame = node.calculateAccumulatedFrame().applying(parent.transformToRoot)
        return CGRectIntersectsRect(scene.visibleRect, frame)
    }

    /// Returns the nodes of the scene that its view shows some of.
    open func containedNodeSet() -> Set<SKNode> {
        guard let scene else { return [] }
        return Set(scene["//*"].filter { $0 !== scene && contains($0) })
    }

    override func makeCopy() -> SKNode { SKCameraNode() }
}

/// A node that is turned about all three axes: its descendants are drawn as if seen from far away.
///
/// Follows Apple's [SKTransformNode](https://developer.apple.com/documentation/spritekit/sktransformnode).
@MainActor @preconcurrency
open class SKTransformNode: SKNode, CompositeNode {
    /// The rotation about the x axis, in radians.
    open var xRotation: CGFloat = 0
    /// The rotation about the y axis, in radians.
    open var yRotation: CGFloat = 0

    /// The rotations about the axes, in radians.
    open func eulerAngles() -> SIMD3<Float> { SIMD3(Float(xRotation), Float(yRotation), Float(zRotation)) }

    /// Sets the rotations about the axes, in radians.
    open func setEulerAngles(_ euler: SIMD3<Float>) {
        (xRotation, yRotation, zRotation) = (CGFloat(euler.x), CGFloat(euler.y), CGFloat(euler.z))
    }

    /// Sets the rotations by a matrix.
    open func setRotationMatrix(_ rotationMatrix: matrix_float3x3) {
        // The rotation about x comes first, then the ones about y and z.
        let m = rotationMatrix.columns
        setEulerAngles(
            SIMD3(atan2(m.1.z, m.2.z), atan2(-m.0.z, (m.0.x * m.0.x + m.0.y * m.0.y).squareRoot()), atan2(m.0.y, m.0.x))
        )
    }
    /// Returns the rotations as a matrix.
    open func rotationMatrix() -> matrix_float3x3 { matrix_float3x3(quaternion()) }
    /// Sets the rotations by a quaternion.
    open func setQuaternion(_ quaternion: simd_quatf) { setRotationMatrix(matrix_float3x3(quaternion)) }
    /// Returns the rotations as a quaternion.
    open func quaternion() -> simd_quatf {
        simd_quatf(angle: Float(zRotation), axis: [0, 0, 1]) * simd_quatf(angle: Float(yRotation), axis: [0, 1, 0])
            * simd_quatf(angle: Float(xRotation), axis: [1, 0, 0])
    }

    var isComposite: Bool { xRotation != 0 || yRotation != 0 }

    func compose(
        _ commands: [DrawingCommand], _ group: inout DrawingGroup, _ drawing: SceneDrawing
    ) -> [DrawingCommand] {
        var turned = DrawingGroup()
        turned.transform = CGAffineTransform(
            scaleX: CGFloat(cos(Double(yRotation.sound))), y: CGFloat(cos(Double(xRotation.sound))))
        return [.group(commands, turned)]
    }

    override func makeCopy() -> SKNode {
        let copy = SKTransformNode()
        copy.xRotation = xRotation
        copy.yRotation = yRotation
        return copy
    }
}

/// A light, which has no effect here.
@MainActor @preconcurrency
open class SKLightNode: SKNode {
    /// Whether the light is on.
    open var isEnabled = true { didSet { SpriteGaps.lights() } }
    /// The color of the light.
    open var lightColor: UIColor = .white
    /// The color of the light that comes from everywhere.
    open var ambientColor: UIColor = .black
    /// The color of shadows.
    open var shadowColor: UIColor = UIColor.black.withAlphaComponent(0.5)
    /// How quickly the light fades with the distance.
    open var falloff: CGFloat = 1
    /// The bits by which sprites choose their lights.
    open var categoryBitMask: UInt32 = .max { didSet { SpriteGaps.lights() } }
    /// Creates a light.
    public override init() { super.init() }
    /// Creates a light with the values of a new one: the lights of files are left out.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if aDecoder is SpriteCoder { SpriteGaps.lights() }
    }
    override func makeCopy() -> SKNode { SKLightNode() }
}
