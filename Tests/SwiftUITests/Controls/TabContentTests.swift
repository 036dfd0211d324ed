import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Tabs as tab content")
struct TabContentTests {
    private let size = CGSize(width: 390, height: 600)

    struct Shelf: TabContent {
        let names: [String]
        @State private var isOpen = false
        @Environment(\.locale) private var locale

        var body: some TabContent<String> {
            Tab("Shelf", systemImage: "books.vertical", value: "shelf") {
                VStack {
                    Text(locale.identifier)
                    Button(isOpen ? "opened" : "closed") { isOpen.toggle() }
                }
            }
            ForEach(names, id: \.self) { name in
                Tab(name, systemImage: "book", value: name) { Text("Page of \(name)") }
            }
        }
    }

    struct Library: View {
        @State var shown = "shelf"
        var showsMore = false
        var hidesStart = false
        let isPopped: Binding<Bool>

        var body: some View {
            TabView(selection: $shown) {
                Group {
                    Tab("Start", systemImage: "house", value: "start") { Text("Start page") }
                        .badge(2)
                        .hidden(hidesStart)
                        .popover(isPresented: isPopped) { Text("Look here") }
                }
                Shelf(names: ["Ada", "Bob"])
                if showsMore {
                    TabSection("More") {
                        Tab("Extra", systemImage: "plus", value: "extra") { Text("Extra page") }.disabled(true)
                            .accessibilityLabel("Something extra")
                    }
                    .sectionActions { Button("Add") {} }
                } else {
                    Tab("Less", systemImage: "minus", value: "less") { Text("Less page") }
                }
            }
        }
    }

    @Test("Tabs of groups, loops, conditions and an app's own types are in the bar, and chosen by their values")
    func structure() throws {
        let host = TestHost(Library(isPopped: .constant(false)), size: size)
        for title in ["Start", "Shelf", "Ada", "Bob", "Less"] { #expect(host.find(text: title) != nil, "\(title)") }
        #expect(host.find(text: "closed") != nil && host.find(text: "Extra") == nil)
        host.tap(text: "Bob")
        #expect(host.find(text: "Page of Bob") != nil && host.find(text: "closed") == nil)
        host.tap(text: "Start")
        #expect(host.find(text: "Start page") != nil)
    }

    @Test("Content that an app defines has state of its own")
    func state() {
        let host = TestHost(Library(isPopped: .constant(false)), size: size)
        host.tap(text: "closed")
        #expect(host.find(text: "opened") != nil)
        host.tap(text: "Ada")
        host.tap(text: "Shelf")
        #expect(host.find(text: "opened") != nil)
    }

    @Test("Badges, hidden and disabled tabs, labels and popovers are those of the button in the bar")
    func modifiers() throws {
        let host = TestHost(Library(showsMore: true, isPopped: .constant(false)), size: size)
        #expect(host.accessibility.first { $0.role == .tab }?.value == "2")
        #expect(host.accessibility.contains { $0.label == "Something extra" })
        host.tap(text: "Extra")
        #expect(host.find(text: "Extra page") == nil && host.find(text: "closed") != nil)
        let hidden = TestHost(Library(hidesStart: true, isPopped: .constant(false)), size: size)
        #expect(hidden.find(text: "Start") == nil && hidden.find(text: "Shelf") != nil)
        let popped = TestHost(Library(isPopped: .constant(true)), size: size)
        let note = try #require(popped.find(text: "Look here")).frame
        #expect(note.maxY < (try #require(popped.find(text: "Start")).frame.minY) + 10)
    }

    @Test("Tabs without values are chosen by their place")
    func nameless() {
        let host = TestHost(
            TabView {
                Tab("One", systemImage: "1.circle") { Text("first") }
                Tab("Two", systemImage: "2.circle") { Text("second") }
                Tab(role: .search) { Text("seek") }
            }, size: size)
        #expect(host.find(text: "first") != nil)
        host.tap(text: "Two")
        #expect(host.find(text: "second") != nil)
        host.tap(text: "Search")
        #expect(host.find(text: "seek") != nil)
    }

    @Test("An optional selection takes tabs of its values")
    func optional() {
        struct Choice: View {
            @State private var shown: Int? = 2
            var body: some View {
                TabView(selection: $shown) {
                    Tab("One", systemImage: "1.circle", value: 1) { Text("first") }
                    Tab("Two", systemImage: "2.circle", value: 2) { Text("second") }
                }
            }
        }
        let host = TestHost(Choice(), size: size)
        #expect(host.find(text: "second") != nil)
    }
}
