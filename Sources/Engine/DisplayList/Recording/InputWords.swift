import Foundation

/// The words of a line: some in order, some with names, texts in quotation marks.
struct InputWords {
    private var plain: [Word] = []
    private var named: [String: Word] = [:]
    let number: Int

    private struct Word {
        var text: String
        var isQuoted: Bool
    }

    /// Splits a line.
    init(_ line: String, number: Int) throws {
        self.number = number
        var rest = Substring(line)
        while let first = rest.first {
            if first == " " {
                rest.removeFirst()
                continue
            }
            var name: String?
            if first.isLetter, let equals = rest.firstIndex(of: "="),
                rest[..<equals].allSatisfy({ $0.isLetter })
            {
                name = String(rest[..<equals])
                rest = rest[rest.index(after: equals)...]
            }
            let word = try Self.word(&rest, number)
            if let name { named[name] = word } else { plain.append(word) }
        }
    }

    private static func word(_ rest: inout Substring, _ number: Int) throws -> Word {
        guard rest.first == "\"" else {
            let end = rest.firstIndex(of: " ") ?? rest.endIndex
            defer { rest = rest[end...] }
            return Word(text: String(rest[..<end]), isQuoted: false)
        }
        var text = String.UnicodeScalarView()
        var scalars = rest.unicodeScalars.dropFirst()
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\"":
                rest = Substring(scalars)
                return Word(text: String(text), isQuoted: true)
            case "\\":
                guard let escaped = scalars.popFirst() else { break }
                switch escaped {
                case "n": text.append("\n")
                case "r": text.append("\r")
                default: text.append(escaped)
                }
            default: text.append(scalar)
            }
        }
        throw InputLog.Problem(line: number, "a text does not end")
    }

    /// A text in quotation marks.
    static func quote(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// The next word; whether it was in quotation marks.
    mutating func next(_ what: String) throws -> (text: String, isQuoted: Bool) {
        if plain.isEmpty { throw InputLog.Problem(line: number, "\(what) is missing") }
        let word = plain.removeFirst()
        return (word.text, word.isQuoted)
    }

    /// The next word, if it is one of these.
    mutating func next<T>(_ what: String, of choices: [(String, T)]) throws -> T {
        let word = try next(what).text
        guard let found = choices.first(where: { $0.0 == word }) else {
            throw InputLog.Problem(line: number, "“\(word)” is no \(what)")
        }
        return found.1
    }

    /// Removes and returns the next word if it satisfies a condition.
    mutating func take(where fits: (String) -> Bool) -> String? {
        guard let word = plain.first, !word.isQuoted, fits(word.text) else { return nil }
        plain.removeFirst()
        return word.text
    }

    mutating func double(_ what: String) throws -> Double {
        let word = try next(what).text
        guard let number = Double(word) else {
            throw InputLog.Problem(line: number, "“\(word)” is no number (\(what))")
        }
        return number
    }

    mutating func int(_ what: String) throws -> Int {
        let word = try next(what).text
        guard let number = Int(word) else {
            throw InputLog.Problem(line: number, "“\(word)” is no whole number (\(what))")
        }
        return number
    }

    mutating func point() throws -> CGPoint { CGPoint(x: try double("x"), y: try double("y")) }

    mutating func size() throws -> CGSize { CGSize(width: try double("the width"), height: try double("the height")) }

    /// The word with a name; nil if there is none.
    mutating func named(_ name: String) -> String? { named.removeValue(forKey: name)?.text }

    /// All words that are left, in their order.
    mutating func rest() -> [String] {
        defer { plain.removeAll() }
        return plain.map(\.text)
    }

    /// Fails where words are left over.
    func finish() throws {
        if let word = plain.first?.text ?? named.keys.sorted().first {
            throw InputLog.Problem(line: number, "“\(word)” is too much")
        }
    }
}
