import CoreImage
import CoreMedia
import CoreVideo
import Foundation
import ImageFilters
import ImageIO
import SwiftUICore

// The requests of iOS 18, which are values.

/// A point from 0 to 1, with the origin at the bottom left.
public struct NormalizedPoint: Hashable, Sendable {
    /// The point.
    public let cgPoint: CGPoint
    /// Creates a point.
    public init(x: CGFloat, y: CGFloat) { cgPoint = CGPoint(x: x, y: y) }
    /// From left to right.
    public var x: CGFloat { cgPoint.x }
    /// From bottom to top.
    public var y: CGFloat { cgPoint.y }
    /// Returns the point in pixels.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGPoint {
        CGPoint(x: x * imageSize.width, y: (origin == .upperLeft ? 1 - y : y) * imageSize.height)
    }
}

/// Where a picture's space begins.
public enum CoordinateOrigin: Sendable { case lowerLeft, upperLeft }

/// A rectangle from 0 to 1, with the origin at the bottom left.
public struct NormalizedRect: Hashable, Sendable {
    /// The rectangle.
    public let cgRect: CGRect
    /// The whole picture.
    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)
    /// Creates a rectangle.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        cgRect = CGRect(x: x, y: y, width: width, height: height)
    }
    /// Creates a rectangle.
    public init(normalizedRect: CGRect) { cgRect = normalizedRect }
    /// Returns the rectangle in pixels.
    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        CGRect(
            x: cgRect.minX * imageSize.width,
            y: (origin == .upperLeft ? 1 - cgRect.maxY : cgRect.minY) * imageSize.height,
            width: cgRect.width * imageSize.width, height: cgRect.height * imageSize.height)
    }
}

/// A request about a picture as a value.
public protocol VisionRequest: Sendable {
    /// The answer.
    associatedtype Result: Sendable
    /// Answers the question about a picture.
    func answer(_ handler: VNImageRequestHandler) throws -> Result
}

extension VisionRequest {
    /// Answers the question about a picture, on another thread.
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(image, orientation: orientation).perform(self)
    }
    /// Answers the question about a picture, on another thread.
    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(image, orientation: orientation).perform(self)
    }
    /// Answers the question about pixels, on another thread.
    public func perform(
        on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
    ) async throws -> Result { try await ImageRequestHandler(pixelBuffer, orientation: orientation).perform(self) }
    /// Answers the question about a file, on another thread.
    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(url, orientation: orientation).perform(self)
    }
    /// Answers the question about the content of a file, on another thread.
    public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        try await ImageRequestHandler(data, orientation: orientation).perform(self)
    }
}

/// Answers the requests of iOS 18 about a picture.
public final class ImageRequestHandler: Sendable {
    private let handler: VNImageRequestHandler
    /// Creates a handler for a picture.
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {
        handler = VNImageRequestHandler(cgImage: image, orientation: orientation ?? .up)
    }
    /// Creates a handler for a picture.
    public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {
        handler = VNImageRequestHandler(ciImage: image, orientation: orientation ?? .up)
    }
    /// Creates a handler for a file.
    public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) {
        handler = VNImageRequestHandler(url: url, orientation: orientation ?? .up)
    }
    /// Creates a handler for the content of a file.
    public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {
        handler = VNImageRequestHandler(data: data, orientation: orientation ?? .up)
    }
    /// Creates a handler for pixels.
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {
        handler = VNImageRequestHandler(cvPixelBuffer: pixelBuffer, orientation: orientation ?? .up)
    }
    /// Creates a handler for a picture of a film.
    public init(_ sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) {
        handler = VNImageRequestHandler(cmSampleBuffer: sampleBuffer, orientation: orientation ?? .up)
    }
    /// Answers a question, on another thread.
    public func perform<Request: VisionRequest>(_ request: Request) async throws -> Request.Result {
        try await Task.detached { [handler] in try request.answer(handler) }.value
    }
}

/// A line of text.
public struct RecognizedTextObservation: Sendable {
    private let observation: VNRecognizedTextObservation
    init(_ observation: VNRecognizedTextObservation) { self.observation = observation }
    /// The name of the answer.
    public var uuid: UUID { observation.uuid }
    /// How sure it is, from 0 to 1.
    public var confidence: Float { observation.confidence }
    /// Where it is.
    public var boundingBox: NormalizedRect { NormalizedRect(normalizedRect: observation.boundingBox) }
    /// The likeliest reading.
    public var transcript: String { observation.topCandidates(1).first?.string ?? "" }
    /// Returns the most likely readings: one here.
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] {
        observation.topCandidates(maxCandidateCount).map {
            RecognizedText(string: $0.string, confidence: $0.confidence)
        }
    }
}

/// A reading of a text.
public struct RecognizedText: Hashable, Sendable {
    /// The text.
    public let string: String
    /// How sure it is, from 0 to 1.
    public let confidence: Float
}

/// Asks which texts are in a picture, a line each.
///
/// Follows Apple's [RecognizeTextRequest](https://developer.apple.com/documentation/vision/recognizetextrequest).
public struct RecognizeTextRequest: VisionRequest {
    /// How exactly texts are recognized.
    public enum RecognitionLevel: Sendable { case accurate, fast }
    /// How exactly texts are recognized; always as exactly as possible here.
    public var recognitionLevel = RecognitionLevel.accurate
    /// The languages, the likeliest first; English where it is empty or none of them is installed.
    public var recognitionLanguages: [Locale.Language] = []
    /// Whether words are corrected; the library decides.
    public var usesLanguageCorrection = true
    /// Whether the language is recognized; all that are installed are tried then.
    public var automaticallyDetectsLanguage = false
    /// Words that texts may have; not used here.
    public var customWords: [String] = []
    /// The smallest height of texts, beside the height of the picture.
    public var minimumTextHeightFraction: Float = 0
    /// The part of the picture.
    public var regionOfInterest = NormalizedRect.fullImage
    /// Creates a request.
    public init() {}

    /// Answers the question about a picture.
    public func answer(_ handler: VNImageRequestHandler) throws -> [RecognizedTextObservation] {
        let request = VNRecognizeTextRequest()
        request.recognitionLanguages = recognitionLanguages.map(\.minimalIdentifier)
        request.automaticallyDetectsLanguage = automaticallyDetectsLanguage
        request.minimumTextHeight = minimumTextHeightFraction
        request.regionOfInterest = regionOfInterest.cgRect
        try handler.perform([request])
        return (request.results as? [VNRecognizedTextObservation] ?? []).map(RecognizedTextObservation.init)
    }
}

/// A bar code.
public struct BarcodeObservation: Sendable {
    private let observation: VNBarcodeObservation
    init(_ observation: VNBarcodeObservation) { self.observation = observation }
    /// The name of the answer.
    public var uuid: UUID { observation.uuid }
    /// How sure it is, from 0 to 1.
    public var confidence: Float { observation.confidence }
    /// Where it is.
    public var boundingBox: NormalizedRect { NormalizedRect(normalizedRect: observation.boundingBox) }
    /// The kind.
    public var symbology: VNBarcodeSymbology { observation.symbology }
    /// Its text; nil if it has none.
    public var payloadString: String? { observation.payloadStringValue }
}

/// Asks which bar codes are in a picture.
///
/// Follows Apple's [DetectBarcodesRequest](https://developer.apple.com/documentation/vision/detectbarcodesrequest).
public struct DetectBarcodesRequest: VisionRequest {
    /// The kinds that are found.
    public var symbologies = Array(Set(VNBarcodeSymbology.read.values))
    /// The part of the picture.
    public var regionOfInterest = NormalizedRect.fullImage
    /// Creates a request.
    public init() {}

    /// Answers the question about a picture.
    public func answer(_ handler: VNImageRequestHandler) throws -> [BarcodeObservation] {
        let request = VNDetectBarcodesRequest()
        request.symbologies = symbologies
        request.regionOfInterest = regionOfInterest.cgRect
        try handler.perform([request])
        return (request.results as? [VNBarcodeObservation] ?? []).map(BarcodeObservation.init)
    }
}
