import Foundation

/// An answer about a picture; none is ever made here.
///
/// Follows Apple's [VNObservation](https://developer.apple.com/documentation/vision/vnobservation).
open class VNObservation: NSObject, @unchecked Sendable {
    /// The name of the answer.
    public let uuid = UUID()
    /// How sure it is, from 0 to 1.
    open var confidence: Float { 0 }
    override init() {}
}
/// Something in a part of a picture.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// The part, from 0 to 1, with the origin at the bottom left.
    open var boundingBox: CGRect { .zero }
}
/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {}
/// A text.
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    /// Returns the most likely readings.
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
/// A bar code.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    /// The kind.
    open var symbology: VNBarcodeSymbology { .qr }
    /// What it says; nil if it is no text.
    open var payloadStringValue: String? { nil }
}
/// What a picture shows.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    /// The name.
    open var identifier: String { "" }
}
/// A reading of a text.
open class VNRecognizedText: NSObject, @unchecked Sendable {
    /// The text.
    open var string: String { "" }
    /// How sure it is, from 0 to 1.
    open var confidence: Float { 0 }
    override init() {}
}
