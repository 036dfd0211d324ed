import Foundation
import Testing

@testable import OrielProject

/// The compiler's arguments, each of which has its reason in a module.
@Suite("Arguments for the compiler")
struct CompilerArgumentsTests {
    private let folder: TemporaryFolder
    private let engine: Engine

    init() throws {
        folder = try TemporaryFolder()
        for name in ["libOrielEngine.so", "OrielMacros-tool"] { try folder.write("Oriel/.build/any/debug/\(name)") }
        engine = try Engine(
            build: folder.url.appending(path: "Oriel/.build/any/debug"),
            cache: Cache(environment: ["HOME": folder.url.path]))
    }

    private func arguments(_ name: String = "Thing", _ change: (inout ModuleDescription) -> Void = { _ in }) -> [String]
    {
        var module = ModuleDescription(name: name)
        change(&module)
        return CompilerArguments.common(module, engine: engine, overlay: nil, search: [])
    }

    /// The arguments that a change adds.
    private func added(_ change: (inout ModuleDescription) -> Void) -> [String] {
        arguments("Thing", change).difference(from: arguments()).insertions.map {
            switch $0 {
            case .insert(_, let element, _), .remove(_, let element, _): element
            }
        }
    }

    private func imports(_ arguments: [String]) -> [String] {
        arguments.indices.filter { arguments[$0] == "-import-module" }.map { arguments[$0 + 2] }
    }

    @Test("A module as it is has its name, its language, and Oriel's modules")
    func usual() throws {
        let usual = arguments()
        #expect(usual.prefix(4) == ["-module-name", "Thing", "-swift-version", "5"])
        #expect(usual.last == "-parse-as-library")
        #expect(imports(usual) == ["OrielFoundation", "Predicates"])
        for left in [
            "-module-abi-name", "-vfsoverlay", "-default-isolation", "-enable-upcoming-feature", "-D", "-package-name",
            "-enable-experimental-feature", "-disable-cross-import-overlays",
        ] { #expect(!usual.contains(left), "\(left)") }
        #expect(usual.contains(engine.macros.path + "#OrielMacros"))
    }

    @Test("Modules that files see without an import")
    func imported() {
        #expect(imports(arguments { $0.importsCoreData = true }) == ["OrielFoundation", "Predicates", "CoreData"])
        #expect(
            imports(arguments { $0.impliedModules = ["One", "Two"] }) == [
                "OrielFoundation", "Predicates", "One", "Two",
            ])
        #expect(imports(arguments { $0.system = .linux }) == ["OrielFoundation", "Predicates"])
        #expect(imports(arguments { $0.knowsLinux = true }) == ["OrielFoundation", "Predicates"])
        #expect(
            imports(
                arguments {
                    $0.system = .linux
                    $0.knowsLinux = true
                }) == [])
    }

    @Test("Each setting has its argument")
    func settings() throws {
        #expect(added { $0.defaultIsolation = "MainActor" } == ["-default-isolation", "MainActor"])
        #expect(added { $0.package = "own" } == ["-package-name", "own"])
        #expect(added { $0.conditions = ["DEBUG", "TEST"] } == ["-D", "DEBUG", "-D", "TEST"])
        #expect(added { $0.experimentalFeatures = ["Lifetimes"] } == ["-enable-experimental-feature", "Lifetimes"])
        #expect(added { $0.arguments = ["-own"] } == ["-own"])
        #expect(arguments { $0.languageMode = "6" }.prefix(4) == ["-module-name", "Thing", "-swift-version", "6"])
        let script = arguments { $0.sources = [URL(filePath: "/a/main.swift")] }
        #expect(!script.contains("-parse-as-library"))
        #expect(arguments { $0.sources = [URL(filePath: "/main/a.swift")] }.contains("-parse-as-library"))
        let searched = CompilerArguments.common(
            ModuleDescription(name: "Thing"), engine: engine, overlay: nil,
            search: [URL(filePath: "/one"), URL(filePath: "/two")])
        let folders = searched.indices.filter { searched[$0] == "-I" }.map { searched[$0 + 1] }
        #expect(folders == ["/one", "/two", engine.interfaces.path])
    }

    @Test("Features that a language mode has for good are not turned on, nor those of Apple's modules")
    func features() {
        func features(_ names: [String], _ change: (inout ModuleDescription) -> Void = { _ in }) -> [String] {
            let all = arguments("Thing") {
                $0.upcomingFeatures = names
                change(&$0)
            }
            return all.indices.filter { all[$0] == "-enable-upcoming-feature" }.map { all[$0 + 1] }
        }
        let names = ["ExistentialAny", "ConciseMagicFile", "MemberImportVisibility"]
        #expect(features(names) == ["ExistentialAny", "ConciseMagicFile"])
        #expect(features(names) { $0.languageMode = "6" } == ["ExistentialAny"])
        #expect(features(names) { $0.system = .linux } == names)
        #expect(
            features(names) {
                $0.system = .linux
                $0.languageMode = "6"
            } == ["ExistentialAny", "MemberImportVisibility"])
    }

    @Test("Tests beside interfaces look for no module of Testing's; a library with a name of Oriel's has other symbols")
    func others() throws {
        let test = try folder.write("Test.swift", "import Testing\nimport UIKit\n")
        let plain = try folder.write("Plain.swift", "import Testing\n")
        let word = "-disable-cross-import-overlays"
        func has(_ source: URL, isTest: Bool, implied: [String] = []) -> Bool {
            arguments {
                ($0.sources, $0.isTest, $0.impliedModules) = ([source], isTest, implied)
            }.contains(word)
        }
        #expect(has(test, isTest: true) && !has(test, isTest: false) && !has(plain, isTest: true))
        #expect(has(plain, isTest: true, implied: ["AppKit"]) && !has(plain, isTest: true, implied: ["SwiftUI"]))
        let taken = arguments("Charts")
        #expect(taken.contains("-module-abi-name") && taken.contains("ChartsOfPackage"))
    }
}
