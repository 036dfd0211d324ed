import Foundation
import ImageFilters
import OrielFoundation

/// Called when a request has ended.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// The name of the errors of requests.
public let VNErrorDomain = "com.apple.vis"

/// An error of a request.
public struct VNError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case ok = 0, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError,
            missingOption
        case notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument
        case invalidModel, unsupportedRevision, dataUnavailable, timeStampNotFound, unsupportedRequest, timeout
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The request was canceled.
    public static var requestCancelled: Code { .requestCancelled }
    /// The format is not valid.
    public static var invalidFormat: Code { .invalidFormat }
    /// The request failed.
    public static var operationFailed: Code { .operationFailed }
    /// A value is out of bounds.
    public static var outOfBoundsError: Code { .outOfBoundsError }
    /// An option is not valid.
    public static var invalidOption: Code { .invalidOption }
    /// An option is missing.
    public static var missingOption: Code { .missingOption }
    /// Something failed within the framework.
    public static var internalError: Code { .internalError }
    /// The picture cannot be read.
    public static var invalidImage: Code { .invalidImage }
    /// An argument is not valid.
    public static var invalidArgument: Code { .invalidArgument }
    /// The request is not supported.
    public static var unsupportedRequest: Code { .unsupportedRequest }
    /// The request took too long.
    public static var timeout: Code { .timeout }

    /// The name of the errors of this framework.
    public static var errorDomain: String { VNErrorDomain }
    public var errorDescription: String? {
        switch code {
        case .invalidImage: "The picture cannot be read."
        case .requestCancelled: "The request was canceled."
        default: "This system does not recognize this in pictures."
        }
    }
}

/// A question about a picture.
///
/// Texts and bar codes are found where the libraries for them are installed; all else fails.
///
/// Follows Apple's [VNRequest](https://developer.apple.com/documentation/vision/vnrequest).
open class VNRequest: NSObject, @unchecked Sendable {
    /// Called when the request has ended.
    public let completionHandler: VNRequestCompletionHandler?
    /// The answers; nil before the request has ended, and after an error.
    open internal(set) var results: [VNObservation]?
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
    private var isCanceled = false
    /// Ends the request: one that has not begun fails.
    open func cancel() { isCanceled = true }

    /// Answers the question; fails where nothing here can.
    func answers(about picture: GrayPicture) throws -> [VNObservation] { throw VNError(.unsupportedRequest) }

    /// Performs the request, and calls its function.
    /// - Returns: The error; nil for none.
    func perform(on picture: () throws -> GrayPicture) -> (any Error)? {
        var failure: (any Error)?
        do {
            if isCanceled { throw VNError(.requestCancelled) }
            results = try answers(about: picture())
        } catch {
            results = nil
            failure = error
            if (error as? VNError)?.code == .unsupportedRequest {
                RuntimeWarning.issue("Vision: \(Self.self) fails here: see CompatibilityGaps.md.")
            }
        }
        completionHandler?(self, failure)
        return failure
    }
}

/// A question about a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
    /// The part, from 0 to 1, with the origin at the bottom left.
    open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
