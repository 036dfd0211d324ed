import Testing

@testable import SwiftUICore

@MainActor
@Suite("Preferences")
struct PreferenceTests {
    /// Combines the views' values.
    enum Joined: PreferenceKey {
        static var defaultValue: String { "-" }
        static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
    }

    /// Keeps the last: the mistake that P02 shows.
    enum Last: PreferenceKey {
        static var defaultValue: String { "default" }
        static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }

    struct Watching<Value, Content: View>: View {
        @ObservedObject var source: Source<Value>
        @ViewBuilder var content: (Value) -> Content
        var body: some View { content(source.value) }
    }

    /// The values that a reader around a view receives.
    private func read<K: PreferenceKey>(_ key: K.Type, @ViewBuilder _ view: () -> some View) -> [K.Value]
    where K.Value: Equatable {
        var values: [K.Value] = []
        let host = ModifierHost { VStack { view() }.onPreferenceChange(key) { values.append($0) } }
        #expect(!host.graph.hasWork)
        return values
    }

    @Test("P01: no writer gives the default, one passes as it is, several are reduced in order")
    func reduction() {
        #expect(read(Joined.self) { Block() } == ["-"])
        #expect(read(Joined.self) { Block().preference(key: Joined.self, value: "a") } == ["a"])
        #expect(
            read(Joined.self) {
                Block().preference(key: Joined.self, value: "a")
                Block()
                HStack {
                    Block().preference(key: Joined.self, value: "b")
                    Block().preference(key: Joined.self, value: "c")
                }
            } == ["abc"])
    }

    /// The depth of a view.
    enum Depth: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
    }

    @Test("A reader is not told a value that a view made from preferences changes in the same update")
    func madeFromPreferences() {
        let values = read(Joined.self) {
            Block().preference(key: Depth.self, value: 3)
                .overlayPreferenceValue(Depth.self) { depth in
                    if depth == 3 { Block().preference(key: Joined.self, value: "three") }
                }
                .preference(key: Joined.self, value: "outside")
                .overlayPreferenceValue(Depth.self) { depth in
                    Block().preference(key: Joined.self, value: "\(depth)")
                }
        }
        #expect(values == ["outside3"])
    }

    @Test("What a view made from preferences makes of its size is told with the rest")
    func madeFromSize() {
        let values = read(Joined.self) {
            Block().preference(key: Depth.self, value: 3)
                .overlayPreferenceValue(Depth.self) { depth in
                    GeometryReader { proxy in
                        Block().preference(key: Joined.self, value: "\(depth) \(Int(proxy.size.width))")
                    }
                }
        }
        #expect(values == ["3 20"])
    }

    @Test("A writer hides what its content tells; a transform changes it")
    func nesting() {
        #expect(
            read(Joined.self) {
                HStack { Block().preference(key: Joined.self, value: "inner") }
                    .preference(key: Joined.self, value: "outer")
            } == ["outer"])
        #expect(
            read(Joined.self) {
                Block().preference(key: Joined.self, value: "a").transformPreference(Joined.self) { $0 += "!" }
                Block().transformPreference(Joined.self) { $0 += "?" }
            } == ["a!-?"])
    }

    @Test("P02: dynamic content tells the default where it holds no writer")
    func dynamicContent() {
        let isShown = true
        #expect(
            read(Last.self) {
                Block().preference(key: Last.self, value: "non-default")
                    .overlay { if isShown { Block() } }
            } == ["default"])
        #expect(
            read(Joined.self) {
                Block().preference(key: Joined.self, value: "a")
                ForEach(0..<2, id: \.self) { _ in Block() }
                ForEach(0..<2, id: \.self) { Block().preference(key: Joined.self, value: "\($0)") }
            } == ["a-01"])
    }

    @Test("P03: an overlay comes after what it covers, a background before")
    func slots() {
        #expect(
            read(Joined.self) {
                Block().preference(key: Joined.self, value: "primary")
                    .overlay(Block().preference(key: Joined.self, value: "+overlay"))
            } == ["primary+overlay"])
        #expect(
            read(Joined.self) {
                Block().preference(key: Joined.self, value: "primary")
                    .background(Block().preference(key: Joined.self, value: "background+"))
            } == ["background+primary"])
    }

    @Test("P04: an action runs once at first and when the value differs")
    func changes() {
        let (log, source) = (EventLog(), Source("a"))
        let host = ModifierHost {
            VStack {
                Watching(source: source) { Block().preference(key: Joined.self, value: $0) }
            }
            .onPreferenceChange(Joined.self) { log($0) }
        }
        for value in ["b", "b", "c"] {
            source.value = value
            host.graph.flush()
        }
        #expect(log.text == "a b c")
    }

    @Test("P04: an action that changes its own preference runs twice a frame at most")
    func frameLimit() {
        let (log, source) = (EventLog(), Source(0))
        var warnings: [String] = []
        RuntimeWarning.observing {
            warnings.append($0)
        } during: {
            let host = ModifierHost {
                Watching(source: source) { Block().preference(key: Joined.self, value: "\($0)") }
                    .onPreferenceChange(Joined.self) {
                        log($0)
                        source.value += 1
                    }
            }
            #expect(!host.graph.hasWork)
        }
        #expect(log.text == "0 1")
        #expect(warnings == ["Bound preference Joined tried to update multiple times per frame."])
    }

    @Test("Writers that come, go and move are noticed")
    func structure() {
        let (log, source) = (EventLog(), Source([1]))
        let host = ModifierHost {
            Watching(source: source) { numbers in
                ForEach(numbers, id: \.self) { Block().preference(key: Joined.self, value: "\($0)") }
            }
            .onPreferenceChange(Joined.self) { log($0) }
        }
        for numbers in [[1, 2, 3], [3, 2, 1], [2], []] {
            source.value = numbers
            host.graph.flush()
        }
        #expect(log.text == "1 123 321 2 -")
    }

    @Test("A change is told only to readers above the writer")
    func incremental() {
        let (log, source) = (EventLog(), Source("a"))
        let host = ModifierHost {
            VStack {
                Watching(source: source) { Block().preference(key: Joined.self, value: $0) }
                    .onPreferenceChange(Joined.self) { log("near:\($0)") }
                Block().preference(key: Joined.self, value: "x")
                    .onPreferenceChange(Joined.self) { log("beside:\($0)") }
            }
            .onPreferenceChange(Joined.self) { log("far:\($0)") }
        }
        #expect(log.text == "near:a beside:x far:ax")
        source.value = "b"
        host.graph.flush()
        #expect(log.text == "near:a beside:x far:ax near:b far:bx")
    }
}
