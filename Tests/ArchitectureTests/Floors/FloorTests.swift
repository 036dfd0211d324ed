import Testing

/// The order within SwiftUICore.
@Suite("The floors of SwiftUICore")
struct FloorTests {
    private func file(_ path: String, _ text: String) -> SourceFile {
        SourceFile(path: "Sources/SwiftUICore/" + path, text: text)
    }

    @Test("Arrows between folders point down")
    func order() throws {
        let files = try SourceFile.all(below: ["Sources/SwiftUICore"])
        #expect(files.count > 500)
        #expect(Set(files.compactMap { Floors.room(of: $0.path) }) == Set(Floors.order))
        let violations = try Rules.floorsHold(files)
        #expect(violations == [])
        #expect(Floors.exceptions.count < 20)
    }

    @Test("The rooms whose files know each other are small")
    func sizes() throws {
        let files = try SourceFile.all(below: ["Sources/SwiftUICore"])
        // Arrows that point down lead back to no room but the one they start from, where nothing is excepted.
        #expect(Floors.exceptions.isEmpty)
        let lines = Dictionary(grouping: files) { Floors.room(of: $0.path) ?? "" }
            .mapValues { $0.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } } }
        #expect(lines.filter { $0.value >= Floors.mostLines }.isEmpty, "\(lines)")
        #expect((lines.values.max() ?? 0) > 5000)
    }

    @Test("An arrow that turns upwards is found, however the type is used")
    func upwards() throws {
        let low = [
            "struct A { var b: B }", "func f() { _ = B() }", "extension B {}", "let x: [B] = []", "typealias A = B",
            "func f(_ value: some Any) -> Bool { value is B }",
        ]
        for text in low {
            let found = try Rules.floorsHold([
                file("Values/A.swift", text), file("Kernel/K/B.swift", "final class B {}"),
            ])
            #expect(found.map(\.path) == ["Sources/SwiftUICore/Values/A.swift"], "\(text)")
        }
        let down = try Rules.floorsHold([file("Values/A.swift", "struct A {}"), file("Kernel/B.swift", "let b = A()")])
        #expect(down == [])
    }

    @Test("Comments, texts, private types and types within types do not count; a folder that is no floor does")
    func others() throws {
        let low = file("Values/A.swift", "// B\nlet a = \"B\"\nlet c = C.self, d = D.self\nstruct C {}")
        #expect(
            try Rules.floorsHold([
                low,
                file(
                    "Kernel/B.swift",
                    "struct B {}\nprivate struct C {}\nenum E { struct C {} }\n@_exported import class M.D"),
            ]) == [])
        #expect(try Rules.floorsHold([file("Cellar/A.swift", "struct A {}")]).count == 1)
    }

    @Test("An exception lets one name pass, and must be needed")
    func exceptions() throws {
        let files = [
            file("Values/A.swift", "let a = B(), c = C()"), file("Kernel/B.swift", "struct B {}\nstruct C {}"),
        ]
        let one = [Floors.Exception(name: "B", folder: "Values"): "a reason"]
        #expect(try Rules.floorsHold(files, exceptions: one).count == 1)
        let unneeded = [Floors.Exception(name: "D", folder: "Values"): "a reason"]
        #expect(try Rules.floorsHold([], exceptions: unneeded).map(\.path) == ["Floors.swift"])
    }
}
