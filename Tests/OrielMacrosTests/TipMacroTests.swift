import Testing

@testable import MacroExpansion

@Suite("The macros of tips")
struct TipMacroTests {
    private func parameter(_ declaration: String, _ attribute: String = "@Parameter") throws -> TipParameterMacro {
        try TipParameterMacro(attribute: .stub(attribute), declaration: .stub(declaration))
    }

    @Test("A parameter is read and written by the value beside it, of the type that is written or inferred")
    func parameters() throws {
        #expect(
            try parameter("@Parameter static var isSignedIn: Bool = false").accessors() == """
                {
                    get { $isSignedIn.wrappedValue }
                    set { $isSignedIn.wrappedValue = newValue }
                }
                """)
        #expect(
            try parameter("@Parameter public static var count: [String: Int] = [:]").storage()
                == #"public static let $count = TipKit.Tips.Parameter<[String: Int]>(Self.self, "count", [:])"#)
        #expect(
            try parameter("@Parameter(.transient) static var count = 1 + 2", "@Parameter(.transient)").storage()
                == #"static let $count = TipKit.Tips.Parameter(Self.self, "count", 1 + 2, options: [.transient])"#)
    }

    @Test(
        "Parameters are static variables with a default",
        arguments: [
            ("@Parameter var a = 1", "can only be attached to a 'static var'"),
            ("@Parameter static let a = 1", "can only be attached to a 'static var'"),
            ("@Parameter static var a: Int", "needs a default value"),
            ("@Parameter func a() {}", "can only be attached to a 'static var'"),
        ])
    func wrongParameters(_ declaration: String, _ message: String) {
        #expect {
            try parameter(declaration)
        } throws: {
            ($0 as? MacroError)?.message.contains(message) == true
        }
    }

    @Test("A rule is a call of its initializer with the same arguments and closure")
    func rules() throws {
        #expect(
            try TipRuleMacro.expansion(of: .stub("#Rule(Self.$a) { $0 > 1 }")) == "TipKit.Tips.Rule(Self.$a) { $0 > 1 }"
        )
        #expect(throws: MacroError.self) { try TipRuleMacro.expansion(of: .stub("#Rule")) }
    }
}
