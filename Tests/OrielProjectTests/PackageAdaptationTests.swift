import Foundation
import Testing

@testable import OrielProject

/// What packages for Apple's systems are adapted by.
@Suite("Adapted packages")
struct PackageAdaptationTests {
    private func adapt(_ text: String, apple: Set<String>? = nil, leftOut: Set<Int> = []) -> String? {
        SourceAdaptation.adapt(text, platform: .iOS, apple: apple, leftOut: leftOut)
    }

    @Test(
        "Modules whose names others have are imported as those",
        arguments: [
            ("import ObjectiveC\n", "import Foundation\n"), ("import CoreFoundation\n", "import Foundation    \n"),
            ("import ObjectiveC.runtime", "import Foundation        "), ("import MachO\n", "import Swift\n"),
            ("public import Darwin.C\n", "public import Glibc   \n"), ("import DarwinKit", nil),
        ] as [(String, String?)])
    func modules(_ text: String, _ adapted: String?) { #expect(adapt(text) == adapted) }

    @Test("Linux's own Core Foundation stays for packages that are built as on Linux")
    func coreFoundation() {
        #expect(adapt("import CoreFoundation\n", apple: []) == nil)
        #expect(adapt("import ObjectiveC\n", apple: []) == "import Foundation\n")
    }

    @Test(
        "Methods of delegates that are optional on Apple's systems are called as those that they have",
        arguments: [
            ("d?.urlSession?(s)", "d?.urlSession (s)"), ("a.addCompletion? { b }", "a.addCompletion  { b }"),
            ("d.scrollViewDidScroll?(v)", "d.scrollViewDidScroll (v)"),
            ("d.sceneDidDisconnect?(s)", "d.sceneDidDisconnect (s)"), ("d.scenery?(s)", nil), ("d.done?(1)", nil),
            ("textFieldAction?(1)", nil), ("var textFieldAction: (() -> Void)?; a.textFieldAction?()", nil),
            ("// d.urlSession?(s)", nil), ("d?.webViewDidClose?(w)", "d?.webViewDidClose (w)"),
            ("d?.painter?(self, didPaint: [a])", "d?.painter (self, didPaint: [a])"),
            ("d?.painter?(\n  self, didPaint: a)", "d?.painter (\n  self, didPaint: a)"),
            ("d?.painter?(a ? b : c)", nil), ("d?.painter?(f(x: 1), [a: b], { (c: Int) in })", nil),
            ("var painter: Painter?; a.painter?(self, to: 1)", nil),
            (
                "weak var tabBarController: UITabBarController?; d?.tabBarController?(t, didSelect: c)",
                "weak var tabBarController: UITabBarController?; d?.tabBarController (t, didSelect: c)"
            ),
        ] as [(String, String?)])
    func optionalCalls(_ text: String, _ adapted: String?) { #expect(adapt(text) == adapted) }

    @Test("What Foundation declares in another way is written in its way")
    func foundation() {
        #expect(adapt("let p = ProcessInfo().name") == "let p = ProcessInfo.processInfo  .name")
        #expect(adapt("let p = MyProcessInfo()") == nil)
        #expect(adapt("throw NSError()") == "throw NSError(domain: \"\", code: 0)  ")
        #expect(
            SourceAdaptation.adapt("import Foundation\nvar s: FSEventStreamRef?", platform: .macOS)
                == "import Foundation; import CoreServices\nvar s: FSEventStreamRef?")
        #expect(adapt("throw MyNSError()") == nil && adapt("throw NSError(coder: c)") == nil)
        #expect(
            adapt(
                "@a var s: Foundation.URLSession, d: Foundation.Data, "
                    + "x: Foundation.XMLParser, y: A.Foundation.URLSession")
                == "@a var s: FoundationNetworking.URLSession, d: Foundation.Data, "
                + "x: FoundationXML.XMLParser, y: A.Foundation.URLSession")
        #expect(adapt("@a var v: Foundation.ValueTransformer?") == "@a var v: OrielFoundation.ValueTransformer?")
        #expect(
            adapt("func < (lhs: NSNumber, rhs: NSNumber) -> Bool {\n#if a\n#endif")
                == "@_disfavoredOverload func < (lhs: NSNumber, rhs: NSNumber) -> Bool {\n#if a\n#endif")
        #expect(adapt("func < (lhs: JSON, rhs: JSON) -> Bool {\n#if a\n#endif") == nil)
    }

    @Test(
        "A class that observes values adopts the protocol for that",
        arguments: [
            (
                "class A: NSObject {\n  override func observeValue(_ a: B) { super.observeValue(a) }\n}",
                "class A: NSObject, _KeyValueObserver {\n           func observeValue(_ a: B) { _superObserveValue(a) }\n}"
            ),
            (
                "final class A<T: B>: C where T: D { var a = {}\n  public override func observeValue() {} }",
                "final class A<T: B>: C, _KeyValueObserver where T: D { var a = {}\n  public          func observeValue() {} }"
            ),
            (
                "extension A { override func observeValue() {} }",
                "extension A: _KeyValueObserver {          func observeValue() {} }"
            ),
            ("class A { func observeValue() {} }", nil), ("override func observeValue() {}", nil),
        ] as [(String, String?)])
    func observers(_ text: String, _ adapted: String?) { #expect(adapt(text) == adapted) }

    @Test("Insertions stand in the order of their places")
    func insertions() {
        let text = "class A: N { let p = ProcessInfo(); override func observeValue() {} }"
        let expected =
            "class A: N, _KeyValueObserver { let p = ProcessInfo.processInfo  ;          func observeValue() {} }"
        #expect(adapt(text) == expected)
    }

    @Test("Branches of conditions are found with their lines, the inner ones first")
    func branches() {
        let text = "#if canImport(A) // a\n1\n#if DEBUG\n2\n#else\n3\n#endif\n#elseif os(Linux)\n4\n#else\n5\n#endif\n"
        let chains = ConditionChains(SwiftText(Array(text.utf8)))
        #expect(chains.branches.map(\.lines) == [3..<5, 1..<8, 8..<10])
        #expect(chains.branches[1].condition.hasPrefix("#ifcanImport(A)"))
        #expect(chains.namingLinux.count == 2)
        // What does not end, or does not begin, is no branch.
        #expect(ConditionChains(SwiftText(Array("#endif\n#else\n#if a\n1".utf8))).branches.isEmpty)
    }

    @Test("Modules that the Mac lacks cannot be imported there")
    func absentOnTheMac() {
        let text = "#if canImport(CarPlay)\n#elseif canImport(AppKit)\n#endif"
        let mac = SourceAdaptation.adapt(text, platform: .macOS)
        #expect(mac == "#if false             \n#elseif canImport(AppKit)\n#endif")
        #expect(
            SourceAdaptation.adapt(text, platform: .iOS) == "#if canImport(CarPlay)\n#elseif false            \n#endif")
    }

    @Test("A part that is left out counts as one whose module is missing; others stay")
    func leftOut() {
        let text = "#if canImport(UIKit) && !os(tvOS)\n#endif\n#if canImport(UIKit)\n#endif\n"
        let expected = "#if false            && !false   \n#endif\n#if canImport(UIKit)\n#endif\n"
        #expect(adapt(text, leftOut: [0]) == expected)
    }

    @Test("A part for several of Apple's systems can be left out, too; one for a single one can't")
    func systems() throws {
        let folder = try TemporaryFolder()
        let text = "#if os(iOS) || os(macOS)\nlet a: B\n#endif\n#if os(iOS)\nlet c: D\n#endif\n"
        let file = try folder.write("A.swift", text)
        func parts(_ line: Int) -> LeftOutParts? {
            var parts = LeftOutParts()
            let error = Diagnostic(file: file.path, line: line, column: 1, isError: true, message: "no")
            return parts.add(around: [error]) ? parts : nil
        }
        #expect(parts(2)?.parts.map(\.module) == ["iOS"] && parts(5) == nil)
        #expect(
            adapt(text, leftOut: [0])?.hasPrefix("#if false   || false    \nlet a: B\n#endif\n#if true   \n") == true)
    }

    @Test(
        "A part for systems with Darwin belongs to an Apple's module where nothing takes its place, until it is left out",
        arguments: [
            ("#if canImport(Darwin)\nlet a: B\n#endif\n", true),
            ("#if canImport(ObjectiveC) // a\nlet a: B\n#endif\n", true),
            ("#if canImport(Darwin)\nlet a: B\n#else\nlet a: C\n#endif\n", false),
            ("#if canImport(Darwin)\nlet a: B\n#elseif canImport(Glibc)\nlet a: C\n#endif\n", false),
            ("#if canImport(Darwin) && DEBUG\nlet a: B\n#endif\n", false),
            ("#if !canImport(Darwin)\nlet a: B\n#endif\n", false),
        ])
    func darwin(_ text: String, isApples: Bool) {
        #expect((SourceAdaptation.adapt(text, platform: .iOS) ?? text).hasPrefix("#if true ") == isApples)
        #expect((SourceAdaptation.adapt(text, platform: .iOS, leftOut: [0]) ?? text).hasPrefix("#if true ") == false)
        #expect((SourceAdaptation.adapt(text, platform: .iOS, apple: []) ?? text).hasPrefix("#if true ") == false)
    }

    @Test(
        "A part for all systems but Linux belongs to an Apple's module where nothing takes its place, until it is left out",
        arguments: [
            ("#if !os(Linux)\nlet a: B\n#endif\n", true),
            ("#if !os(Linux) && !os(Windows) // and others\nlet a: B\n#endif\n", true),
            ("#if !os(Linux)\nlet a: B\n#else\nlet a: C\n#endif\n", false),
            ("#if !os(Linux) && DEBUG\nlet a: B\n#endif\n", false), ("#if os(Linux)\nlet a: B\n#endif\n", false),
            ("#if !(os(Linux))\nlet a: B\n#endif\n", false),
        ])
    func allButLinux(_ text: String, isApples: Bool) throws {
        let adapted = SourceAdaptation.adapt(text, platform: .iOS) ?? text
        #expect(adapted.hasPrefix("#if !false") == isApples)
        #expect((SourceAdaptation.adapt(text, platform: .iOS, leftOut: [0]) ?? text).hasPrefix("#if !false") == false)
        #expect((SourceAdaptation.adapt(text, platform: .iOS, apple: []) ?? text).hasPrefix("#if !false") == false)
        let folder = try TemporaryFolder()
        let file = try folder.write("A.swift", text)
        var parts = LeftOutParts()
        let error = Diagnostic(file: file.path, line: 2, column: 1, isError: true, message: "no")
        #expect(parts.add(around: [error]) == (isApples || text.contains("#else")))
    }

    @Test(
        "What the target's system has replaced gives way to it",
        arguments: [
            (
                "  @available(iOS, introduced: 14, obsoleted: 15)\nfunc a()",
                "  @_disfavoredOverload @available(iOS, introduced: 14, obsoleted: 15)\nfunc a()"
            ),
            (
                "@available(iOS, obsoleted: 15.0, message: \"b (c)\") @inlinable public static var a",
                "@_disfavoredOverload @available(iOS, obsoleted: 15.0, message: \"b (c)\") @inlinable public static var a"
            ),
            ("@available(iOS, obsoleted: 15) struct A {}", nil), ("@available(iOS, obsoleted: 15) extension A {}", nil),
            ("@available(macOS, introduced: 11, obsoleted: 12) func a()", nil), ("@available(iOS 14, *) func a()", nil),
            ("@available(swift, obsoleted: 5) func a()", nil), ("@available(iOS, deprecated: 15) func a()", nil),
            ("@available(iOS, obsoleted: 15", nil), ("@available(iOS, obsoleted: 15)", nil), ("@available", nil),
            ("@available(", nil),
        ] as [(String, String?)])
    func obsoleted(_ text: String, _ adapted: String?) {
        #expect(SourceAdaptation.adapt(text, platform: .iOS) == adapted)
    }

    @Test("A part for all systems but Linux that imports Combine belongs to a module that is built as for Linux, too")
    func combine() throws {
        let text = "#if !((os(iOS) && arch(arm)) || os(Linux))\nimport Combine\nlet a: B\n#endif\n"
        let adapted = "#if !((true    && arch(arm)) || false    )\nimport Combine\nlet a: B\n#endif\n"
        #expect(SourceAdaptation.adapt(text, platform: .iOS, apple: []) == adapted)
        #expect(
            SourceAdaptation.adapt(text, platform: .iOS, apple: [], leftOut: [0])
                == text.replacing("os(iOS)", with: "false  "))
        let other = text.replacing("import Combine", with: "import A")
        #expect(SourceAdaptation.adapt(other, platform: .iOS, apple: []) == nil)
        let folder = try TemporaryFolder()
        let file = try folder.write("A.swift", text)
        var parts = LeftOutParts()
        let error = Diagnostic(file: file.path, line: 3, column: 1, isError: true, message: "no")
        #expect(parts.add(around: [error]) && parts.parts.map(\.module) == ["Combine"])
    }

    @Test(
        "Initializers that can fail on the Mac alone are optional there where their result is bound",
        arguments: [
            ("if let a = NSColor(cgColor: f(b)), c {}", "if let a = NSColor(cgColor: f(b)) as NSColor?, c {}"),
            ("let a =\n  NSFont(descriptor: d, size: 1)", "let a =\n  NSFont(descriptor: d, size: 1) as NSFont?"),
            ("let a = NSColor(cgColor: b)!", nil), ("let a = NSColor(cgColor: b)\n  ?? c", nil),
            ("a = NSColor(cgColor: b)", nil), ("let a: NSColor = NSColor(cgColor: b)", nil),
            ("let a = NSColor(white: b)", nil), ("let a = MyNSColor(cgColor: b)", nil),
            ("// let a = NSColor(cgColor: b)", nil), ("let a = b(NSColor(cgColor: b))", nil),
            ("let a = NSColor(cgColor: ", nil),
        ] as [(String, String?)])
    func optionalInitializers(_ text: String, _ adapted: String?) {
        #expect(SourceAdaptation.adapt(text, platform: .macOS) == adapted)
        #expect(SourceAdaptation.adapt(text, platform: .iOS) == nil)
    }

    @Test(
        "What the main actor has is checked as Apple's compilers check it in Swift 5",
        arguments: [
            ("@MainActor class A {}", "@MainActor @preconcurrency class A {}"),
            (
                "@MainActor\n// Why.\npublic final class A {}",
                "@MainActor @preconcurrency\n// Why.\npublic final class A {}"
            ),
            ("@MainActor @Observable class A {}", "@MainActor @preconcurrency @Observable class A {}"),
            (
                "@MainActor @available(iOS 16, *) func a() {}",
                "@MainActor @preconcurrency @available(iOS 16, *) func a() {}"
            ),
            ("@MainActor private(set) var a = 1", "@MainActor @preconcurrency private(set) var a = 1"),
            (
                "@preconcurrency import A\n@MainActor enum B {}",
                "@preconcurrency import A\n@MainActor @preconcurrency enum B {}"
            ),
            (
                "@Published @MainActor var a: @MainActor () -> Void",
                "@Published @MainActor @preconcurrency var a: @MainActor () -> Void"
            ),
            ("@MainActor init() {}", "@MainActor @preconcurrency init() {}"), ("@MainActor extension A {}", nil),
            ("@preconcurrency @MainActor class A {}", nil), ("@MainActor @preconcurrency public class A {}", nil),
            ("@preconcurrency\n@MainActor class A {}", nil), ("Task { @MainActor in a() }", nil),
            ("f { @MainActor [weak self] a in }", nil), ("let a: @MainActor (Int) -> Void", nil),
            ("func f(_ a: @MainActor @escaping () -> Void) {}", nil), ("@MainActor deinit {}", nil),
            ("@MainActor", nil), ("@MainActor @", nil), ("@MainActor @a(", nil), ("@MainActor classes()", nil),
            ("// @MainActor class A {}", nil),
        ] as [(String, String?)])
    func isolation(_ text: String, _ adapted: String?) {
        #expect(SourceAdaptation.adapt(text, platform: .iOS) == adapted)
        #expect(SourceAdaptation.adapt(text, platform: .iOS, isSwift6: true) == nil)
    }

    @Test("Errors lead to the innermost parts that a package can do without, or to none")
    func parts() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            "A.swift",
            "#if canImport(SwiftUI)\nimport SwiftUI\n#if canImport(Xyz) || canImport(UIKit)\nlet a: B\n#if DEBUG\nlet c: D\n"
                + "#endif\n#endif\n#endif\n#if !canImport(UIKit)\nlet e: F\n#endif\n")
        func error(_ line: Int) -> Diagnostic {
            Diagnostic(file: file.path, line: line, column: 1, isError: true, message: "no")
        }
        var parts = LeftOutParts()
        func add(_ lines: Int...) -> Bool { parts.add(around: lines.map(error)) }
        #expect(add(4, 6))
        #expect(parts.parts.map(\.line) == [3] && parts.parts.map(\.module) == ["UIKit"])
        #expect(parts.note(for: "Kit") == "Left out of Kit, since Oriel lacks what it uses of UIKit: A.swift:3.")
        // The same once more is nothing new; what has no such part can't be left out.
        #expect(!add(4) && !add(2) && !add(11) && !add(0))
        #expect(LeftOutParts().note(for: "Kit") == nil)
    }
}
