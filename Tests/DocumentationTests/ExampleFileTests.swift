import Testing

/// How examples become a file for the compiler.
@Suite("Examples as files")
struct ExampleFileTests {
    @Test("Blocks of comments are found with their lines, and the declarations that follow")
    func comments() {
        let text = """
            struct Outer {
                /// Does something.
                ///
                /// ```swift
                /// let a = 1
                ///     + 2
                /// ```
                @MainActor
                public func act() {}
            }
            """
        let found = Document.comments(in: text, path: "A.swift")
        #expect(found.map(\.declaration) == ["    public func act() {}"])
        #expect(found.first?.line == 2)
        #expect(found.first?.examples == [Example(line: 5, lines: ["let a = 1", "    + 2"])])
        let conditional = "/// One.\nlet a = 1\n#if PLANTED\n/// Two.\nlet b = 2\n#endif\n/// Three.\nlet c = 3\n"
        #expect(Document.comments(in: conditional, path: "A.swift").map(\.condition) == ["", "PLANTED", ""])
    }

    @Test("Declarations stand at the top and are private, statements go on from each other, imports come first")
    func file() throws {
        let article = Document.article(
            """
            # Title

            ```swift
            import Foundation

            // A view.
            @main
            struct Some: App {

                let a = 1
            }

            let a = Some()
            ```

            ```swift
            print(a, host)
            ```

            ```sh
            ls
            ```
            """, path: "A.md")
        let file = ExampleFile(imports: ["SwiftUI"], fixtures: ["host": "let host = 1", "other": "let other = 1"])
        #expect(
            file.text(of: article) == """
                import SwiftUI
                import Foundation
                let host = 1
                #sourceLocation(file: "A.md", line: 6)
                // A view.

                private struct Some: App {

                    let a = 1
                }
                #sourceLocation()
                @MainActor private func examples() async throws {
                #sourceLocation(file: "A.md", line: 13)
                let a = Some()
                #sourceLocation()
                do {
                #sourceLocation(file: "A.md", line: 17)
                print(a, host)
                #sourceLocation()
                do {
                }}}

                """)
        #expect(file.text(of: Document.article("# None", path: "B.md")) == nil)
    }

    @Test(
        "Words before a declaration",
        arguments: [
            ("struct A {}", "private struct A {}"), ("final class A {}", "private final class A {}"),
            ("public struct A {}", "private struct A {}"),
            ("@Observable final class A {}", "@Observable private final class A {}"),
            ("extension View {}", "private extension View {}"), ("extension A: View {}", "extension A: View {}"),
            ("private func a() {}", "private func a() {}"),
        ])
    func access(line: String, isolated: String) {
        let part = ExampleFile.Part(line: 1, lines: [line])
        #expect(part.kind == .declaration)
        #expect(part.isolated().lines == [isolated])
    }
}
