import Foundation
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
            ("@objc (b:) func a() {}", "           func a() {}"),
            ("@UIApplicationMain\nclass A {}", "@main             \nclass A {}"),
        ])
    func attributes(_ text: String, _ adapted: String) throws { #expect(try adapt(text) == adapted) }

    @Test(
        "A query may be a constant",
        arguments: [
            ("@Query let a: [B]", "@Query var a: [B]"), ("@Query private let a: [B]", "@Query private var a: [B]"),
            ("@Query(sort: \\B.c)\n    let a: [B]", "@Query(sort: \\B.c)\n    var a: [B]"),
            ("@Query var a: [B]\nlet c = 1", nil),
            ("@Query", nil), ("@Query(", nil), ("@QueryLike let a = 1", nil),
        ] as [(String, String?)])
    func queries(_ text: String, _ adapted: String?) throws { #expect(try adapt(text) == adapted) }

    @Test("Methods for shaking can be those of extensions")
    func motion() throws {
        #expect(
            try adapt("import UIKit\nopen override func motionEnded(_ a: B, with c: D?) {}\noverride func other() {}")
                == "import UIKit\n              func motionEnded(_ a: B, with c: D?) {}\noverride func other() {}")
        #expect(
            try adapt("import UIKit\n// override func motionEnded()\nfunc motionEnded() {}")
                == nil)
    }

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
        #expect(try adapt("#selector(\n a)") == "_Sel(\"a\") \n   ")
    }

    @Test(
        "A selector in the value of a class's stored property names the class",
        arguments: [
            ("static var b = { c(#selector(a)) }()", true), ("let b = c(#selector(a))", true),
            ("static let b: C = { d in\n d(#selector(a(_:))) }", true),
            ("lazy var b = c(#selector(a))", false), ("private lazy var b: C = { c(#selector(a)) }()", false),
            ("var b: C { c(#selector(a)) }", false), ("func b() { let c = d(#selector(a)) }", false),
            ("let b = 1\n init() { let c = d(#selector(a)) }", false),
        ])
    func selectorsOfProperties(_ member: String, _ isNamed: Bool) throws {
        for type in ["final class A: B", "extension A"] {
            let text = "class Z {}\n\(type) {\n \(member)\n @C func a(_ b: Int) {}\n}"
            let adapted = try #require(SourceAdaptation.adapt(text, platform: .iOS))
            #expect(adapted.contains("_Sel(     A.a") == isNamed && adapted.contains("_Sel(Self.a") == !isNamed)
        }
        let text = "struct A { let b = c(#selector(a)); func a() {} }"
        #expect(SourceAdaptation.adapt(text, platform: .iOS)?.contains("Self.a") == true)
    }

    @Test(
        "A selector of a method of the file refers to it",
        arguments: [
            ("#selector(a(_:))", "_Sel(Self.a(_:), as: \"a(_:)\")"),
            ("#selector(self.a)", "_Sel(     Self.a, as: \"a\")"),
            ("#selector(A.a)", "_Sel(     A.a, as: \"a\")"),
            ("#selector(a(_: b:\n c:))", "_Sel(Self.a(_: b:\n c:), as: \"a(_:b:c:)\")"),
            ("#selector(ADelegate.a)", "_Sel(\"a\")             "),
            ("#selector(view.a)", "_Sel(\"a\")        "),
        ])
    func methods(_ text: String, _ adapted: String) {
        // What is behind it in its line moves by its name.
        let file = SourceAdaptation.adapt("class A { func a() {} }; \(text)", platform: .iOS)
        #expect(file == "class A { func a() {} }; \(adapted)")
    }

    @Test(
        "Overrides that only Objective-C makes possible are no overrides",
        arguments: [
            (
                "extension NSTableView { open override func viewDidMoveToWindow() { super.viewDidMoveToWindow() } }",
                "extension NSTableView { open         func _viewDidMoveToWindow() { super.viewDidMoveToWindow() } }"
            ),
            ("extension A { override var a: Int { 1 } }", "extension A {         var _a: Int { 1 } }"),
            ("extension A { override var a: Int", nil),
            ("extension A { class B: C { override func a() {} } }", nil), ("class A: B { override func a() {} }", nil),
            ("extension A { override init() {} }", nil), ("extension A { override func", nil), ("extension", nil),
        ] as [(String, String?)])
    func overrides(_ text: String, _ adapted: String?) {
        #expect(SourceAdaptation.withoutExtensionOverrides(text) == adapted)
        #expect(adapted == nil || adapted?.utf8.count == text.utf8.count)
    }

    @Test("Observers in an extension, which has no storage, belong to a property that computes its value")
    func observers() {
        #expect(
            SourceAdaptation.withoutExtensionOverrides("extension A { override var a: Int {\n didSet { b() } } }")
                == "extension A {         var _a: Int { get { self.a }\n set    { b() } } }")
    }

    @Test("Methods that nothing calls here are no overrides")
    func uncalledOverrides() throws {
        #expect(
            try adapt("class A: B { override func responds(to selector: Selector!) -> Bool { true } }")
                == "class A: B {         func _responds(to selector: Selector!) -> Bool { true } }")
    }

    @Test(
        "Parts of modules that have none are left out",
        arguments: [
            ("import CoreImage.CIFilterBuiltins\n", "import CoreImage                 \n"),
            ("import os.log\nlet a = 1", "import os    \nlet a = 1"), ("import Other.Part", nil),
            ("let important.a = 1", nil), ("import Foundation.NSDate\n", "import Foundation       \n"),
            ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
            ("@preconcurrency import Dispatch.queue\n", "@preconcurrency import Dispatch      \n"),
            ("import Darwin.POSIX.pthread\n", "import Glibc               \n"), ("import Foundation", nil),
            ("import ", nil),
            ("import", nil), ("import Foundation.", "import Foundation "),
        ] as [(String, String?)])
    func imports(_ text: String, _ adapted: String?) throws { #expect(try adapt(text) == adapted) }

    @Test(
        "Declarations that are imported alone are those of the module that is here",
        arguments: [
            ("import class Foundation.Bundle", nil), ("import func Darwin.fputs\n", "import func Glibc.fputs \n"),
            ("import var Darwin.C.stderr\n", "import var Glibc.stderr   \n"),
            ("import class ObjectiveC.NSObject", "import class Foundation.NSObject"),
            ("import struct CoreFoundation.CGFloat", "import struct Foundation.CGFloat    "),
            ("import class UIKit.UIView.UIView", "import class UIKit.UIView       "),
            ("import class Other.Part.A", nil),
            ("import class ", nil), ("import class", nil), ("import func Darwin", nil), ("import func Darwin.", nil),
        ] as [(String, String?)])
    func scopedImports(_ text: String, _ adapted: String?) throws { #expect(try adapt(text) == adapted) }

    @Test(
        "Core Graphics has its classes, wherever they are declared",
        arguments: [
            (
                "import Foundation\nimport CoreGraphics\nlet a: CGImage?",
                "import Foundation\nimport CoreGraphics; import class SwiftUICore.CGImage\nlet a: CGImage?"
            ),
            (
                "import ImageIO // a\nlet a: CGPath?",
                "import ImageIO; import class DisplayList.CGPath // a\nlet a: CGPath?"
            ),
            (
                "import CoreGraphics\nlet a: CGGradient",
                "import CoreGraphics; import class SwiftUICore.CGGradient\nlet a: CGGradient"
            ),
            (
                "import CoreGraphics.CGImage\nlet a: CGImage",
                "import CoreGraphics        ; import class SwiftUICore.CGImage\nlet a: CGImage"
            ),
            (
                "public import CoreGraphics\npublic let a: CGDataConsumer",
                "public import CoreGraphics; public import class SwiftUICore.CGDataConsumer\npublic let a: CGDataConsumer"
            ),
            ("import CoreGraphics\nlet a: CGRect", nil), ("import Foundation\nlet a: CGImage?", nil),
            ("import struct CoreGraphics.CGRect\nlet a: CGImage?", nil),
        ])
    func graphics(_ text: String, _ adapted: String?) {
        #expect(SourceAdaptation.adapt(text, platform: .iOS) == adapted)
    }

    @Test(
        "Core Text comes with UIKit, and Darwin's functions are Glibc's",
        arguments: [
            ("import UIKit\nlet a: CTFont", "import UIKit; import CoreText\nlet a: CTFont"),
            ("import UIKit\nimport CoreText\nlet a: CTFont", nil), ("import UIKit\nlet a: UIFont", nil),
            ("import Darwin\nlet a = Darwin.ceil(x)", "import Glibc \nlet a = Glibc .ceil(x)"),
            ("let a = MyDarwin.b + a.Darwin.c", nil),
            ("func a(_ b: fpos_t?) -> fpos_t { fpos_t(0) }", "func a(_ b:  Int64?) ->  Int64 {  Int64(0) }"),
            ("let a = my_fpos_t + a.fpos_t", nil),
        ] as [(String, String?)])
    func passedOn(_ text: String, _ adapted: String?) {
        #expect(SourceAdaptation.adapt(text, platform: .iOS) == adapted)
    }

    @Test(
        "What Foundation has and doesn't support is another module's: the first import says so",
        arguments: [
            (
                "// import A\nimport Foundation // a\nimport CoreData\nlet a: NSExpression",
                "// import A\nimport Foundation; import class Predicates.NSExpression // a\nimport CoreData\nlet a: NSExpression"
            ),
            (
                "import CoreImage.CIFilterBuiltins\nlet a: NSComparisonPredicate",
                "import CoreImage                 ; import class Predicates.NSComparisonPredicate\nlet a: NSComparisonPredicate"
            ),
            (
                "import Foundation\nlet a: PersonNameComponentsFormatter",
                "import Foundation; import class OrielFoundation.PersonNameComponentsFormatter\nlet a: PersonNameComponentsFormatter"
            ),
            ("import Foundation\nlet a: NSPredicate", nil),
        ] as [(String, String?)])
    func namesOfFoundation(_ text: String, _ adapted: String?) {
        #expect(SourceAdaptation.adapt(text, platform: .iOS) == adapted)
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

@Suite("Adapted Core Data")
struct CoreDataAdaptationTests {
    @Test(
        "A managed property asks its object",
        arguments: [
            (
                "    @NSManaged public var name: String?\n    let a = 1",
                "               public var name: String? { get { _managed(\"name\") } set { _setManaged(newValue, \"name\") } }\n    let a = 1"
            ),
            (
                "@NSManaged var a: [String: Int] // text\n}",
                "           var a: [String: Int] { get { _managed(\"a\") } set { _setManaged(newValue, \"a\") } } // text\n}"
            ),
            (
                "class A: B { @NSManaged var `in`: Set<C> }",
                "class A: B {            var `in`: Set<C> { get { _managed(\"in\") } set { _setManaged(newValue, \"in\") } } }"
            ),
            (
                "@objc @NSManaged private(set) var a: (Int) -> B\n",
                "                 private(set) var a: (Int) -> B { get { _managed(\"a\") } set { _setManaged(newValue, \"a\") } }\n"
            ),
            (
                "@NSManaged\n    var a: Int16\n",
                "          \n    var a: Int16 { get { _managed(\"a\") } set { _setManaged(newValue, \"a\") } }\n"
            ),
            (
                "@NSManaged public var a: Int, b: Int",
                "           public var a: Int { get { _managed(\"a\") } set { _setManaged(newValue, \"a\") } }; public var  b: Int { get { _managed(\"b\") } set { _setManaged(newValue, \"b\") } }"
            ),
        ])
    func properties(_ text: String, _ adapted: String) {
        #expect(SourceAdaptation.adapt(text, platform: .iOS) == adapted)
    }

    @Test(
        "A managed method changes its object's relationship",
        arguments: [
            ("func addToItems(_ value: Item)", "_addManaged(value, \"items\")"),
            ("public func removeFromItems(_ values: NSSet)", "_removeManaged(values, \"items\")"),
            ("func insertIntoItems(_ value: Item, at idx: Int)", "_insertManaged(value, at: idx, \"items\")"),
            ("func removeFromItems(at idx: Int)", "_removeManaged(at: idx, \"items\")"),
            ("func replaceItems(at idx: Int, with value: Item)", "_replaceManaged(at: idx, with: value, \"items\")"),
        ])
    func methods(_ declaration: String, _ body: String) {
        let adapted = SourceAdaptation.adapt("@objc(x:)\n@NSManaged \(declaration)\n", platform: .iOS)
        #expect(adapted == "         \n           \(declaration) { \(body) }\n")
    }

    @Test("Key paths are names, and the initializer of managed objects is required")
    func names() {
        #expect(
            SourceAdaptation.adapt("f(#keyPath(Item.list.name))", platform: .iOS) == "f(\"list.name\"             )")
        #expect(
            SourceAdaptation.adapt("  override private init(entity: E, insertInto: C?) {", platform: .iOS)
                == "  required         public init(entity: E, insertInto: C?) {")
        #expect(
            SourceAdaptation.adapt("  public override init(entity: E) {", platform: .iOS)
                == "  public required init(entity: E) {")
        #expect(SourceAdaptation.adapt("  init(entity: E) {", platform: .iOS) == nil)
        #expect(SourceAdaptation.adapt("let t = \"@NSManaged var a: Int\"", platform: .iOS) == nil)
    }

    @Test(
        "A case that the platform lacks is one that no switch has; other declarations stay as they are",
        arguments: [
            ("@available(iOS, unavailable)\ncase a", "@available(*  , unavailable)\ncase a"),
            ("@available(macOS, unavailable)\ncase a", "@available(macOS, unavailable)\ncase a"),
            ("@available(iOS, unavailable) func a() {}", "@available(iOS, unavailable) func a() {}"),
            ("@available(iOS, introduced: 13) case a", "@available(iOS, introduced: 13) case a"),
        ])
    func unavailableCases(_ text: String, _ adapted: String) {
        #expect((SourceAdaptation.adapt(text, platform: .iOS) ?? text) == adapted)
    }

    @Test("Methods of formatters that Foundation lacks are those of protocols")
    func formatters() {
        func adapted(_ method: String) -> String? {
            SourceAdaptation.adapt("class A: Formatter {\n    \(method)\n}\n", platform: .iOS)
        }
        let object = adapted(
            "override func getObjectValue(_ o: P?, for s: String, errorDescription e: P?) -> Bool { super.getObjectValue(o, for: s, errorDescription: e) }"
        )
        #expect(object?.hasPrefix("class A: Formatter, _ObjectParser {") == true)
        #expect(object?.contains("override") == false && object?.contains(" _superGetObjectValue(o") == true)
        let both = SourceAdaptation.adapt(
            "extension A {\n override func getObjectValue(errorDescription e: P?) {}\n override func isPartialStringValid(newEditingString n: P?) {}\n}\n",
            platform: .iOS)
        #expect(both?.hasPrefix("extension A: _ObjectParser, _PartialStringChecker {") == true)
        let range = adapted("override public func getObjectValue(_ o: P?, for s: String, range r: P?) throws {}")
        #expect(range?.hasPrefix("class A: Formatter, _RangeParser {") == true)
        let text = adapted(
            "open override func isPartialStringValid(_ s: P, proposedSelectedRange r: P?) -> Bool { true }")
        #expect(text?.hasPrefix("class A: Formatter, _PartialSelectionChecker {") == true)
        let new = adapted("override func isPartialStringValid(_ s: String, newEditingString n: P?) -> Bool { true }")
        #expect(new?.hasPrefix("class A: Formatter, _PartialStringChecker {") == true)
    }

    @Test(
        "Whatever stands behind the attribute, nothing traps",
        arguments: ["", " var", " var a", " func", " func a(", " 1", " var a: (", " var a: Int,"])
    func broken(_ rest: String) {
        let adapted = SourceAdaptation.adapt("@NSManaged" + rest, platform: .iOS)
        #expect(adapted?.hasPrefix("@NSManaged") != true || adapted == nil)
    }
}
