import Testing

/// The order within SwiftUICore.
@Suite("The floors of SwiftUICore")
struct FloorTests {
    private func file(_ path: String, _ text: String) -> SourceFile {
        SourceFile(path: "Sources/Engine/SwiftUICore/" + path, text: text)
    }

    @Test("Arrows between folders point down")
    func order() throws {
        let files = try SourceFile.all(below: ["Sources/Engine/SwiftUICore"])
        #expect(files.count > 500)
        #expect(Set(files.compactMap { Floors.room(of: $0.path) }) == Set(Floors.order))
        let violations = try Rules.floorsHold(files)
        #expect(violations == [])
        #expect(Floors.exceptions.count < 20)
    }

    @Test("Folders that name each other's types in a circle are small")
    func sizes() throws {
        let files = try SourceFile.all(below: ["Sources/Engine/SwiftUICore"])
        let largest = try #require(try FolderGraph(files, module: Floors.module).components.first)
        #expect(largest.lines < Floors.mostLines, "\(largest)")
        #expect(largest.lines > 5000)
    }

    @Test(
        "Circles of the modules without floors become no larger", arguments: Floors.mostFoldersInCircles.keys.sorted())
    func circles(_ module: String) throws {
        let files = try SourceFile.all(below: [String(module.dropLast())])
        let largest = try FolderGraph(files, module: module).components.max { $0.folders.count < $1.folders.count }
        #expect(largest?.folders.count == Floors.mostFoldersInCircles[module], "\(String(describing: largest))")
    }

    @Test("A circle is found by way of other folders, and counts the lines of all in it")
    func components() throws {
        let files = [
            file("A/A.swift", "struct A { var b: B }\n"), file("B/B.swift", "import M\nclass B { var c: C }\n"),
            file("C/C.swift", "extension A { struct I {} }\nstruct C {}\n"), file("D/D.swift", "let d = A.I()\n"),
        ]
        let found = try FolderGraph(files, module: Floors.module).components
        #expect(found.map(\.folders) == [["A", "B", "C"], ["D"]])
        #expect(found.map(\.lines) == [5, 1])
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
            #expect(found.map(\.path) == ["Sources/Engine/SwiftUICore/Values/A.swift"], "\(text)")
        }
        let down = try Rules.floorsHold([file("Values/A.swift", "struct A {}"), file("Kernel/B.swift", "let b = A()")])
        #expect(down == [])
    }

    @Test(
        "The type of the higher floor is found, however it is declared",
        arguments: [
            "final class B {}", "import Foundation\nfinal class B {}", "import Foundation\n\npublic struct B {}",
            "import struct M.X\npackage indirect enum B {}", "@MainActor final class B {}",
            "import M\n@MainActor\n@available(*, deprecated)\npublic final class B {}",
            "struct X {}; struct B {}", "struct X {} ; import M ; enum B {}", "import M\nprotocol B: AnyObject {}",
            "import M\nactor B {}", "import M\ntypealias B = Int", "nonisolated struct B {}",
            "let x = 1\nstruct B {}", "#if os(Linux)\nimport M\nstruct B {}\n#endif",
        ])
    func declarations(_ text: String) throws {
        let found = try Rules.floorsHold([file("Values/A.swift", "let a = B()"), file("Kernel/B.swift", text)])
        #expect(found.map(\.path) == ["Sources/Engine/SwiftUICore/Values/A.swift"])
    }

    @Test(
        "A type within an extension belongs to the extension's floor",
        arguments: ["extension A { struct B {} }", "import M\npublic extension A where T: P { final class B {} }"])
    func typesOfExtensions(_ text: String) throws {
        let low = file("Values/A.swift", "struct A {}\nlet a = A.B()")
        #expect(try Rules.floorsHold([low, file("Kernel/B.swift", text)]).count == 1)
        #expect(try Rules.floorsHold([low, file("Kernel/B.swift", "struct C { struct B {} }")]) == [])
        #expect(try Rules.floorsHold([low, file("Kernel/B.swift", "extension A { private struct B {} }")]) == [])
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
