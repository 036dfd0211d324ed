import Testing

@testable import MacroExpansion
@testable import SwiftTokens

@Suite("#Preview")
struct PreviewMacroTests {
    private func expansion(_ call: String) throws -> String {
        try PreviewMacro(call: .stub(call), discriminator: "$s3App").expansion()
    }

    @Test("A preview becomes a type that makes it, with a name of its own and the place it stands")
    func wholeExpansion() throws {
        #expect(
            try expansion("\n/// Docs\n#Preview(\"Face up\") { // why\n    CardView()\n}") == """
                enum $s3App7PreviewfMu_: SwiftUICore._PreviewRegistry {
                    static var _fileID: Swift.String { "App/App.swift" }
                    static var _line: Swift.Int { 3 }
                    @MainActor static func _makePreview() -> SwiftUICore.Preview {
                        SwiftUICore.Preview("Face up") { // why
                    CardView()
                }
                    }
                }
                """)
    }

    @Test(
        "Arguments are passed on, the body behind them",
        arguments: [
            ("#Preview { A() }", "Preview() { A() }"), ("#Preview() { A() }", "Preview() { A() }"),
            ("#Preview(\"a\", traits: .b, .c(1, 2)) { A() }", "Preview(\"a\", traits: .b, .c(1, 2)) { A() }"),
            ("#Preview(\"a, body: b\", body: { A() })", "Preview(\"a, body: b\") { A() }"),
            ("#Preview(body: { A() })", "Preview() { A() }"), ("#Preview(body: makeA)", "Preview() { (makeA)() }"),
            ("#Preview(\"a\", traits: .b(body: 1)) { A() }", "Preview(\"a\", traits: .b(body: 1)) { A() }"),
            ("@available(iOS 18, *) #Preview { A() }", "Preview() { A() }"),
        ])
    func arguments(_ call: String, _ expected: String) throws {
        #expect(try expansion(call).contains("SwiftUICore.\(expected)"))
    }

    @Test("Previewable variables become properties, the rest the body")
    func previewable() throws {
        let text = try expansion(
            """
            #Preview {
                @Previewable @State var isOn = false
                Toggle("On", isOn: $isOn)
            }
            """)
        #expect(text.contains("SwiftUICore.Preview() { _PreviewContent() }"))
        #expect(
            text.contains(
                """
                    struct _PreviewContent: SwiftUICore.View {
                        @State var isOn = false
                        @SwiftUICore.ViewBuilder var body: some SwiftUICore.View {
                    
                    Toggle("On", isOn: $isOn)
                }
                """))
    }

    @Test(
        "A previewable variable ends where its statement does",
        arguments: [
            ("@Previewable @State var a = 1; A()", "@State var a = 1", " A()"),
            ("@Previewable @State var a: Int?\nA()", "@State var a: Int?", "\nA()"),
            ("@Previewable @State\nvar a = 1\nA()", "@State\nvar a = 1", "\n\nA()"),
            ("@Previewable @State var a = [1]\n  .map { $0 }\nA()", "@State var a = [1]\n  .map { $0 }", "\n\nA()"),
            ("@Previewable @State var a = 1\n  + 2\nA()", "@State var a = 1\n  + 2", "\n\nA()"),
            ("@Previewable @State var a = 1 +\n  2\nA()", "@State var a = 1 +\n  2", "\n\nA()"),
            ("@Previewable @State var a = b\n  ? 1\n  : 2\nA()", "@State var a = b\n  ? 1\n  : 2", "\n\n\nA()"),
            ("@Previewable @State var a = b!\n(c).d()", "@State var a = b!", "\n(c).d()"),
            ("@Previewable @State var a = 1\n-b", "@State var a = 1", "\n-b"),
            ("@State @Previewable var a = 1\nA()", "@State var a = 1", "\nA()"),
            ("@SwiftUI.Previewable @State var a = 1\nA()", "@State var a = 1", "\nA()"),
            ("@Environment(\\.b) @Previewable var a\nA()", "@Environment(\\.b) var a", "\nA()"),
            ("@Previewable @State var a = 1", "@State var a = 1", ""),
            ("@Previewable @State var a = T(\n  b: 1\n)\nA()", "@State var a = T(\n  b: 1\n)", "\n\n\nA()"),
            ("@Previewable @State var a = [\n  1\n]\nA()", "@State var a = [\n  1\n]", "\n\n\nA()"),
            ("@Previewable @State var a = {\n  1\n}()\nA()", "@State var a = {\n  1\n}()", "\n\n\nA()"),
            ("@Previewable @State var a = T(\n  1\n).b\nA()", "@State var a = T(\n  1\n).b", "\n\n\nA()"),
            ("@Previewable @State var a: [\n  T\n] = []\nA()", "@State var a: [\n  T\n] = []", "\n\n\nA()"),
            ("@Previewable @State var a = T\n{\n}\nA()", "@State var a = T\n{\n}", "\n\n\nA()"),
            ("let b = 1\n@Previewable @State var a = 1\nreturn A()", "@State var a = 1", "let b = 1\n\nreturn A()"),
        ])
    func statements(_ body: String, _ property: String, _ rest: String) throws {
        let source = try SwiftSource("{\(body)}")
        let split = try PreviewBody(source, closure: 0..<source.tokens.count)
        #expect(split.properties == [property])
        #expect(split.rest == rest)
    }

    @Test("Several variables keep their order")
    func severalVariables() throws {
        let source = try SwiftSource("{ @Previewable @State var a = 1\n@Previewable @FocusState var b: Bool\nA() }")
        let split = try PreviewBody(source, closure: 0..<source.tokens.count)
        #expect(split.properties == ["@State var a = 1", "@FocusState var b: Bool"])
    }

    @Test("The entries of a widget's preview follow its body")
    func widgets() throws {
        let call = try PreviewCall(SwiftSource("#Preview(\"a\", as: .small) { W() } timeline: { E() }"))
        #expect(call.arguments == "\"a\", as: .small" && call.following == "timeline: { E() }")
        #expect(try PreviewCall(SwiftSource("#Preview { A() }")).following.isEmpty)
    }

    @Test(
        "Wrong uses say what is wrong, and where",
        arguments: [
            ("#Preview", "needs a body", 0), ("  #Preview(\"a\")", "needs a body", 2),
            ("Preview {}", "expected '#Preview'", 0),
            ("", "expected '#Preview'", 0), ("#Preview { A() } cameras: { B() }", "one body only", 17),
            ("#Preview { if a { @Previewable @State var b = 1 } }", "must be at root scope", 18),
            ("#Preview { @Previewable func b() {} }", "can only be attached to a variable", 11),
            ("#Preview { \"a }", "unterminated string literal", 11), ("#Preview(body:)", "needs a body", 0),
        ])
    func wrongUses(_ call: String, _ message: String, _ offset: Int) {
        #expect {
            try expansion(call)
        } throws: { error in
            (error as? MacroError).map { $0.message.contains(message) && $0.offset == offset } ?? false
        }
    }
}
