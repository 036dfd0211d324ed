import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Text fields: where the text is")
struct TextFieldAlignmentTests {
    private struct Field: View {
        @State var text: String
        let alignment: TextAlignment
        var body: some View {
            TextField("Name", text: $text).textFieldStyle(.plain).multilineTextAlignment(alignment)
        }
    }

    private func place(_ text: String, _ alignment: TextAlignment, of shown: String) -> CGRect? {
        let host = TestHost(
            Field(text: text, alignment: alignment).frame(width: 300), size: CGSize(width: 300, height: 60))
        return host.find(text: shown)?.frame
    }

    @Test("The text and the prompt are where the alignment has them")
    func alignments() throws {
        for (text, shown) in [("abc", "abc"), ("", "Name")] {
            let left = try #require(place(text, .leading, of: shown))
            let center = try #require(place(text, .center, of: shown))
            let right = try #require(place(text, .trailing, of: shown))
            #expect(left.minX < 1 && abs(center.midX - 150) < 2 && right.maxX > 296 && right.maxX <= 300)
        }
    }

    @Test("In a language from right to left the leading edge is at the right")
    func rightToLeft() throws {
        let host = TestHost(
            Field(text: "abc", alignment: .leading).frame(width: 300).environment(\.layoutDirection, .rightToLeft),
            size: CGSize(width: 300, height: 60))
        #expect(try #require(host.find(text: "abc")).frame.maxX > 296)
    }

    @Test("A press finds the place in a text at the right, and a text that is too long begins at the left")
    func presses() throws {
        let host = TestHost(
            Field(text: "abc", alignment: .trailing).frame(width: 300), size: CGSize(width: 300, height: 60))
        let frame = try #require(host.find(text: "abc")).frame
        host.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY))
        host.type("X")
        #expect(host.text.contains("Xabc"))
        var long = TextEditing(String(repeating: "word ", count: 40))
        long.move(to: 0)
        var environment = EnvironmentValues()
        environment.multilineTextAlignment = .trailing
        let layout = EditableTextLayout(long, traits: EditableTextTraits(), width: 100, environment: environment)
        #expect(layout.lines[0].x == 0 && layout.caret.minX == 0)
    }

    @Test("Each line of an editor is aligned by itself")
    func lines() {
        var environment = EnvironmentValues()
        environment.multilineTextAlignment = .trailing
        var traits = EditableTextTraits()
        traits.isMultiline = true
        var editing = TextEditing("a\nabcdef")
        editing.move(to: 1)
        let layout = EditableTextLayout(editing, traits: traits, width: 200, environment: environment)
        let ends = layout.lines.map { $0.x + ($0.offsets.last ?? 0) }
        #expect(layout.lines[0].x > layout.lines[1].x && ends.allSatisfy { $0 == 198 })
        #expect(layout.caret.minX == 198 && layout.place(at: CGPoint(x: layout.lines[1].x, y: 25)) == 2)
    }

    @Test("A field of its ideal size is as wide as its text, or as its prompt")
    func ideal() throws {
        func width(_ text: String) -> CGFloat {
            TestHost(Field(text: text, alignment: .leading).fixedSize()).host.idealSize.width
        }
        #expect(width("a long text in a field") > 2 * width("") && width("") > 10)
    }
}
