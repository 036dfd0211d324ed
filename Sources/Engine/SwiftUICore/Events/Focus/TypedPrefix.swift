import Foundation

/// The beginning of a row's text, as it is typed letter by letter in a list or a menu.
package struct TypedPrefix {
    private var text = ""
    private var time = -Double.infinity
    /// How long letters belong together, in seconds.
    private static let pause = 1.0

    package init() {}

    /// Whether the next letter belongs to the typed text.
    package func goesOn(at time: Double) -> Bool { !text.isEmpty && time - self.time < Self.pause }

    /// Adds letters; returns what to look for, and whether the row that was found may still be it.
    ///
    /// The same letter again and again goes from row to row.
    package mutating func add(_ letters: String, at time: Double) -> (prefix: String, isLonger: Bool) {
        text = goesOn(at: time) ? text + letters : letters
        self.time = time
        let first = text.prefix(1)
        let isRepeated = text.count > 1 && text.allSatisfy { String($0).lowercased() == first.lowercased() }
        return isRepeated ? (String(first), false) : (text, text.count > 1)
    }

    /// Whether a row's text begins with the typed text; case, accents and leading spaces are ignored.
    package static func begins(_ text: String, with prefix: String) -> Bool {
        let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
        return text.drop(while: \.isWhitespace).range(of: prefix, options: options) != nil
    }
}
