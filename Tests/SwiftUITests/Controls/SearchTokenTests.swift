import SwiftUITesting
import Testing

@testable import SwiftUI

/// Tokens of search fields.
@MainActor
@Suite("Search tokens")
struct SearchTokenTests {
    private struct Kind: Identifiable, Equatable {
        var id: String
    }

    private struct Sample: View {
        @State private var text = ""
        @State private var tokens = [Kind(id: "fruit")]
        @State private var suggested = [Kind(id: "red"), Kind(id: "sweet")]
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                Text("found \(text) in \(tokens.map(\.id).joined(separator: "+"))")
                Button("Find") { isFocused = true }
                if isFocused { Text("focused") }
            }
            .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested, prompt: "Search") {
                Text("#\($0.id)")
            }
            .searchSuggestions { Text("Sour").searchCompletion(Kind(id: "sour")) }
            .searchFocused($isFocused)
        }
    }

    private func host() -> TestHost { TestHost(Sample(), size: CGSize(width: 500, height: 400)) }

    private func found(_ host: TestHost) -> String? { host.text.first { $0.hasPrefix("found ") } }

    @Test("Suggested tokens are offered while the field has the focus; one takes the place of the text")
    func suggestions() {
        let host = host()
        #expect(host.text.contains("#fruit") && !host.text.contains("#red"))
        host.tap(text: "Find")
        host.advance(by: 1)
        #expect(host.text.contains("focused") && host.text.contains("#red"))
        host.type("sw")
        host.tap(text: "#sweet")
        host.advance(by: 1)
        #expect(found(host) == "found  in fruit+sweet")
        host.tap(text: "Sour")
        host.advance(by: 1)
        #expect(found(host) == "found  in fruit+sweet+sour")
    }

    @Test(
        "Down leads from the field to the suggestions, arrows from one to the next; what is chosen or typed leads back")
    func keys() {
        let host = host()
        host.tap(text: "Find")
        host.advance(by: 1)
        host.type("sw")
        host.press(.down)
        host.advance(by: 1)
        #expect(host.text.contains("#red"))
        host.press(.down)
        host.press(.space)
        host.advance(by: 1)
        #expect(found(host) == "found  in fruit+sweet" && host.text.contains("#red"))
        host.type("a")
        host.press(.down)
        host.advance(by: 1)
        host.type("b")
        host.advance(by: 1)
        host.type("c")
        #expect(found(host) == "found abc in fruit+sweet")
    }

    @Test("Escape ends the search, in the field and in the suggestions")
    func escape() {
        for isInSuggestions in [false, true] {
            let host = host()
            host.tap(text: "Find")
            host.advance(by: 1)
            host.type("sw")
            if isInSuggestions { host.press(.down) }
            host.advance(by: 1)
            host.press(.escape)
            host.advance(by: 1)
            #expect(found(host) == "found  in " && !host.text.contains("#red") && !host.text.contains("Cancel"))
        }
    }

    @Test("Delete removes the last token where there is no text before the caret, or the one that was pressed")
    func deletion() {
        let host = host()
        host.tap(text: "Find")
        host.advance(by: 1)
        host.tap(text: "#red")
        host.advance(by: 1)
        host.type("ab")
        host.press(.delete)
        #expect(found(host) == "found a in fruit+red")
        host.press(.home)
        host.press(.delete)
        #expect(found(host) == "found a in fruit")
        host.tap(text: "#red")
        host.advance(by: 1)
        host.type("a")
        #expect(found(host) == "found a in fruit+red")
        if let fruit = host.find(text: "#fruit") { host.tap(at: fruit.center) }
        host.press(.delete)
        #expect(found(host) == "found a in red")
        host.press(.delete)
        host.press(.delete)
        host.press(.delete)
        #expect(found(host) == "found  in ")
    }

    @Test("Cancel and the field's own button empty text and tokens; assistive technology deletes one")
    func clearing() {
        let host = host()
        #expect(host.text.contains("Cancel"))
        host.tap(text: "Cancel")
        host.advance(by: 1)
        #expect(found(host) == "found  in " && !host.text.contains("Cancel"))
        let other = self.host()
        other.tap(label: "Clear")
        #expect(found(other) == "found  in ")
        let third = self.host()
        if let token = third.accessible("#fruit") { third.perform(.named("Delete"), on: token) }
        #expect(found(third) == "found  in ")
    }

    @Test("In a narrow field tokens keep their length, and the last one and the caret stay in sight")
    func narrow() throws {
        let host = TestHost(Sample(), size: CGSize(width: 240, height: 400))
        host.tap(text: "Find")
        host.advance(by: 1)
        let whole = try #require(host.find(text: "#fruit")).frame.width
        host.tap(text: "#sweet")
        host.advance(by: 1)
        host.tap(text: "Sour")
        host.advance(by: 1)
        #expect(found(host) == "found  in fruit+sweet+sour")
        let first = try #require(host.find(text: "#fruit")).frame
        let last = try #require(host.find(text: "#sour")).frame
        #expect(abs(first.width - whole) < 0.5)
        #expect(last.minX > 16 && last.maxX < 240 - 16 - 40 && first.maxX < last.minX)
    }

    @Test("Tokens can be edited by their views")
    func editable() {
        struct Sample: View {
            @State private var text = ""
            @State private var tokens = [Kind(id: "a"), Kind(id: "b")]
            @State private var isPresented = false
            var body: some View {
                Text("tokens \(tokens.map(\.id).joined())")
                    .searchable(text: $text, editableTokens: $tokens, isPresented: $isPresented, prompt: Text("Search"))
                {
                    $token in
                    Menu(token.id) { Button("Change \(token.id)") { token.id += "x" } }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 500, height: 400))
        #expect(host.text.contains("tokens ab"))
        host.tap(text: "b")
        host.advance(by: 1)
        host.tap(text: "Change b")
        host.advance(by: 1)
        #expect(host.text.contains("tokens abx"))
    }
}
