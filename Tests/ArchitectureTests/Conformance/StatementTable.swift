import Foundation

/// The statements of how SwiftUI behaves and the tests that bear their numbers; CONFORMANCE.md is made of them.
///
/// `Scripts/conformance` compiles this file alone: it needs nothing else.
struct StatementTable {
    /// A statement of behavior.
    struct Statement {
        /// As it is written, such as `L07`.
        var number: String
        var title: String
        /// The numbers of the records of decisions.
        var decisions: [String]
        /// The evidence for the statement.
        var evidence: [Evidence]
        /// Where that is to be found; empty where that is not on record.
        var source: String
        /// The check in place of tests; nil if there are tests.
        var substitute: Substitute?
    }

    /// The kind of evidence for a statement.
    enum Evidence: String, CaseIterable {
        case documentation, test, measured, read, described, calculated, known, own, none

        /// The meaning, for readers of the list.
        var meaning: String {
            switch self {
            case .documentation: "Apple's documentation says so"
            case .test: "a public test says so that is made to be run with Apple's frameworks as well"
            case .measured: "others have measured it on Apple's systems"
            case .read: "read in another implementation, whose authors looked into Apple's: a fact, and no code of it"
            case .described: "others describe it in public"
            case .calculated: "follows from other statements"
            case .known: "common knowledge, which nobody has tried for this list"
            case .own: "a promise or a choice of Oriel's own; the source is whose way of testing it follows"
            case .none: "not on record"
            }
        }
    }

    /// The check for a statement that cannot be tested.
    enum Substitute: Equatable {
        /// Something that is run apart from the tests.
        case script(String)
        /// None: the subject of the statement does not exist yet.
        case later(String)

        init?(_ text: String) {
            if text.hasPrefix("script: ") {
                self = .script(String(text.dropFirst(8)))
            } else if text.hasPrefix("later: ") {
                self = .later(String(text.dropFirst(7)))
            } else {
                return nil
            }
        }
    }

    /// A number's letters and its value: `L07` and `L7` are the same.
    struct Key: Hashable, Comparable {
        var letters: String
        var value: Int

        init?(_ number: some StringProtocol) {
            let letters = number.prefix { $0.isLetter }
            guard !letters.isEmpty, let value = Int(number.dropFirst(letters.count)) else { return nil }
            (self.letters, self.value) = (letters.uppercased(), value)
        }

        static func < (a: Key, b: Key) -> Bool { (a.letters, a.value) < (b.letters, b.value) }
    }

    /// A test that bears a number.
    struct Bearer {
        var path: String
        var name: String
        /// Whether it shows a defect.
        var hasKnownIssue: Bool
    }

    let statements: [Statement]
    private(set) var bearers: [Key: [Bearer]] = [:]

    /// - Parameters:
    ///   - table: The lines of Tests/Conformance/Statements.tsv: number, title, records of decisions, kinds of evidence, source,
    ///     what holds the statement in place of tests.
    ///   - tests: The paths and texts of the tests, in their order.
    init(_ table: String, tests: [(path: String, text: String)]) {
        statements = table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let cells =
                line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                + Array(repeating: "", count: 5)
            return Statement(
                number: cells[0], title: cells[1], decisions: cells[2].split(separator: " ").map(String.init),
                evidence: cells[3].split(separator: " ").compactMap { Evidence(rawValue: String($0)) },
                source: cells[4], substitute: Substitute(cells[5]))
        }
        for (path, text) in tests {
            for part in Self.parts(of: text) {
                guard let (numbers, name) = Self.numbers(of: part) else { continue }
                let bearer = Bearer(path: path, name: name, hasKnownIssue: part.contains("withKnownIssue"))
                for key in numbers.compactMap({ Key($0) }) where key.letters == "R" || !Self.isOfGame(path) {
                    bearers[key, default: []].append(bearer)
                }
            }
        }
    }

    /// Whether a test is one of the games', whose numbers are those of the games' own list, except for those of
    /// reliability.
    private static func isOfGame(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0 == "MemorizeTests" || $0 == "FizzBuzzTests" }
    }

    /// The text from each test to the next.
    private static func parts(of text: String) -> [Substring] {
        var starts: [String.Index] = []
        var line = text.startIndex
        while line < text.endIndex {
            let first = text[line...].firstIndex { $0 != " " && $0 != "\t" } ?? text.endIndex
            if text[first...].hasPrefix("@Test"), text[first...].dropFirst(5).first?.isLetter != true {
                starts.append(first)
            }
            line = text[line...].firstIndex(of: "\n").map(text.index(after:)) ?? text.endIndex
        }
        return starts.indices.map { text[starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : text.endIndex)] }
    }

    /// The numbers that a test bears, and its name: `@Test("L10, L11: …")`, or `func L10_…` where it has no title.
    private static func numbers(of part: Substring) -> ([Substring], String)? {
        guard let function = part.firstMatch(of: /\bfunc\s+`?(\w+)/) else { return nil }
        if let title = part.prefixMatch(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/)?.output.1 {
            guard let match = title.prefixMatch(of: /([A-Z]{1,2}\d{1,2}(?:, [A-Z]{1,2}\d{1,2})*):\s*(.*)/) else {
                return nil
            }
            return (match.output.1.split(separator: ", "), String(match.output.2))
        }
        guard let match = function.output.1.wholeMatch(of: /([A-Za-z]{1,2}\d{1,2})(?:_|(?=[A-Z]))(\w+)/) else {
            return nil
        }
        return ([match.output.1], words(match.output.2))
    }

    /// A function's name as words.
    private static func words(_ name: Substring) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, let last = words.last, last.isLetter || last.isNumber { words.append(" ") }
            words.append(contentsOf: character.lowercased())
        }
        return words
    }

    /// The problems: statements without a test or without evidence, and tests that refer to something that is not a
    /// statement.
    var problems: [String] {
        let known = Set(statements.compactMap { Key($0.number) })
        let untested = statements.filter { $0.substitute == nil && Key($0.number).flatMap { bearers[$0] } == nil }
        let strays = bearers.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
        return untested.map { "\($0.number): \($0.title): no test" }
            + statements.filter(\.evidence.isEmpty).map { "\($0.number): no kind of evidence" }
            + statements.filter { $0.substitute != nil && !$0.number.hasPrefix("R") }.map {
                "\($0.number) wants a test"
            }
            + strays.map {
                "\($0.key.letters)\($0.key.value), borne by “\($0.value[0].name)” in \($0.value[0].path), is no statement"
            }
    }

    private static let chapters = [
        "L": "Layout", "V": "Stack vectors", "T": "Text", "S": "Identity and state", "O": "Observable objects",
        "E": "Environment", "P": "Preferences", "C": "Lifecycle", "A": "Animation", "X": "Transitions",
        "G": "Matched geometry", "GE": "Gestures", "W": "Windows", "CB": "Combine", "R": "Reliability",
    ]

    private static let introduction = """
        # Conformance

        How Oriel stands to the numbered statements of SwiftUI's behaviour that it is built to ([why](Evolution/0001-clean-room.md)).
        Made by `Scripts/conformance` from `Tests/Conformance/Statements.tsv` and the tests' sources; don't edit it.

        A statement *passes* when all tests that bear its number do, as they must before any change is taken; a *known issue*
        has a test that shows the defect. Where sources conflict the decision is recorded.

        What a statement rests on is one or more of these; statements that have their sources in common name all of them:

        """ + Evidence.allCases.map { "- *\($0.rawValue)*: \($0.meaning)\n" }.joined()

    /// The text of CONFORMANCE.md.
    /// - Parameter records: The names of the files in Evolution.
    func text(records: [String]) -> String {
        var chapters: [(letters: String, rows: [String])] = []
        var counts = ["passes": 0, "known issue": 0, "missing": 0, "by a script": 0, "later": 0]
        for statement in statements {
            let key = Key(statement.number)
            let bearing = key.flatMap { bearers[$0] } ?? []
            var status =
                bearing.isEmpty ? "missing" : bearing.contains(where: \.hasKnownIssue) ? "known issue" : "passes"
            // The conformance suite's tests come first; a title that several tests share is listed once.
            let suite = bearing.filter { $0.path.hasPrefix("Tests/Conformance/") }
            let others = bearing.filter { !$0.path.hasPrefix("Tests/Conformance/") }
            var names: [String] = []
            for test in suite + others {
                let name = test.name + (test.hasKnownIssue ? " (known issue)" : "")
                if !names.contains(name) { names.append(name) }
            }
            switch bearing.isEmpty ? statement.substitute : nil {
            case .script(let text): (status, names) = ("by a script", [text])
            case .later(let text): (status, names) = ("later", [text])
            case nil: break
            }
            counts[status, default: 0] += 1
            let decisions = statement.decisions.map { number in
                "[\(number)](Evolution/\(records.first { $0.hasPrefix(number + "-") } ?? "missing"))"
            }
            let row =
                "| \(statement.number) | \(cell(statement.title)) "
                + "| \(statement.evidence.map(\.rawValue).joined(separator: ", ")) | \(cell(statement.source)) "
                + "| \(cell(names.joined(separator: "; "))) | \(status) | \(decisions.joined(separator: ", ")) |"
            let letters = key?.letters ?? ""
            if let chapter = chapters.firstIndex(where: { $0.letters == letters }) {
                chapters[chapter].rows.append(row)
            } else {
                chapters.append((letters, [row]))
            }
        }
        var lines = [Self.introduction]
        lines.append(
            "\(statements.count) statements: \(counts["passes"] ?? 0) pass, \(counts["known issue"] ?? 0) with known issues, "
                + "\(counts["by a script"] ?? 0) held by a script, \(counts["later"] ?? 0) for later, "
                + "\(counts["missing"] ?? 0) without a test.\n")
        for chapter in chapters {
            lines += ["## \(Self.chapters[chapter.letters] ?? chapter.letters)\n"]
            lines += ["| | statement | evidence | source | tests | status | decided in |"]
            lines += ["| --- | --- | --- | --- | --- | --- | --- |"]
            lines += chapter.rows + [""]
        }
        return lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines) + "\n"
    }

    private func cell(_ text: String) -> String { text.replacingOccurrences(of: "|", with: "\\|") }
}
