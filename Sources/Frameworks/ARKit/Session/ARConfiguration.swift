import Foundation
import ImageIO
import OrielFoundation
import SceneKit
import SwiftUI
import simd

/// The name of the errors of augmented reality.
public let ARErrorDomain = "com.apple.arkit.error"

/// An error of augmented reality.
///
/// Follows Apple's [ARError](https://developer.apple.com/documentation/arkit/arerror).
public struct ARError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unsupportedConfiguration = 100, sensorUnavailable = 101, sensorFailed = 102, cameraUnauthorized = 103
        case microphoneUnauthorized = 104, locationUnauthorized = 105, highResolutionFrameCaptureInProgress = 106
        case worldTrackingFailed = 200, geoTrackingNotAvailableAtLocation = 201, geoTrackingFailed = 202
        case invalidReferenceImage = 300, invalidReferenceObject = 301, invalidWorldMap = 302
        case invalidConfiguration = 303, invalidCollaborationData = 304, insufficientFeatures = 400, objectMergeFailed =
            401
        case fileIOFailed = 500, requestFailed = 501
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The machine cannot do that.
    public static let unsupportedConfiguration = Code.unsupportedConfiguration
    /// The app may not use the camera.
    public static let cameraUnauthorized = Code.cameraUnauthorized
    /// The name of the errors of this framework.
    public static var errorDomain: String { ARErrorDomain }
    public var errorDescription: String? { "There is no augmented reality on this machine." }

    /// The error of all sessions, which is reported once.
    static func unsupported() -> ARError {
        RuntimeWarning.issue("ARKit: there is no augmented reality on this machine; sessions fail.")
        return ARError(.unsupportedConfiguration)
    }
}

/// Settings of a session, none of which is supported here.
///
/// Follows Apple's [ARConfiguration](https://developer.apple.com/documentation/arkit/arconfiguration).
open class ARConfiguration: NSObject, @unchecked Sendable {
    /// Where the axes point.
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
    /// Parts of the picture that are known.
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates parts from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// People.
        public static let personSegmentation = FrameSemantics(rawValue: 1)
        /// People with their depth.
        public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
        /// Bodies.
        public static let bodyDetection = FrameSemantics(rawValue: 4)
        /// Depths.
        public static let sceneDepth = FrameSemantics(rawValue: 8)
        /// Depths over several pictures.
        public static let smoothedSceneDepth = FrameSemantics(rawValue: 16)
    }
    /// Whether this machine can do it: no.
    open class var isSupported: Bool { false }
    /// Returns whether parts of the picture are known: no.
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    /// Where the axes point.
    open var worldAlignment = WorldAlignment.gravity
    /// Whether the brightness is measured; true by default.
    open var isLightEstimationEnabled = true
    /// Whether sound is recorded; false by default.
    open var providesAudioData = false
    /// The parts of the picture that are wanted.
    open var frameSemantics: FrameSemantics = []
    override init() {}
}

/// The kinds of surfaces.
public struct ARPlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lying surfaces.
    public static let horizontal = ARPlaneDetection(rawValue: 1)
    /// Upright surfaces.
    public static let vertical = ARPlaneDetection(rawValue: 2)
}

/// Finds the device in the world.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The kinds of surfaces.
    public typealias PlaneDetection = ARPlaneDetection
    /// How light is measured.
    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
    /// How the world is measured.
    public struct SceneReconstruction: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates ways from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Triangles.
        public static let mesh = SceneReconstruction(rawValue: 1)
        /// Triangles with their kinds.
        public static let meshWithClassification = SceneReconstruction(rawValue: 3)
    }
    /// Returns whether the world can be measured: no.
    open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool { false }
    /// The surfaces that are searched for.
    open var planeDetection: PlaneDetection = []
    /// How the world is measured.
    open var sceneReconstruction: SceneReconstruction = []
    /// How light is measured.
    open var environmentTexturing = EnvironmentTexturing.none
    /// Whether the camera is sharp by itself; true by default.
    open var isAutoFocusEnabled = true
    /// The pictures that are searched for.
    open var detectionImages: Set<ARReferenceImage>?
    /// The number of pictures that are followed.
    open var maximumNumberOfTrackedImages = 0
    /// Whether other devices take part; false by default.
    open var isCollaborationEnabled = false
    /// The things that are searched for.
    open var detectionObjects: Set<ARReferenceObject> = []
    /// The map of the world to begin with; nil for none.
    open var initialWorldMap: ARWorldMap?
    /// Whether the user's face is found, too; false by default.
    open var userFaceTrackingEnabled = false
    /// Whether the user's face can be found, too: no.
    open class var supportsUserFaceTracking: Bool { false }
    /// Whether the sizes of pictures are measured; false by default.
    open var automaticImageScaleEstimationEnabled = false
    /// Whether bright light is measured; true by default.
    open var wantsHDREnvironmentTextures = true
    /// Creates settings.
    public override init() {}
}
/// Finds the turn of the device.
open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// Creates settings.
    public override init() {}
}
/// Finds faces.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The number of faces: 0.
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    /// Whether the world can be found, too: no.
    open class var supportsWorldTracking: Bool { false }
    /// Whether the world is found, too; false by default.
    open var isWorldTrackingEnabled = false
    /// The number of faces that are followed.
    open var maximumNumberOfTrackedFaces = 1
    /// Creates settings.
    public override init() {}
}
/// Finds pictures.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The pictures.
    open var trackingImages: Set<ARReferenceImage> = []
    /// The number of pictures that are followed.
    open var maximumNumberOfTrackedImages = 1
    /// Creates settings.
    public override init() {}
}
/// Finds bodies.
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// Creates settings.
    public override init() {}
}

/// A picture that is searched for.
open class ARReferenceImage: NSObject, @unchecked Sendable {
    /// The name; nil for none.
    open var name: String?
    /// The size, in meters.
    public let physicalSize: CGSize
    /// Creates a picture.
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
        physicalSize = CGSize(
            width: physicalWidth, height: physicalWidth * CGFloat(image.height) / CGFloat(max(image.width, 1)))
    }
    /// Returns the pictures of a group of the app's assets: nil.
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}
