import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor
struct NavigationTests {
    @Test("A toolbar's only item may stand behind a condition")
    func conditionalItem() {
        struct Sample: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    Button("Toggle") { isShown.toggle() }
                        .toolbar { if isShown { ToolbarItem(placement: .primaryAction) { Text("item") } } }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(!host.text.contains("item"))
        host.tap(text: "Toggle")
        #expect(host.text.contains("item"))
        host.tap(text: "Toggle")
        #expect(!host.text.contains("item"))
    }

    @Test("A link is followed while a selection has its value, in each form")
    func tags() {
        struct Sample: View {
            @State private var selection: Int?
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink(destination: Text("first"), tag: 1, selection: $selection) { Text("One") }
                        NavigationLink("Two", destination: Text("second"), tag: 2, selection: $selection)
                        NavigationLink("Three", tag: 3, selection: $selection) { Text("third") }
                        NavigationLink(tag: 4, selection: $selection) {
                            Text("fourth")
                        } label: {
                            Text("Four")
                        }
                        Button("Set") { selection = 3 }
                        Text("is \(selection ?? 0)")
                    }
                    .navigationTitle("Root")
                }
                .navigationViewStyle(.stack)
            }
        }
        for (title, text) in [("One", "first"), ("Two", "second"), ("Set", "third"), ("Four", "fourth")] {
            let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
            host.tap(text: title)
            host.advance(by: 1)
            #expect(host.text.contains(text))
            host.tap(text: "Root")
            host.advance(by: 1)
            #expect(host.text.contains("is 0"))
        }
    }

    @Test("The label of a link in a list has the color of texts, elsewhere the tint")
    func labels() {
        struct Probe: View {
            @Environment(\._foregroundStyle) private var style
            let name: String
            let seen: (String, AnyShapeStyle?) -> Void
            var body: some View {
                seen(name, style)
                return Text(name)
            }
        }
        var styles: [String: AnyShapeStyle] = [:]
        let host = TestHost(
            NavigationStack {
                NavigationLink {
                    Text("a")
                } label: {
                    Probe(name: "free") { styles[$0] = $1 }
                }
                List {
                    NavigationLink {
                        Text("a")
                    } label: {
                        Probe(name: "row") { styles[$0] = $1 }
                    }
                    NavigationLink {
                        Text("a")
                    } label: {
                        Probe(name: "red") { styles[$0] = $1 }
                    }.foregroundStyle(.red)
                    Button {
                    } label: {
                        Probe(name: "button") { styles[$0] = $1 }
                    }
                }
            }, size: CGSize(width: 400, height: 600))
        #expect(host.text.contains("row"))
        #expect(styles["row"]?.isSame(as: AnyShapeStyle(Color.primary)) == true)
        #expect(styles["red"]?.isSame(as: AnyShapeStyle(Color.red)) == true)
        #expect(styles["free"]?.isSame(as: AnyShapeStyle(TintShapeStyle())) == true)
        #expect(styles["button"]?.isSame(as: AnyShapeStyle(TintShapeStyle())) == true)
    }

    @Test("Links push and Back pops; the first view keeps its state")
    func stack() {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Count \(count)") { count += 1 }
                        NavigationLink("Go", value: 5)
                        NavigationLink("View") { Text("plain").navigationTitle("Plain") }
                    }
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { Text("number \($0)").navigationTitle("Number") }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(host.text == ["Count 0", "Go", "View", "Root"])
        host.tap(text: "Count 0")
        host.tap(text: "Go")
        #expect(host.text == ["number 5", "Root", "Number"])
        host.tap(text: "Root")
        #expect(host.text == ["Count 1", "Go", "View", "Root"])
        host.tap(text: "View")
        #expect(host.text == ["plain", "Root", "Plain"])
    }

    @Test("A path of the app's own pushes and is told of pops")
    func path() {
        struct Sample: View {
            @State private var path: [String] = []
            var body: some View {
                VStack {
                    Text("path \(path.joined())")
                    Button("Deep") { path = ["a", "b"] }
                    NavigationStack(path: $path) {
                        Text("root").navigationDestination(for: String.self) { Text("at \($0)") }
                    }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        host.tap(text: "Deep")
        #expect(host.text == ["path ab", "Deep", "at b", "Back"])
        host.tap(text: "Back")
        #expect(host.text == ["path a", "Deep", "at a", "Back"])
    }

    @Test("Toolbar items stand in the bar")
    func toolbar() {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    Text("count \(count)")
                        .navigationTitle("Title")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .navigationBarLeading) { Button("Less") { count -= 1 } }
                            ToolbarItem { Button("Add") { count += 1 } }
                        }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        host.tap(text: "Add")
        host.tap(text: "Add")
        host.tap(text: "Less")
        #expect(host.text.contains("count 1"))
        #expect(host.find(text: "Less")!.frame.minX < host.find(text: "Title")!.frame.minX)
        #expect(host.find(text: "Add")!.frame.minX > host.find(text: "Title")!.frame.maxX)
    }

    @Test("A list shows sections, chooses rows, and deletes and moves in edit mode")
    func list() {
        struct Sample: View {
            @State private var names = ["Ann", "Bob", "Cid"]
            @State private var chosen: String?
            var body: some View {
                NavigationStack {
                    List(selection: $chosen) {
                        Section("People") {
                            ForEach(names, id: \.self) { Text($0) }
                                .onDelete { names.remove(atOffsets: $0) }
                                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                        }
                        Text("chosen \(chosen ?? "none")")
                    }
                    .toolbar { EditButton() }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(host.text == ["PEOPLE", "Ann", "Bob", "Cid", "chosen none", "Edit"])
        host.tap(text: "Bob")
        #expect(host.text.contains("chosen Bob"))
        host.tap(text: "Edit")
        let handle = host.find(label: "Reorder")!.center
        let step = host.find(text: "Bob")!.frame.minY - host.find(text: "Ann")!.frame.minY
        host.drag(from: handle, to: CGPoint(x: handle.x, y: handle.y + step))
        #expect(host.text.prefix(4) == ["PEOPLE", "Bob", "Ann", "Cid"])
        host.tap(label: "Delete")
        #expect(host.text.prefix(3) == ["PEOPLE", "Ann", "Cid"])
    }

    @Test("Swiping a row shows the button that deletes it")
    func swipe() {
        struct Sample: View {
            @State private var names = ["Ann", "Bob"]
            var body: some View {
                List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        let row = host.find(text: "Bob")!.center
        host.drag(from: CGPoint(x: 300, y: row.y), to: CGPoint(x: 150, y: row.y))
        host.tap(text: "Delete")
        #expect(host.text == ["Ann"])
    }

    @Test("A list of ten thousand rows makes only those in view")
    func manyRows() {
        struct Row: View {
            let number: Int
            var body: some View { Text("row \(number)") }
        }
        let host = TestHost(List(0..<10_000) { Row(number: $0) }, size: CGSize(width: 400, height: 600))
        #expect(host.bodyCount(of: Row.self) < 60)
        #expect(host.text.first == "row 0")
    }

    @Test("A tab view shows one view and keeps the state of the others")
    func tabs() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Sample: View {
            @State private var tab = "b"
            var body: some View {
                TabView(selection: $tab) {
                    Counter().tabItem { Label("First", systemImage: "star") }.tag("a")
                    Text("other").tabItem { Text("Second") }.tag("b")
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        #expect(host.text == ["other", "First", "Second"])
        host.tap(text: "First")
        host.tap(text: "count 0")
        #expect(host.text == ["count 1", "First", "Second"])
        host.tap(text: "Second")
        host.tap(text: "First")
        #expect(host.text == ["count 1", "First", "Second"])
    }

    @Test("Typing into a search field filters")
    func search() {
        struct Sample: View {
            @State private var text = ""
            var body: some View {
                List(["apple", "pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                    .searchable(text: $text)
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 600))
        host.tap(text: "Search")
        host.type("pe")
        #expect(host.text.contains("pear"))
        #expect(!host.text.contains("apple"))
        host.tap(text: "Cancel")
        #expect(host.text.contains("apple"))
        #expect(!host.text.contains("Cancel"))
    }
}
