import Testing

/// The rule about language, on made-up texts and on this repository.
@Suite("The language of comments")
struct LanguageTests {
    private static let habits = [
        Habit("told", atMost: 0, "a"), Habit("those of/that", atMost: 0, "b"), Habit("passes … by", atMost: 0, "c"),
        Habit("!there is no !longer", atMost: 0, "d"), Habit("*Look", atMost: 0, "e"),
    ]

    /// The words of the habits found in a text, sorted.
    private func found(_ prose: Prose, types: [String] = []) -> [String] {
        let places = Rules.habitsAreRare(
            Self.habits, in: [("A", prose)], types: types.map { ("A", $0) })
        return places.dropLast().map(\.path).sorted()
    }

    @Test(
        "Habits are found in comments, and nowhere else",
        arguments: [
            ("// Is told of it.", ["'told'"]), ("/// TOLD", ["'told'"]), ("let a = 1  // told", ["'told'"]),
            ("f(a, // told\nb)", ["'told'"]), ("/// Keeps those\n/// of others.", ["'those of/that'"]),
            ("/// Those that stay.", ["'those of/that'"]), ("/// `those` of", []), ("/// those, of", []),
            ("/// Keeps those.\n///\n/// Of others.", []), ("// those\nlet a = 1\n// of", []),
            ("let told = \"those of\"", []), ("let a = \"// told\"", []), ("/// `told` and ``told``", []),
            ("/// ```swift\n/// told()\n/// ```\n/// told", ["'told'"]), ("/// retold, told's", []),
            ("/// Passes it by.", ["'passes … by'"]), ("/// Passes a view by.", ["'passes … by'"]),
            ("/// Passes by.", []), ("/// Passes a large view by.", []), ("/// Passes it, by", []),
            ("/// That is no number.", ["'!there is no !longer'"]), ("/// There is no number.", []),
            ("/// It is no longer there.", []), ("/// “is no” number", ["'!there is no !longer'"]),
            ("", []), ("/", []), ("//", []), ("a / b // told", ["'told'"]),
        ])
    func comments(_ source: String, _ expected: [String]) throws {
        #expect(found(try Prose(commentsOf: source)) == expected)
    }

    @Test("Habits are found in documents, and in a part of one")
    func documents() {
        let text = "told\n## One\nthose of `told`\n```\ntold\n```\n## Two\ntold"
        #expect(found(Prose(document: text)) == ["'those of/that'", "'told'"])
        #expect(found(Prose(document: text, below: "## One")) == ["'those of/that'"])
        #expect(found(Prose(document: text, below: "## Three")) == [])
        #expect(Prose(document: text, below: "## Two").words.first == Prose.Word(text: "told", line: 8))
    }

    @Test("Types are found by the end of their names")
    func types() {
        #expect(found(Prose(document: ""), types: ["ButtonLook", "Look", "LookAround"]) == ["'*Look'"])
    }

    @Test("Places have the line of the first word")
    func lines() throws {
        let prose = try Prose(commentsOf: "let a = \"\"\"\n\n\"\"\"\n// One\n/// is told\n/// those\n/// of\n")
        let places = Habit.places(of: Self.habits, in: [("A", prose)])
        #expect(places.map { $0.map(\.line) } == [[5], [6], [], [], []])
    }

    @Test("A count may not exceed its ceiling, nor a ceiling its count by much", arguments: 0...12)
    func ceilings(_ ceiling: Int) {
        let prose = Prose(document: String(repeating: "told. ", count: 4))
        let violations = Rules.habitsAreRare(
            [Habit("told", atMost: ceiling, "it")], in: [("A.md", prose)], types: [])
        switch ceiling {
        case ..<4:
            #expect(violations.first?.complaint.hasPrefix("occurs 4 times, not \(ceiling) (it): A.md:1, ") == true)
        case ...9: #expect(violations == [])
        default: #expect(violations.first?.complaint == "occurs 4 times; lower its ceiling, \(ceiling)")
        }
        let table = violations.last?.complaint
        #expect(table == nil || table?.hasSuffix("\n        Habit(\"told\", atMost: 4, \"it\"),") == true)
    }

    @Test("Comments and documents have few habits of translated English")
    func repository() throws {
        let proses = try Repository.proses()
        #expect(proses.count > 2000)
        #expect(proses.map(\.text.words.count).reduce(0, +) > 300_000)
        let violations = Rules.habitsAreRare(in: proses, types: try Repository.types())
        #expect(violations == [], "\(violations.map(\.description).joined(separator: "\n"))")
    }
}
