import AVFoundation
import Foundation

/// Finds out when someone speaks, so that transcribers rest in between; its results fail here.
///
/// Follows Apple's [SpeechDetector](https://developer.apple.com/documentation/speech/speechdetector).
public final class SpeechDetector: SpeechModule {
    /// How readily sound counts as speech.
    public enum SensitivityLevel: Int, CaseIterable, Hashable, Sendable { case low, medium, high }

    /// Settings of a detector.
    public struct DetectionOptions: Hashable, Sendable {
        /// How readily sound counts as speech.
        public let sensitivityLevel: SensitivityLevel
        /// Creates settings.
        public init(sensitivityLevel: SensitivityLevel) { self.sensitivityLevel = sensitivityLevel }
    }

    /// Whether someone speaks.
    public struct Result: SpeechModuleResult, CustomStringConvertible, Hashable, Sendable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        /// Whether someone speaks.
        public let speechDetected: Bool
        public var description: String { speechDetected ? "speech" : "no speech" }
    }

    /// The settings.
    public let detectionOptions: DetectionOptions
    /// Whether the detector has results of its own.
    public let reportResults: Bool
    /// The results, which fail at once.
    public var results: AsyncThrowingStream<Result, any Error> { NoSpeech.results() }

    /// Creates a detector.
    public init(detectionOptions: DetectionOptions, reportResults: Bool) {
        (self.detectionOptions, self.reportResults) = (detectionOptions, reportResults)
    }

    /// Creates a detector with usual settings, without results of its own.
    public convenience init() {
        self.init(detectionOptions: DetectionOptions(sensitivityLevel: .medium), reportResults: false)
    }
}
