import Foundation
import Testing

@testable import OrielProject

@Suite("Files of a module that are adapted together")
struct ModuleAdaptationTests {
    /// Adapts files as a module's; the results are named by their numbers.
    private func adapt(_ texts: String...) -> [String] {
        let files = texts.indices.map { URL(filePath: "/app/\($0).swift") }
        let optional = OptionalRequirements.names(in: texts)
        var known: [URL: String] = [:]
        for (file, text) in zip(files, texts) {
            known[file] = SourceAdaptation.adapt(text, platform: .iOS, optional: optional) ?? text
        }
        let result = known.merging(ModuleAdaptation.adapt(known, optional: optional)) { $1 }
        return files.map { result[$0]! }
    }

    @Test("An optional method may throw, with a default that does; calls are nil where the class has none")
    func optionalMethods() {
        let adapted = adapt(
            "@objc protocol P {\n    @objc optional func changed(_ n: Int) -> Bool\n    func other()\n}\n",
            "func f() {\n    if self.delegate?.changed?(1) ?? true {}\n    all.forEach { $0.changed?(2) }\n}\n")
        let lines = adapted[0].split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].contains("protocol P: AnyObject {"))
        #expect(lines[1].contains("func changed(_ n: Int) throws -> Bool") && !lines[1].contains("optional"))
        #expect(
            lines[3]
                == "}; extension P { func changed(_ n: Int) throws -> Bool { throw CancellationError() }; }")
        #expect(adapted[1].contains("if (try? self.delegate?.changed(1)) ?? true {}"))
        #expect(adapted[1].contains("{ (try? $0.changed(2)) }"))
    }

    @Test("Public defaults are public; calls of chains with arguments keep their beginning")
    func chains() {
        let adapted = adapt(
            "@objc public protocol P: NSObjectProtocol {\n  @objc optional func scrollViewDid(_ n: Int)\n}",
            "let x = make(a, b)[0]!.delegate?.scrollViewDid?(1)")
        #expect(adapted[0].contains("public protocol P: AnyObject, NSObjectProtocol {"))
        #expect(adapted[0].contains("extension P { public func scrollViewDid(_ n: Int) throws"))
        #expect(adapted[1] == "let x = (try? make(a, b)[0]!.delegate?.scrollViewDid(1))")
    }

    @Test("A protocol of Objective-C that says that it is for classes does not say it twice")
    func protocolsForClasses() {
        let adapted = adapt(
            "@objc public protocol P: class {}", "@objc\nprotocol Q : AnyObject, R {}", "@objc protocol S: R {}")
        #expect(adapted[0].contains("public protocol P: class {}"))
        #expect(adapted[1].contains("protocol Q : AnyObject, R {}"))
        #expect(adapted[2].contains("protocol S: AnyObject, R {}"))
    }

    @Test("An override in an extension moves into the class, and messages name its own line")
    func movedOverrides() {
        let adapted = adapt(
            "class A: UIView {\n    var x = 1\n}\nextension A: P {\n    override func begin() {}\n    func stays() {}\n}\n"
        )
        #expect(
            adapted[0] == """
                class A: UIView {
                    var x = 1

                #sourceLocation(file: "/app/0.swift", line: 5)
                override func begin() {}
                #sourceLocation(file: "/app/0.swift", line: 3)
                }
                extension A: P {
                                            
                    func stays() {}
                }

                """)
    }

    @Test("An override in an extension in another file stays there, where it sees what is private")
    func forwardedOverrides() {
        let adapted = adapt(
            "class A: UIView {\n    var x = 1\n}\n",
            "extension A {\n    public override func begin(_ r: R) -> Bool { own }\n    override var name: String { own2 }\n}\n"
        )
        #expect(adapted[0].contains("public override func begin(_ r: R) -> Bool { return oriel_begin_____moved(r) }"))
        #expect(adapted[0].contains("override var name: String { oriel_name_moved }"))
        #expect(adapted[0].contains("#sourceLocation(file: \"/app/0.swift\", line: 3)\n}"))
        #expect(adapted[1].contains("func oriel_begin_____moved(_ r: R) -> Bool { own }"))
        #expect(adapted[1].contains("var oriel_name_moved: String { own2 }") && !adapted[1].contains("override"))
        #expect(adapted[1].count { $0 == "\n" } == 4)
    }

    @Test("A member of an extension that a subclass overrides moves into its class")
    func movedBases() {
        let adapted = adapt(
            "open class A: UIView {}\nextension A { open func touched(_ t: T) {} \n func other() {} }",
            "class B: A { override func touched(_ t: T) { super.touched(t) } }")
        let first = adapted[0].components(separatedBy: "extension A")
        #expect(first[0].contains("open func touched(_ t: T) {}") && !first[1].contains("touched"))
        #expect(adapted[1] == "class B: A { override func touched(_ t: T) { super.touched(t) } }")
    }

    @Test("Parts that may not be compiled stay where they are")
    func conditions() {
        let unknown = "#if SOMETHING\nextension A { override func f() {} }\n#endif\nclass A {}\n"
        #expect(adapt(unknown)[0] == unknown)
        let known = "#if canImport(UIKit)\nextension A { override func f() {} }\n#endif\nclass A {}\n"
        #expect(adapt(known)[0] != known)
        let negated =
            "#if !os(watchOS) && (os(macOS) || canImport(UIKit))\nextension A { override func f() {} }\n#endif\nclass A {}\n"
        #expect(adapt(negated)[0].contains("class A {\n#sourceLocation"))
        for (condition, value) in [("!true", false), ("X || true", true), ("X && false", false), ("X || false", nil)] {
            #expect(MemberReader.value(of: condition) == value, "\(condition)")
        }
        let within = "extension A {\n#if DEBUG\n override func f() {}\n#endif\n}\nclass A {}\n"
        #expect(adapt(within)[0] == within)
    }

    @Test("Overrides of a member that a module adds to a class of the system's are found by the object's class")
    func dispatchedOverrides() {
        let adapted = adapt(
            "extension UIView {\n    @objc func prepare(_ n: Int, for x: Int) { base() }\n}\n",
            "extension UILabel {\n    override func prepare(_ n: Int, for x: Int) { super.prepare(n, for: x) }\n}\n")
        let line = adapted[0].split(separator: "\n")[1]
        #expect(line.contains("func prepare(_ n: Int, for x: Int) { return oriel_prepare___for__(nil, n, for: x) };"))
        #expect(line.contains("if type == UILabel.self"))
        #expect(line.contains("func oriel_UIView_prepare___for__(_ n: Int, for x: Int) { base() }"))
        #expect(adapted[1].contains("func oriel_UILabel_prepare___for__(_ n: Int, for x: Int)"))
        #expect(adapted[1].contains("self.oriel_prepare___for__(UILabel.self, n, for: x)"))
        #expect(!adapted[1].contains("override"))
        // A class by a name of the module's own.
        let alias = adapt(
            "typealias PlatformView = NSView\nextension PlatformView {\n    @objc func loads() -> Bool { true }\n}\n",
            "class A: PlatformView {\n    override func loads() -> Bool { false }\n}\n")
        #expect(alias[0].contains("if type == A.self") && alias[1].contains("func oriel_A_loads"))
        // Another signature is another method.
        let other = adapt(
            "extension UIView { func draw(_ n: Int) {} }", "class A: UIView { override func draw(_ n: CGRect) {} }")
        #expect(other[0] == "extension UIView { func draw(_ n: Int) {} }")
    }

    @Test("A selector of self's method, and a table's methods for editing")
    func selectorsAndTables() {
        let selector = adapt("func f() { g(#selector(self.tapped(_:))) }\nfunc tapped(_ s: Any) {}")[0]
        #expect(selector.hasPrefix("func f() { g(_Sel(     Self.tapped(_:), as: \"tapped(_:)\")) }"))
        let table = adapt(
            "class A {\n  override func tableView(_ t: T, commit style: S, forRowAt p: P) {\n  }\n}")[0]
        #expect(
            table.split(separator: "\n")[1]
                == "  override class var _commitsEdits: Bool { true }; override func tableView(_ t: T, commit style: S, forRowAt p: P) {"
        )
        #expect(
            adapt("  func tableView(_ t: T, cellForRowAt p: P) {}")[0]
                == "  func tableView(_ t: T, cellForRowAt p: P) {}")
    }

    @Test("An import of one class is no declaration of a class")
    func scopedImports() {
        let adapted = adapt(
            "import CoreGraphics\n@objc\npublic protocol P\n{\n    @objc optional func changed(_ n: CGContext)\n}\n")
        #expect(adapted[0].hasPrefix("import CoreGraphics; import class SwiftUICore.CGContext\n"))
        #expect(adapted[0].contains("extension P { public func changed(_ n: CGContext) throws"))
    }

    @Test("A member that is moved has the access of its extension")
    func accessOfMovedMembers() {
        let adapted = adapt(
            "public class A: B {}\n", "public extension A {\n    override var name: String { own }\n}\n")
        #expect(adapted[0].contains("public override var name: String { oriel_name_moved }"))
    }

    @Test("The access of an extension stands behind the attributes of a member that is moved")
    func attributesOfMovedMembers() {
        let adapted = adapt(
            "public class A: B {}\npublic extension A {\n    @discardableResult\n    override func f() -> Int { 1 }\n}\n"
        )
        #expect(adapted[0].contains("@discardableResult\n    override public func f() -> Int { 1 }"))
    }

    @Test("An override that nothing may call is moved as it is, as nothing may call it from the class either")
    func unavailableOverrides() {
        let adapted = adapt(
            "class A: B {}\n",
            "extension A {\n    @available(*, unavailable)\n    override func reload() { super.reload() }\n}\n")
        #expect(adapted[0].contains("@available(*, unavailable)\n    override func reload() { super.reload() }"))
        #expect(!adapted[0].contains("_moved"))
    }

    @Test("An enumeration that describes itself is no class, though its name begins as one of the system's")
    func descriptionsOfEnumerations() {
        let adapted = adapt(
            "extension SKState: CustomDebugStringConvertible {\n    var debugDescription: String { \"a\" }\n}\n",
            "extension SKItem {\n    override var debugDescription: String { \"b\" }\n}\n")
        #expect(!adapted[0].contains("oriel_") && !adapted[1].contains("oriel_"))
    }

    @Test(
        "An optional property has a getter that throws; a value that is unwrapped at once is nil where the class has none"
    )
    func optionalProperties() {
        let adapted = adapt(
            "@objc public protocol P {\n    @objc optional var count: Int { get }\n}\n",
            "let a = x.delegate.count ?? 0\nlet b = C().count + 1\nfunc f() { if let n = p.count, n > 0 {} }\n")
        #expect(adapted[0].contains("var count: Int { get throws }"))
        #expect(
            adapted[0].contains("extension P { public var count: Int { get throws { throw CancellationError() } }; }"))
        let lines = adapted[1].split(separator: "\n")
        #expect(lines[0] == "let a = (try? x.delegate.count) ?? 0")
        #expect(lines[1] == "let b = C().count + 1")
        #expect(lines[2] == "func f() { if let n = (try? p.count), n > 0 {} }")
    }

    @Test("An optional method may be declared in several lines")
    func optionalMethodsOfLines() {
        let adapted = adapt(
            "@objc protocol P {\n    @objc optional\n    func changed() -> Bool\n}\n",
            "// An optional value of func.\nlet a = delegate?.changed?() == true\n")
        #expect(adapted[0].contains("func changed() throws -> Bool"))
        #expect(adapted[1].contains("let a = (try? delegate?.changed()) == true"))
    }

    @Test("An observer of values below another one overrides its method")
    func repeatedObservers() {
        let method = "open override func observeValue(forKeyPath k: String?) { super.observeValue(forKeyPath: k) }"
        let adapted = adapt(
            "class A: UIView, P {\n\(method)\n}\n", "class B: A {}\n", "open class C: B, Q\n{\n\(method)\n}\n")
        #expect(adapted[0].hasPrefix("class A: UIView, P, _KeyValueObserver {"))
        #expect(adapted[0].contains("{ _superObserveValue(forKeyPath: k) }"))
        #expect(!adapted[2].contains("_KeyValueObserver") && adapted[2].hasPrefix("open class C: B, Q"))
        #expect(adapted[2].contains("override func observeValue(forKeyPath k: String?)"))
        #expect(adapted[2].contains("{ super.observeValue(forKeyPath: k) }"))
    }

    @Test("The description of an object's class is the class's name")
    func descriptionsOfClasses() {
        #expect(
            adapt("let a = type(of: object).description()\nlet b = x.description()")[0]
                == "let a = NSStringFromClass(type(of: object))\nlet b = x.description()")
        #expect(
            adapt("let a = Swift.type(of: f(1)).description()")[0] == "let a = NSStringFromClass(Swift.type(of: f(1)))")
    }
}
