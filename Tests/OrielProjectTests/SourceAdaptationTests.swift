import Testing

@testable import OrielProject

@Suite("Adapted sources")
struct SourceAdaptationTests {
    private func adapt(_ text: String, _ platform: Platform = .iOS) throws -> String? {
        guard let adapted = SourceAdaptation.adapt(text, platform: platform) else { return nil }
        // Lines and columns are those of the original.
        #expect(adapted.utf8.count == text.utf8.count)
        #expect(
            adapted.split(separator: "\n", omittingEmptySubsequences: false).map(\.utf8.count)
                == text.split(separator: "\n", omittingEmptySubsequences: false).map(\.utf8.count))
        return adapted
    }

    @Test(
        "Attributes of Objective-C and Interface Builder go",
        arguments: [
            ("@objc func a() {}", "      func a() {}"), ("@objc(b:) func a() {}", "          func a() {}"),
            ("@objcMembers class A {}", "             class A {}"), ("@IBAction func a() {}", "          func a() {}"),
            ("@IBOutlet weak var a: B!", "          weak var a: B!"), ("@objc\nfunc a() {}", "     \nfunc a() {}"),
            ("@UIApplicationMain\nclass A {}", "@main             \nclass A {}"),
        ])
    func attributes(_ text: String, _ adapted: String) throws { #expect(try adapt(text) == adapted) }

    @Test("For previews the app's own start goes")
    func otherStart() {
        let adapted = SourceAdaptation.adapt("@main struct A: App {}", platform: .iOS, startsElsewhere: true)
        #expect(adapted == "      struct A: App {}")
        #expect(SourceAdaptation.adapt("@main struct A: App {}", platform: .iOS) == nil)
    }

    @Test("A selector keeps its name")
    func selectors() throws {
        #expect(
            try adapt("send(#selector(UIResponder.resignFirstResponder), to: nil)")
                == "send(_Sel(\"resignFirstResponder\")               , to: nil)")
        #expect(try adapt("#selector(A.b(_:for:))") == "_Sel(\"b\")             ")
        #expect(try adapt("#selector(a)") == "_Sel(\"a\")   ")
        #expect(try adapt("#selector(getter: A.b)") == "_Sel(\"b\")             ")
        #expect(try adapt("#selector(\n a)") == nil)
    }

    @Test(
        "Conditions follow the target's platform",
        arguments: [
            ("#if os(iOS)\n", Platform.iOS, "#if true   \n"), ("#if os(iOS)\n", .macOS, "#if false  \n"),
            ("#elseif !os( macOS )", .macOS, "#elseif !true       "),
            ("#if os(iOS) || os(Linux)", .tvOS, "#if false   || os(Linux)"),
            ("#if targetEnvironment(simulator)", .iOS, "#if true                        "),
            ("#if targetEnvironment(macCatalyst)", .iOS, "#if false                         "),
            ("#if os(OSX)", .macOS, "#if true   "),
        ])
    func conditions(_ text: String, _ platform: Platform, _ adapted: String) throws {
        #expect(try adapt(text, platform) == adapted)
    }

    @Test(
        "Nothing else changes",
        arguments: [
            "// @objc\n", "/* #if os(iOS) /* @objc */ @objc */", "let a = \"@objc #selector(a)\"", "@State var a = 1",
            "let a = #\"@objc \"@objc\"#", "let a = \"\"\"\n@objc \"\n\"\"\"", "#if DEBUG && canImport(UIKit)\n#endif",
            "@objcSomething var a", "os(iOS)", "let a = \"\\\"@objc\"", "#if os(Linux)", "@MainActor", "#Preview { }",
            "let a = \"open\n", "let a = ##\"\\(@objc)\"##", "#if os(", "#selector(", "@", "#",
        ])
    func untouched(_ text: String) throws { #expect(try adapt(text) == nil) }

    @Test("Code inside of a string's interpolation is code")
    func interpolation() throws {
        #expect(try adapt(#""\(f(#selector(a), ")"))@objc""#) == #""\(f(_Sel("a")   , ")"))@objc""#)
        #expect(try adapt("\"\"\"\n\\(#selector(a))\n@objc\n\"\"\"") == "\"\"\"\n\\(_Sel(\"a\")   )\n@objc\n\"\"\"")
    }

    @Test("Umlauts and emoji keep their bytes")
    func unicode() throws {
        #expect(try adapt("let ü = \"🎈\"; @objc func ä() {}") == "let ü = \"🎈\";       func ä() {}")
    }
}
