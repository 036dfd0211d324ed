import Foundation

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// As it comes with the system.
    case `default` = 1
    /// A better one, which was downloaded.
    case enhanced
    /// The best one, which was downloaded.
    case premium
}

/// The gender of a voice.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

/// The identifier of the voice Alex, which there is not here.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// A voice: one for each language, which the system's program chooses.
///
/// Follows Apple's [AVSpeechSynthesisVoice](https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice).
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    /// Peculiarities of voices.
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates peculiarities.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A voice for fun.
        public static let isNoveltyVoice = Traits(rawValue: 1)
        /// The user's own voice.
        public static let isPersonalVoice = Traits(rawValue: 2)
    }

    /// The language, such as `en-US`.
    public let language: String
    /// The name by which the voice is found again.
    open var identifier: String { Self.prefix + language }
    /// The name for users: of the language.
    open var name: String { Locale.current.localizedString(forIdentifier: language) ?? language }
    /// How good the voice is.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// The gender; not known.
    open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
    /// The peculiarities; none.
    open var voiceTraits: Traits { [] }
    /// The settings for files of sound; none.
    open var audioFileSettings: [String: Any] { [:] }

    private static let prefix = "org.oriel.voice."
    private static let languages = [
        "ar-SA", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-AU", "en-GB", "en-US", "es-ES", "es-MX", "fi-FI", "fr-CA",
        "fr-FR", "hi-IN", "hu-HU", "id-ID", "it-IT", "ja-JP", "ko-KR", "nl-NL", "nb-NO", "pl-PL", "pt-BR", "pt-PT",
        "ro-RO", "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "uk-UA", "zh-CN", "zh-TW",
    ]

    /// Finds a voice of a language; nil where none is named.
    public init?(language: String?) {
        guard let language else { return nil }
        self.language = language
    }

    /// Finds a voice by its identifier; nil if there is none, as for all of Apple's.
    public init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix),
            Self.languages.contains(String(identifier.dropFirst(Self.prefix.count)))
        else { return nil }
        language = String(identifier.dropFirst(Self.prefix.count))
    }

    /// The voices: one for each of the languages that the programs of Linux usually read.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] {
        languages.compactMap { AVSpeechSynthesisVoice(language: $0) }
    }

    /// Returns the code of the user's language, such as `en-US`.
    open class func currentLanguageCode() -> String {
        let code = Locale.current.identifier(.bcp47)
        return code.isEmpty ? "en-US" : code
    }
}

/// Documents of speech in SSML.
enum SpokenDocument {
    /// The text of a document; nil if it is not one.
    static func text(_ document: String) -> String? {
        let trimmed = document.trimmingCharacters(in: .whitespacesAndNewlines)
        guard trimmed.contains("<speak"), trimmed.hasSuffix("</speak>") else { return nil }
        var text = ""
        var isTag = false
        for character in trimmed {
            switch character {
            case "<": isTag = true
            case ">" where isTag:
                isTag = false
                text.append(" ")
            default: if !isTag { text.append(character) }
            }
        }
        for (name, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")] {
            text = text.replacingOccurrences(of: name, with: sign)
        }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
