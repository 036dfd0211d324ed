/// A value of a YAML or JSON document.
indirect enum YAMLValue: Equatable, Sendable {
    /// A text; without quotes it may stand for a number, a truth value or nothing.
    case scalar(String, isPlain: Bool)
    case list([YAMLValue])
    case map(YAMLMap)

    static let null = YAMLValue.scalar("", isPlain: true)

    var isNull: Bool {
        if case .scalar(let text, isPlain: true) = self {
            ["", "~", "null", "Null", "NULL"].contains(text)
        } else {
            false
        }
    }

    /// The text of a scalar; nil for all else, and for nothing.
    var string: String? {
        if case .scalar(let text, _) = self, !isNull { text } else { nil }
    }

    /// The truth value that a scalar without quotes stands for, as YAML 1.1 has them.
    var bool: Bool? {
        guard case .scalar(let text, isPlain: true) = self else { return nil }
        return Self.truths[text]
    }

    /// The truth value of a scalar, with quotes or without.
    var isOn: Bool? { string.flatMap { Self.truths[$0] } }

    private static let truths: [String: Bool] = {
        var words: [String: Bool] = [:]
        for (word, value) in [
            ("true", true), ("yes", true), ("on", true), ("false", false), ("no", false), ("off", false),
        ] {
            for form in [word, word.uppercased(), word.prefix(1).uppercased() + word.dropFirst()] {
                words[form] = value
            }
        }
        return words
    }()

    /// The elements of a list; a lone value counts as a list of one, nothing as an empty one.
    var list: [YAMLValue] {
        if case .list(let elements) = self { elements } else { isNull ? [] : [self] }
    }

    /// The texts of a list.
    var strings: [String] { list.compactMap(\.string) }

    /// The entries of a map; none for all else.
    var map: YAMLMap { if case .map(let entries) = self { entries } else { YAMLMap() } }

    var isMap: Bool { if case .map = self { true } else { false } }

    subscript(key: String) -> YAMLValue? { map[key] }
}

/// The entries of a map in their order.
struct YAMLMap: Equatable, Sendable {
    private(set) var keys: [String] = []
    private var values: [String: YAMLValue] = [:]

    subscript(key: String) -> YAMLValue? {
        get { values[key] }
        set {
            if newValue == nil {
                if values.removeValue(forKey: key) != nil { keys.removeAll { $0 == key } }
            } else if values.updateValue(newValue ?? .null, forKey: key) == nil {
                keys.append(key)
            }
        }
    }

    var entries: [(key: String, value: YAMLValue)] { keys.map { ($0, values[$0] ?? .null) } }
    var isEmpty: Bool { keys.isEmpty }
}
