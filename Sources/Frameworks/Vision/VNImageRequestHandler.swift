import CoreGraphics
import CoreImage
import CoreMedia
import CoreVideo
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

/// Answers questions about a picture.
///
/// It waits for the answers on the thread that calls it. Follows Apple's
/// [VNImageRequestHandler](https://developer.apple.com/documentation/vision/vnimagerequesthandler).
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
    private let load: () -> CGImage?
    private let orientation: CGImagePropertyOrientation
    private lazy var picture: GrayPicture? = load().map { GrayPicture($0).upright(orientation) }

    private init(_ orientation: CGImagePropertyOrientation, _ load: @escaping () -> CGImage?) {
        (self.orientation, self.load) = (orientation, load)
    }

    /// Creates a handler for a picture.
    public convenience init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) { self.init(orientation) { image } }
    /// Creates a handler for a picture.
    public convenience init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) { self.init(orientation) { CIContext().createCGImage(image, from: image.extent) } }
    /// Creates a handler for a file.
    public convenience init(
        url: URL, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) { self.init(orientation) { (try? Data(contentsOf: url)).flatMap(UIImage.init(data:))?.cgImage } }
    /// Creates a handler for the content of a file.
    public convenience init(
        data: Data, orientation: CGImagePropertyOrientation = .up, options: [VNImageOption: Any] = [:]
    ) { self.init(orientation) { UIImage(data: data)?.cgImage } }
    /// Creates a handler for pixels.
    public convenience init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) { self.init(ciImage: CIImage(cvPixelBuffer: pixelBuffer), orientation: orientation, options: options) }
    /// Creates a handler for a picture of a film.
    public convenience init(
        cmSampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) {
        let image = CMSampleBufferGetImageBuffer(cmSampleBuffer).map { CIImage(cvPixelBuffer: $0) }
        self.init(orientation) { image.flatMap { CIContext().createCGImage($0, from: $0.extent) } }
    }

    /// Answers questions, and calls the function of each request.
    /// - Throws: The first request's error of all that failed: `VNError.unsupportedRequest` where nothing here can answer,
    ///   `VNError.invalidImage` where the picture cannot be read.
    open func perform(_ requests: [VNRequest]) throws {
        let failures = requests.compactMap { request in
            request.perform {
                guard let picture else { throw VNError(.invalidImage) }
                return picture
            }
        }
        if let first = failures.first { throw first }
    }
}

/// Answers questions about several pictures, one after the other.
///
/// Follows Apple's [VNSequenceRequestHandler](https://developer.apple.com/documentation/vision/vnsequencerequesthandler).
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    /// Creates a handler.
    public override init() {}

    /// Answers questions about a picture.
    open func perform(
        _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(cgImage: image, orientation: orientation).perform(requests) }
    /// Answers questions about a picture.
    open func perform(
        _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(ciImage: image, orientation: orientation).perform(requests) }
    /// Answers questions about pixels.
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(cvPixelBuffer: pixelBuffer, orientation: orientation).perform(requests) }
    /// Answers questions about a picture of a film.
    open func perform(
        _ requests: [VNRequest], on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(cmSampleBuffer: sampleBuffer, orientation: orientation).perform(requests) }
    /// Answers questions about a file.
    open func perform(
        _ requests: [VNRequest], onImageURL imageURL: URL, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(url: imageURL, orientation: orientation).perform(requests) }
    /// Answers questions about the content of a file.
    open func perform(
        _ requests: [VNRequest], onImageData imageData: Data, orientation: CGImagePropertyOrientation = .up
    ) throws { try VNImageRequestHandler(data: imageData, orientation: orientation).perform(requests) }
}

extension GrayPicture {
    /// Returns the picture turned to be upright.
    func upright(_ orientation: CGImagePropertyOrientation) -> GrayPicture {
        switch orientation {
        case .up: self
        case .upMirrored: turned(isMirrored: true, quarters: 0)
        case .down: turned(isMirrored: false, quarters: 2)
        case .downMirrored: turned(isMirrored: true, quarters: 2)
        case .leftMirrored: turned(isMirrored: true, quarters: 3)
        case .right: turned(isMirrored: false, quarters: 1)
        case .rightMirrored: turned(isMirrored: true, quarters: 1)
        case .left: turned(isMirrored: false, quarters: 3)
        }
    }
}

/// Returns a rectangle in pixels for one from 0 to 1.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
    return CGRect(
        x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
        height: normalizedRect.height * height)
}

/// Returns a rectangle from 0 to 1 for one in pixels.
public func VNNormalizedRectForImageRect(_ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
    let (width, height) = (CGFloat(max(imageWidth, 1)), CGFloat(max(imageHeight, 1)))
    return CGRect(
        x: imageRect.minX / width, y: imageRect.minY / height, width: imageRect.width / width,
        height: imageRect.height / height)
}

/// Returns a point in pixels for one from 0 to 1.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint
{
    CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
