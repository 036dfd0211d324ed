import CoreVideo
import Foundation
import SceneKit
import SwiftUI
import simd

/// The camera of a session; there is none here.
///
/// Follows Apple's [ARCamera](https://developer.apple.com/documentation/arkit/arcamera).
open class ARCamera: NSObject, @unchecked Sendable {
    /// How well the device is found.
    public enum TrackingState: Hashable, Sendable {
        case notAvailable
        case limited(Reason)
        case normal
        /// Why it is found badly.
        public enum Reason: Int, Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
    }
    /// The place.
    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    /// The turn, in radians.
    open var eulerAngles: SIMD3<Float> { .zero }
    /// How well the device is found: not at all.
    open var trackingState: TrackingState { .notAvailable }
    /// The lens as a matrix.
    open var intrinsics: simd_float3x3 { matrix_identity_float3x3 }
    /// The size of the picture, in pixels.
    open var imageResolution: CGSize { .zero }
    /// The seconds of the exposure.
    open var exposureDuration: TimeInterval { 0 }
    /// The exposure, as a power of two.
    open var exposureOffset: Float { 0 }
    /// The matrix that makes a picture.
    open var projectionMatrix: simd_float4x4 { matrix_identity_float4x4 }
    override init() {}
    /// Returns the matrix that makes a picture of a size.
    open func projectionMatrix(
        for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat
    ) -> simd_float4x4 { matrix_identity_float4x4 }
    /// Returns the matrix of the world in the camera.
    open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { matrix_identity_float4x4 }
    /// Returns the point of a picture where a place is.
    open func projectPoint(_ point: SIMD3<Float>, orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGPoint
    { .zero }
}

/// The brightness of the world; not measured here.
open class ARLightEstimate: NSObject, @unchecked Sendable {
    /// The brightness, in lumens.
    open var ambientIntensity: CGFloat { 1000 }
    /// The warmth, in kelvins.
    open var ambientColorTemperature: CGFloat { 6500 }
    override init() {}
}

/// The depths of a picture; not measured here.
open class ARDepthData: NSObject, @unchecked Sendable {
    /// The depths, in meters.
    public let depthMap: CVPixelBuffer
    /// How sure they are; nil if it is not known.
    open var confidenceMap: CVPixelBuffer? { nil }
    init(_ map: CVPixelBuffer) { depthMap = map }
}

/// Points of the world; none are found here.
open class ARPointCloud: NSObject, @unchecked Sendable {
    /// The places.
    open var points: [SIMD3<Float>] { [] }
    /// The numbers of the points.
    open var identifiers: [UInt64] { [] }
    override init() {}
}

/// A picture of a session; there are none here.
///
/// Follows Apple's [ARFrame](https://developer.apple.com/documentation/arkit/arframe).
open class ARFrame: NSObject, @unchecked Sendable {
    /// How well the world is known.
    public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }
    /// The time, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The camera.
    public let camera = ARCamera()
    /// The places.
    open var anchors: [ARAnchor] { [] }
    /// The camera's picture.
    public let capturedImage: CVPixelBuffer
    /// The depths of the camera; nil.
    open var sceneDepth: ARDepthData? { nil }
    /// The depths of the camera over several pictures; nil.
    open var smoothedSceneDepth: ARDepthData? { nil }
    /// The brightness; nil.
    open var lightEstimate: ARLightEstimate? { nil }
    /// The points; nil.
    open var rawFeaturePoints: ARPointCloud? { nil }
    /// How well the world is known: not at all.
    open var worldMappingStatus: WorldMappingStatus { .notAvailable }
    /// The parts of the picture with people; nil.
    open var segmentationBuffer: CVPixelBuffer? { nil }
    /// The depths of people; nil.
    open var estimatedDepthData: CVPixelBuffer? { nil }
    init(_ image: CVPixelBuffer) { capturedImage = image }
    /// Returns the change of a picture for a view.
    open func displayTransform(for orientation: UIInterfaceOrientation, viewportSize: CGSize) -> CGAffineTransform {
        .identity
    }
    /// Returns the places under a point of the picture: none.
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    /// Returns the ray of a point of the picture.
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery {
        ARRaycastQuery(origin: .zero, direction: SIMD3(0, 0, -1), allowing: target, alignment: alignment)
    }
}
