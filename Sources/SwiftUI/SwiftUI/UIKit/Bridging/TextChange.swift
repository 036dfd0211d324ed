import Foundation

/// The difference between two texts, as UIKit counts.
package struct TextChange {
    package let range: NSRange
    package let replacement: String

    package init(from old: String, to new: String) {
        let (a, b) = (Array(old.utf16), Array(new.utf16))
        let most = min(a.count, b.count)
        var start = 0
        while start < most, a[start] == b[start] { start += 1 }
        var end = 0
        while end < most - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
        range = NSRange(location: start, length: a.count - start - end)
        replacement = String(decoding: b[start..<b.count - end], as: UTF16.self)
    }
}

extension NSRange {
    /// The range within a text of a length; at its end for one that begins beyond it.
    package func clamped(to length: Int) -> NSRange {
        let start = min(max(location, 0), length)
        return NSRange(location: start, length: min(max(self.length, 0), length - start))
    }
}
