import Foundation
import OrielFoundation
import SwiftUICore

/// The kind of detectors that find faces; none does here.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The kind of detectors that find rectangles; none does here.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The kind of detectors that find QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The kind of detectors that find texts; none does here.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of how exactly a detector works; always as exactly as it can here.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// As fast as possible.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// As exactly as possible.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of whether a detector follows things from picture to picture.
public let CIDetectorTracking = "CIDetectorTracking"
/// The key of the smallest thing that is found.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key of a picture's orientation.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The key of whether closed eyes are recognized.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The key of whether smiles are recognized.
public let CIDetectorSmile = "CIDetectorSmile"

/// Finds things in pictures: QR codes, where the package libzbar0 is installed.
///
/// Follows Apple's [CIDetector](https://developer.apple.com/documentation/coreimage/cidetector).
open class CIDetector: NSObject {
    /// Creates a detector; nil for a kind that is not found here, with a warning.
    /// - Parameters:
    ///   - type: The kind of things to find.
    ///   - context: How the picture is computed.
    ///   - options: How it is found.
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
        guard type == CIDetectorTypeQRCode else {
            RuntimeWarning.issue("CIDetector finds QR codes alone: see CompatibilityGaps.md.")
            return nil
        }
    }

    /// Returns the things in a picture.
    open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

    /// Returns the things in a picture.
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
        guard let reader = BarcodeReader.shared, let pixels = CIContext().createCGImage(image, from: image.extent)
        else { return [] }
        let picture = GrayPicture(pixels)
        return reader.codes(in: picture).filter { $0.kind == BarcodeReader.qr }.map {
            CIQRCodeFeature($0, height: CGFloat(picture.height), origin: image.extent.origin)
        }
    }
}

/// Something in a picture.
open class CIFeature: NSObject {
    /// Its kind.
    public let type: String
    /// Where it is, in the picture's space.
    public let bounds: CGRect

    init(type: String, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

/// A QR code in a picture.
///
/// Follows Apple's [CIQRCodeFeature](https://developer.apple.com/documentation/coreimage/ciqrcodefeature).
open class CIQRCodeFeature: CIFeature {
    /// Its text; nil if it has none.
    public let messageString: String?
    /// Its words; nil, because the reader keeps only the text.
    open var symbolDescriptor: CIQRCodeDescriptor? { nil }
    /// The corner at the top left.
    public let topLeft: CGPoint
    /// The corner at the top right.
    public let topRight: CGPoint
    /// The corner at the bottom left.
    public let bottomLeft: CGPoint
    /// The corner at the bottom right.
    public let bottomRight: CGPoint

    init(_ code: BarcodeReader.Code, height: CGFloat, origin: CGPoint) {
        let box = code.bounds
        let bounds = CGRect(
            x: origin.x + box.minX, y: origin.y + height - box.maxY, width: box.width, height: box.height)
        messageString = code.text
        topLeft = CGPoint(x: bounds.minX, y: bounds.maxY)
        topRight = CGPoint(x: bounds.maxX, y: bounds.maxY)
        bottomLeft = CGPoint(x: bounds.minX, y: bounds.minY)
        bottomRight = CGPoint(x: bounds.maxX, y: bounds.minY)
        super.init(type: "CIFeatureTypeQRCode", bounds: bounds)
    }
}
