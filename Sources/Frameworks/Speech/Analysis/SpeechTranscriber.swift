import AVFoundation
import Foundation

/// Writes speech of talks and meetings; it is not available here.
///
/// Follows Apple's [SpeechTranscriber](https://developer.apple.com/documentation/speech/speechtranscriber).
public final class SpeechTranscriber: LocaleDependentSpeechModule {
    /// Options for the words.
    public enum TranscriptionOption: CaseIterable, Hashable, Sendable {
        /// Rude words are masked.
        case etiquetteReplacements
    }

    /// Which results are made, and when.
    public enum ReportingOption: CaseIterable, Hashable, Sendable {
        /// Results come before they are final.
        case volatileResults
        /// Results have other readings.
        case alternativeTranscriptions
        /// Results come sooner, and are less exact.
        case fastResults
    }

    /// The attributes of the words.
    public enum ResultAttributeOption: CaseIterable, Hashable, Sendable {
        /// The times of words.
        case audioTimeRange
        /// How sure words are.
        case transcriptionConfidence
    }

    /// Options for a purpose.
    public struct Preset: Hashable, Sendable {
        /// Options for the words.
        public var transcriptionOptions: Set<TranscriptionOption>
        /// Which results are made, and when.
        public var reportingOptions: Set<ReportingOption>
        /// The attributes of the words.
        public var attributeOptions: Set<ResultAttributeOption>

        /// Creates options.
        public init(
            transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
            attributeOptions: Set<ResultAttributeOption>
        ) {
            self.transcriptionOptions = transcriptionOptions
            self.reportingOptions = reportingOptions
            self.attributeOptions = attributeOptions
        }

        private init(_ reporting: Set<ReportingOption>, _ attributes: Set<ResultAttributeOption>) {
            self.init(transcriptionOptions: [], reportingOptions: reporting, attributeOptions: attributes)
        }

        /// Words alone.
        public static let transcription = Preset([], [])
        /// Words with other readings.
        public static let transcriptionWithAlternatives = Preset([.alternativeTranscriptions], [])
        /// Words with other readings and their times.
        public static let timeIndexedTranscriptionWithAlternatives = Preset(
            [.alternativeTranscriptions], [.audioTimeRange])
        /// Words as they are spoken.
        public static let progressiveTranscription = Preset([.volatileResults, .fastResults], [])
        /// Words as they are spoken, with their times.
        public static let timeIndexedProgressiveTranscription = Preset(
            [.volatileResults, .fastResults], [.audioTimeRange])
    }

    /// A piece of the speech.
    public struct Result: SpeechModuleResult, CustomStringConvertible, Hashable, Sendable {
        public let range: CMTimeRange
        public let resultsFinalizationTime: CMTime
        /// The readings, the likeliest first.
        public let alternatives: [AttributedString]
        /// The likeliest reading.
        public var text: AttributedString { alternatives.first ?? AttributedString() }
        public var description: String { String(text.characters) }
    }

    /// Whether words can be written: not here.
    public static var isAvailable: Bool { false }
    /// The languages that can be written: none here.
    public static var supportedLocales: [Locale] { get async { [] } }
    /// The languages whose models are on the device: none here.
    public static var installedLocales: [Locale] { get async { [] } }

    public let selectedLocales: [Locale]
    /// The results, which fail at once.
    public var results: AsyncThrowingStream<Result, any Error> { NoSpeech.results() }

    /// Creates a transcriber for a purpose.
    public convenience init(locale: Locale, preset: Preset) {
        self.init(
            locale: locale, transcriptionOptions: preset.transcriptionOptions,
            reportingOptions: preset.reportingOptions, attributeOptions: preset.attributeOptions)
    }

    /// Creates a transcriber.
    public init(
        locale: Locale, transcriptionOptions: Set<TranscriptionOption>, reportingOptions: Set<ReportingOption>,
        attributeOptions: Set<ResultAttributeOption>
    ) { selectedLocales = [locale] }
}
