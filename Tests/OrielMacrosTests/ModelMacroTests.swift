import Testing

@testable import MacroExpansion

@Suite("@Model")
struct ModelMacroTests {
    private func syntax(_ source: String) -> SourceSyntax {
        SourceSyntax(
            source: source,
            location: SourceLocation(fileID: "A/A.swift", fileName: "/A.swift", offset: 0, line: 1, column: 1))
    }

    private let book = """
        public final class Book {
            #Index<Book>([\\.title], [\\.title, \\.pages])
            static var count = 0
            let made = 1
            @Attribute(.unique, originalName: "name")
            public var title: String
            var pages = 3, // of the first edition
                unused = 1
            @Transient var isOpen = false
            @Relationship(deleteRule: .cascade, inverse: \\Note.book) private(set) var notes: [Note] = []
            var isLong: Bool { pages > 300 }
            var `default`: Int?
            let id: UUID
            init(title: String) { var local = 1; self.title = title }
            func `var`() {}
        }
        """

    @Test("Finds the stored variables of a class, with their attributes")
    func properties() throws {
        let found = try ModelMacro(declaration: syntax(book)).properties()
        #expect(found.map(\.name) == ["title", "pages", "notes", "default", "id"])
        #expect(found[0].attributes == [.init(name: "Attribute", arguments: #".unique, originalName: "name""#)])
        #expect(found[0].type == "String" && found[0].initialValue == nil)
        #expect(found[2].type == "[Note]" && found[2].initialValue == "[]")
        #expect(found[3].type == "Int?")
    }

    @Test("Leaves out what stands between #if and #endif")
    func conditions() throws {
        let model = try ModelMacro(
            declaration: syntax(
                """
                final class Tag {
                    var name: String
                    #if canImport(SwiftUI)
                    var color: Color { .red }
                    #if DEBUG
                    var secret = 1
                    #endif
                    #else
                    var other = 2
                    #endif
                    var count = 0
                    #warning("unfinished")
                    var last = 1
                }
                """))
        #expect(try model.properties().map(\.name) == ["name", "count", "last"])
        #expect(try model.attribute(ofMember: "var secret = 1") == "")
        #expect(try model.declarations().contains("_$constraints: [SwiftData._SchemaConstraint] {\n    []\n}"))
    }

    @Test("Gives each its place")
    func places() throws {
        let model = try ModelMacro(declaration: syntax(book))
        #expect(try model.attribute(ofMember: "public var title: String") == "@SwiftData._PersistedProperty(0)")
        #expect(
            try model.attribute(ofMember: "@Relationship var notes: [Note] = []") == "@SwiftData._PersistedProperty(2)")
        // As on Apple's systems the compiler makes a variable of it, with a warning.
        #expect(try model.attribute(ofMember: "let id: UUID") == "@SwiftData._PersistedProperty(4)")
        for other in [
            "@Transient var isOpen = false", "let made = 1", "static var count = 0", "var isLong: Bool { true }",
        ] {
            #expect(try model.attribute(ofMember: other) == "", "\(other)")
        }
    }

    @Test("Describes the properties, and the initializer of objects that the store has")
    func members() throws {
        let text = try ModelMacro(declaration: syntax(book)).declarations()
        #expect(text.contains("public required init(_$fault: SwiftData._Fault) {\n    _title = .fault"))
        #expect(text.contains(#"metadata: SwiftData.Schema.Attribute(.unique, originalName: "name")"#))
        #expect(text.contains(#"keypath: \Book.`default`, storage: \Book._default, defaultValue: nil"#))
        #expect(text.contains(#"[SwiftData._SchemaConstraint.index(Book.self, [\.title], [\.title, \.pages])]"#))
    }

    @Test("Stores a value of the written type, or of that of the first value")
    func storage() throws {
        func storage(_ declaration: String) throws -> String {
            try PersistedPropertyMacro(
                attribute: syntax("@SwiftData._PersistedProperty(7)"), declaration: syntax(declaration)
            ).storage()
        }
        #expect(try storage("var a: Int") == "@exclusivity(unchecked) private var _a: SwiftData._Stored<Int>")
        #expect(try storage("var a = 1") == "@exclusivity(unchecked) private var _a = SwiftData._Stored(1)")
        #expect(
            try storage("var a: Int?")
                == "@exclusivity(unchecked) private var _a: SwiftData._Stored<Int?> = SwiftData._Stored(nil)")
        #expect(try storage("var a: A! = b") == "@exclusivity(unchecked) private var _a: SwiftData._Stored<A?>")
        #expect(throws: MacroError.self) { _ = try storage("let a = 1") }
    }

    @Test("The subclass of a model has its own properties, after those of the superclass")
    func subclasses() throws {
        let source = "class Trip: Plan<Int>, Sendable { var name = 1; init() {} }"
        let trip = try ModelMacro(
            declaration: syntax(source), conformances: syntax("struct Placeholder: Sendable {}"))
        #expect(try trip.attribute(ofMember: "var name = 1") == #"@SwiftData._PersistedProperty(0, of: "Trip")"#)
        let text = try trip.declarations()
        #expect(text.contains("_name = .fault\n    super.init(_$fault: _$fault)"))
        #expect(text.contains("override class var schemaMetadata"))
        #expect(text.contains("super.schemaMetadata + ["))
        #expect(text.contains("private static let _$first = SwiftData._propertyCount(of: Plan<Int>.self)"))
        #expect(text.contains("Plan<Int>._$keyPaths(of: type) + [\\Subclass.name]"))
        #expect(!text.contains("_ModelRecord()"))
        let plain = try ModelMacro(
            declaration: syntax(source), conformances: syntax("struct Placeholder: PersistentModel {}"))
        #expect(plain.superclass == nil)
        #expect(try plain.declarations().contains("private static let _$first = 0"))
        let accessors = try PersistedPropertyMacro(
            attribute: syntax(#"@SwiftData._PersistedProperty(3, of: "Trip")"#), declaration: syntax("var a: Int")
        ).accessors()
        #expect(accessors.contains("_$load(Trip._$first + 3, _a)"))
    }

    @Test("A model belongs to no actor by default, and to the main one where it says so")
    func isolation() throws {
        #expect(
            try ModelMacro(declaration: syntax("class Book {}")).conformance(of: "A.Book")
                == "nonisolated extension A.Book: SwiftData.PersistentModel, Observation.Observable {}")
        #expect(
            try ModelMacro(declaration: syntax("@MainActor final class Book {}")).conformance(of: "Book")
                == "extension Book: SwiftData.PersistentModel, Observation.Observable {}")
    }

    @Test("Is for classes only")
    func structures() {
        #expect {
            _ = try ModelMacro(declaration: syntax("struct Book { var title = 1 }"))
        } throws: { error in
            (error as? MacroError)?.message == "@Model requires class types; 'Book' is a struct"
        }
    }
}
