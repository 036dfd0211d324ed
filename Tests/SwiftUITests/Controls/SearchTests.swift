import SwiftUITesting
import Testing

@testable import SwiftUI

/// Suggestions and scopes of search fields.
@MainActor
@Suite("Searching")
struct SearchTests {
    private struct Sample: View {
        enum Scope: String, CaseIterable { case all, mine }
        @State private var text = ""
        @State private var scope = Scope.all
        var body: some View {
            VStack {
                Text("found \(text) in \(scope.rawValue)")
                Text("content")
            }
            .searchable(text: $text)
            .searchSuggestions {
                ForEach(["apple", "apricot"].filter { text.isEmpty || $0.hasPrefix(text) && $0 != text }, id: \.self) {
                    Text($0).searchCompletion($0)
                }
            }
            .searchScopes($scope) {
                ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
            }
        }
    }

    private func host() -> TestHost { TestHost(Sample(), size: CGSize(width: 300, height: 400)) }

    private func search(_ host: TestHost) {
        host.tap(text: "Search")
        host.advance(by: 1)
    }

    @Test("Suggestions are shown while the field has the focus, and complete what is typed")
    func suggestions() {
        let host = host()
        #expect(!host.text.contains("apple"))
        search(host)
        #expect(host.text.contains("apple") && host.text.contains("apricot"))
        host.type("apr")
        host.advance(by: 1)
        #expect(!host.text.contains("apple") && host.text.contains("apricot"))
        host.tap(text: "apricot")
        host.advance(by: 1)
        #expect(host.text.contains("found apricot in all"))
        #expect(host.findAll(ListRow.self).isEmpty)
    }

    @Test("Scopes are shown while there is a search, and are chosen from")
    func scopes() {
        let host = host()
        #expect(!host.text.contains("mine"))
        search(host)
        host.tap(text: "mine")
        host.advance(by: 1)
        #expect(host.text.contains("found  in mine"))
        host.tap(text: "Cancel")
        host.advance(by: 1)
        #expect(!host.text.contains("mine") && host.text.contains("content"))
    }

    @Test("Scopes on entering text wait for it")
    func activation() {
        struct Late: View {
            @State private var text = ""
            @State private var scope = 0
            var body: some View {
                Color.red.searchable(text: $text).searchScopes($scope, activation: .onTextEntry) {
                    Text("zero").tag(0)
                    Text("one").tag(1)
                }
            }
        }
        let host = TestHost(Late(), size: CGSize(width: 300, height: 400))
        search(host)
        #expect(!host.text.contains("zero"))
        host.type("a")
        host.advance(by: 1)
        #expect(host.text.contains("zero"))
    }
}
