import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Two apps of one type in one process, as two users use them.
@MainActor
@Suite("Two apps in one process")
struct TwoAppsTests {
    private final class Model: ObservableObject {
        @Published var count = 0
    }

    private struct Content: View {
        @ObservedObject var model: Model
        @State private var isWide = false
        @SceneStorage("twoApps.note") private var note = "none"
        @FocusState private var isFocused: Bool
        @State private var text = ""
        @Environment(\.openWindow) private var openWindow
        @Environment(\.scenePhase) private var phase

        var body: some View {
            VStack(alignment: .leading) {
                Text(verbatim: "count \(model.count)")
                Text(verbatim: "note \(note)")
                Text(verbatim: "phase \(phase)")
                Button("Add") { model.count += 1 }
                Button("Note") { note += "!" }
                Button("Widen") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
                Button("Jump") { isWide.toggle() }
                Button("Open") { openWindow(id: "other") }
                TextField("Field", text: $text).focused($isFocused)
                Color.red.frame(width: isWide ? 200 : 100, height: 10)
            }
        }
    }

    private struct Sample: App {
        @StateObject private var model = Model()
        var body: some Scene {
            WindowGroup { Content(model: model) }
            Window("Other", id: "other") { Text(verbatim: "other \(model.count)") }
        }
    }

    private func width(_ host: TestHost) -> CGFloat {
        let list = host.host.displayList
        var open = [LayerID.root]
        while let id = open.popLast() {
            // The one that is 10 points high.
            if case .color = list[id].content, list[id].size.height == 10 { return list[id].size.width }
            open += list.children(of: id)
        }
        return 0
    }

    @Test("State, objects, windows, focus and values of scenes are each app's own")
    func separate() throws {
        defer {
            for key in UserDefaults.standard.dictionaryRepresentation().keys where key.contains("twoApps.note") {
                UserDefaults.standard.removeObject(forKey: key)
            }
        }
        let (a, b) = (AppTestHost(Sample(), session: "a"), AppTestHost(Sample(), session: "b"))
        let (first, second) = (try #require(a.windows.first), try #require(b.windows.first))
        let before = second.bodyCount(of: Content.self)
        first.tap(text: "Add")
        first.tap(text: "Add")
        first.tap(text: "Note")
        first.tap(text: "Open")
        first.tap(text: "Field")
        first.type("abc")
        #expect(first.text.starts(with: ["count 2", "note none!"]))
        #expect(a.windows.count == 2 && a.windows[1].text == ["other 2"])
        second.advance(by: 0.1)
        #expect(second.text.starts(with: ["count 0", "note none"]))
        #expect(b.windows.count == 1 && second.bodyCount(of: Content.self) == before)
        second.type("xyz")
        #expect(!second.text.contains("xyz") && first.text.contains("abc"))
        second.tap(text: "Add")
        #expect(second.text.first == "count 1" && first.text.first == "count 2" && a.windows[1].text == ["other 2"])
    }

    @Test("A transaction of one app moves nothing in the other, in the same turn")
    func transactions() throws {
        let (a, b) = (AppTestHost(Sample(), session: "a"), AppTestHost(Sample(), session: "b"))
        let (first, second) = (try #require(a.windows.first), try #require(b.windows.first))
        let moving = try #require(first.find(text: "Widen")).center
        let jumping = try #require(second.find(text: "Jump")).center
        // Both change before either has made a frame.
        first.host.send(.pointer(PointerEvent(.down, at: moving, time: first.time)))
        second.host.send(.pointer(PointerEvent(.down, at: jumping, time: second.time)))
        first.host.send(.pointer(PointerEvent(.up, at: moving, time: first.time)))
        second.host.send(.pointer(PointerEvent(.up, at: jumping, time: second.time)))
        first.advance(by: 0.5)
        second.advance(by: 0.1)
        #expect(width(first) > 100 && width(first) < 200)
        #expect(width(second) == 200)
        first.advance(by: 1)
        #expect(width(first) == 200)
    }

    @Test("An app that ends leaves the other as it is")
    func end() throws {
        let b = AppTestHost(Sample())
        let second = try #require(b.windows.first)
        do {
            let a = AppTestHost(Sample())
            let first = try #require(a.windows.first)
            first.tap(text: "Add")
            a.close(first)
            #expect(a.windows.isEmpty)
        }
        second.tap(text: "Add")
        #expect(second.text.first == "count 1")
    }
}
