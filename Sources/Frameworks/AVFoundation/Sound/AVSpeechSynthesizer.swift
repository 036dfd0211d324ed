import AudioToolbox
import Foundation
import OrielBasics

/// Reads text aloud, with a program of the system if there is one: Speech Dispatcher's or eSpeak.
///
/// Follows Apple's
/// [AVSpeechSynthesizer](https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer).
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    private var process: ChildProcess?
    /// The text for the front end.
    private let elsewhere = HostPlayback()
    private var waiting: [AVSpeechUtterance] = []
    /// The delegate, which is notified of the progress.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Whether something is being read.
    open var isSpeaking: Bool { elsewhere.isUnderWay || process?.isRunning ?? false }
    /// Whether speech uses the app's settings of sound; true by default.
    ///
    /// The desktop mixes sounds here.
    open var usesApplicationAudioSession = true
    /// Whether a call hears the speech, too; it does not here.
    open var mixToTelephonyUplink = false
    /// Whether the reading is halted.
    open private(set) var isPaused = false

    /// Creates a reader.
    public override init() { super.init() }

    deinit {
        elsewhere.stop()
        process?.terminate()
    }

    /// The programs, the best first.
    ///
    /// Behind the two hyphens nothing is an option, however the text begins.
    static let programs: [(path: String, arguments: (AVSpeechUtterance) -> [String])] = [
        ("/usr/bin/spd-say", { ["--wait", "-r", "\(Int(($0.speed - 0.5) * 200))", "--", $0.spokenText] }),
        ("/usr/bin/espeak-ng", { ["-s", "\(Int(80 + $0.speed * 190))", "--", $0.spokenText] }),
        ("/usr/bin/espeak", { ["-s", "\(Int(80 + $0.speed * 190))", "--", $0.spokenText] }),
    ]

    /// Reads a text once those before it are read.
    open func speak(_ utterance: AVSpeechUtterance) {
        waiting.append(utterance)
        if !isSpeaking { next() }
    }

    private func next() {
        guard !waiting.isEmpty else { return }
        let utterance = waiting.removeFirst()
        let isElsewhere = elsewhere.begin {
            $0.speak(utterance.spokenText, rate: Double(utterance.speed), completion: $1)
        } ended: { [weak self] _ in
            self?.finished(utterance)
        }
        if isElsewhere { return delegate?.speechSynthesizer(self, didStart: utterance) ?? () }
        guard
            let program = Self.programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
        else {
            MediaWarning.issue(
                "nothing is read aloud: there is none of \(Self.programs.map(\.path).joined(separator: ", ")).",
                of: "AVFoundation")
            DispatchQueue.main.async { [weak self] in self?.finished(utterance) }
            return
        }
        let finished: @Sendable (Bool) -> Void = { [weak self] _ in
            guard let self else { return }
            DispatchQueue.main.async { self.finished(utterance) }
        }
        process = ChildProcess(program.path, program.arguments(utterance), ended: finished)
        delegate?.speechSynthesizer(self, didStart: utterance)
        if process == nil { finished(false) }
    }

    private func finished(_ utterance: AVSpeechUtterance) {
        process = nil
        delegate?.speechSynthesizer(self, didFinish: utterance)
        next()
    }

    /// Stops reading; returns whether something was read.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        waiting = []
        if elsewhere.isUnderWay {
            elsewhere.stop()
            return true
        }
        guard let process, process.isRunning else { return false }
        process.terminate()
        return true
    }

    /// Pauses the speech; it cannot continue in the middle of a text, so that it stops.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        isPaused = stopSpeaking(at: boundary)
        return isPaused
    }

    /// Continues with the waiting texts.
    @discardableResult
    open func continueSpeaking() -> Bool {
        isPaused = false
        if !isSpeaking { next() }
        return isSpeaking
    }
}

/// Where reading stops.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// A text to be read.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    /// The text.
    public let speechString: String
    /// The part of the text that a program accepts, without characters that would end it early.
    var spokenText: String { String(speechString.prefix(20_000).filter { $0 != "\0" }) }
    /// The voice; nil for the default.
    open var voice: AVSpeechSynthesisVoice?
    /// How fast, from 0 to 1.
    open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
    /// The rate within its ends; the usual one for a value that is not a number.
    var speed: Float {
        rate.isNaN
            ? AVSpeechUtteranceDefaultSpeechRate
            : rate.clamped(to: AVSpeechUtteranceMinimumSpeechRate...AVSpeechUtteranceMaximumSpeechRate)
    }
    /// How high; 1 by default.
    open var pitchMultiplier: Float = 1
    /// How loud, from 0 to 1.
    open var volume: Float = 1
    /// The pause before, in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// The pause behind, in seconds.
    open var postUtteranceDelay: TimeInterval = 0

    /// The text with its attributes, which have no effect on the speech here.
    public let attributedSpeechString: NSAttributedString
    /// Whether the settings of the user's screen reader take precedence; false by default.
    ///
    /// They have no effect here.
    open var prefersAssistiveTechnologySettings = false

    /// Creates a text to be read.
    public init(string: String) {
        speechString = string
        attributedSpeechString = NSAttributedString(string: string)
    }

    /// Creates a text to be read of one with attributes, such as pronunciations, which have no effect here.
    public init(attributedString string: NSAttributedString) {
        speechString = string.string
        attributedSpeechString = string
    }

    /// Creates a text to be read of a document in SSML, whose text is read; nil if it is another.
    public convenience init?(ssmlRepresentation string: String) {
        guard let text = SpokenDocument.text(string) else { return nil }
        self.init(string: text)
    }
}

/// Methods for reacting to the progress of speech; all are optional.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    /// Called when speaking a text began.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Called when a text was spoken.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
}

/// How fast texts are usually read.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The slowest reading.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest reading.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
