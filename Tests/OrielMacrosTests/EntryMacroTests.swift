import Testing

@testable import MacroExpansion

@Suite("@Entry")
struct EntryMacroTests {
    private func macro(
        _ declaration: String, in context: String = "\nextension EnvironmentValues {}"
    ) throws -> EntryMacro {
        try EntryMacro(declaration: .stub(declaration), context: [.stub(context)])
    }

    @Test("The accessors read and write by the key")
    func accessors() throws {
        #expect(
            try macro("@Entry var size = 5").accessors() == """
                {
                    get { self[__Key_size.self] }
                    set { self[__Key_size.self] = newValue }
                }
                """)
    }

    @Test("A type that is not written is left to the compiler")
    func inferredType() throws {
        #expect(
            try macro("  // Why\n  @Entry /* a */ public var size = max(1, 2) // points").key() == """
                private struct __Key_size: SwiftUICore.EnvironmentKey, SwiftUICore._EntryKey {
                    static let _entryDefault = SwiftUICore._EntryDefault(max(1, 2))
                }
                """)
    }

    @Test(
        "A type that is written is kept",
        arguments: [
            ("@Entry var a: Int = 5", "Int", "5"), ("@Entry var a: [String: [Int]] = [:]", "[String: [Int]]", "[:]"),
            ("@Entry var a: (Int) -> Void = { _ in }", "(Int) -> Void", "{ _ in }"),
            ("@Entry var a: String?", "String?", "nil"), ("@Entry var a: Model!", "Model?", "nil"),
            ("@Entry var a: (() -> Void)?", "(() -> Void)?", "nil"),
            ("@Entry var a: Optional<Int>", "Optional<Int>", "nil"),
            ("@Entry @MainActor private(set) var a: Int = { 1 == 1 ? 2 : 3 }()", "Int", "{ 1 == 1 ? 2 : 3 }()"),
        ])
    func writtenType(_ declaration: String, _ type: String, _ value: String) throws {
        #expect(
            try macro(declaration).key() == """
                private struct __Key_a: SwiftUICore.EnvironmentKey, SwiftUICore._EntryKey {
                    typealias Value = \(type)
                    static let _entryDefault = SwiftUICore._EntryDefault<\(type)>(\(value))
                }
                """)
    }

    @Test(
        "Each container has its kind of key",
        arguments: [
            ("extension EnvironmentValues {}", "EnvironmentKey"), ("extension Transaction {}", "TransactionKey"),
            ("public extension SwiftUI.ContainerValues {}", "ContainerValueKey"),
            ("@available(iOS 18, *)\nextension SwiftUICore.EnvironmentValues {}", "EnvironmentKey"),
        ])
    func containers(_ context: String, _ key: String) throws {
        #expect(try macro("@Entry var a = 1", in: context).key().contains("SwiftUICore.\(key), SwiftUICore._EntryKey"))
    }

    @Test("Focused values have no default", arguments: ["Int?", "Optional<Int>"])
    func focusedValues(_ type: String) throws {
        #expect(
            try macro("@Entry var a: \(type)", in: "extension FocusedValues {}").key() == """
                private struct __Key_a: SwiftUICore.FocusedValueKey {
                    typealias Value = Int
                }
                """)
    }

    @Test("An escaped name makes a plain key")
    func escapedName() throws {
        #expect(try macro("@Entry var `default` = 1").accessors().contains("__Key_default.self"))
    }

    @Test(
        "Wrong uses say what is wrong, and where",
        arguments: [
            ("@Entry let a = 1", "extension EnvironmentValues {}", "'@Entry' needs a 'var'", 7),
            (
                "@Entry static var a = 1", "extension EnvironmentValues {}",
                "cannot be attached to a 'static' variable", 7
            ),
            ("@Entry lazy var a = 1", "extension EnvironmentValues {}", "cannot be attached to a 'lazy' variable", 7),
            (
                "@Entry var a: Int", "extension EnvironmentValues {}",
                "needs a default value or a variable of optional", 11
            ),
            (
                "@Entry var a: () -> Int?", "extension EnvironmentValues {}",
                "needs a default value or a variable of optional", 11
            ),
            ("@Entry var a: Int { 1 }", "extension EnvironmentValues {}", "computed variable", 18),
            ("@Entry var a { 1 }", "extension EnvironmentValues {}", "computed variable", 13),
            ("@Entry var a: = 1", "extension EnvironmentValues {}", "expected a type", 12),
            ("@Entry var a =", "extension EnvironmentValues {}", "expected a value", 13),
            ("@Entry var", "extension EnvironmentValues {}", "can only be attached to a variable", 0),
            ("@Entry func a() {}", "extension EnvironmentValues {}", "can only be attached to a variable", 0),
            ("@Entry var a = 1", "struct Card {}", "extension of 'EnvironmentValues'", 11),
            ("@Entry var a = 1", "extension Card {}", "extension of 'EnvironmentValues'", 11),
            ("@Entry var a = 1", "extension FocusedValues {}", "optional type", 11),
            ("@Entry var a: Int? = 1", "extension FocusedValues {}", "other than nil", 11),
            ("@Entry var a = (1", "extension EnvironmentValues {}", "expected the partner of '('", 15),
        ])
    func wrongUses(_ declaration: String, _ context: String, _ message: String, _ offset: Int) {
        #expect {
            try macro(declaration, in: context)
        } throws: { error in
            (error as? MacroError).map { $0.message.contains(message) && $0.offset == offset } ?? false
        }
    }

    @Test("Outside any declaration there is no container")
    func noContext() {
        #expect(throws: MacroError.self) { try EntryMacro(declaration: .stub("@Entry var a = 1"), context: []) }
    }
}

extension SourceSyntax {
    /// A piece of source at the beginning of a file.
    static func stub(_ source: String) -> SourceSyntax {
        SourceSyntax(
            source: source,
            location: SourceLocation(fileID: "App/App.swift", fileName: "/App.swift", offset: 0, line: 1, column: 1))
    }
}
