import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Appearance, changes, tasks")
struct LifecycleConformance {
    private struct Preparing: View {
        @State private var text = "before"
        var body: some View { Text(verbatim: text).onAppear { text = "after" } }
    }

    @Test("C01: onAppear is over before the first picture")
    func beforeTheFirstFrame() {
        let host = TestHost(100, 100) { Preparing() }
        #expect(host.layers.contains("after") && !host.layers.contains("before"))
        // The text is emitted once: its first content was never shown.
        #expect(host.counters.layersEmitted == 1)
    }

    @Test("C02: inner before outer, in written order on a view, and tasks after all")
    func order() async {
        let log = Log<String>()
        let host = TestHost(100, 100) {
            Group {
                VStack {
                    Text(verbatim: "text")
                        .onChange(of: 0, initial: true) { log("Text.onChange") }
                        .onAppear { log("Text.onAppear") }
                        .task { log("Text.task") }
                }
                .onChange(of: 0, initial: true) { log("VStack.onChange") }
                .onAppear { log("VStack.onAppear") }
                .task { log("VStack.task") }
            }
            .onAppear { log("Group.onAppear") }
            .onChange(of: 0, initial: true) { log("Group.onChange") }
            .task { log("Group.task") }
        }
        while log.entries.count < 9 { await host.settle() }
        #expect(
            log.text == "Text.onChange Text.onAppear VStack.onChange VStack.onAppear Group.onAppear Group.onChange "
                + "Text.task VStack.task Group.task")
    }

    /// Keeps its own copy of a name, and reports when it differs: the content of the condition must find the copy up to
    /// date when it appears.
    private struct Name: View {
        let name: String
        let told: (String) -> Void
        @State private var copy = ""

        var body: some View {
            ZStack {
                Text(verbatim: copy)
                if !name.isEmpty {
                    Text(verbatim: name).onAppear { if copy != name { told(copy) } }
                }
            }
            .onAppear { copy = name }
        }
    }

    @Test("C02: what stands in a condition or in rows appears after the views around it")
    func orderOfDynamicContent() {
        let log = Log<String>()
        _ = TestHost(100, 100) { Name(name: "name") { log("told \($0)") } }
        #expect(log.text == "")
        let isOn = true
        _ = TestHost(100, 100) {
            VStack {
                if isOn {
                    VStack {
                        ForEach(0..<2, id: \.self) { row in
                            Color.red.onAppear { log("row\(row)") }
                        }
                        Color.red.onChange(of: 0, initial: true) { log("beside") }
                    }
                    .onAppear { log("condition") }
                }
            }
            .onAppear { log("stack") }
        }
        #expect(log.text == "stack beside condition row0 row1")
    }

    @Test("C03: not at first unless asked for, then with the value twice")
    func initialRun() {
        let log = Log<String>()
        let lever = Lever(3)
        let host = TestHost(100, 100) {
            Levered(lever) { value in
                Color.red
                    .onChange(of: value) { log("plain\($0)\($1)") }
                    .onChange(of: value, initial: true) { log("initial\($0)\($1)") }
                    .onChange(of: value, initial: true) { log("none") }
            }
        }
        #expect(log.text == "initial33 none")
        host.set(lever, 4)
        #expect(log.text == "initial33 none plain34 initial34 none")
    }

    @Test("C03: the closures with none and two arguments are the new ones, that with one the old")
    func closures() {
        let log = Log<String>()
        let lever = Lever(0)
        let host = TestHost(100, 100) {
            Levered(lever) { value in
                Color.red
                    .onChange(of: value) { log("zero:\(value)") }
                    .onChange(of: value) { new in log("one:\(value),\(new)") }
                    .onChange(of: value) { old, new in log("two:\(value),\(old),\(new)") }
            }
        }
        host.set(lever, 5)
        #expect(log.text == "zero:5 one:0,5 two:5,0,5")
    }

    @Test("C04: from 0 to 1 to 2", arguments: [(false, [0, 1], [1, 2]), (true, [0, 0, 1], [0, 1, 2])])
    func sequences(isInitial: Bool, olds: [Int], news: [Int]) {
        let log = Log<[Int]>()
        let lever = Lever(0)
        let host = TestHost(100, 100) {
            Levered(lever) { value in Color.red.onChange(of: value, initial: isInitial) { log([$0, $1]) } }
        }
        host.set(lever, 1)
        host.set(lever, 2)
        #expect(log.entries.map { $0[0] } == olds)
        #expect(log.entries.map { $0[1] } == news)
    }

    @Test("C05: another id cancels the task and begins it again, twice in all; disappearance cancels it")
    func tasks() async {
        let log = Log<String>()
        let lever = Lever(1)
        let host = TestHost(100, 100) {
            Levered(lever) { value in
                if value > 0 {
                    Color.red.task(id: value) {
                        log("begin\(value)")
                        while !Task.isCancelled { await Task.yield() }
                        log("end\(value)")
                    }
                }
            }
        }
        while log.entries.count < 1 { await host.settle() }
        host.set(lever, 2)
        while log.entries.count < 3 { await host.settle() }
        host.set(lever, 0)
        while log.entries.count < 4 { await host.settle() }
        #expect(log.entries.sorted() == ["begin1", "begin2", "end1", "end2"])
        #expect(log.entries.last == "end2")
    }

    @Test("C07: onAppear runs on a root without content, once")
    func emptyRoots() {
        let log = Log<String>()
        func appears(_ view: some View, at location: SourceLocation = #_sourceLocation) {
            let before = log.entries.count
            let host = TestHost(view, size: CGSize(width: 100, height: 100))
            host.advance(by: 1)
            #expect(log.entries.count == before + 1, sourceLocation: location)
            host.show(view)
            host.advance(by: 1)
            #expect(log.entries.count == before + 1, sourceLocation: location)
        }
        appears(AnyView(EmptyView()).onAppear { log("any") })
        appears(EmptyView().onAppear { log("empty") })
        appears(Group {}.onAppear { log("group") })
        appears(Group { if log.entries.isEmpty { Text(verbatim: "never") } }.onAppear { log("none") })
        appears(AnyView(AnyView(EmptyView()).onAppear { log("inner") }))
        #expect(log.text == "any empty group none inner")

        // A later change is not a second appearance; a view that leaves has disappeared.
        let lever = Lever(0)
        let changing = Log<String>()
        let host = TestHost(100, 100) {
            Levered(lever) { value in
                Group { if value == 1 { Color.red } }.onAppear { changing("on") }.onDisappear { changing("off") }
            }
        }
        host.set(lever, 1)
        #expect(changing.text == "on")
        host.set(lever, 2)
        #expect(changing.text == "on off")
    }

    private struct Page: View {
        let name: String
        let log: Log<String>
        @State private var count = 0
        var body: some View {
            Text(verbatim: "\(name):\(count)").onTapGesture { count += 1 }
                .onAppear { log("A\(name)") }
                .onDisappear { log("D\(name)") }
        }
    }

    @Test("C06: a page of tabs goes and comes back with its state")
    func tabs() {
        let log = Log<String>()
        let lever = Lever(1)
        let host = TestHost(300, 300) {
            Levered(lever) { value in
                TabView(selection: .constant(value)) {
                    Page(name: "one", log: log).tabItem { Text(verbatim: "1") }.tag(1)
                    Page(name: "two", log: log).tabItem { Text(verbatim: "2") }.tag(2)
                }
            }
        }
        host.tap(text: "one:0")
        host.set(lever, 2)
        host.advance(by: 1)
        #expect(host.find(text: "two:0") != nil && host.find(text: "one:1") == nil)
        host.set(lever, 1)
        host.advance(by: 1)
        #expect(host.find(text: "one:1") != nil)
        #expect(log.entries.sorted() == ["Aone", "Aone", "Atwo", "Done", "Dtwo"])
    }

    @Test("C06: the root of a stack keeps its state while another view lies on it")
    func navigation() {
        let log = Log<String>()
        let lever = Lever([Int]())
        let host = TestHost(300, 300) {
            Levered(lever) { _ in
                NavigationStack(path: Binding(get: { lever.value }, set: { lever.value = $0 })) {
                    Page(name: "root", log: log)
                        .navigationDestination(for: Int.self) { Page(name: "\($0)", log: log) }
                }
            }
        }
        host.tap(text: "root:0")
        host.set(lever, [7])
        host.advance(by: 1)
        #expect(host.find(text: "7:0") != nil && host.find(text: "root:1") == nil)
        host.set(lever, [])
        host.advance(by: 1)
        #expect(host.find(text: "root:1") != nil && host.find(text: "7:0") == nil)
        #expect(log.entries.filter { $0 == "Aroot" }.count == 2 && log.entries.contains("Droot"))
    }
}
