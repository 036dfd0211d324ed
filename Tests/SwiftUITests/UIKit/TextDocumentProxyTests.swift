import Testing

@testable import SwiftUI

/// The text with the focus, as a keyboard of the app's own edits it.
@MainActor
@Suite("Text document proxies", .serialized)
struct TextDocumentProxyTests {
    private func edited(_ text: String, _ body: (UITextView, any UITextDocumentProxy) -> Void) {
        let view = UITextView()
        view.text = text
        view.isEditing = true
        defer { view.isEditing = false }
        body(view, UIInputViewController().textDocumentProxy)
    }

    @Test("The proxy types into the text with the focus, and moves the insertion point")
    func typing() {
        edited("one two") { view, proxy in
            #expect(proxy.hasText && proxy.documentContextBeforeInput == "one two")
            #expect(proxy.documentContextAfterInput == nil && proxy.selectedText == nil)
            proxy.adjustTextPosition(byCharacterOffset: -4)
            #expect(proxy.documentContextBeforeInput == "one" && proxy.documentContextAfterInput == " two")
            proxy.insertText("👨‍👩‍👧")
            #expect(view.text == "one👨‍👩‍👧 two")
            proxy.adjustTextPosition(byCharacterOffset: -1)
            #expect(proxy.documentContextBeforeInput == "one")
            proxy.adjustTextPosition(byCharacterOffset: .max)
            proxy.deleteBackward()
            #expect(view.text == "one👨‍👩‍👧 tw")
            proxy.adjustTextPosition(byCharacterOffset: .min)
            #expect(proxy.documentContextBeforeInput == nil)
            view.selectedRange = NSRange(location: 0, length: 3)
            #expect(proxy.selectedText == "one")
        }
    }

    @Test("Marked text is replaced until it is committed")
    func marking() {
        edited("ab") { view, proxy in
            proxy.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
            #expect(view.text == "abni")
            proxy.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
            #expect(view.text == "ab你" && proxy.documentContextBeforeInput == "ab你")
            proxy.unmarkText()
            proxy.insertText("!")
            #expect(view.text == "ab你!")
            proxy.setMarkedText("x", selectedRange: NSRange(location: .max, length: 7))
            proxy.insertText("y")
            #expect(view.text == "ab你!y")
        }
    }

    @Test("Without a text that is edited nothing happens, and another text is another document")
    func documents() {
        let proxy = UIInputViewController().textDocumentProxy
        #expect(proxy.documentContextBeforeInput == nil && proxy.documentInputMode == nil)
        proxy.insertText("a")
        var identifiers: Set<UUID> = []
        edited("a") { _, proxy in identifiers.insert(proxy.documentIdentifier) }
        edited("b") { _, proxy in identifiers.insert(proxy.documentIdentifier) }
        #expect(identifiers.count == 2)
    }
}
