import CoreGraphics
import CoreImage
import CoreMedia
import Foundation
import ImageIO
import OrielFoundation
import SwiftUICore

/// A setting of a handler.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a setting with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is known of the picture.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// The camera's values.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
    /// How the picture is computed.
    public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}

/// Answers questions about a picture; nothing here recognizes what is in pictures, so that each fails with an error, which is reported once.
///
/// Follows Apple's [VNImageRequestHandler](https://developer.apple.com/documentation/vision/vnimagerequesthandler).
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    /// Creates a handler for a picture.
    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {}
    /// Creates a handler for a picture.
    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) {}
    /// Creates a handler for a file.
    public init(url: URL, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]) {}
    /// Creates a handler for the content of a file.
    public init(data: Data, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]) {}
    /// Creates a handler for a picture of a film.
    public init(
        cmSampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) {}

    /// Answers questions; fails, and calls the function of each request with the error.
    open func perform(_ requests: [VNRequest]) throws {
        RuntimeWarning.issue("Vision: nothing here recognizes what is in pictures; requests fail.")
        let error = VNError(.unsupportedRequest)
        for request in requests { request.completionHandler?(request, error) }
        throw error
    }
}
