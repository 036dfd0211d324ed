import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Turns of the main queue, views that have left the tree, and the storage of scenes.
@MainActor @Suite("Turns")
struct TurnConformance {
    @Test("S17: each turn of the main queue that changes state is an update of its own")
    func turns() async {
        let log = Log<String>()
        struct Blinking: View {
            let log: Log<String>
            @State private var isOn = false
            var body: some View {
                Text("Go")
                    .onTapGesture {
                        isOn = true
                        DispatchQueue.main.async {
                            isOn = false
                            DispatchQueue.main.async { isOn = true }
                        }
                    }
                    .onChange(of: isOn) { log("\(isOn)") }
            }
        }
        let host = TestHost(Blinking(log: log), size: CGSize(width: 100, height: 100))
        host.tap(text: "Go")
        await host.settle()
        #expect(log.text == "true false true")
    }

    @Test("S17: and so for what an object publishes, which keeps no earlier values")
    func turnsOfObjects() async {
        let log = Log<String>()
        let lever = Lever(false)
        let host = TestHost(
            Levered(lever) { isOn in Text("Go").onChange(of: isOn) { log("\(isOn)") } },
            size: CGSize(width: 100, height: 100))
        lever.value = true
        DispatchQueue.main.async {
            lever.value = false
            DispatchQueue.main.async { lever.value = true }
        }
        await host.settle()
        #expect(log.text == "true false true")
    }

    @Test("S17: a view that goes in one turn and comes in the next is made anew")
    func goesAndComes() async {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Text("n\(count)").onTapGesture { count += 1 } }
        }
        let lever = Lever(true)
        let host = TestHost(
            Levered(lever) { isShown in VStack { if isShown { Counter() } } }, size: CGSize(width: 100, height: 100))
        host.tap(text: "n0")
        #expect(host.text == ["n1"])
        lever.value = false
        DispatchQueue.main.async { lever.value = true }
        await host.settle()
        #expect(host.text == ["n0"])
    }

    @Test("S17: drawing waits for the frame")
    func drawing() async {
        let lever = Lever("a")
        let host = TestHost(Levered(lever) { Text($0) }, size: CGSize(width: 100, height: 100))
        let frames = host.counters.frames
        for text in ["b", "c", "d"] {
            lever.value = text
            await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        }
        #expect(host.counters.frames == frames)
        #expect(host.counters.bodies >= 4)
        #expect(host.text == ["d"])
    }

    // MARK: Removed views

    /// A row that makes its content in its own body, as rows with a closure do.
    private struct Row<Content: View>: View {
        let content: () -> Content
        var body: some View { content() }
    }

    private struct Emptied: View {
        @State private var items = ["a", "b", "c"]
        var body: some View {
            VStack {
                Text("Clear").onTapGesture { withAnimation(.linear(duration: 1)) { items.removeAll() } }
                Text("Back").onTapGesture { withAnimation(.linear(duration: 1)) { items = ["x", "y", "z"] } }
                ForEach(items.indices, id: \.self) { index in Row { Text(items[index]) } }
            }
        }
    }

    @Test("S18: rows that have left and are still to be seen are not evaluated again")
    func leavingRows() {
        let host = TestHost(Emptied(), size: CGSize(width: 200, height: 200))
        host.tap(text: "Clear")
        host.advance(by: 0.5)
        // They are drawn as they were, on their way out.
        let drawn = host.drawn.map(\.what).joined(separator: " ")
        #expect(drawn.contains("a") && drawn.contains("c"), "\(drawn)")
        #expect(host.text == ["Clear", "Back"])
        host.advance(by: 1)
        #expect(host.drawn.count == 2)
    }

    @Test("S18: what comes back before it is gone shows what is new")
    func comingBack() {
        let host = TestHost(Emptied(), size: CGSize(width: 200, height: 200))
        host.tap(text: "Clear")
        host.advance(by: 0.3)
        host.tap(text: "Back")
        #expect(host.text == ["Clear", "Back", "x", "y", "z"])
        host.advance(by: 2)
        #expect(host.text == ["Clear", "Back", "x", "y", "z"])
    }

    @Test("S18: lazy rows and grids likewise")
    func leavingLazyRows() {
        struct Lazy: View {
            @State private var items = Array(0..<40)
            var body: some View {
                VStack {
                    Text("Clear").onTapGesture { withAnimation(.linear(duration: 1)) { items.removeAll() } }
                    if !items.isEmpty {
                        ScrollView {
                            LazyVStack {
                                ForEach(items.indices, id: \.self) { index in Row { Text("\(items[index])") } }
                            }
                            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                                ForEach(items.indices, id: \.self) { index in Row { Text("\(items[index])") } }
                            }
                        }
                    }
                }
            }
        }
        let host = TestHost(Lazy(), size: CGSize(width: 200, height: 200))
        host.tap(text: "Clear")
        host.advance(by: 0.5)
        host.resize(to: CGSize(width: 150, height: 400))
        host.advance(by: 1)
        #expect(host.text == ["Clear"])
    }

    // MARK: Storage of scenes

    @Test("S19: SceneStorage is each scene's own")
    func sceneStorage() {
        struct Counting: View {
            @SceneStorage("turns.count") private var count = 0
            var body: some View { Text("n\(count)").onTapGesture { count += 1 } }
        }
        struct Windows: App {
            var body: some Scene {
                WindowGroup(id: "turns.group") { Counting() }
                Settings { EmptyView() }
            }
        }
        defer {
            for key in UserDefaults.standard.dictionaryRepresentation().keys where key.contains("turns.count") {
                UserDefaults.standard.removeObject(forKey: key)
            }
        }
        let app = AppTestHost(Windows())
        app.choose("File", "New Window")
        app.windows[0].tap(text: "n0")
        app.windows[0].tap(text: "n1")
        app.windows[1].tap(text: "n0")
        #expect(app.windows.map(\.text) == [["n2"], ["n1"]])
        // The next start brings the first window's value back.
        #expect(AppTestHost(Windows()).windows[0].text == ["n2"])
    }
}
