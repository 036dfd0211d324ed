import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite("UIKit: texts with attributes")
struct TextViewTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }
    private func host(_ view: UIView) -> TestHost {
        TestHost(Shown(view: view), size: CGSize(width: 300, height: 200))
    }
    private let bold = UIFont.boldSystemFont(ofSize: 20)

    @Test("A text view keeps and shows the attributes of its parts, and types with those before the caret")
    func attributes() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let text = NSMutableAttributedString(string: "plain bold", attributes: [.font: UIFont.systemFont(ofSize: 14)])
        text.addAttribute(.font, value: bold, range: NSRange(location: 6, length: 4))
        view.attributedText = text
        #expect(view.text == "plain bold" && view.attributedText.length == 10)
        let host = host(view)
        host.tap(text: "plain bold")
        host.press(.end)
        host.type("er")
        #expect(view.text == "plain bolder")
        #expect(view.attributedText.attribute(.font, at: 11, effectiveRange: nil) as? UIFont == bold)
        #expect(view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 14))
        view.textColor = .red
        #expect(view.attributedText.attribute(.foregroundColor, at: 11, effectiveRange: nil) as? UIColor == .red)
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 9)]
        host.type("!")
        #expect(view.attributedText.attribute(.font, at: 12, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 9))
    }

    /// Colors each number, as editors of code do.
    private final class Highlighter: NSObject, NSTextStorageDelegate {
        func textStorage(
            _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions, range: NSRange,
            changeInLength delta: Int
        ) {
            guard mask.contains(.editedCharacters) else { return }
            for (index, letter) in storage.string.utf16.enumerated() where (48...57).contains(letter) {
                storage.addAttribute(
                    .foregroundColor, value: UIColor.green, range: NSRange(location: index, length: 1))
            }
        }
    }

    @Test("The colors that a storage's delegate gives typed text are shown")
    func highlighter() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let highlighter = Highlighter()
        view.textStorage.delegate = highlighter
        view.text = "a"
        #expect(!view.isStyled)
        let host = host(view)
        host.tap(text: "a")
        host.press(.end)
        host.type("1")
        #expect(view.isStyled && view.text == "a1")
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .green)
        host.type("2")
        #expect(view.text == "a12")
    }

    /// A storage with a text of its own, as Apple's documentation has it.
    private final class OwnStorage: NSTextStorage {
        private let own = NSMutableAttributedString(string: "")
        override var string: String { own.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { own.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with text: String) {
            own.replaceCharacters(in: range, with: text)
            edited(.editedCharacters, range: range, changeInLength: (text as NSString).length - range.length)
        }
        override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
            own.setAttributes(attributes, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    @Test("A view shows and edits the storage of its container's layout manager, whatever class it is of")
    func storage() {
        let storage = OwnStorage(string: "")
        storage.append(NSAttributedString(string: "one", attributes: [.font: bold]))
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: CGSize(width: 200, height: 1e7))
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), textContainer: container)
        #expect(view.text == "one" && view.textStorage === storage && view.layoutManager === manager)
        let host = host(view)
        #expect(host.text.contains("one"))
        storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "two")
        host.update()
        #expect(host.text.contains("two") && view.text == "two")
        host.tap(text: "two")
        host.press(.end)
        host.type("s")
        #expect(storage.string == "twos" && storage.length == 4)
        #expect(storage.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == bold)
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "wo")
    }

    private final class Delegate: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var log: [String] = []
        var allows = true
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in range: NSRange, interaction: UITextItemInteraction
        ) -> Bool {
            log.append("\(URL) \(range.location),\(range.length)")
            return false
        }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            log.append("\(range.location),\(range.length) \(string)")
            // Formats by itself.
            let new = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
            textField.text = new.uppercased()
            return false
        }
    }

    @Test("A press on a link asks the delegate; addresses become links where the view detects them")
    func links() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let delegate = Delegate()
        view.delegate = delegate
        view.isEditable = false
        view.attributedText = NSAttributedString(
            string: "See here", attributes: [.link: URL(string: "https://example.org/a")!])
        let host = host(view)
        host.tap(text: "See here")
        #expect(delegate.log == ["https://example.org/a 0,8"])
        let other = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        other.delegate = delegate
        other.isEditable = false
        other.dataDetectorTypes = .link
        other.text = "https://example.org/b"
        let second = self.host(other)
        second.tap(text: "https://example.org/b")
        #expect(delegate.log.last == "https://example.org/b 0,21")
    }

    @Test("A delegate that does not allow editing keeps the focus away")
    func refused() async {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "fixed"
        let delegate = Delegate()
        delegate.allows = false
        field.delegate = delegate
        let host = host(field)
        host.tap(text: "fixed")
        #expect(!field.isEditing && delegate.log.isEmpty)
        // The focus is given back behind the update.
        await Task.yield()
        host.advance(by: 1)
        delegate.allows = true
        host.tap(text: "fixed")
        #expect(field.isEditing && delegate.log == ["began"])
    }

    @Test("A delegate formats what is typed, and the caret stays behind it")
    func formatted() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.placeholder = "Code"
        let delegate = Delegate()
        field.delegate = delegate
        let host = host(field)
        host.tap(text: "Code")
        host.type("a")
        host.type("b")
        #expect(field.text == "AB" && delegate.log == ["began", "0,0 a", "1,0 b"])
    }

    /// A field with room around its text, as apps write them.
    private final class Padded: UITextField {
        var deletions = 0
        override func textRect(forBounds bounds: CGRect) -> CGRect {
            super.textRect(forBounds: bounds).insetBy(dx: 30, dy: 0)
        }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
    }

    @Test("A field's own type leaves room around the text, and deletes by its own method, in an empty field too")
    func ownField() throws {
        let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "ab"
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        outer.addSubview(field)
        let host = host(outer)
        let frame = try #require(host.find(text: "ab")).frame
        #expect(abs(frame.minX - 30) < 1 && abs(frame.midY - 20) < 2)
        host.tap(text: "ab")
        host.press(.end)
        for _ in 0..<3 { host.press(.delete) }
        #expect(field.text == "" && field.deletions == 3)
    }

    @Test("Views at the sides of a field leave the room between them to the text")
    func sides() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "mid"
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 25, height: 10))
        field.leftViewMode = .always
        let label = UILabel(frame: .zero)
        label.text = "R"
        field.rightView = label
        field.rightViewMode = .always
        field.textAlignment = .right
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        outer.addSubview(field)
        let host = host(outer)
        let right = try #require(host.find(text: "R")).frame
        let text = try #require(host.find(text: "mid")).frame
        #expect(abs(right.maxX - 200) < 1 && abs(text.maxX + 2 - right.minX) < 2)
        field.textAlignment = .left
        host.update()
        #expect(abs(try #require(host.find(text: "mid")).frame.minX - 25) < 1)
    }

    private final class PaddedLabel: UILabel {
        override func drawText(in rect: CGRect) {
            super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)))
        }
    }

    @Test("A label's own type draws its text in another rectangle")
    func ownLabel() throws {
        let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.text = "Words"
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        outer.addSubview(label)
        let host = host(outer)
        #expect(abs(try #require(host.find(text: "Words")).frame.minX - 40) < 1)
    }

    @Test("Places in a text view follow its lines, and a range can be scrolled to")
    func places() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.font = .systemFont(ofSize: 16)
        view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        outer.addSubview(view)
        let host = host(outer)
        let first = view.caretRect(for: view.beginningOfDocument)
        #expect(first.minX == 5 && first.minY == 8 && first.height > 15)
        let third = try #require(view.position(from: view.beginningOfDocument, offset: 14))
        let rect = view.caretRect(for: third)
        #expect(rect.minY > first.minY + 30)
        #expect(view.closestPosition(to: CGPoint(x: rect.minX, y: rect.midY))?.offset == 14)
        #expect(view.contentSize.height > 600 && view.contentOffset.y == 0)
        view.scrollRangeToVisible(NSRange(location: (view.text as NSString).length, length: 0))
        host.update()
        host.advance(by: 1)
        #expect(view.contentOffset.y > 500)
        #expect(host.find(text: "line 40").map { $0.frame.maxY <= 101 } == true)
    }
}
