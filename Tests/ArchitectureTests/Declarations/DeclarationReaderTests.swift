import Testing

@Suite("Declarations of a file")
struct DeclarationReaderTests {
    private func paths(_ text: String) throws -> [String] {
        try DeclarationReader.declarations(in: text).filter { $0.kind != "extension" }.map(\.path)
    }

    @Test("Members are found with their labels, and nothing within functions")
    func members() throws {
        let text = """
            import A
            @frozen public struct Box<Content: View>: View, @unchecked Sendable where Content: Sendable {
                public var a, b: Int
                private(set) public var c = 1, d: Int = { let inner = 2; return inner }()
                var e: Int { get { let f = 1; return f } set {} }
                @inlinable public init(_ x: Int = 0, @ViewBuilder content: () -> Content) { self.c = x }
                public subscript(index i: Int, _ j: Int) -> Int { 0 }
                static func make<T>(_ x: T, of y: (Int, Int) -> Void) async throws -> [T] where T: View { class Local {}; return [] }
                #if A
                class func g() {}
                #endif
                enum Case { case one, two(Int, b: Int); case three }
            }
            func == (a: Int, b: Int) -> Bool { true }
            extension Outer.Inner { typealias T = Int }
            @freestanding(expression) public macro Preview(_ name: String, body: () -> Int) = #externalMacro(module: "A", type: "B")
            """
        #expect(
            try paths(text) == [
                "Box", "Box.a", "Box.b", "Box.c", "Box.d", "Box.e", "Box(_:content:)", "Box.subscript(index:_:)",
                "Box.make(_:of:)", "Box.g()", "Box.Case", "Box.Case.one", "Box.Case.two", "Box.Case.three", "==(a:b:)",
                "Outer.Inner.T", "Preview(_:body:)",
            ])
    }

    @Test(
        "What is public is told by words, by what is around it, or by neither",
        arguments: [
            ("public var a = 1", true), ("open func a() {}", true), ("package var a = 1", false), ("var a = 1", false),
            ("public protocol P { var a: Int { get } }", true), ("protocol P { var a: Int { get } }", false),
            ("public enum E { case a }", true), ("enum E { case a }", false),
            ("public extension E { func a() {} }", true), ("public extension E { private func a() {} }", false),
            ("struct S { public var a = 1 }", false), ("public private(set) var a = 1", true),
            ("extension S { public var a: Int { 1 } }", true),
        ])
    func access(_ text: String, _ isPublic: Bool) throws {
        let found = try DeclarationReader.declarations(in: text).last
        #expect(found?.name == "a" && found?.isPublic == isPublic)
    }

    @Test("A comment belongs to what stands right below it")
    func comments() throws {
        let text = """
            /// One.
            @frozen
            public struct A {}

            /// None.

            public struct B {}
            /** Three. */
            public struct C {}
            // Four.
            public struct D {}
            /// Five.
            @Builder<Self, [Int]> static func e() {}
            """
        let found = try DeclarationReader.declarations(in: text)
        #expect(found.map(\.hasComment) == [true, false, true, false, true])
        #expect(found.map(\.line) == [2, 7, 9, 11, 13])
    }
}
