import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Parts of bars and margins of lists")
struct BarAndListTests {
    private let size = CGSize(width: 390, height: 600)

    @Test("The search field moves into the bar where an item says so")
    func search() throws {
        struct Page: View {
            var moves: Bool
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    List { Text("Row") }
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                        .searchable(text: $text)
                        .toolbar { if moves { DefaultToolbarItem(kind: .search, placement: .topBarTrailing) } }
                }
            }
        }
        let usual = TestHost(Page(moves: false), size: size), moved = TestHost(Page(moves: true), size: size)
        let below = try #require(usual.find(text: "Search")).frame,
            within = try #require(moved.find(text: "Search")).frame
        #expect(within.midY < below.midY - 20, "\(within) \(below)")
        let rows = try [usual, moved].map { try #require($0.find(text: "Row")).frame }
        #expect(rows[1].minY < rows[0].minY - 20, "\(rows) \(moved.text) \(moved.find(text: "Title")?.frame as Any)")
    }

    @Test("A toggle in a bar is a button, and leaves the other items their room")
    func toggles() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                NavigationStack {
                    Toggle("In the page", isOn: $isOn)
                        .toolbar {
                            ToolbarItem(placement: .primaryAction) { Toggle("Star", systemImage: "star", isOn: $isOn) }
                            ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
                        }
                }
            }
        }
        let host = TestHost(Page(), size: size)
        let star = try #require(host.accessible("Star")), close = try #require(host.accessible("Close"))
        #expect(star.frame.width < 60 && star.frame.minX > 300, "\(star.frame)")
        #expect(close.frame.maxX < star.frame.minX && close.frame.width > 30, "\(close.frame)")
        #expect(try #require(host.accessible("In the page")).frame.width > 300)
        host.tap(at: CGPoint(x: star.frame.midX, y: star.frame.midY))
        #expect(host.accessible("Star")?.value == "on")
    }

    @Test("Suggestions are left out where they are hidden in the place of the content")
    func suggestions() {
        struct Page: View {
            let hidden: SearchSuggestionsPlacement.Set
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    Text("Content").searchable(text: $text).searchSuggestions { Text("Idea") }
                }
                .searchSuggestions(.hidden, for: hidden)
            }
        }
        for (hidden, isShown) in [(SearchSuggestionsPlacement.Set.menu, true), (.content, false)] {
            let host = TestHost(Page(hidden: hidden), size: size)
            host.tap(text: "Search")
            #expect((host.find(text: "Idea") != nil) == isShown)
        }
    }

    @Test("Margins of sections are those of the list, or of the section")
    func margins() throws {
        func edge(_ list: some View) throws -> [CGFloat] {
            let host = TestHost(list, size: size)
            return try ["first", "second", "HEAD"].map { try #require(host.find(text: $0)).frame.minX }
        }
        func list(_ length: CGFloat?) -> some View {
            List {
                Section("Head") { Text("first") }
                Section { Text("second") }.listSectionMargins(.horizontal, length)
            }
            .listStyle(.insetGrouped)
        }
        let usual = try edge(list(nil))
        #expect(usual[0] == usual[1])
        #expect(try edge(list(50)) == [usual[0], usual[1] + 30, usual[2]])
        #expect(try edge(list(nil).listSectionMargins(.leading, 0)) == [usual[0] - 20, usual[1] - 20, usual[2] - 20])
        #expect(try edge(list(.nan)).allSatisfy { $0.isFinite })
    }

    @Test("The cells of a table of bindings change the values")
    func bindings() throws {
        struct Person: Identifiable {
            let id: Int
            var name: String
        }
        struct People: View {
            @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]
            @State private var chosen: Int?
            var body: some View {
                VStack {
                    Text(people.map(\.name).joined(separator: "+"))
                    Table($people, selection: $chosen) {
                        TableColumn("Name") { $person in Button("shout \(person.id)") { person.name += "!" } }
                        TableColumn("Length") { person in Text("\(person.wrappedValue.name.count) letters") }
                    }
                }
            }
        }
        let host = TestHost(People(), size: CGSize(width: 900, height: 400))
        host.tap(text: "shout 2")
        #expect(host.find(text: "Ada+Bob!") != nil && host.find(text: "4 letters") != nil)
    }
}
