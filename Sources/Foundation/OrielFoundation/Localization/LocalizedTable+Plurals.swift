extension LocalizedTable.Entry {
    /// The format for some values: each `%#@name@` replaced by the form that the value's number asks for.
    func format(_ arguments: [FormatArgument], language: String) -> String {
        if case .plain(let string) = self { return string }
        return format(numbers: arguments.compactMap(\.number), language: language)
    }

    /// The format for some numbers.
    func format(numbers: [Double], language: String) -> String {
        switch self {
        case .plain(let string):
            return string
        case .plural(let format, let forms):
            var choice = PluralChoice(forms: forms, numbers: numbers, language: language)
            return choice.filled(format)
        }
    }
}

/// The forms chosen for the variables of a format, some of which may name further variables.
private struct PluralChoice {
    /// How many variables a format may have, including variables in its forms; the rest is left out.
    private static let most = 100

    let forms: [String: [String: String]]
    let numbers: [Double]
    let language: String
    /// How many variables were filled in.
    private var used = 0
    /// The variables whose forms are being filled in.
    private var open: [String] = []

    init(forms: [String: [String: String]], numbers: [Double], language: String) {
        (self.forms, self.numbers, self.language) = (forms, numbers, language)
    }

    /// A format with forms in place of its variables.
    mutating func filled(_ format: String) -> String {
        var text = ""
        var rest = Substring(format)
        while let percent = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
            text += rest[..<percent]
            rest = rest[percent...]
            let body = rest.dropFirst(3)
            if rest.hasPrefix("%#@"), let end = body.firstIndex(of: "@") {
                text += form(named: String(body[..<end]))
                rest = body[body.index(after: end)...]
            } else {
                // Two percent signs make one, and don't begin a variable.
                let count = rest.hasPrefix("%%") ? 2 : 1
                text += rest.prefix(count)
                rest = rest.dropFirst(count)
            }
        }
        return text + rest
    }

    /// The form of a variable for its number.
    private mutating func form(named name: String) -> String {
        if open.contains(name) {
            RuntimeWarning.issue("The plural variable \"\(name)\" of a translation names itself; it is left out.")
            return ""
        }
        guard used < Self.most else {
            RuntimeWarning.issue(
                "A translation has more than \(Self.most) plural variables, including variables in their forms; the rest is left out."
            )
            return ""
        }
        let form = forms[name] ?? [:]
        let place = form["argument"].flatMap(Int.init).map { $0 &- 1 } ?? used
        let number = numbers.indices.contains(place) ? numbers[place] : 0
        used += 1
        let exact = number == 0 ? form["zero"] : nil
        let chosen = exact ?? form[PluralRule.category(number, language: language)] ?? form["other"] ?? ""
        open.append(name)
        defer { open.removeLast() }
        return filled(chosen)
    }
}
