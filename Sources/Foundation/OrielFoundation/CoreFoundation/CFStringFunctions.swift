import Foundation

// Texts by the functions of Core Foundation; places and lengths count units of UTF-16.

/// A text that can be changed, as Core Foundation names it.
public typealias CFMutableString = NSMutableString
/// A locale, as Core Foundation names it.
public typealias CFLocale = NSLocale

/// Options for comparing and searching texts.
public struct CFStringCompareFlags: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// Small and capital letters are equal.
    public static let compareCaseInsensitive = CFStringCompareFlags(rawValue: 1)
    /// From the end.
    public static let compareBackwards = CFStringCompareFlags(rawValue: 4)
    /// Only at the beginning, or at the end.
    public static let compareAnchored = CFStringCompareFlags(rawValue: 8)
    /// Ignores different ways to write a character.
    public static let compareNonliteral = CFStringCompareFlags(rawValue: 16)
    /// In the order of the user's language.
    public static let compareLocalized = CFStringCompareFlags(rawValue: 32)
    /// Digits are numbers.
    public static let compareNumerically = CFStringCompareFlags(rawValue: 64)
    /// Accents are ignored.
    public static let compareDiacriticInsensitive = CFStringCompareFlags(rawValue: 128)
    /// Wide and narrow forms are equal.
    public static let compareWidthInsensitive = CFStringCompareFlags(rawValue: 256)
    /// Texts that are equal by the other options are ordered.
    public static let compareForcedOrdering = CFStringCompareFlags(rawValue: 512)

    fileprivate var options: NSString.CompareOptions {
        let literal: CFOptionFlags = contains(.compareNonliteral) ? 0 : NSString.CompareOptions.literal.rawValue
        return NSString.CompareOptions(rawValue: rawValue & ~(16 | 32) | literal)
    }
}

/// Returns the length of a text.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }
/// Returns the unit at a place; 0 for a place that the text does not have.
public func CFStringGetCharacterAtIndex(_ theString: CFString!, _ idx: CFIndex) -> UniChar {
    guard let theString, idx >= 0, idx < theString.utf16.count else { return 0 }
    return NSString(string: theString).character(at: idx)
}
/// Returns a copy of a text.
public func CFStringCreateCopy(_ alloc: CFAllocator?, _ theString: CFString!) -> CFString! { theString }
/// Returns a copy of a text that can be changed.
public func CFStringCreateMutableCopy(
    _ alloc: CFAllocator?, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { theString.map { NSMutableString(string: $0) } }
/// Returns an empty text that can be changed.
public func CFStringCreateMutable(_ alloc: CFAllocator?, _ maxLength: CFIndex) -> CFMutableString! {
    NSMutableString(string: "")
}
/// Returns a part of a text; the parts of the range that it does not have are left out.
public func CFStringCreateWithSubstring(_ alloc: CFAllocator?, _ str: CFString!, _ range: CFRange) -> CFString! {
    str.map { NSString(string: $0).substring(with: NSRange(places(range, within: $0.utf16.count))) }
}
/// Adds text at the end.
public func CFStringAppend(_ theString: CFMutableString!, _ appendedString: CFString!) {
    if let appendedString { theString?.append(appendedString) }
}
/// Returns the order of two texts.
public func CFStringCompare(
    _ theString1: CFString!, _ theString2: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFComparisonResult {
    let (one, other) = (NSString(string: theString1 ?? ""), theString2 ?? "")
    let result = one.compare(
        other, options: compareOptions.options, range: NSRange(location: 0, length: one.length),
        locale: compareOptions.contains(.compareLocalized) ? NSLocale.current : nil)
    return CFComparisonResult(rawValue: result.rawValue) ?? .compareEqualTo
}
/// Returns where a text is within another one; -1 as the place if it is not there.
public func CFStringFind(
    _ theString: CFString!, _ stringToFind: CFString!, _ compareOptions: CFStringCompareFlags
) -> CFRange {
    let found = NSString(string: theString ?? "").range(of: stringToFind ?? "", options: compareOptions.options)
    return found.location == NSNotFound ? CFRange(location: -1, length: 0) : CFRange(found)
}
/// Returns whether a text begins with another one.
public func CFStringHasPrefix(_ theString: CFString!, _ prefix: CFString!) -> Bool {
    theString?.hasPrefix(prefix ?? "") ?? false
}
/// Returns whether a text ends with another one.
public func CFStringHasSuffix(_ theString: CFString!, _ suffix: CFString!) -> Bool {
    theString?.hasSuffix(suffix ?? "") ?? false
}
/// Returns the range of the composed character at a place.
public func CFStringGetRangeOfComposedCharactersAtIndex(_ theString: CFString!, _ theIndex: CFIndex) -> CFRange {
    guard let theString, theIndex >= 0, theIndex < theString.utf16.count else {
        return CFRange(location: theIndex, length: 0)
    }
    return CFRange(NSString(string: theString).rangeOfComposedCharacterSequence(at: theIndex))
}
/// Returns the parts of a text between separators.
public func CFStringCreateArrayBySeparatingStrings(
    _ alloc: CFAllocator?, _ theString: CFString!, _ separatorString: CFString!
) -> CFArray! {
    guard let theString, let separatorString else { return nil }
    return NSArray(array: theString.components(separatedBy: separatorString))
}
/// Returns texts with a separator between them.
public func CFStringCreateByCombiningStrings(
    _ alloc: CFAllocator?, _ theArray: CFArray!, _ separatorString: CFString!
) -> CFString! {
    guard let theArray else { return nil }
    return (0..<theArray.count).compactMap { theArray.object(at: $0) as? String }
        .joined(separator: separatorString ?? "")
}
/// Replaces a text wherever it is within a range, and returns how often that was.
@discardableResult
public func CFStringFindAndReplace(
    _ theString: CFMutableString!, _ stringToFind: CFString!, _ replacementString: CFString!,
    _ rangeToSearch: CFRange, _ compareOptions: CFStringCompareFlags
) -> CFIndex {
    guard let theString, let stringToFind, !stringToFind.isEmpty else { return 0 }
    return theString.replaceOccurrences(
        of: stringToFind, with: replacementString ?? "", options: compareOptions.options,
        range: NSRange(places(rangeToSearch, within: theString.length)))
}
/// Writes a text in small letters.
public func CFStringLowercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    change(theString) { $0.lowercased() }
}
/// Writes a text in capital letters.
public func CFStringUppercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    change(theString) { $0.uppercased() }
}
/// Writes the words of a text with capital letters first.
public func CFStringCapitalize(_ theString: CFMutableString!, _ locale: CFLocale!) {
    change(theString) { $0.capitalized }
}
/// Removes white space at both ends.
public func CFStringTrimWhitespace(_ theString: CFMutableString!) {
    change(theString) { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
}
private func change(_ text: NSMutableString?, _ by: (String) -> String) {
    guard let text else { return }
    text.setString(by(text._bridgedText))
}

extension NSString {
    var _bridgedText: String { substring(from: 0) }
}
extension CFRange {
    init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}
/// Returns the user's locale.
public func CFLocaleCopyCurrent() -> CFLocale! { NSLocale(localeIdentifier: Locale.current.identifier) }
/// Returns the identifier of a locale.
public func CFLocaleGetIdentifier(_ locale: CFLocale!) -> CFString! { locale?.object(forKey: .identifier) as? String }
