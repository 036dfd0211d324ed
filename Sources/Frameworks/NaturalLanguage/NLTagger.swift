import Foundation
import OrielFoundation
internal import _FoundationICU

/// What a tagger says of parts of a text.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a scheme with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a scheme with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Whether it is a word, a sign or a blank.
    public static let tokenType = NLTagScheme("TokenType")
    /// What a word does in its sentence; not known here.
    public static let lexicalClass = NLTagScheme("LexicalClass")
    /// Whether a word is a name; not known here.
    public static let nameType = NLTagScheme("NameType")
    /// Whether a word is a name, else what it does in its sentence; not known here.
    public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
    /// The form of a word that is in dictionaries; not known here.
    public static let lemma = NLTagScheme("Lemma")
    /// The language.
    public static let language = NLTagScheme("Language")
    /// The script.
    public static let script = NLTagScheme("Script")
    /// Whether a text sounds glad or sad; not known here.
    public static let sentimentScore = NLTagScheme("SentimentScore")
}

/// What a part of a text is.
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a tag with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a tag with a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A word.
    public static let word = NLTag("Word")
    /// A sign.
    public static let punctuation = NLTag("Punctuation")
    /// A blank.
    public static let whitespace = NLTag("Whitespace")
    /// Anything else.
    public static let other = NLTag("Other")
    /// A noun.
    public static let noun = NLTag("Noun")
    /// A verb.
    public static let verb = NLTag("Verb")
    /// An adjective.
    public static let adjective = NLTag("Adjective")
    /// An adverb.
    public static let adverb = NLTag("Adverb")
    /// A pronoun.
    public static let pronoun = NLTag("Pronoun")
    /// The name of a person.
    public static let personalName = NLTag("PersonalName")
    /// The name of a place.
    public static let placeName = NLTag("PlaceName")
    /// The name of an organization.
    public static let organizationName = NLTag("OrganizationName")
}

/// Says what the parts of a text are.
///
/// Follows Apple's [NLTagger](https://developer.apple.com/documentation/naturallanguage/nltagger). It knows words, signs and blanks, and the
/// language; of other schemes there is no tag, which is reported once.
public final class NLTagger: NSObject, @unchecked Sendable {
    /// What is left out.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Words.
        public static let omitWords = Options(rawValue: 1)
        /// Signs.
        public static let omitPunctuation = Options(rawValue: 2)
        /// Blanks.
        public static let omitWhitespace = Options(rawValue: 4)
        /// Anything else.
        public static let omitOther = Options(rawValue: 8)
        /// Names of several words count as one; they are not known here.
        public static let joinNames = Options(rawValue: 16)
        /// Words that are written together count as one, as they always do here.
        public static let joinContractions = Options(rawValue: 32)
    }

    /// What the tagger says.
    public let tagSchemes: [NLTagScheme]
    /// The text.
    public var string: String?
    private var languages: [(range: Range<String.Index>, language: NLLanguage)] = []

    /// Creates a tagger.
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    /// The language of the text; nil if it is not known.
    public var dominantLanguage: NLLanguage? { string.flatMap(NLLanguageRecognizer.dominantLanguage) }
    /// Returns the schemes that are known for parts of a language.
    public class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType, .language, .script] : [.language, .script]
    }
    /// Sets the language of a part of the text.
    public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) { languages.append((range, language)) }

    /// Returns the tag of the part that holds a place, with its range; nil if it is not known.
    public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (NLTag?, Range<String.Index>) {
        guard let string, index < string.endIndex else { return (nil, index..<index) }
        let part = parts(string.startIndex..<string.endIndex, unit).first { $0.contains(index) } ?? index..<index
        return (tag(of: part, scheme), part)
    }

    /// Returns the tags of all parts within a range.
    public func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        parts(range, unit).filter { unit != .word || !isOmitted($0, options) }.map { (tag(of: $0, scheme), $0) }
    }

    /// Calls a function with the tag of each part within a range, until it returns false.
    public func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, part) in tags(in: range, unit: unit, scheme: scheme, options: options) where !block(tag, part) {
            return
        }
    }

    private func parts(_ range: Range<String.Index>, _ unit: NLTokenUnit) -> [Range<String.Index>] {
        guard let string else { return [] }
        if unit != .word { return TokenFinder.ranges(of: unit, in: string, range, language: nil) }
        return TokenFinder.pieces(UBRK_WORD, in: string, range, nil).map(\.range)
    }

    private func isOmitted(_ part: Range<String.Index>, _ options: Options) -> Bool {
        switch type(of: part) {
        case .word: options.contains(.omitWords)
        case .punctuation: options.contains(.omitPunctuation)
        case .whitespace: options.contains(.omitWhitespace)
        default: options.contains(.omitOther)
        }
    }

    private func type(of part: Range<String.Index>) -> NLTag {
        guard let first = string?[part].first else { return .other }
        if first.isLetter || first.isNumber { return .word }
        return first.isWhitespace ? .whitespace : first.isPunctuation || first.isSymbol ? .punctuation : .other
    }

    private func tag(of part: Range<String.Index>, _ scheme: NLTagScheme) -> NLTag? {
        guard let string else { return nil }
        switch scheme {
        case .tokenType: return type(of: part)
        case .language:
            let own = languages.last { $0.range.overlaps(part) }?.language
            return (own ?? NLLanguageRecognizer.dominantLanguage(for: string)).map { NLTag($0.rawValue) }
        case .script:
            let language = NLLanguageRecognizer.dominantLanguage(for: String(string[part])) ?? dominantLanguage
            return language.flatMap { Locale.Language(identifier: $0.rawValue).script?.identifier }.map { NLTag($0) }
        default:
            RuntimeWarning.issue(
                "NLTagger knows words, signs, blanks and languages: there are no tags of other schemes.")
            return nil
        }
    }
}
