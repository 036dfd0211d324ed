import Foundation
import OrielFoundation

/// Comparisons of texts in conditions: the same code for objects and, called by SQLite, for rows.
package enum TextMatching {
    /// The text in which letters that count as the same are the same.
    package static func fold(_ text: String, _ options: TextOptions) -> String {
        if options.isEmpty { return text }
        if options == .caseInsensitive, text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var folding: String.CompareOptions = []
        if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
        return text.folding(options: folding, locale: nil)
    }

    /// Whether a text and another one satisfy an operator.
    package static func test(
        _ comparison: PredicateComparison.Operator, _ text: String, _ other: String, _ options: TextOptions
    ) -> Bool {
        if comparison == .matches { return matches(text, other, options) }
        let (text, other) = (fold(text, options), fold(other, options))
        switch comparison {
        case .contains: return other.isEmpty || text.contains(other)
        case .beginsWith: return text.hasPrefix(other)
        case .endsWith: return text.hasSuffix(other)
        case .like: return isLike(Array(text), Array(other))
        default: return false
        }
    }

    /// Whether a text is like a pattern, in which `*` stands for any letters and `?` for one.
    private static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
        var (place, at) = (0, 0)
        // Where the last star was, and up to where it reached.
        var star: (at: Int, place: Int)?
        while place < text.count {
            if at < pattern.count, pattern[at] == "\\", at + 1 < pattern.count, pattern[at + 1] == text[place] {
                (place, at) = (place + 1, at + 2)
            } else if at < pattern.count, pattern[at] == "*" {
                star = (at, place)
                at += 1
            } else if at < pattern.count, pattern[at] == "?" || (pattern[at] == text[place] && pattern[at] != "\\") {
                (place, at) = (place + 1, at + 1)
            } else if let last = star {
                star = (last.at, last.place + 1)
                (place, at) = (last.place + 1, last.at + 1)
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == "*" }
    }

    nonisolated(unsafe) private static var expressions: [String: NSRegularExpression] = [:]
    private static let lock = NSLock()

    private static func matches(_ text: String, _ pattern: String, _ options: TextOptions) -> Bool {
        let isFolded = options.contains(.diacriticInsensitive)
        let text = isFolded ? fold(text, .diacriticInsensitive) : text
        let key = "\(options.rawValue) \(pattern)"
        let kept = lock.withLock { expressions[key] }
        let expression: NSRegularExpression
        if let kept {
            expression = kept
        } else {
            let pattern = isFolded ? fold(pattern, .diacriticInsensitive) : pattern
            guard
                let made = try? NSRegularExpression(
                    pattern: "\\A(?:\(pattern))\\z", options: options.contains(.caseInsensitive) ? .caseInsensitive : []
                )
            else {
                RuntimeWarning.issue("Can't do regex matching: the pattern “\(pattern)” is no regular expression.")
                return false
            }
            expression = made
            lock.withLock {
                if expressions.count > 100 { expressions = [:] }
                expressions[key] = made
            }
        }
        let whole = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: whole) != nil
    }
}
