import Foundation

/// The build settings of a target: what its levels say, with references to other settings replaced.
struct BuildSettings {
    /// From the first, which all others overrule, to the last.
    private let levels: [[String: PropertyValue]]
    private let known = Known()

    init(_ levels: [[String: PropertyValue]]) { self.levels = levels }

    /// The values that have been found, each of which is asked for by any number of others.
    private final class Known {
        struct Place: Hashable {
            var key: String
            var level: Int
        }

        var values: [Place: String?] = [:]
        /// What is being found: a setting that needs its own value has none.
        var open: Set<Place> = []
    }

    /// More than this is no setting, but one that doubles itself again and again.
    private static let longest = 1 << 20
    /// How many characters a reference to a setting may have; more are text.
    private static let longestReference = 500

    /// A setting's value; nil where no level sets it.
    subscript(key: String) -> String? { value(key, below: levels.count) }

    /// Whether a setting is `YES`.
    func isOn(_ key: String) -> Bool? { self[key].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } }

    /// The words of a setting; quotes keep spaces together.
    func words(_ key: String) -> [String] { Self.words(self[key] ?? "") }

    /// All keys that begin with a prefix.
    func keys(withPrefix prefix: String) -> [String] {
        Set(levels.flatMap { $0.keys.map { String($0.prefix { $0 != "[" }) } }.filter { $0.hasPrefix(prefix) }).sorted()
    }

    /// Replaces references to settings in a text, such as an Info.plist has.
    func expanded(_ text: String) -> String { expand(text, inherited: "", depth: 0) { self[$0] } }

    private func value(_ key: String, below level: Int) -> String? {
        let place = Known.Place(key: key, level: level)
        if let value = known.values[place] { return value }
        guard known.open.count < 200, known.open.insert(place).inserted else { return nil }
        defer { known.open.remove(place) }
        let value = find(key, below: level)
        known.values[place] = .some(value)
        return value
    }

    private func find(_ key: String, below level: Int) -> String? {
        for index in (0..<level).reversed() {
            guard let found = raw(key, in: levels[index]) else { continue }
            let inherited = found.contains("inherited") ? value(key, below: index) ?? "" : ""
            return expand(found, inherited: inherited, depth: 0) {
                // A setting that names itself means what lower levels say.
                value($0, below: $0 == key ? index : levels.count)
            }
        }
        return nil
    }

    /// The value of a setting at a level, for the debug build of a simulator if the level distinguishes.
    private func raw(_ key: String, in level: [String: PropertyValue]) -> String? {
        func text(_ value: PropertyValue) -> String {
            switch value {
            case .string(let text): text
            case .array: value.strings.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
            case .dictionary: ""
            }
        }
        let conditional = level.keys.filter {
            $0.hasPrefix(key + "[") && ($0.contains("=*") || $0.contains("simulator") || $0.contains("Debug"))
        }.sorted()
        if let found = conditional.last.flatMap({ level[$0] }) { return text(found) }
        return level[key].map(text)
    }

    private func expand(
        _ text: String, inherited: String, depth: Int, _ lookUp: (String) -> String?
    ) -> String {
        guard text.contains("$"), depth < 50 else { return text }
        var result = ""
        var rest = Substring(text)
        while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.longest {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, open == "(" || open == "{",
                let end = Self.end(of: rest, open: open, close: open == "(" ? ")" : "}")
            else {
                result += "$"
                continue
            }
            let inner = expand(
                String(rest[rest.index(after: rest.startIndex)..<end]), inherited: inherited, depth: depth + 1, lookUp)
            let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            let found = parts[0] == "inherited" ? inherited : lookUp(parts[0])
            result += parts.dropFirst().reduce(found ?? "") { Self.apply($1, to: $0) }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func end(of text: Substring, open: Character, close: Character) -> Substring.Index? {
        var depth = 0
        return text.prefix(longestReference).indices.first { index in
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            return depth == 0
        }
    }

    /// A modifier of a reference: `$(NAME:lower)`.
    private static func apply(_ modifier: String, to text: String) -> String {
        switch modifier {
        case "lower": text.lowercased()
        case "upper": text.uppercased()
        case "identifier", "c99extidentifier": identifier(text)
        case "rfc1034identifier": String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        case _ where modifier.hasPrefix("default=") && text.isEmpty: String(modifier.dropFirst("default=".count))
        default: text
        }
    }

    /// A name as code may write it.
    static func identifier(_ name: String) -> String {
        let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return plain.first?.isNumber ?? true ? "_" + plain : plain
    }

    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character.isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}
