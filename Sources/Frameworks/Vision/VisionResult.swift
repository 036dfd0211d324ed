import CoreImage
import Foundation
import ImageFilters
import ImageIO
import SwiftUICore

/// Something that a request has found in a picture.
///
/// Follows Apple's [VisionObservation](https://developer.apple.com/documentation/vision/visionobservation).
public protocol VisionObservation: Sendable {
    /// The name of the answer.
    var uuid: UUID { get }
    /// How sure it is, from 0 to 1.
    var confidence: Float { get }
}

/// Something that has a place in a picture.
public protocol BoundingBoxProviding {
    /// Where it is.
    var boundingBox: NormalizedRect { get }
}

extension RecognizedTextObservation: VisionObservation, BoundingBoxProviding {}
extension BarcodeObservation: VisionObservation, BoundingBoxProviding {}

/// The place of a text.
public struct TextObservation: VisionObservation, BoundingBoxProviding, Hashable {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
}

/// Asks where there are texts in a picture, without reading them.
///
/// Follows Apple's
/// [DetectTextRectanglesRequest](https://developer.apple.com/documentation/vision/detecttextrectanglesrequest).
public struct DetectTextRectanglesRequest: VisionRequest {
    /// Whether the places of single characters are wanted; they are not known here.
    public var reportCharacterBoxes = false
    /// The part of the picture.
    public var regionOfInterest = NormalizedRect.fullImage
    /// Creates a request.
    public init() {}

    /// Answers the question about a picture.
    public func answer(_ handler: VNImageRequestHandler) throws -> [TextObservation] {
        var request = RecognizeTextRequest()
        request.regionOfInterest = regionOfInterest
        return try request.answer(handler).map {
            TextObservation(uuid: $0.uuid, confidence: $0.confidence, boundingBox: $0.boundingBox)
        }
    }
}

/// The answer to one of several requests.
///
/// Follows Apple's [VisionResult](https://developer.apple.com/documentation/vision/visionresult). It has the requests that are answered here.
public enum VisionResult: Sendable {
    /// The texts.
    case recognizeText(RecognizeTextRequest, [RecognizedTextObservation])
    /// The bar codes.
    case detectBarcodes(DetectBarcodesRequest, [BarcodeObservation])
    /// The places of texts.
    case detectTextRectangles(DetectTextRectanglesRequest, [TextObservation])
    /// A request that has failed.
    case error(any VisionRequest, any Error)

    /// Returns the answer to a request about a picture.
    static func answering(_ request: any VisionRequest, _ handler: ImageRequestHandler) async -> VisionResult {
        do {
            switch request {
            case let request as RecognizeTextRequest:
                return .recognizeText(request, try await handler.perform(request))
            case let request as DetectBarcodesRequest:
                return .detectBarcodes(request, try await handler.perform(request))
            case let request as DetectTextRectanglesRequest:
                return .detectTextRectangles(request, try await handler.perform(request))
            default: return .error(request, CocoaError(.featureUnsupported))
            }
        } catch {
            return .error(request, error)
        }
    }
}

extension ImageRequestHandler {
    /// Answers several questions, on other threads; the answers come in the order of the questions.
    public func performAll(_ requests: some Collection<any VisionRequest>) -> AsyncStream<VisionResult> {
        let requests = Array(requests)
        return AsyncStream { continuation in
            Task.detached {
                for request in requests { continuation.yield(await VisionResult.answering(request, self)) }
                continuation.finish()
            }
        }
    }

    /// Answers several questions; throws where one of them fails.
    public func perform<each Request: VisionRequest>(
        _ request: repeat each Request
    ) async throws -> (repeat (each Request).Result) {
        try await (repeat perform(each request))
    }
}
