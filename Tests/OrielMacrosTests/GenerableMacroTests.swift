import Testing

@testable import MacroExpansion

@Suite("The macro of types that a language model writes")
struct GenerableMacroTests {
    private func macro(_ declaration: String, _ attribute: String = "@Generable") throws -> GenerableMacro {
        try GenerableMacro(attribute: .stub(attribute), declaration: .stub(declaration))
    }

    @Test("A property keeps its description and its guides, whatever is in them")
    func guides() throws {
        let text = try macro(
            """
            @Generable struct A {
                @Guide(description: "a, b", .anyOf(["x, y", "z"]), .constant("c"))
                public var word: String?
            }
            """
        ).declarations()
        #expect(
            text.contains(
                #"Property(name: "word", description: "a, b", type: (String?).self, "#
                    + #"guides: [.anyOf(["x, y", "z"]), .constant("c")])"#))
        #expect(text.contains("var word: (String?).PartiallyGenerated?"))
    }

    @Test("Members of a public type are public; a type that conforms by itself gets no conformance")
    func access() throws {
        let macro = try macro("@Generable public struct A { var a: Int }", #"@Generable(description: "d")"#)
        #expect(try macro.declarations().contains("public nonisolated static var generationSchema"))
        #expect(try macro.declarations().contains(#"type: Self.self, description: "d","#))
        let text = try macro.conformance(of: "B.A", conforms: false)
        #expect(text.hasPrefix("nonisolated extension B.A: FoundationModels.Generable {"))
        #expect(text.contains("public init(_ content:"))
        #expect(try macro.conformance(of: "A", conforms: true).hasPrefix("nonisolated extension A {"))
    }

    @Test("An identifier comes from the content, and is no part of the schema")
    func identifiers() throws {
        let macro = try macro("@Generable struct A { var id: GenerationID; var a: Int }")
        let text = try macro.declarations() + macro.conformance(of: "A", conforms: false)
        #expect(text.contains("self.id = content.id ?? FoundationModels.GenerationID()"))
        #expect(text.contains(#"_object([("a", self.a)], id: self.id)"#) && !text.contains(#"name: "id""#))
    }

    @Test("Unfinished values can be compared where whole ones say that they can")
    func equality() throws {
        let head = "PartiallyGenerated: Identifiable, FoundationModels.ConvertibleFromGeneratedContent"
        #expect(try macro("struct A: Equatable { var a: Int }").declarations().contains(head + ", Equatable {"))
        #expect(try macro("struct A: Hashable { var a: Int }").declarations().contains(head + ", Equatable {"))
        #expect(try macro("struct A: Codable { var a: Int }").declarations().contains(head + " {"))
    }

    @Test("Cases have labels, default values, attributes and several on a line")
    func cases() throws {
        let macro = try macro(
            """
            @Generable enum A {
                case a, b(x: Int = 1, [String: Int])
                @available(macOS 26, *) indirect case `in`(A)
                static func make() -> A { switch 1 { case 1: .a; default: .a } }
            }
            """)
        let text = try macro.declarations() + macro.conformance(of: "A", conforms: false)
        #expect(text.contains(#"(name: "a", properties: [])"#))
        #expect(
            text.contains(#"Property(name: "x", type: (Int).self), "#)
                && text.contains(#"Property(name: "value2", type: ([String: Int]).self)"#))
        #expect(text.contains(#"case "in": self = .`in`(try content.value(forProperty: "value"))"#))
        #expect(text.contains(#"case .b(let value0, let value1):"#))
    }

    @Test(
        "Other types, and properties whose type is not written, are errors",
        arguments: [
            ("class A {}", "cannot be applied to 'class' 'A'"), ("struct A { var a = 1 }", "needs the type of 'a'"),
            ("enum A {}", "needs cases in 'A'"), ("func a() {}", "can only be attached to a struct or an enum"),
        ])
    func errors(_ declaration: String, _ message: String) {
        #expect {
            try macro(declaration).declarations()
        } throws: {
            ($0 as? MacroError)?.message.contains(message) == true
        }
    }
}
