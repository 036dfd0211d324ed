import AVFoundation
import Foundation
import SwiftUI

/// Reads text aloud, as `AVSpeechSynthesizer` does.
///
/// Follows Apple's [NSSpeechSynthesizer](https://developer.apple.com/documentation/appkit/nsspeechsynthesizer).
@MainActor @preconcurrency
open class NSSpeechSynthesizer: NSObject {
    /// The name of a voice.
    public struct VoiceName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    /// A key of a voice's values.
    public struct VoiceAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The voice's identifier.
        public static let identifier = VoiceAttributeKey(rawValue: "VoiceIdentifier")
        /// The voice's name.
        public static let name = VoiceAttributeKey(rawValue: "VoiceName")
        /// The voice's language.
        public static let localeIdentifier = VoiceAttributeKey(rawValue: "VoiceLocaleIdentifier")
        /// The speaker's gender.
        public static let gender = VoiceAttributeKey(rawValue: "VoiceGender")
        /// The speaker's age.
        public static let age = VoiceAttributeKey(rawValue: "VoiceAge")
        /// A text that shows the voice.
        public static let demoText = VoiceAttributeKey(rawValue: "VoiceDemoText")
    }
    /// Where speech stops.
    public enum Boundary: UInt, Sendable { case immediateBoundary, wordBoundary, sentenceBoundary }

    private let engine = AVSpeechSynthesizer()
    private lazy var listener = Listener(self)
    private var chosen: VoiceName?
    private var utterance: AVSpeechUtterance?

    /// The delegate; nil for none.
    open weak var delegate: (any NSSpeechSynthesizerDelegate)?
    /// How fast texts are read, in words a minute; 175 by default.
    open var rate: Float = 175
    /// How loud texts are read, from 0 to 1; the desktop decides.
    open var volume: Float = 1
    /// Whether a window shows the words; there is none.
    open var usesFeedbackWindow = false

    /// Creates a reader with a voice, the user's for nil; nil for an unknown voice.
    public init?(voice: VoiceName?) {
        super.init()
        if let voice, !setVoice(voice) { return nil }
        engine.delegate = listener
    }
    /// Creates a reader with the user's voice.
    public override init() {
        super.init()
        engine.delegate = listener
    }

    /// Whether a text is being read.
    open var isSpeaking: Bool { engine.isSpeaking }
    /// Whether any app reads a text aloud; whether one of this app's readers does, where it is asked for, is not known: false.
    open class var isAnyApplicationSpeaking: Bool { false }
    /// Reads a text, in place of one that is being read; returns whether there is a text.
    @discardableResult
    open func startSpeaking(_ string: String) -> Bool {
        stopSpeaking()
        let utterance = AVSpeechUtterance(string: string)
        utterance.rate = Self.rate(wordsPerMinute: rate)
        utterance.volume = volume
        utterance.voice = chosen.flatMap { AVSpeechSynthesisVoice(identifier: $0.rawValue) }
        self.utterance = utterance
        engine.speak(utterance)
        return !string.isEmpty
    }
    /// Writes the sound of a text into a file; returns false, as it is not written here.
    open func startSpeaking(_ string: String, to url: URL) -> Bool {
        RuntimeWarning.issue(
            "NSSpeechSynthesizer.startSpeaking(_:to:) writes nothing: use AVSpeechSynthesizer (see CompatibilityGaps.md)."
        )
        return false
    }
    /// The rate from 0 to 1 of a number of words a minute.
    static func rate(wordsPerMinute: Float) -> Float {
        wordsPerMinute.isFinite ? min(max((wordsPerMinute - 80) / 190, 0), 1) : AVSpeechUtteranceDefaultSpeechRate
    }
    /// Ends the reading.
    open func stopSpeaking() { _ = engine.stopSpeaking(at: .immediate) }
    /// Ends the reading at a boundary; at once here.
    open func stopSpeaking(at boundary: Boundary) { stopSpeaking() }
    /// Pauses the reading; a text that was paused is not continued here.
    open func pauseSpeaking(at boundary: Boundary) { _ = engine.pauseSpeaking(at: .immediate) }
    /// Continues with the texts that wait.
    open func continueSpeaking() { _ = engine.continueSpeaking() }
    /// Returns how a text is pronounced: the text itself, as it is not known here.
    open func phonemes(from text: String) -> String { text }
    /// Adds pronunciations; they are not used here.
    open func addSpeechDictionary(_ speechDictionary: [String: Any]) {
        RuntimeWarning.issue("NSSpeechSynthesizer.addSpeechDictionary(_:) has no effect: see CompatibilityGaps.md.")
    }

    // MARK: Voices

    /// Returns the voice; nil for the user's.
    open func voice() -> VoiceName? { chosen ?? Self.defaultVoice }
    /// Sets the voice, the user's for nil; returns whether it is known.
    @discardableResult
    open func setVoice(_ voice: VoiceName?) -> Bool {
        if let voice, AVSpeechSynthesisVoice(identifier: voice.rawValue) == nil { return false }
        chosen = voice
        return true
    }
    /// The user's voice.
    open class var defaultVoice: VoiceName {
        VoiceName(AVSpeechSynthesisVoice(language: nil)?.identifier ?? availableVoices.first?.rawValue ?? "")
    }
    /// All voices.
    open class var availableVoices: [VoiceName] {
        AVSpeechSynthesisVoice.speechVoices().map { VoiceName($0.identifier) }
    }
    /// Returns the values of a voice.
    open class func attributes(forVoice voice: VoiceName) -> [VoiceAttributeKey: Any] {
        guard let found = AVSpeechSynthesisVoice(identifier: voice.rawValue) else { return [:] }
        return [
            .identifier: found.identifier, .name: found.name,
            .localeIdentifier: found.language.replacingOccurrences(of: "-", with: "_"), .gender: "VoiceGenderNeuter",
        ]
    }

    /// Passes on the progress.
    private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
        weak var owner: NSSpeechSynthesizer?
        init(_ owner: NSSpeechSynthesizer) { self.owner = owner }
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            MainQueue.run { [self] in
                guard let owner else { return }
                let isWhole = owner.utterance === utterance
                owner.delegate?.speechSynthesizer(owner, didFinishSpeaking: isWhole)
            }
        }
    }
}

/// Methods that a reader calls; all are optional.
@MainActor @preconcurrency
public protocol NSSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Called when a text was read, to its end for true.
    func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool)
    /// Called before a word is read; never here.
    func speechSynthesizer(
        _ sender: NSSpeechSynthesizer, willSpeakWord characterRange: NSRange, of string: String)
    /// Called before a sound is spoken; never here.
    func speechSynthesizer(_ sender: NSSpeechSynthesizer, willSpeakPhoneme phonemeOpcode: Int16)
}

extension NSSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ sender: NSSpeechSynthesizer, didFinishSpeaking finishedSpeaking: Bool) {}
    public func speechSynthesizer(
        _ sender: NSSpeechSynthesizer, willSpeakWord characterRange: NSRange, of string: String
    ) {}
    public func speechSynthesizer(_ sender: NSSpeechSynthesizer, willSpeakPhoneme phonemeOpcode: Int16) {}
}
