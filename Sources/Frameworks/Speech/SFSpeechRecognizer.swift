import AVFoundation
import Foundation
import OrielFoundation

/// Whether the app may recognize speech.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// The kind of speech to expect.
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

/// Methods for reacting to changes of a recognizer; all are optional.
public protocol SFSpeechRecognizerDelegate: AnyObject {
    /// Called when recognition becomes available, or ends to be.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Recognizes speech; not here: it is never available, and the app may not use it.
///
/// Follows Apple's [SFSpeechRecognizer](https://developer.apple.com/documentation/speech/sfspeechrecognizer).
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    /// The language.
    public let locale: Locale
    /// Whether recognition is available: never here.
    open var isAvailable: Bool { false }
    /// Whether recognition needs no network: never here.
    open var supportsOnDeviceRecognition: Bool { false }
    /// The kind of speech to expect.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
    /// The queue of the results.
    open var queue = OperationQueue.main
    /// The delegate, which is notified of availability.
    open weak var delegate: (any SFSpeechRecognizerDelegate)?

    /// Creates a recognizer of the user's language.
    ///
    /// The parameter distinguishes it from the object's own initializer, which can't fail.
    public init?(_: Void = ()) { locale = .current }

    /// Creates a recognizer of a language.
    public init?(locale: Locale) { self.locale = locale }

    /// The languages that can be recognized: none.
    public class func supportedLocales() -> Set<Locale> { [] }
    /// Whether the app may recognize speech: never here.
    public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }

    /// Asks whether the app may recognize speech; the answer is no.
    public class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) {
        RuntimeWarning.issue("Speech is not recognized here: see CompatibilityGaps.md.")
        handler(.denied)
    }

    /// Starts recognizing, which fails at once.
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask(error: CocoaError(.featureUnsupported))
        resultHandler(nil, task.error)
        return task
    }
}
