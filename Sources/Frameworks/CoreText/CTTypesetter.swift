import Foundation
import SwiftUI
import SwiftUICore

/// Breaks a text into lines, one at a time.
///
/// Follows Apple's [CTTypesetter](https://developer.apple.com/documentation/coretext/cttypesetter-i1y).
@MainActor @preconcurrency
public final class CTTypesetter: NSObject {
    let text: NSAttributedString
    init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

    /// The part from a character to the end of its paragraph, or as much as a line can hold.
    func rest(from start: Int) -> NSAttributedString {
        guard start >= 0, start < text.length else { return NSAttributedString() }
        let string = text.string as NSString
        let paragraph = string.paragraphRange(for: NSRange(location: start, length: 0))
        // No line is longer: 10,000 letters.
        let end = min(NSMaxRange(paragraph), start + 10_000)
        return text.attributedSubstring(from: NSRange(location: start, length: end - start))
    }
}

/// Returns what breaks a text into lines.
@MainActor @preconcurrency
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

/// Returns what breaks a text into lines.
/// - Parameter options: Without effect: the direction of a text is found from its letters.
@MainActor @preconcurrency
public func CTTypesetterCreateWithAttributedStringAndOptions(
    _ string: NSAttributedString, _ options: CFDictionary?
) -> CTTypesetter? { CTTypesetter(string) }

/// Returns a part of a text as a line; all from its beginning for a range of no length.
@MainActor @preconcurrency
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0)
}

/// Returns a part of a text as a line; all from its beginning for a range of no length.
/// - Parameter offset: Where the line begins, in points; tabs do not depend on it here.
@MainActor @preconcurrency
public func CTTypesetterCreateLineWithOffset(
    _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine {
    let start = min(max(stringRange.location, 0), typesetter.text.length)
    let rest = typesetter.text.length - start
    let length = stringRange.length > 0 ? min(stringRange.length, rest) : rest
    return CTLine(
        typesetter.text.attributedSubstring(from: NSRange(location: start, length: length)), start: start)
}

/// Returns how many characters from a place fit into a width in points, broken between words where there are several.
@MainActor @preconcurrency
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
    CTTypesetterSuggestLineBreakWithOffset(typesetter, startIndex, width, 0)
}

/// Returns how many characters from a place fit into a width in points, broken between words where there are several.
/// - Parameter offset: Where the line begins, in points; tabs do not depend on it here.
@MainActor @preconcurrency
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    let rest = typesetter.rest(from: startIndex)
    guard rest.length > 0 else { return 0 }
    guard width > 0, width < 1e6 else { return rest.length }
    let line = TypeSystem.lines(of: rest, width: width).first
    return max(line?.range.length ?? rest.length, 1)
}

/// Returns how many characters from a place fit into a width in points, broken between any two letters.
@MainActor @preconcurrency
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { CTTypesetterSuggestClusterBreakWithOffset(typesetter, startIndex, width, 0) }

/// Returns how many characters from a place fit into a width in points, broken between any two letters.
/// - Parameter offset: Where the line begins, in points; tabs do not depend on it here.
@MainActor @preconcurrency
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    let rest = typesetter.rest(from: startIndex)
    guard rest.length > 0 else { return 0 }
    let string = rest.string
    // A letter at least, so that the lines of a narrow column come to an end.
    var fitting = string.first.map { String($0).utf16.count } ?? 0
    let offsets = TypeSystem.offsets(in: rest)
    var place = 0
    for letter in string {
        place += String(letter).utf16.count
        guard place < offsets.count, offsets[place] <= width else { break }
        fitting = max(fitting, place)
    }
    return fitting
}
