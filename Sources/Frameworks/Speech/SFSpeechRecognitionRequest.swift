import AVFoundation
import Foundation

/// A request to recognize speech.
///
/// Follows Apple's [SFSpeechRecognitionRequest](https://developer.apple.com/documentation/speech/sfspeechrecognitionrequest).
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    /// The kind of speech to expect.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified
    /// Whether results come before the end of the speech; true by default.
    open var shouldReportPartialResults = true
    /// Words to expect.
    open var contextualStrings: [String] = []
    /// Whether no network may be used; false by default.
    open var requiresOnDeviceRecognition = false
    /// The app's name of the kind of request; nil for none.
    open var interactionIdentifier: String?
    /// Whether punctuation is added; false by default.
    open var addsPunctuation = false
}

/// A request to recognize speech as it is spoken.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// Creates a request.
    public override init() {}
    /// The form of sound that is best.
    open var nativeAudioFormat: AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)!
    }
    /// Adds a piece of sound.
    open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
    /// Ends the speech.
    open func endAudio() {}
}

/// A request to recognize the speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// Creates a request.
    public init(url URL: URL) { url = URL }
}
