import SwiftUI
import SwiftUITesting
import Testing

/// Places in a field's text, as UIKit counts them.
@MainActor
@Suite("Text positions")
struct TextPositionTests {
    private func field(_ text: String) -> UITextField {
        let field = UITextField()
        field.text = text
        return field
    }

    @Test("Places count UTF-16 units, and none is outside of the text")
    func places() throws {
        let field = field("a😀b")
        let start = field.beginningOfDocument
        #expect(field.offset(from: start, to: field.endOfDocument) == 4)
        let second = try #require(field.position(from: start, offset: 1))
        let third = try #require(field.position(from: start, offset: 3))
        #expect(field.compare(second, to: third) == .orderedAscending)
        #expect(field.compare(second, to: second) == .orderedSame)
        let middle = try #require(field.textRange(from: second, to: third))
        #expect(field.text(in: middle) == "😀")
        for offset in [-1, 5, .max, .min] { #expect(field.position(from: start, offset: offset) == nil, "\(offset)") }
        #expect(field.position(from: third, in: .left, offset: 2) == second)
        #expect(field.position(from: second, in: .down, offset: 1) == field.endOfDocument)
    }

    @Test("A part is selected and replaced; what is typed takes the place of the selection")
    func selection() throws {
        let field = field("one two")
        let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: third))
        field.selectedTextRange = range
        #expect(field.selectedTextRange == range && !range.isEmpty)
        field.insertText("1")
        #expect(field.text == "1 two" && field.selectedTextRange?.isEmpty == true)
        field.deleteBackward()
        #expect(field.text == " two")
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        field.insertText("!")
        #expect(field.text == " two!" && field.hasText)
    }

    @Test("There is one way to type, in the user's language")
    func inputModes() {
        #expect(UITextInputMode.activeInputModes.count == 1)
        #expect(field("").textInputMode?.primaryLanguage == Locale.preferredLanguages.first)
        #expect(UIKeyboardType.alphabet == .asciiCapable)
    }
}
