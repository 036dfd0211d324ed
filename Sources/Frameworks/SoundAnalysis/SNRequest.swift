import AVFoundation
import CoreML
import Foundation

/// A request to analyze sounds.
public protocol SNRequest: NSObjectProtocol {}
/// A result of a request.
public protocol SNResult: NSObjectProtocol {}

/// Receives the results of a request.
///
/// Follows Apple's [SNResultsObserving](https://developer.apple.com/documentation/soundanalysis/snresultsobserving).
public protocol SNResultsObserving: NSObjectProtocol {
    /// Called with a result.
    func request(_ request: any SNRequest, didProduce result: any SNResult)
    /// Called with an error, which ends the request.
    func request(_ request: any SNRequest, didFailWithError error: any Error)
    /// Called at the end.
    func requestDidComplete(_ request: any SNRequest)
}

extension SNResultsObserving {
    public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
    public func requestDidComplete(_ request: any SNRequest) {}
}

/// The name of a classifier of the system's.
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The first version.
    public static let version1 = SNClassifierIdentifier(rawValue: "SNClassifierIdentifierVersion1")
}

/// The lengths that the windows of an analysis may have.
public enum SNTimeDurationConstraint: Hashable, Sendable {
    case enumeratedDurations([CMTime])
    case durationRange(CMTimeRange)
}

/// Finds out which sounds there are, which needs a classifier: initializers fail here.
///
/// Follows Apple's [SNClassifySoundRequest](https://developer.apple.com/documentation/soundanalysis/snclassifysoundrequest).
open class SNClassifySoundRequest: NSObject, SNRequest {
    /// The share by which windows overlap; 0.5 by default.
    open var overlapFactor = 0.5
    /// The length of a window.
    open var windowDuration = CMTime(seconds: 1, preferredTimescale: 44_100)
    /// The lengths that a window may have.
    open var windowDurationConstraint: SNTimeDurationConstraint { .enumeratedDurations([windowDuration]) }
    /// The names of the sounds that are known: none.
    open var knownClassifications: [String] { [] }

    /// Creates a request with a model; fails.
    public init(mlModel: MLModel) throws { throw SNError.missing() }
    /// Creates a request with a classifier of the system's; fails.
    public init(classifierIdentifier: SNClassifierIdentifier) throws { throw SNError.missing() }
}

/// A sound that was recognized, with a number from 0 to 1 for how sure that is.
///
/// Follows Apple's [SNClassification](https://developer.apple.com/documentation/soundanalysis/snclassification).
open class SNClassification: NSObject {
    /// The name of the sound.
    public let identifier: String
    /// How sure that is, from 0 to 1.
    public let confidence: Double
    init(identifier: String, confidence: Double) { (self.identifier, self.confidence) = (identifier, confidence) }
}

/// The sounds that were recognized in a time.
///
/// Follows Apple's [SNClassificationResult](https://developer.apple.com/documentation/soundanalysis/snclassificationresult).
open class SNClassificationResult: NSObject, SNResult {
    /// The sounds, the most likely one first.
    public let classifications: [SNClassification]
    /// The time.
    public let timeRange: CMTimeRange
    init(classifications: [SNClassification], timeRange: CMTimeRange) {
        (self.classifications, self.timeRange) = (classifications, timeRange)
    }
    /// Returns the sound with a name; nil if it was not recognized.
    open func classification(forIdentifier identifier: String) -> SNClassification? {
        classifications.first { $0.identifier == identifier }
    }
}
