import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Text views with attributes")
struct TextViewTests {
    init() { TestedApp.prepare() }

    private struct Shown: NSViewRepresentable {
        let view: NSView
        func makeNSView(context: Context) -> NSView { view }
        func updateNSView(_ nsView: NSView, context: Context) {}
    }

    /// Colors each number, as editors of code do.
    private final class Highlighter: NSObject, NSTextStorageDelegate {
        func textStorage(
            _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions, range: NSRange,
            changeInLength delta: Int
        ) {
            guard mask.contains(.editedCharacters) else { return }
            for (index, letter) in storage.string.utf16.enumerated() where (48...57).contains(letter) {
                storage.addAttribute(.foregroundColor, value: NSColor.green, range: NSRange(location: index, length: 1))
            }
        }
    }

    @Test("Typed text has the attributes of the letter before it, and the colors that the storage's delegate gives it")
    func typing() {
        let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
        let highlighter = Highlighter()
        view.textStorage?.delegate = highlighter
        let bold = NSFont.boldSystemFont(ofSize: 20)
        view.string = "ab"
        view.textStorage?.addAttribute(.font, value: bold, range: NSRange(location: 1, length: 1))
        let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 100))
        host.tap(text: "ab")
        host.press(.end)
        host.type("c")
        host.type("1")
        #expect(view.string == "abc1" && view.selectedRange() == NSRange(location: 4, length: 0))
        #expect(view.textStorage?.attribute(.font, at: 2, effectiveRange: nil) as? NSFont == bold)
        #expect(view.textStorage?.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? NSColor == .green)
        view.setSelectedRange(NSRange(location: 0, length: 1))
        view.typingAttributes = [.underlineStyle: 1]
        view.insertText("x")
        #expect(view.string == "xbc1")
        #expect(view.textStorage?.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil)
    }

    @Test("A view shows the storage of its container's layout manager")
    func container() {
        let storage = NSTextStorage(string: "stored")
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: NSSize(width: 200, height: 1000))
        manager.addTextContainer(container)
        let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        let host = TestHost(Shown(view: view), size: CGSize(width: 200, height: 100))
        #expect(host.text == ["stored"] && view.textStorage === storage && view.layoutManager === manager)
        storage.append(NSAttributedString(string: " more"))
        host.update()
        #expect(host.text.joined() == "stored more")
    }
}
