import Foundation
import Testing

@testable import OrielProject

@Suite("Descriptions of outlets and actions")
struct InterfaceTableTests {
    private func adapted(_ texts: String..., platform: Platform = .macOS) throws -> [String] {
        let folder = try TemporaryFolder()
        for (index, text) in texts.enumerated() { try folder.write("\(index).swift", text) }
        let files = texts.indices.map { folder.url.appending(path: "\($0).swift") }
        let overlay = try Overlay(
            adapting: files, platform: platform, in: folder.url.appending(path: "Adapted"))
        return try zip(files, texts).map { file, text in
            try overlay.files[file].map { try String(contentsOf: $0, encoding: .utf8) } ?? text
        }
    }

    @Test("Private outlets and actions are described in an extension of their class; lines stay")
    func outlets() throws {
        let text = """
            import Cocoa
            @NSApplicationMain
            final class AppDelegate: NSObject, NSApplicationDelegate {
                @IBOutlet private weak var window: NSWindow!
                @IBInspectable var radius: CGFloat = 0
                @IBAction private func save(_ sender: Any?) {}
                @IBAction func reload() {}
                @IBAction func open(file sender: NSButton, event: NSEvent) {}
                @objc(rename:) func changeName(_ sender: Any) {}
                @IBAction func later(_ sender: Any) async {}
                @objc func fails() throws {}
                var plain = 1
            }
            class Other<T>: NSView { @IBOutlet var x: NSView! }
            @objc(OldName) class Renamed: NSView {}

            """
        let result = try adapted(text)[0]
        #expect(result.contains("extension AppDelegate {"))
        for line in [
            "c.property(\"window\") { (o: AppDelegate, v) in _assignInterfaceValue(&o.window, v) }",
            "c.property(\"radius\") { (o: AppDelegate, v) in _assignInterfaceValue(&o.radius, v) }",
            "c.method(\"save:\", Selector(AppDelegate.save(_:)))",
            "c.method(\"reload\", Selector({ (o: AppDelegate) in { _ = o.reload() } }))",
            "c.method(\"openWithFile:event:\", Selector(AppDelegate.open(file:event:)))",
            "c.method(\"rename:\", Selector(AppDelegate.changeName(_:)))",
            "_InterfaceClass(Renamed.self, name: \"OldName\")", "final class _OrielInterface: _InterfaceTable",
        ] { #expect(result.contains(line), "\(line)") }
        for word in ["later", "fails", "plain", "&o.x"] {
            #expect(!result.split(separator: "\n").dropFirst(15).joined().contains(word), "\(word)")
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let kept = result.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.indices.dropLast().allSatisfy { lines[$0].count == kept[$0].count })
    }

    @Test("One file of a module collects the descriptions of all; files without any stay as they are")
    func collection() throws {
        let result = try adapted(
            "import Cocoa\nclass A: NSView { @IBOutlet var a: NSView! }\n",
            "import Cocoa\nclass B: NSView { @IBAction func b(_ s: Any) {} }\n",
            "import SwiftUI\nstruct C: View { var body: some View { Text(\"@\") } }\n")
        #expect(result.count { $0.contains("class _OrielInterface") } == 1)
        let calls = result[0].split(separator: "\n").first { $0.contains("static var classes") }
        #expect(calls?.split(separator: "+").count == 2)
        #expect(result[2].contains("struct C") && !result[2].contains("_Interface"))
    }

    @Test("Parts for another platform are not described, and those for the Mac are")
    func platforms() throws {
        let result = try adapted(
            """
            #if os(iOS)
            class A: NSObject { @IBAction func a(_ s: Any) {} }
            #elseif canImport(AppKit)
            class B: NSObject { @IBAction func b(_ s: Any) {} }
            #endif
            """)[0]
        #expect(!result.contains("A.a(_:)") && result.contains("B.b(_:)"))
    }

    @Test("awakeFromNib() of an object without a superclass of its own overrides nothing, and is described")
    func waking() throws {
        let result = try adapted(
            """
            class A: NSObject {
                override func awakeFromNib() {
                    super.awakeFromNib()
                    go()
                }
            }
            class B: NSView { override func awakeFromNib() { super.awakeFromNib() } }
            """)[0]
        #expect(result.contains("c.awake { (o: A) in o.awakeFromNib() }") && !result.contains("(o: B)"))
        let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(!lines[1].contains("override") && !lines[2].contains("super") && lines[3].contains("go()"))
        #expect(lines[6].contains("override func awakeFromNib() { super.awakeFromNib() }"))
    }
}
