import AVFoundation
import Foundation

/// A part of an analyzer, which makes results of sound.
///
/// Follows Apple's [SpeechModule](https://developer.apple.com/documentation/speech/speechmodule). There are no models of speech here:
/// results fail with ``SFSpeechError/Code/noModel``.
public protocol SpeechModule: AnyObject, Sendable {
    /// The type of a result.
    associatedtype Result: SpeechModuleResult, Sendable
    /// The type of the results.
    associatedtype Results: AsyncSequence & Sendable where Results.Element == Result
    /// The results, as they are made.
    var results: Results { get }
    /// The forms of sound that the module takes: none here.
    var availableCompatibleAudioFormats: [AVAudioFormat] { get async }
}

extension SpeechModule {
    public var availableCompatibleAudioFormats: [AVAudioFormat] { get async { [] } }
}

/// A result of a module.
public protocol SpeechModuleResult {
    /// The time of the sound.
    var range: CMTimeRange { get }
    /// The time up to which results are final.
    var resultsFinalizationTime: CMTime { get }
}

extension SpeechModuleResult {
    /// Whether the result does not change any more.
    public var isFinal: Bool { range.end <= resultsFinalizationTime }
}

/// A module that needs a model of a language.
public protocol LocaleDependentSpeechModule: SpeechModule {
    /// The languages that there are models of.
    static var supportedLocales: [Locale] { get async }
    /// Returns the language that stands for another one; nil for none.
    static func supportedLocale(equivalentTo locale: Locale) async -> Locale?
    /// The languages of this module.
    var selectedLocales: [Locale] { get }
}

extension LocaleDependentSpeechModule {
    /// Returns the language that stands for another one; nil for none.
    public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? {
        let all = await supportedLocales
        return all.first { $0.identifier == locale.identifier }
            ?? all.first { $0.language.languageCode == locale.language.languageCode }
    }
}

/// The results of all modules: none, as there are no models.
enum NoSpeech {
    static func results<Result>() -> AsyncThrowingStream<Result, any Error> {
        AsyncThrowingStream { $0.finish(throwing: SFSpeechError(.noModel)) }
    }
}
