import Foundation
import Testing

@testable import CoreData

@Suite("The format language")
struct ParserTests {
    @Test(
        "Is refused where it is none, and never traps",
        arguments: [
            "", "a", "a ==", "== 3", "a == 3 AND", "(a == 3", "a == 3)", "a === 3", "a LIKE[x] 'b'", "a IN {1, 2",
            "'open", "%", "a == %@",
            "a == %q", "SUBQUERY(a, b, c)", "SUBQUERY(a, $b, $b > 1", "NOT", "ANY", "a BETWEEN", "a.", "a..b == 1",
            "FUNCTION(1)", "a[",
            String(repeating: "(", count: 10_000), String(repeating: "NOT ", count: 10_000),
            String(repeating: "-", count: 10_000), String(repeating: "2 ** ", count: 10_000) + "2 == 2",
            String(repeating: "2 + ", count: 10_000) + "2 == 2",
            "a" + String(repeating: "[0]", count: 10_000) + " == 2",
            // What a parenthesis begins is read twice, and the subqueries in it.
            String(repeating: "(SUBQUERY(a, $x, ", count: 30), String(repeating: "(sum(SUBQUERY(a, $x, ", count: 30),
        ])
    func broken(format: String) {
        #expect(throws: PredicateFailure.self) { try PredicateParser.parse(format, []) }
    }

    @Test("Long conditions are read")
    func long() throws {
        let conditions = Array(repeating: "(a + 1 == 2)", count: 5_000)
        guard case .or(let parts) = try PredicateParser.parse(conditions.joined(separator: " OR "), []) else {
            Issue.record("The conditions are not joined.")
            return
        }
        #expect(parts.count == 5_000)
    }

    @Test("Random formats are read or refused")
    func random() {
        let words = [
            "a", "b.c", "==", "!=", ">", "AND", "OR", "NOT", "(", ")", "{", "}", ",", "IN", "CONTAINS", "[cd]", "'x'",
            "3", "-", "*", "%@",
            "ANY", "ALL", "SUBQUERY", "$x", "@count", ".", "nil", "BETWEEN", "SELF", "%K", "sum", ":", "now", "[", "]",
        ]
        var generator = SeededGenerator(seed: 5)
        var read = 0
        for _ in 0..<3000 {
            let format = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
                words.randomElement(using: &generator) ?? ""
            }.joined(separator: " ")
            do {
                let node = try PredicateParser.parse(format, ["x", "y", 3])
                read += 1
                _ = PredicateEvaluation(object: .text("x")).holds(node)
            } catch is PredicateFailure {
            } catch { Issue.record("\(format): \(error)") }
        }
        #expect(read > 5)
    }

    @Test("Binds as in Apple's language")
    func precedence() throws {
        func holds(_ format: String) throws -> Bool {
            PredicateEvaluation(object: .none).holds(try PredicateParser.parse(format, []))
        }
        #expect(try holds("1 == 1 OR 1 == 2 AND 1 == 3"))
        #expect(try !holds("NOT 1 == 1 AND 1 == 2"))
        #expect(try holds("NOT (1 == 1 AND 1 == 2)"))
        #expect(try holds("2 + 3 * 4 == 14 && (2 + 3) * 4 = 20 && 2 ** 3 ** 2 == 512"))
        #expect(try holds("-2 - -3 == 1 AND 7 / 2 == 3 AND 7.0 / 2 == 3.5"))
        #expect(try holds("1e3 == 1000 AND 0x10 == 16 AND .5 < 1"))
        #expect(
            try holds("sum({1, 2, 3}) == 6 AND max({1, 5, 3}) == 5 AND count({1, 2}) == 2 AND average({1, 2}) == 1.5"))
        #expect(try holds("uppercase('é') == 'É' AND abs(-3) == 3 AND CAST(1, 'NSDate') < now()"))
        #expect(try holds("FUNCTION(3, 'add:to:', 4) == 7"))
        #expect(try holds("'a\\'b' == \"a'b\" and 'x' in {'x', 'y'} and 3 between {1, 4}"))
    }

    @Test("Its descriptions are formats of the same conditions")
    func descriptions() throws {
        for (format, arguments) in PredicateTests.conditions where arguments.isEmpty {
            let node = try PredicateParser.parse(format, [])
            #expect(try PredicateParser.parse(node.format, []).format == node.format, "\(format)")
        }
    }
}
