import Foundation

/// Finds the test cases of XCTest in a module, from the graph of symbols that the compiler writes for it.
///
/// The graph follows the compiler: it omits the inactive branches of conditions, and names the superclass of each class.
struct TestDiscovery {
    /// A class of tests.
    struct Case: Equatable {
        /// Its name within the module, with the types that it is declared in: `Outer.Inner`.
        var name: String
        var tests: [Test]
    }

    /// A method that is a test.
    struct Test: Equatable {
        var name: String
        var isAsync: Bool
    }

    /// The test cases, by name.
    private(set) var cases: [Case] = []

    /// Reads the test cases of a module.
    /// - Parameters:
    ///   - graph: The module's graph.
    ///   - others: The graphs of modules whose classes it may inherit tests from.
    init(_ graph: Data, others: [Data] = []) throws {
        let own = try JSONDecoder().decode(Graph.self, from: graph)
        let all = try [own] + others.map { try JSONDecoder().decode(Graph.self, from: $0) }
        var parents: [String: String] = [:]
        var testCases: Set<String> = []
        var members: [String: [String]] = [:]
        for relation in all.flatMap(\.relationships) {
            switch relation.kind {
            case "inheritsFrom": parents[relation.source] = relation.target
            case "memberOf": members[relation.target, default: []].append(relation.source)
            // Only XCTest can use this protocol; the compiler lists it for each subclass of XCTestCase.
            case "conformsTo" where relation.targetFallback == "XCTest.PerformanceMeterDelegate":
                testCases.insert(relation.source)
            default: break
            }
        }
        var tests: [String: Test] = [:]
        for symbol in all.flatMap(\.symbols) where symbol.isTest {
            tests[symbol.identifier.precise] = Test(name: symbol.methodName, isAsync: symbol.has("async"))
        }
        for symbol in own.symbols where symbol.kind.identifier == "swift.class" && symbol.isUsable {
            guard testCases.contains(symbol.identifier.precise), symbol.swiftGenerics == nil else { continue }
            var found: [String: Test] = [:]
            var next: String? = symbol.identifier.precise
            while let type = next {
                for test in (members[type] ?? []).compactMap({ tests[$0] }) where found[test.name] == nil {
                    found[test.name] = test
                }
                next = parents[type]
            }
            if found.isEmpty { continue }
            cases.append(
                Case(
                    name: symbol.pathComponents.joined(separator: "."),
                    tests: found.values.sorted { $0.name < $1.name }))
        }
        cases.sort { $0.name < $1.name }
    }

    private struct Graph: Decodable {
        var symbols: [Symbol]
        var relationships: [Relation]
    }

    private struct Relation: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    private struct Symbol: Decodable {
        struct Kind: Decodable { var identifier: String }
        struct Identifier: Decodable { var precise: String }
        struct Fragment: Decodable {
            var kind: String
            var spelling: String
        }
        struct Signature: Decodable {
            var parameters: [JSON]?
            var returns: [Fragment]?
        }
        struct Availability: Decodable { var isUnconditionallyUnavailable: Bool? }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var functionSignature: Signature?
        var declarationFragments: [Fragment]?
        var swiftGenerics: JSON?
        var availability: [Availability]?

        func has(_ keyword: String) -> Bool {
            (declarationFragments ?? []).contains { $0.kind == "keyword" && $0.spelling == keyword }
        }

        var methodName: String { String((pathComponents.last ?? "").prefix { $0 != "(" }) }

        var isUsable: Bool {
            !(availability ?? []).contains { $0.isUnconditionallyUnavailable ?? false }
        }

        /// Whether it is an instance's method `test…` without parameters and without a result.
        var isTest: Bool {
            guard kind.identifier == "swift.method", pathComponents.last?.hasSuffix("()") ?? false,
                methodName.hasPrefix("test"), isUsable, swiftGenerics == nil,
                functionSignature?.parameters?.isEmpty ?? true
            else { return false }
            let result = (functionSignature?.returns ?? []).map(\.spelling).joined()
            return ["", "()", "Void"].contains(result)
        }
    }
}
