import Testing

@testable import SwiftUICore

@MainActor
@Suite("Appearance actions")
struct AppearanceTests {
    struct Toggling<Content: View>: View {
        @ObservedObject var source: Source<Bool>
        @ViewBuilder var content: (Bool) -> Content
        var body: some View { content(source.value) }
    }

    @Test("S04: onAppear within an id runs again, outside it once")
    func appearanceAndIdentity() {
        let log = EventLog()
        let source = Source(false)
        let host = ModifierHost {
            Toggling(source: source) { value in
                Block().onAppear { log("inside") }.id(value).onAppear { log("outside") }
            }
        }
        source.value = true
        host.graph.flush()
        #expect(log.text == "inside outside inside")
    }

    @Test("S05: the new appears before the old disappears")
    func replacementOrder() {
        let log = EventLog()
        let source = Source(false)
        let host = ModifierHost {
            Toggling(source: source) { value in
                Block()
                    .onAppear { log("A \(source.value ? "T" : "F")") }
                    .onDisappear { log("D \(source.value ? "T" : "F")") }
                    .id(value)
            }
        }
        source.value = true
        host.graph.flush()
        host.graph.close()
        #expect(log.text == "A F A T D T D T")
    }

    @Test("C02: inner before outer, tasks after all")
    func order() async {
        let log = EventLog()
        let host = ModifierHost {
            Group {
                VStack {
                    Block()
                        .onChange(of: 0, initial: true) { log("Text.onChange") }
                        .onAppear { log("Text.onAppear") }
                        .task { log("Text.task") }
                }
                .onChange(of: 0, initial: true) { log("VStack.onChange") }
                .onAppear { log("VStack.onAppear") }
                .task { log("VStack.task") }
            }
            .onAppear { log("Group.onAppear") }
            .task { log("Group.task") }
        }
        while log.entries.count < 8 { await Task.yield() }
        #expect(
            log.text == "Text.onChange Text.onAppear VStack.onChange VStack.onAppear Group.onAppear "
                + "Text.task VStack.task Group.task")
        #expect(host.graph.counters.frames == 1)
    }

    @Test("An action acts once for several views, and with the first of them")
    func severalViews() {
        let log = EventLog()
        let source = Source(0)
        let host = ModifierHost {
            Counting(source: source) { count in
                ForEach(0..<count, id: \.self) { _ in Block() }
                    .onAppear { log("A") }
                    .onDisappear { log("D") }
            }
        }
        #expect(log.text == "")
        for count in [2, 3, 0, 1] {
            source.value = count
            host.graph.flush()
        }
        #expect(log.text == "A D A")
    }

    struct Counting<Content: View>: View {
        @ObservedObject var source: Source<Int>
        @ViewBuilder var content: (Int) -> Content
        var body: some View { content(source.value) }
    }

    @Test("L75: a subtree put aside disappears and appears with its state kept")
    func putAside() {
        let log = EventLog()
        let host = ModifierHost {
            VStack {
                Remembering(log: log)
            }
        }
        let stack = host.node(ofKind: "VStack")!
        stack.notifyAppearance(false)
        host.graph.flush()
        stack.notifyAppearance(true)
        host.graph.flush()
        #expect(log.text == "A0 D1 A1")
        #expect(host.graph.counters.nodesRemoved == 0)
    }

    struct Remembering: View {
        @State private var count = 0
        let log: EventLog
        var body: some View {
            Block()
                .onAppear {
                    log("A\(count)")
                    count = 1
                }
                .onDisappear { log("D\(count)") }
        }
    }

    @Test("An action's closure is overwritten in place: the newest runs")
    func newestClosure() {
        let log = EventLog()
        let source = Source(1)
        let host = ModifierHost {
            Counting(source: source) { count in
                if count < 3 { Block().onDisappear { log("\(count)") } }
            }
        }
        source.value = 2
        host.graph.flush()
        source.value = 3
        host.graph.flush()
        #expect(log.text == "2")
    }
}
