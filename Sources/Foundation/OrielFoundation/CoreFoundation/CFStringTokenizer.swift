import Foundation

/// Cuts by words, without the characters between them.
public let kCFStringTokenizerUnitWord: CFOptionFlags = 0
/// Cuts by sentences.
public let kCFStringTokenizerUnitSentence: CFOptionFlags = 1
/// Cuts by paragraphs.
public let kCFStringTokenizerUnitParagraph: CFOptionFlags = 2
/// Cuts where a line can be broken; by words here.
public let kCFStringTokenizerUnitLineBreak: CFOptionFlags = 3
/// Cuts by words, with the characters between them.
public let kCFStringTokenizerUnitWordBoundary: CFOptionFlags = 4
/// The token in Latin letters.
public let kCFStringTokenizerAttributeLatinTranscription: CFOptionFlags = 1 << 16
/// The language of the token; it is not known here.
public let kCFStringTokenizerAttributeLanguage: CFOptionFlags = 1 << 17

/// The kind of a token.
public struct CFStringTokenizerTokenType: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// A token of no special kind.
    public static let normal = CFStringTokenizerTokenType(rawValue: 1)
    /// A token of parts.
    public static let hasSubTokensMask = CFStringTokenizerTokenType(rawValue: 2)
    /// A token with numbers.
    public static let hasHasNumbersMask = CFStringTokenizerTokenType(rawValue: 8)
    /// A token of other characters than letters.
    public static let hasNonLettersMask = CFStringTokenizerTokenType(rawValue: 16)
    /// A token of Chinese characters.
    public static let isCJWordMask = CFStringTokenizerTokenType(rawValue: 32)
}

/// Cuts a text into tokens.
///
/// Follows Apple's [CFStringTokenizer](https://developer.apple.com/documentation/corefoundation/cfstringtokenizer). Words are found by
/// the rules of ``Swift/String/enumerateSubstrings(in:options:_:)``: without dictionaries of Japanese, Chinese and Thai.
public final class CFStringTokenizer: NSObject, @unchecked Sendable {
    fileprivate var text: NSString
    fileprivate var tokens: [NSRange] = []
    fileprivate var current = -1
    fileprivate let unit: CFOptionFlags

    fileprivate init(_ text: String, _ range: CFRange, _ unit: CFOptionFlags) {
        (self.text, self.unit) = (NSString(string: text), unit & 0xFFFF)
        super.init()
        cut(text, range)
    }

    fileprivate func cut(_ string: String, _ range: CFRange) {
        (text, current) = (NSString(string: string), -1)
        let options: NSString.EnumerationOptions =
            switch unit {
            case kCFStringTokenizerUnitSentence: .bySentences
            case kCFStringTokenizerUnitParagraph: .byParagraphs
            default: .byWords
            }
        tokens = []
        guard let part = Range(NSRange(places(range, within: text.length)), in: string) else { return }
        var found: [NSRange] = []
        string.enumerateSubstrings(in: part, options: options) { _, own, enclosing, _ in
            found.append(NSRange(self.unit == kCFStringTokenizerUnitSentence ? enclosing : own, in: string))
        }
        guard unit == kCFStringTokenizerUnitWordBoundary else {
            tokens = found
            return
        }
        var end = NSRange(part, in: string).location
        for word in found + [NSRange(location: NSMaxRange(NSRange(part, in: string)), length: 0)] {
            if word.location > end { tokens.append(NSRange(location: end, length: word.location - end)) }
            if word.length > 0 { tokens.append(word) }
            end = NSMaxRange(word)
        }
    }

    fileprivate var kind: CFStringTokenizerTokenType {
        guard tokens.indices.contains(current) else { return [] }
        let token = text.substring(with: tokens[current])
        var kind: CFStringTokenizerTokenType = .normal
        if token.contains(where: \.isNumber) { kind.insert(.hasHasNumbersMask) }
        if token.contains(where: { !$0.isLetter }) { kind.insert(.hasNonLettersMask) }
        if token.unicodeScalars.contains(where: { (0x3400...0x9FFF).contains($0.value) }) { kind.insert(.isCJWordMask) }
        return kind
    }
}

/// Returns a tokenizer of a part of a text.
/// - Parameter options: One of the units, and the attributes that are asked for.
public func CFStringTokenizerCreate(
    _ alloc: CFAllocator?, _ string: CFString!, _ range: CFRange, _ options: CFOptionFlags, _ locale: CFLocale!
) -> CFStringTokenizer! { CFStringTokenizer(string ?? "", range, options) }
/// Gives a tokenizer another text.
public func CFStringTokenizerSetString(_ tokenizer: CFStringTokenizer!, _ string: CFString!, _ range: CFRange) {
    tokenizer?.cut(string ?? "", range)
}
/// Goes to the next token; returns an empty kind after the last one.
@discardableResult
public func CFStringTokenizerAdvanceToNextToken(_ tokenizer: CFStringTokenizer!) -> CFStringTokenizerTokenType {
    guard let tokenizer else { return [] }
    tokenizer.current = min(tokenizer.current + 1, tokenizer.tokens.count)
    return tokenizer.kind
}
/// Goes to the token at a place; returns an empty kind where there is none.
@discardableResult
public func CFStringTokenizerGoToTokenAtIndex(
    _ tokenizer: CFStringTokenizer!, _ index: CFIndex
) -> CFStringTokenizerTokenType {
    guard let tokenizer else { return [] }
    guard let place = tokenizer.tokens.firstIndex(where: { NSLocationInRange(index, $0) }) else { return [] }
    tokenizer.current = place
    return tokenizer.kind
}
/// Returns the range of the token; -1 as the place before the first one and after the last one.
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer!) -> CFRange {
    guard let tokenizer, tokenizer.tokens.indices.contains(tokenizer.current) else {
        return CFRange(location: -1, length: 0)
    }
    return CFRange(tokenizer.tokens[tokenizer.current])
}
/// Returns an attribute of the token: its Latin letters; nil for its language.
public func CFStringTokenizerCopyCurrentTokenAttribute(
    _ tokenizer: CFStringTokenizer!, _ attribute: CFOptionFlags
) -> CFTypeRef! {
    guard let tokenizer, tokenizer.tokens.indices.contains(tokenizer.current),
        attribute == kCFStringTokenizerAttributeLatinTranscription
    else { return nil }
    let token = tokenizer.text.substring(with: tokenizer.tokens[tokenizer.current])
    return token.applyingTransform(.toLatin, reverse: false).map { NSString(string: $0) }
}
