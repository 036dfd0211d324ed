import Foundation
import SceneKit
import SwiftUI
import simd

/// A form of pictures of the camera; there are none here.
open class ARVideoFormat: NSObject, @unchecked Sendable {
    /// The size, in pixels.
    open var imageResolution: CGSize { .zero }
    /// The pictures a second.
    open var framesPerSecond: Int { 0 }
    override init() {}
}

extension ARConfiguration {
    /// The forms of pictures: none.
    public class var supportedVideoFormats: [ARVideoFormat] { [] }
    /// The form of pictures in full size: nil.
    public class var recommendedVideoFormatForHighResolutionFrameCapturing: ARVideoFormat? { nil }
    /// The form of pictures with many pixels: nil.
    public class var recommendedVideoFormatFor4KResolution: ARVideoFormat? { nil }
}

/// Finds the device's place alone, without the world's.
open class ARPositionalTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The surfaces that are searched for.
    open var planeDetection: ARPlaneDetection = []
    /// Creates settings.
    public override init() {}
}
/// Measures things.
open class ARObjectScanningConfiguration: ARConfiguration, @unchecked Sendable {
    /// The surfaces that are searched for.
    open var planeDetection: ARPlaneDetection = []
    /// Whether the camera is sharp by itself; true by default.
    open var isAutoFocusEnabled = true
    /// Creates settings.
    public override init() {}
}
/// Finds the device on the earth.
open class ARGeoTrackingConfiguration: ARConfiguration, @unchecked Sendable {
    /// The surfaces that are searched for.
    open var planeDetection: ARPlaneDetection = []
    /// How light is measured.
    open var environmentTexturing = ARWorldTrackingConfiguration.EnvironmentTexturing.none
    /// Creates settings.
    public override init() {}
    /// Asks whether there is a map of the place: the handler receives an error.
    open class func checkAvailability(completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = completionHandler
        let error = ARError.unsupported()
        DispatchQueue.main.async { handler(false, error) }
    }
}
