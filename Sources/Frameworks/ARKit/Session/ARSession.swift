import Foundation
import SceneKit
import SwiftUI
import simd

/// A place of the world.
///
/// Follows Apple's [ARAnchor](https://developer.apple.com/documentation/arkit/aranchor).
open class ARAnchor: NSObject, @unchecked Sendable {
    /// The number.
    public let identifier = UUID()
    /// The name; nil for none.
    public let name: String?
    /// The place, turn and scale.
    public let transform: simd_float4x4
    /// Creates a place.
    public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
    /// Creates a place with a name.
    public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
}
/// A surface; none is found here.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    /// The directions of surfaces.
    public enum Alignment: Int, Sendable { case horizontal, vertical }
    /// The direction.
    open var alignment: Alignment { .horizontal }
    /// The middle.
    open var center: SIMD3<Float> { .zero }
    /// The sizes.
    open var extent: SIMD3<Float> { .zero }
}
/// A face; none is found here.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
    /// A movement of a face.
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a movement of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The left eye is shut.
        public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
        /// The right eye is shut.
        public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
        /// The mouth is open.
        public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
        /// The left corner of the mouth is up.
        public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
        /// The right corner of the mouth is up.
        public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    }
    /// The movements: none.
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
}
/// A picture; none is found here.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {
    /// The picture.
    public let referenceImage: ARReferenceImage
    init(_ image: ARReferenceImage) {
        referenceImage = image
        super.init(transform: matrix_identity_float4x4)
    }
}

/// The camera of a session; there is none here.
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
    /// How well the device is found: not at all.
    open var trackingState: TrackingState { .notAvailable }
    override init() {}
}

/// A picture of a session; there are none here.
open class ARFrame: NSObject, @unchecked Sendable {
    /// The time, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The camera.
    public let camera = ARCamera()
    /// The places.
    open var anchors: [ARAnchor] { [] }
    override init() {}
}

/// Receives the errors of a session.
public protocol ARSessionObserver: NSObjectProtocol {
    /// Called when the session has failed.
    func session(_ session: ARSession, didFailWithError error: any Error)
    /// Called when the device is found better or worse.
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    /// Called when the session is interrupted.
    func sessionWasInterrupted(_ session: ARSession)
    /// Called when the session continues.
    func sessionInterruptionEnded(_ session: ARSession)
}
extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
}

/// Receives the pictures of a session.
public protocol ARSessionDelegate: ARSessionObserver {
    /// Called with a picture.
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    /// Called with new places.
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    /// Called with changed places.
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    /// Called with lost places.
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// A session of augmented reality, which fails here.
///
/// Follows Apple's [ARSession](https://developer.apple.com/documentation/arkit/arsession). The delegate receives `unsupportedConfiguration`.
open class ARSession: NSObject, @unchecked Sendable {
    /// How a session begins.
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The device is found again.
        public static let resetTracking = RunOptions(rawValue: 1)
        /// Places are removed.
        public static let removeExistingAnchors = RunOptions(rawValue: 2)
        /// Measurements are removed.
        public static let resetSceneReconstruction = RunOptions(rawValue: 8)
    }
    /// Receives pictures; an error here.
    open weak var delegate: (any ARSessionDelegate)?
    /// The queue on which the delegate is called; nil for the main one.
    open var delegateQueue: DispatchQueue?
    /// The present picture; nil.
    open var currentFrame: ARFrame? { nil }
    /// The settings; nil before the beginning.
    open private(set) var configuration: ARConfiguration?
    /// Creates a session.
    public override init() {}
    /// Begins the session: the delegate receives an error.
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        let error = ARError.unsupported()
        (delegateQueue ?? .main).async { [weak self] in
            guard let self else { return }
            delegate?.session(self, didFailWithError: error)
        }
    }
    /// Pauses the session.
    open func pause() {}
    /// Adds a place; without effect.
    open func add(anchor: ARAnchor) {}
    /// Removes a place.
    open func remove(anchor: ARAnchor) {}
}
