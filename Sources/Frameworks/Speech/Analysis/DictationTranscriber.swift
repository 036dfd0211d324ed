import AVFoundation
import Foundation

/// Writes dictations; it is not available here.
///
/// Follows Apple's [DictationTranscriber](https://developer.apple.com/documentation/speech/dictationtranscriber).
public final class DictationTranscriber: LocaleDependentSpeechModule {
    /// The sound to expect.
    public struct ContentHint: Hashable, Sendable {
        private let name: String
        private init(_ name: String) { self.name = name }
        /// About a minute of speech.
        public static let shortForm = ContentHint("shortForm")
        /// Speech from the other end of a room.
        public static let farField = ContentHint("farField")
        /// Speech with an accent, or otherwise unusual.
        public static let atypicalSpeech = ContentHint("atypicalSpeech")
    }

    /// Options for the words.
    public enum TranscriptionOption: CaseIterable, Hashable, Sendable {
        /// Punctuation is added.
        case punctuation
        /// Names of emoji become emoji.
        case emoji
        /// Rude words are masked.
        case etiquetteReplacements
    }

    /// Which results are made, and when.
    public enum ReportingOption: CaseIterable, Hashable, Sendable {
        /// Results come before they are final.
        case volatileResults
        /// Results have other readings.
        case alternativeTranscriptions
        /// Results become final sooner, and are less exact.
        case frequentFinalization
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
        /// The sound to expect.
        public var contentHints: Set<ContentHint>
        /// Options for the words.
        public var transcriptionOptions: Set<TranscriptionOption>
        /// Which results are made, and when.
        public var reportingOptions: Set<ReportingOption>
        /// The attributes of the words.
        public var attributeOptions: Set<ResultAttributeOption>

        /// Creates options.
        public init(
            contentHints: Set<ContentHint>, transcriptionOptions: Set<TranscriptionOption>,
            reportingOptions: Set<ReportingOption>, attributeOptions: Set<ResultAttributeOption>
        ) {
            self.contentHints = contentHints
            self.transcriptionOptions = transcriptionOptions
            self.reportingOptions = reportingOptions
            self.attributeOptions = attributeOptions
        }

        private init(
            _ hints: Set<ContentHint>, _ words: Set<TranscriptionOption>, _ reporting: Set<ReportingOption>,
            _ attributes: Set<ResultAttributeOption> = []
        ) {
            self.init(
                contentHints: hints, transcriptionOptions: words, reportingOptions: reporting,
                attributeOptions: attributes)
        }

        /// A few words.
        public static let phrase = Preset([.shortForm], [], [])
        /// About a minute.
        public static let shortDictation = Preset([.shortForm], [.punctuation], [])
        /// About a minute, as it is spoken.
        public static let progressiveShortDictation = Preset(
            [.shortForm], [.punctuation], [.volatileResults, .frequentFinalization])
        /// More than a minute.
        public static let longDictation = Preset([], [.punctuation], [])
        /// More than a minute, as it is spoken.
        public static let progressiveLongDictation = Preset([], [.punctuation], [.volatileResults])
        /// More than a minute, with times.
        public static let timeIndexedLongDictation = Preset([], [.punctuation], [], [.audioTimeRange])
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
            locale: locale, contentHints: preset.contentHints, transcriptionOptions: preset.transcriptionOptions,
            reportingOptions: preset.reportingOptions, attributeOptions: preset.attributeOptions)
    }

    /// Creates a transcriber.
    public init(
        locale: Locale, contentHints: Set<ContentHint>, transcriptionOptions: Set<TranscriptionOption>,
        reportingOptions: Set<ReportingOption>, attributeOptions: Set<ResultAttributeOption>
    ) { selectedLocales = [locale] }
}
