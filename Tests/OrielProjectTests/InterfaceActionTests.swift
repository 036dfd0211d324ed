import Foundation
import Testing

@testable import OrielProject

/// The methods of classes that interfaces call, by their names in Objective-C.
@Suite("Descriptions of actions")
struct InterfaceActionTests {
    /// The lines that describe a member of a class, which has an outlet as well.
    private func lines(_ member: String, of header: String = "class A: NSObject") throws -> [String] {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            "A.swift", "import Cocoa\n\(header) {\n    @IBOutlet var z: NSView!\n    \(member)\n}\n")
        let overlay = try Overlay(adapting: [file], platform: .macOS, in: folder.url.appending(path: "Adapted"))
        guard let place = overlay.files[file] else { return [] }
        let text = try String(contentsOf: place, encoding: .utf8)
        return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            $0.hasPrefix("c.") && !$0.hasPrefix("c.property(\"z\")")
        }
    }

    @Test("What a method does makes no difference, but what it may do")
    func effects() throws {
        let described = ["c.method(\"a:\", Selector(A.a(_:)))"]
        for body in [
            "{}", "{ }", "{ let f: () throws -> Void = g; f() }", "{ Task { () async in await b() } }",
            "{ b { c in } }", "-> Int { 1 }",
        ] { #expect(try lines("@IBAction func a(_ s: Any) \(body)") == described, "\(body)") }
        for effect in ["async", "throws", "async throws", "throws(Failure)", "async -> Int", "rethrows"] {
            #expect(try lines("@IBAction func a(_ s: Any) \(effect) { 1 }").isEmpty, "\(effect)")
        }
    }

    @Test("Methods with parameters that no control has are not described")
    func parameters() throws {
        for list in ["_ s: inout Int", "_ s: Any...", "_ s: () -> Void", "a: Int, b: Int, c: Int"] {
            #expect(try lines("@IBAction func a(\(list)) {}").isEmpty, "\(list)")
        }
        #expect(try lines("@IBAction func a() {}") == ["c.method(\"a\", Selector({ (o: A) in { _ = o.a() } }))"])
        #expect(try lines("@IBAction func a(_ s: Any, _ e: Any) {}") == ["c.method(\"a::\", Selector(A.a(_:_:)))"])
        #expect(try lines("@IBAction static func a(_ s: Any) {}").isEmpty)
        #expect(try lines("@IBAction class func a(_ s: Any) {}").isEmpty)
        #expect(try lines("func a(_ s: Any) {}").isEmpty)
        #expect(try lines("@IBAction func `in`(_ s: Any) {}") == ["c.method(\"in:\", Selector(A.in(_:)))"])
    }

    @Test(
        "The name in Objective-C has the labels",
        arguments: [
            ("a(_ s: Any)", "a:", "a(_:)"), ("a(_ s: Any, for e: Any)", "a:for:", "a(_:for:)"),
            ("a(b: Any)", "aWithB:", "a(b:)"), ("a(bar baz: Any, c: Any)", "aWithBar:c:", "a(bar:c:)"),
            ("a(for b: Any)", "aFor:", "a(for:)"), ("a(forKey b: Any)", "aForKey:", "a(forKey:)"),
            ("a(format b: Any)", "aWithFormat:", "a(format:)"), ("a(using b: Any)", "aUsing:", "a(using:)"),
            ("a(b: Any, _ c: Any)", "aWithB::", "a(b:_:)"),
        ])
    func names(declaration: String, selector: String, full: String) throws {
        #expect(
            try lines("@IBAction func \(declaration) {}") == ["c.method(\"\(selector)\", Selector(A.\(full)))"])
        #expect(
            try lines("@objc(own:other:) func \(declaration) {}")
                == ["c.method(\"own:other:\", Selector(A.\(full)))"])
    }

    @Test("Waking is described of a class whose superclass has none, and where nothing is overridden")
    func waking() throws {
        let described = ["c.awake { (o: A) in o.awakeFromNib() }"]
        #expect(try lines("func awakeFromNib() {}", of: "class A: Other") == described)
        #expect(try lines("override func awakeFromNib() {}") == described)
        #expect(try lines("override func awakeFromNib() {}", of: "class A: NSObject, Some") == described)
        #expect(try lines("override func awakeFromNib() {}", of: "class A: NSView").isEmpty)
        #expect(try lines("override func awakeFromNib() {}", of: "class A: NSObjectController").isEmpty)
    }

    @Test("Outlets and inspectable values are described, others are not")
    func properties() throws {
        let described = ["c.property(\"a\") { (o: A, v) in _assignInterfaceValue(&o.a, v) }"]
        #expect(try lines("@IBOutlet var a: NSView!") == described)
        #expect(try lines("@IBInspectable var a: Int = 0") == described)
        #expect(try lines("var a: Int = 0").isEmpty && lines("@objc var a: Int = 0").isEmpty)
        #expect(try lines("@IBOutlet static var a: NSView!").isEmpty)
    }
}
