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

    private struct Fruit<Content: View>: View {
        let content: (String) -> Content
        @State private var text = ""
        @State private var scope = Sample.Scope.all
        var body: some View {
            content(text).searchable(text: $text, prompt: "Search fruit")
                .searchScopes($scope) { ForEach(Sample.Scope.allCases, id: \.self) { Text($0.rawValue) } }
        }
    }

    private func rows(_ text: String) -> some View {
        List(["apple", "banana", "cherry"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
    }

    @Test("A search around a stack is in the bar of the stack's first page, below the title")
    func aroundAStack() throws {
        let host = TestHost(
            Fruit { text in
                NavigationStack {
                    rows(text).navigationTitle("Fruit")
                        .toolbar { NavigationLink("More") { Text("more").navigationTitle("More") } }
                }
            }, size: CGSize(width: 300, height: 500))
        let inside = TestHost(
            NavigationStack { Fruit { rows($0).navigationTitle("Fruit") } }, size: CGSize(width: 300, height: 500))
        for text in ["Fruit", "Search fruit", "apple"] {
            #expect(host.find(text: text)?.frame == inside.find(text: text)?.frame, "\(text)")
        }
        #expect(host.findAll(TextField<Text>.self).count == 1)
        host.tap(text: "Search fruit")
        host.type("ban")
        host.advance(by: 1)
        #expect(host.text.contains("banana") && !host.text.contains("apple") && host.text.contains("mine"))
        host.tap(text: "Cancel")
        host.advance(by: 1)
        #expect(host.text.contains("apple") && !host.text.contains("mine"))
        host.tap(text: "More")
        host.advance(by: 1)
        // The first page stays where it is, covered.
        #expect(host.text.contains("more") && host.findAll(TextField<Text>.self).count == 1)
    }

    @Test(
        "A search around columns is that of the first; a stack at a column's top has the column's bar",
        arguments: [true, false])
    func aroundColumns(hasOwnStack: Bool) throws {
        let host = TestHost(
            Fruit { text in
                NavigationSplitView {
                    if hasOwnStack {
                        NavigationStack { rows(text).navigationTitle("Fruit") }
                    } else {
                        rows(text).navigationTitle("Fruit")
                    }
                } detail: {
                    NavigationStack { Text("detail").navigationTitle("Detail") }
                }
            }, size: CGSize(width: 900, height: 500))
        let fields = host.findAll(TextField<Text>.self)
        #expect(fields.count == 1)
        let field = try #require(fields.first)
        #expect(field.frame.maxX < 450 && field.frame.minY > (host.find(text: "Fruit")?.frame.midY ?? 500))
        host.tap(text: "Search fruit")
        host.type("ban")
        host.advance(by: 1)
        #expect(host.text.contains("banana") && !host.text.contains("apple") && host.text.contains("detail"))
    }

    @Test("A stack in a sheet does not take the search around the view that shows it")
    func aroundASheet() {
        let host = TestHost(
            Fruit { _ in
                Text("below").sheet(isPresented: .constant(true)) {
                    NavigationStack { Text("sheet").navigationTitle("Sheet") }
                }
            }, size: CGSize(width: 400, height: 500))
        host.advance(by: 1)
        #expect(host.text.contains("sheet") && host.findAll(TextField<Text>.self).count == 1)
        #expect((host.findAll(TextField<Text>.self).first?.frame.minY ?? 500) < 40)
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
