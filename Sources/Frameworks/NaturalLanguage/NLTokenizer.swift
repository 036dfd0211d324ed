import Foundation
internal import _FoundationICU

/// The parts of a text.
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Divides a text into words, sentences or paragraphs.
///
/// Follows Apple's [NLTokenizer](https://developer.apple.com/documentation/naturallanguage/nltokenizer). The rules are Unicode's, with
/// the dictionaries that Foundation has for languages without spaces.
public final class NLTokenizer: NSObject, @unchecked Sendable {
    /// What is known of a part.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        /// Creates attributes from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is a number.
        public static let numeric = Attributes(rawValue: 1)
        /// It has signs as well.
        public static let symbolic = Attributes(rawValue: 2)
        /// It is an emoji.
        public static let emoji = Attributes(rawValue: 4)
    }

    /// The parts.
    public let unit: NLTokenUnit
    /// The text.
    public var string: String?
    private var language: NLLanguage?

    /// Creates a tokenizer for parts.
    public init(unit: NLTokenUnit) { self.unit = unit }

    /// Sets the language of the text, whose rules are used.
    public func setLanguage(_ language: NLLanguage) { self.language = language }

    /// Returns the parts within a range.
    public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        string.map { TokenFinder.ranges(of: unit, in: $0, range, language: language) } ?? []
    }

    /// Returns the part that holds a place; an empty range if none does.
    public func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
    }

    /// Returns the smallest range of whole parts around another range.
    public func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        guard let string else { return range }
        let parts = tokens(for: string.startIndex..<string.endIndex).filter { $0.overlaps(range) }
        guard let first = parts.first, let last = parts.last else { return range.lowerBound..<range.lowerBound }
        return first.lowerBound..<last.upperBound
    }

    /// Calls a function with each part within a range, until it returns false.
    public func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        guard let string else { return }
        for part in tokens(for: range) where !block(part, Self.attributes(of: string[part])) { return }
    }

    private static func attributes(of text: Substring) -> Attributes {
        var attributes: Attributes = []
        if text.contains(where: \.isNumber) { attributes.insert(.numeric) }
        if text.contains(where: { !$0.isLetter && !$0.isNumber }) { attributes.insert(.symbolic) }
        if text.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) { attributes.insert(.emoji) }
        return attributes
    }
}

/// Finds the parts of texts.
enum TokenFinder {
    /// Returns the parts within a range.
    ///
    /// Words are those with letters, digits or emoji; signs and blanks between them are none.
    static func ranges(
        of unit: NLTokenUnit, in text: String, _ range: Range<String.Index>, language: NLLanguage?
    ) -> [Range<String.Index>] {
        switch unit {
        case .document: return range.isEmpty ? [] : [range]
        case .paragraph: return paragraphs(in: text, range)
        case .sentence: return pieces(UBRK_SENTENCE, in: text, range, language).map(\.range)
        case .word:
            return pieces(UBRK_WORD, in: text, range, language).filter { piece in
                piece.isWord || text[piece.range].unicodeScalars.contains { $0.properties.isEmojiPresentation }
            }.map(\.range)
        }
    }

    /// Returns all pieces of a kind, blanks and signs as well.
    static func pieces(
        _ kind: UBreakIteratorType, in text: String, _ range: Range<String.Index>, _ language: NLLanguage?
    ) -> [(range: Range<String.Index>, isWord: Bool)] {
        let units = Array(text[range].utf16)
        guard !units.isEmpty, units.count < Int32.max else { return [] }
        var status = U_ZERO_ERROR
        return units.withUnsafeBufferPointer { buffer in
            guard
                let iterator = swift_ubrk_open(
                    kind, language?.rawValue ?? Locale.current.identifier, buffer.baseAddress, Int32(buffer.count),
                    &status),
                status.rawValue <= U_ZERO_ERROR.rawValue
            else { return [] }
            defer { swift_ubrk_close(iterator) }
            var (found, start): ([(range: Range<String.Index>, isWord: Bool)], Int32) = ([], swift_ubrk_first(iterator))
            var first = range.lowerBound
            while true {
                let end = swift_ubrk_next(iterator)
                if end < 0 { return found }
                let last = text.utf16.index(first, offsetBy: Int(end - start))
                // Less than 100 is a piece without letters and digits.
                found.append((first..<last, swift_ubrk_getRuleStatus(iterator) >= 100))
                (first, start) = (last, end)
            }
        }
    }

    private static func paragraphs(in text: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
        var (found, start): ([Range<String.Index>], String.Index) = ([], range.lowerBound)
        var place = start
        while place < range.upperBound {
            let next = text.index(after: place)
            if text[place].isNewline {
                found.append(start..<next)
                start = next
            }
            place = next
        }
        if start < range.upperBound { found.append(start..<range.upperBound) }
        return found
    }
}
