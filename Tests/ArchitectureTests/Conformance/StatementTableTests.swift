import Foundation
import Testing

@Suite("The statements of behaviour")
struct StatementTableTests {
    @Test("Every statement has a test, and CONFORMANCE.md lists them (Scripts/conformance writes it)")
    func table() throws {
        let table = try StatementTable(root: Repository.root)
        #expect(table.statements.count > 130)
        #expect(table.problems == [])
        #expect(
            try table.text(root: Repository.root) == Repository.text("CONFORMANCE.md"),
            "CONFORMANCE.md is out of date: run Scripts/conformance.")
    }

    private static let statements = """
        # number, title, records
        L01\tNothing | ends\t0006 0007\tdocumentation read\tSwiftUI: Color | Shape
        L02\tGaps come first\t\tknown
        GE3\tTaps count\t\town
        """

    private func table(_ tests: String, path: String = "Tests/Conformance/A.swift") -> StatementTable {
        StatementTable(Self.statements, tests: [(path, tests)])
    }

    /// Spelled in two parts, so that this text is not found as a test.
    private static let test = "@" + "Test"
    private let tests = """
        struct A {
            \(test)("L01: It ends") func a() {}
            \(test)("L1, L02: Both", arguments: [1])
            func b(_ a: Int) { withKnownIssue {} }
            \(test) func GE3_tapsAreCounted() {}
            \(test)("No number") func c() {}
        }
        """

    @Test("Numbers stand in titles and at the beginning of names")
    func numbers() {
        let text = table(tests).text(records: ["0006-layout.md", "0007-choices.md"])
        #expect(table(tests).problems == [])
        #expect(
            text.contains(
                "\n3 statements: 1 pass, 2 with known issues, 0 held by a script, 0 for later, 0 without a test.\n"))
        #expect(
            text.contains(
                "| L01 | Nothing \\| ends | documentation, read | SwiftUI: Color \\| Shape "
                    + "| It ends; Both (known issue) | known issue "
                    + "| [0006](Evolution/0006-layout.md), [0007](Evolution/0007-choices.md) |"))
        #expect(text.contains("## Gestures\n\n| | statement |"))
        #expect(text.contains("| GE3 | Taps count | own |  | taps are counted | passes |  |\n"))
    }

    @Test("Statements without a test and numbers of none are problems; those of the games are their own")
    func problems() {
        let stray = table("\(Self.test)(\"L9: Else\") func a() {}")
        #expect(
            stray.problems == [
                "L01: Nothing | ends: no test", "L02: Gaps come first: no test", "GE3: Taps count: no test",
                "L9, borne by “Else” in Tests/Conformance/A.swift, is no statement",
            ])
        #expect(
            table("\(Self.test)(\"L9: Else\") func a() {}", path: "Tests/MemorizeTests/A.swift").problems.count == 3)
    }

    @Test("Statements of reliability may be held by a script or wait; all others want a test, and each some evidence")
    func substitutes() {
        let statements = """
            L01\tOne\t\tguess
            L02\tTwo\t\town\t\tlater: soon
            R1\tPlayed at random\t\town
            R2\tCovered\t\town\tNobody\tscript: Scripts/coverage
            R3\tIn a browser\t\town\t\tlater: there is none
            """
        let tests = "\(Self.test)(\"R1, L01: Both\") func a() {}"
        let table = StatementTable(statements, tests: [("Tests/MemorizeTests/A.swift", tests)])
        #expect(table.problems == ["L01: One: no test", "L01: no kind of evidence", "L02 wants a test"])
        let text = table.text(records: [])
        #expect(text.contains("| R1 | Played at random | own |  | Both | passes |  |"))
        #expect(text.contains("| R2 | Covered | own | Nobody | Scripts/coverage | by a script |  |"))
        #expect(text.contains("| R3 | In a browser | own |  | there is none | later |  |"))
        #expect(text.contains("1 held by a script, 2 for later, 1 without a test."))
    }
}
