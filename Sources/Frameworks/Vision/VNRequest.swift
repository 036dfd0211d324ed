import Foundation

/// Called when a request has ended.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// The name of the errors of requests.
public let VNErrorDomain = "com.apple.vis"

/// An error of a request.
public struct VNError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, Sendable {
        case ok = 0, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError,
            missingOption
        case notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument
        case invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound, unsupportedRequest, timeout
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { VNErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "This system does not recognize what is in pictures." }
}

/// A question about a picture, which nothing answers here.
///
/// Follows Apple's [VNRequest](https://developer.apple.com/documentation/vision/vnrequest).
open class VNRequest: NSObject, @unchecked Sendable {
    /// Called when the request has ended.
    public let completionHandler: VNRequestCompletionHandler?
    /// The answers; nil.
    open var results: [VNObservation]? { nil }
    /// Whether it may take longer for a smaller load.
    open var preferBackgroundProcessing = false
    /// Whether the graphics card is not used.
    open var usesCPUOnly = false
    /// The version of the algorithm.
    open var revision = 1
    /// Creates a request with a function for its end.
    public init(completionHandler: VNRequestCompletionHandler?) { self.completionHandler = completionHandler }
    /// Creates a request.
    public override convenience init() { self.init(completionHandler: nil) }
    /// Ends the request.
    open func cancel() {}
}

/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// The part, from 0 to 1, with the origin at the bottom left.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// How exactly texts are recognized.
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

/// Asks which texts are in a picture.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The languages.
    open var recognitionLanguages: [String] = []
    /// Words that texts may have.
    open var customWords: [String] = []
    /// How exactly texts are recognized.
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    /// Whether words are corrected.
    open var usesLanguageCorrection = true
    /// Whether the language is recognized.
    open var automaticallyDetectsLanguage = false
    /// The smallest height of texts, beside that of the picture.
    open var minimumTextHeight: Float = 0.03125
    /// Returns the languages that are known: none.
    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// A kind of bar code.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A QR code.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    /// An EAN of 13 digits.
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    /// An EAN of 8 digits.
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    /// Code 128.
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    /// An Aztec code.
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    /// A data matrix.
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
}

/// Asks which bar codes are in a picture.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The kinds.
    open var symbologies: [VNBarcodeSymbology] = []
}
/// Asks where faces are in a picture.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks where the edges of a sheet of paper are in a picture.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {}
/// Asks what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {}
