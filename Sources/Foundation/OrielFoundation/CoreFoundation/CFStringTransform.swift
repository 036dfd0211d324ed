import Foundation

// The names of transformations that Unicode's library has.

/// Removes the marks that combine with letters.
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:nonspacing mark:]Remove; NFC"
/// Removes accents.
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:Diacritic:]Remove; NFC"
/// Writes any script in Latin letters.
public let kCFStringTransformToLatin: CFString! = "Any-Latin"
/// Writes wide characters as narrow ones.
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
/// Writes Latin letters as Katakana.
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
/// Writes Latin letters as Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
/// Writes Hiragana as Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
/// Writes Chinese characters as Pinyin.
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
/// Writes Latin letters as Hangul.
public let kCFStringTransformLatinHangul: CFString! = "Latin-Hangul"
/// Writes Latin letters as Arabic ones.
public let kCFStringTransformLatinArabic: CFString! = "Latin-Arabic"
/// Writes Latin letters as Hebrew ones.
public let kCFStringTransformLatinHebrew: CFString! = "Latin-Hebrew"
/// Writes Latin letters as Thai ones.
public let kCFStringTransformLatinThai: CFString! = "Latin-Thai"
/// Writes Latin letters as Cyrillic ones.
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
/// Writes Latin letters as Greek ones.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Writes characters beyond ASCII as XML has them.
public let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"
/// Writes characters as their Unicode names.
public let kCFStringTransformToUnicodeName: CFString! = "Any-Name"

/// Transforms a text, or a part of it, by a name or by rules of Unicode's library; returns whether that was possible.
/// - Parameters:
///   - range: The part; receives the part after the change. Nil for all of the text.
///   - reverse: Whether the transformation is applied the other way around.
@discardableResult
public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let part =
        range.map { NSRange(places($0.pointee, within: string.length)) }
        ?? NSRange(location: 0, length: string.length)
    guard let changed = string.substring(with: part).applyingTransform(StringTransform(transform), reverse: reverse)
    else { return false }
    string.replaceCharacters(in: part, with: changed)
    range?.pointee = CFRange(location: part.location, length: changed.utf16.count)
    return true
}
/// Brings a text into one of Unicode's normal forms.
public func CFStringNormalize(_ theString: CFMutableString!, _ theForm: CFStringNormalizationForm) {
    guard let theString else { return }
    let text = theString._bridgedText
    switch theForm {
    case .D: theString.setString(text.decomposedStringWithCanonicalMapping)
    case .KD: theString.setString(text.decomposedStringWithCompatibilityMapping)
    case .C: theString.setString(text.precomposedStringWithCanonicalMapping)
    case .KC: theString.setString(text.precomposedStringWithCompatibilityMapping)
    }
}
/// Unicode's normal forms.
public enum CFStringNormalizationForm: Int, Sendable { case D, KD, C, KC }
/// Ignores differences of letters that the options name, such as accents.
public func CFStringFold(_ theString: CFMutableString!, _ theFlags: CFStringCompareFlags, _ theLocale: CFLocale!) {
    guard let theString else { return }
    var options: String.CompareOptions = []
    if theFlags.contains(.compareCaseInsensitive) { options.insert(.caseInsensitive) }
    if theFlags.contains(.compareDiacriticInsensitive) { options.insert(.diacriticInsensitive) }
    if theFlags.contains(.compareWidthInsensitive) { options.insert(.widthInsensitive) }
    let locale = theLocale.map { Locale(identifier: CFLocaleGetIdentifier($0)) }
    theString.setString(theString._bridgedText.folding(options: options, locale: locale))
}
