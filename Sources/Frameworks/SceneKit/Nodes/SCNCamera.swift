import Foundation
import SwiftUI
import simd

/// A camera, which looks along the negative z axis of its node.
///
/// Follows Apple's [SCNCamera](https://developer.apple.com/documentation/scenekit/scncamera). Depth of field, bloom, exposure and other
/// effects are kept, and not drawn.
open class SCNCamera: NSObject, @unchecked Sendable {
    /// The direction in which the field of view is measured.
    open var projectionDirection = SCNCameraProjectionDirection.vertical { didSet { SceneChanges.note() } }
    /// The name; nil for none.
    open var name: String?
    /// The angle that is visible, in degrees; 60 by default.
    open var fieldOfView: CGFloat = 60 { didSet { SceneChanges.note() } }
    /// The nearest distance that is visible; 1 by default.
    open var zNear = 1.0 { didSet { SceneChanges.note() } }
    /// The farthest distance that is visible; 100 by default.
    open var zFar = 100.0 { didSet { SceneChanges.note() } }
    /// Whether the distances follow the scene's size; false by default.
    open var automaticallyAdjustsZRange = false { didSet { SceneChanges.note() } }
    /// Whether distant things are as large as near ones; false by default.
    open var usesOrthographicProjection = false { didSet { SceneChanges.note() } }
    /// Half of the visible height without perspective; 1 by default.
    open var orthographicScale = 1.0 { didSet { SceneChanges.note() } }
    /// Whether distances are blurred; without effect.
    open var wantsDepthOfField = false
    /// The sharp distance; without effect.
    open var focusDistance: CGFloat = 2.5
    /// The opening; without effect.
    open var fStop: CGFloat = 5.6
    /// The height of the sensor, in millimeters, by which the lens has its angle; 24 by default.
    open var sensorHeight: CGFloat = 24
    /// The length of the lens, in millimeters, which is another form of the field of view.
    open var focalLength: CGFloat {
        get { sensorHeight / 2 / CGFloat(tan(Double(min(max(fieldOfView, 1), 179)) * .pi / 360)) }
        set { if newValue > 0 { fieldOfView = CGFloat(atan(Double(sensorHeight / 2 / newValue)) * 360 / .pi) } }
    }
    /// The effects of the camera.
    var effects = CameraEffects()
    /// Whether bright parts are darkened; without effect.
    open var wantsHDR = false
    /// The exposure; without effect.
    open var exposureOffset: CGFloat = 0
    /// The glow; without effect.
    open var bloomIntensity: CGFloat = 0
    /// The groups of nodes that are visible, as bits; all by default.
    open var categoryBitMask = -1
    /// Creates a camera.
    public override init() {}

    /// The matrix that makes a picture, for a square one.
    open var projectionTransform: SCNMatrix4 { SCNMatrix4(projection(aspect: 1, range: nil)) }

    func projection(aspect: Float, range: ClosedRange<Float>?) -> simd_float4x4 {
        let near = max(range?.lowerBound ?? Float(zNear), 1e-4)
        let far = max(range?.upperBound ?? Float(zFar), near * 1.001)
        let aspect = aspect > 0 && aspect.isFinite ? aspect : 1
        if usesOrthographicProjection {
            let height = max(Float(orthographicScale), 1e-6)
            return simd_float4x4(
                SIMD4(1 / (height * aspect), 0, 0, 0), SIMD4(0, 1 / height, 0, 0), SIMD4(0, 0, -2 / (far - near), 0),
                SIMD4(0, 0, -(far + near) / (far - near), 1))
        }
        let angle = min(max(Double(fieldOfView), 1), 179) * .pi / 360
        var y = Float(1 / tan(angle))
        if projectionDirection == .horizontal { y *= aspect }
        return simd_float4x4(
            SIMD4(y / aspect, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, -(far + near) / (far - near), -1),
            SIMD4(0, 0, -2 * far * near / (far - near), 0))
    }
}

/// The direction in which a field of view is measured.
public enum SCNCameraProjectionDirection: Int, Sendable { case vertical, horizontal }
