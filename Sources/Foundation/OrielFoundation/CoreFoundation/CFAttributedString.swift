import Foundation

// Core Foundation's names for texts with attributes, which Core Text's functions take.

/// A text with attributes, as Core Foundation names it.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can be changed, as Core Foundation names it.
public typealias CFMutableAttributedString = NSMutableAttributedString

/// Returns the length of a text in units of UTF-16.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }
/// Returns the letters of a text.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr?.string }
/// Returns a text with attributes for all of it.
public func CFAttributedStringCreate(
    _ alloc: CFAllocator?, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
    str.map { NSAttributedString(string: $0, attributes: attributeKeys(attributes)) }
}
/// Returns a part of a text; nil for a range that is not within it.
public func CFAttributedStringCreateWithSubstring(
    _ alloc: CFAllocator?, _ aStr: CFAttributedString!, _ range: CFRange
) -> CFAttributedString! {
    let range = NSRange(location: range.location, length: range.length)
    guard let aStr, range.location >= 0, range.length >= 0, NSMaxRange(range) <= aStr.length else { return nil }
    return aStr.attributedSubstring(from: range)
}
/// Returns a text that can be changed, empty at first.
public func CFAttributedStringCreateMutable(
    _ alloc: CFAllocator?, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }
/// Replaces a part of a text.
public func CFAttributedStringReplaceString(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
    let range = NSRange(location: range.location, length: range.length)
    guard let aStr, range.location >= 0, range.length >= 0, NSMaxRange(range) <= aStr.length else { return }
    aStr.replaceCharacters(in: range, with: replacement ?? "")
}
/// Sets an attribute in a range.
public func CFAttributedStringSetAttribute(
    _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) {
    let range = NSRange(location: range.location, length: range.length)
    guard let aStr, let attrName, let value, range.location >= 0, range.length >= 0, NSMaxRange(range) <= aStr.length
    else { return }
    aStr.addAttribute(NSAttributedString.Key(attrName), value: value, range: range)
}

private func attributeKeys(_ attributes: NSDictionary?) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] {
        if let name = key as? String { result[NSAttributedString.Key(name)] = value }
    }
    return result
}
