import Foundation
import ImageFilters

/// An answer about a picture.
///
/// Follows Apple's [VNObservation](https://developer.apple.com/documentation/vision/vnobservation).
open class VNObservation: NSObject, @unchecked Sendable {
    /// The name of the answer.
    public let uuid = UUID()
    /// How sure it is, from 0 to 1.
    public let confidence: Float

    init(confidence: Float = 1) { self.confidence = confidence }
}

/// Something in a part of a picture.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// The part, from 0 to 1, with the origin at the bottom left.
    public let boundingBox: CGRect

    /// Creates an answer about a part of a picture.
    public convenience init(boundingBox: CGRect) { self.init(boundingBox: boundingBox, confidence: 1) }

    init(boundingBox: CGRect, confidence: Float) {
        self.boundingBox = boundingBox
        super.init(confidence: confidence)
    }
}

/// A face; none is ever found here.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

/// Something with four corners; here, its rectangle's.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The corner at the top left, from 0 to 1, with the origin at the bottom left.
    open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
    /// The corner at the top right.
    open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
    /// The corner at the bottom left.
    open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
    /// The corner at the bottom right.
    open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A line of text.
///
/// Follows Apple's
/// [VNRecognizedTextObservation](https://developer.apple.com/documentation/vision/vnrecognizedtextobservation).
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    private let text: VNRecognizedText

    init(_ text: VNRecognizedText, boundingBox: CGRect) {
        self.text = text
        super.init(boundingBox: boundingBox, confidence: text.confidence)
    }

    /// Returns the most likely readings: one here.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { maxCandidateCount > 0 ? [text] : [] }
}

/// A reading of a text.
///
/// Follows Apple's [VNRecognizedText](https://developer.apple.com/documentation/vision/vnrecognizedtext).
open class VNRecognizedText: NSObject, @unchecked Sendable {
    /// The text.
    public let string: String
    /// How sure it is, from 0 to 1.
    public let confidence: Float
    private let box: CGRect

    init(_ string: String, confidence: Float, box: CGRect) {
        (self.string, self.confidence, self.box) = (string, confidence, box)
    }

    /// Returns where a part of the text is, as if its letters were equally wide; nil where the part is empty.
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? {
        guard !range.isEmpty, !string.isEmpty else { return nil }
        let count = CGFloat(string.count)
        let start = CGFloat(string.distance(from: string.startIndex, to: range.lowerBound)) / count
        let length = CGFloat(string.distance(from: range.lowerBound, to: range.upperBound)) / count
        let part = CGRect(
            x: box.minX + box.width * start, y: box.minY, width: box.width * length, height: box.height)
        return VNRectangleObservation(boundingBox: part, confidence: confidence)
    }
}

/// A bar code.
///
/// Follows Apple's [VNBarcodeObservation](https://developer.apple.com/documentation/vision/vnbarcodeobservation).
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    /// The kind.
    public let symbology: VNBarcodeSymbology
    /// Its text; nil if it has none.
    public let payloadStringValue: String?

    init(_ code: BarcodeReader.Code, _ symbology: VNBarcodeSymbology, boundingBox: CGRect) {
        self.symbology = symbology
        payloadStringValue = code.text
        super.init(boundingBox: boundingBox, confidence: 1)
    }
}

/// A name for the things in a picture; nothing is ever recognized here.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    /// The name.
    open var identifier: String { "" }
}

/// Something with a name in a part of a picture; nothing is ever recognized here.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// Names for it, the likeliest first.
    open var labels: [VNClassificationObservation] { [] }
}

/// A model's picture; none is ever made here.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {}
/// A model's values; none are ever computed here.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {}
