import Foundation

/// How far recognition is.
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// The recognition of one request; here it has failed from the start.
///
/// Follows Apple's [SFSpeechRecognitionTask](https://developer.apple.com/documentation/speech/sfspeechrecognitiontask).
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    /// The reason for the failure.
    public let error: (any Error)?
    /// How far the recognition is.
    open var state: SFSpeechRecognitionTaskState { .completed }
    /// Whether the recognition was canceled.
    open private(set) var isCancelled = false
    /// Whether the recognition has ended its listening.
    open var isFinishing: Bool { false }

    init(error: any Error) { self.error = error }

    /// Ends listening.
    open func finish() {}
    /// Gives up.
    open func cancel() { isCancelled = true }
}

/// The result of a recognition.
///
/// Follows Apple's [SFSpeechRecognitionResult](https://developer.apple.com/documentation/speech/sfspeechrecognitionresult).
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    /// The most likely text.
    public let bestTranscription: SFTranscription
    /// All texts, the most likely first.
    public let transcriptions: [SFTranscription]
    /// Whether no further result follows.
    public let isFinal: Bool

    init(_ transcription: SFTranscription, isFinal: Bool) {
        bestTranscription = transcription
        transcriptions = [transcription]
        self.isFinal = isFinal
    }
}

/// A text that was recognized.
open class SFTranscription: NSObject, @unchecked Sendable {
    /// The text.
    public let formattedString: String
    /// Its parts.
    public let segments: [SFTranscriptionSegment] = []

    init(_ text: String) { formattedString = text }
}

/// A part of a text that was recognized.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
    /// The text.
    public let substring: String
    /// The time of its beginning, in seconds.
    public let timestamp: TimeInterval
    /// The length, in seconds.
    public let duration: TimeInterval
    /// How certain it is, from 0 to 1.
    public let confidence: Float

    init(_ text: String) { (substring, timestamp, duration, confidence) = (text, 0, 0, 0) }
}
