import Combine
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("State and updates")
struct StateConformance {
    private struct Initial: View {
        @State var value: Int
        var body: some View { Text(verbatim: "\(value)").onTapGesture { value += 1 } }
    }

    @Test("S08: a state's initial value counts when its identity is made, and never again")
    func initialValue() {
        let lever = Lever(5)
        let host = TestHost(100, 100) { Levered(lever) { Initial(value: $0) } }
        #expect(host.text == ["5"])
        host.set(lever, 7)
        #expect(host.text == ["5"])
        host.tap(text: "5")
        #expect(host.text == ["6"])
    }

    private struct Plain { var a: Int, b: Double }

    private struct Setting<Value>: View {
        let log: Log<String>
        @State var value: Value
        let next: [Value]
        let taps = Log<Void>()
        var body: some View {
            let _ = log("\(value)")
            Text(verbatim: "set").onTapGesture {
                value = next[taps.entries.count]
                taps(())
            }
        }
    }

    @Test("S09: setting an equal value updates nothing")
    func equalValues() {
        let log = Log<String>()
        let host = TestHost(100, 100) { Setting(log: log, value: 0, next: [1, 1, 2]) }
        for _ in 0..<3 { host.tap(text: "set") }
        #expect(log.text == "0 1 2")
        // Without Equatable the bits decide.
        let plain = Log<String>()
        let next = [Plain(a: 1, b: 2), Plain(a: 1, b: 2), Plain(a: 1, b: 3)]
        let other = TestHost(100, 100) { Setting(log: plain, value: Plain(a: 0, b: 0), next: next) }
        for _ in 0..<3 { other.tap(text: "set") }
        #expect(plain.entries.count == 3)
    }

    @Test("S09: a changed value is told to onChange once for each change: two events, not three")
    func events() {
        let (log, lever) = (Log<String>(), Lever(0))
        let host = TestHost(100, 100) {
            Levered(lever) { value in Color.red.onChange(of: value) { log("\($0)>\($1)") } }
        }
        for value in [1, 2, 2] { host.set(lever, value) }
        #expect(log.text == "0>1 1>2")
    }

    private struct Nested: View {
        let bodies: Log<Int>, changes: Log<[Int]>
        let writes: (inout Writer) -> Void
        @State private var value = 0

        struct Writer {
            let binding: Binding<Int>
            func plain(_ values: Int...) { for value in values { binding.wrappedValue = value } }
            func animated(_ values: Int...) {
                withAnimation { for value in values { binding.wrappedValue = value } }
            }
        }

        var body: some View {
            let _ = bodies(value)
            Color.red
                .onAppear {
                    var writer = Writer(binding: $value)
                    writes(&writer)
                }
                .onChange(of: value) { changes([$0, $1]) }
        }
    }

    private func nested(_ writes: @escaping (inout Nested.Writer) -> Void) -> (bodies: [Int], changes: [[Int]]) {
        let (bodies, changes) = (Log<Int>(), Log<[Int]>())
        _ = TestHost(100, 100) { Nested(bodies: bodies, changes: changes, writes: writes) }
        return (bodies.entries, changes.entries)
    }

    @Test("S10: the writes of a transaction become one update, those of several remain apart: bodies see 0, 2, 4")
    func transactions() {
        let got = nested {
            $0.plain(1, 2)
            $0.animated(3, 4)
        }
        #expect(got.bodies == [0, 2, 4])
        #expect(got.changes == [[0, 2], [2, 4]])
    }

    @Test("S10: transactions that alternate remain apart and in order")
    func alternating() {
        let got = nested {
            $0.plain(1)
            $0.animated(2)
            $0.plain(3)
            $0.animated(4)
        }
        #expect(got.bodies == [0, 1, 2, 3, 4])
    }

    private struct Two: View {
        let log: Log<String>
        @State private var x = 0
        @State private var y = 0
        var body: some View {
            let _ = log("\(x)\(y)")
            Color.red.onAppear {
                x = 1
                withAnimation { y = 1 }
                x = 2
            }
        }
    }

    @Test("S10: another state's transaction between two writes keeps them apart")
    func twoStates() {
        let log = Log<String>()
        _ = TestHost(100, 100) { Two(log: log) }
        #expect(log.text == "00 10 11 21")
    }

    private final class Model: ObservableObject {
        @Published var flag = false
        var silent = false
    }

    private struct Leaf: View {
        var flag = false
        var body: some View { Color.red.opacity(flag ? 1 : 0.5) }
    }

    private struct Pair: View {
        @StateObject var model = Model()
        let isSilent: Bool
        var body: some View {
            VStack {
                Leaf(flag: isSilent ? model.silent : model.flag)
                Leaf()
            }
            .onAppear { if isSilent { model.silent.toggle() } else { model.flag.toggle() } }
        }
    }

    @Test("S11: a published toggle: parent 2, parts 3; one that is not: 1 and 2")
    func bodyCounts() {
        let host = TestHost(100, 100) { Pair(isSilent: false) }
        #expect(host.bodyCount(of: Pair.self) == 2 && host.bodyCount(of: Leaf.self) == 3)
        let silent = TestHost(100, 100) { Pair(isSilent: true) }
        #expect(silent.bodyCount(of: Pair.self) == 1 && silent.bodyCount(of: Leaf.self) == 2)
    }

    @Observable final class Watched {
        var flag = false
        @ObservationIgnored var silent = false
    }

    private struct WatchedPair: View {
        @State var model = Watched()
        let isSilent: Bool
        var body: some View {
            VStack {
                Leaf(flag: isSilent ? model.silent : model.flag)
                Leaf()
            }
            .onAppear { if isSilent { model.silent.toggle() } else { model.flag.toggle() } }
        }
    }

    @Test("S11: the same numbers for an observable object and an ignored property")
    func observableBodyCounts() {
        let host = TestHost(100, 100) { WatchedPair(isSilent: false) }
        #expect(host.bodyCount(of: WatchedPair.self) == 2 && host.bodyCount(of: Leaf.self) == 3)
        let silent = TestHost(100, 100) { WatchedPair(isSilent: true) }
        #expect(silent.bodyCount(of: WatchedPair.self) == 1 && silent.bodyCount(of: Leaf.self) == 2)
    }

    private struct Constant: View {
        var body: some View { Text(verbatim: "constant") }
    }
    private struct Showing: View {
        let value: Int
        var body: some View { Text(verbatim: "\(value)") }
    }
    private struct Bound: View {
        @Binding var value: Int
        var body: some View { Text(verbatim: "\(value)") }
    }
    private struct Modulo: View, Equatable {
        let value: Int
        nonisolated static func == (a: Modulo, b: Modulo) -> Bool { a.value % 2 == b.value % 2 }
        var body: some View { Text(verbatim: "\(value)") }
    }
    private struct Parent<Child: View>: View {
        @State private var count = 0
        let child: (Int, Binding<Int>) -> Child
        var body: some View {
            VStack {
                Text(verbatim: "add").onTapGesture { count += 1 }
                child(count, $count)
            }
        }
    }

    private func counts<Child: View>(_ child: @escaping (Int, Binding<Int>) -> Child) -> [Int] {
        let host = TestHost(100, 100) { Parent(child: child) }
        host.tap(text: "add")
        return [host.bodyCount(of: Parent<Child>.self), host.bodyCount(of: Child.self)]
    }

    @Test("S12: a child is passed over when what it stores is the same: 2 and 1, 2 and 2, 2 and 2")
    func skipping() {
        #expect(counts { _, _ in Constant() } == [2, 1])
        #expect(counts { value, _ in Showing(value: value) } == [2, 2])
        #expect(counts { value, _ in Showing(value: value / 100) } == [2, 1])
        #expect(counts { _, binding in Bound(value: binding) } == [2, 2])
    }

    @Test("S12: an equatable view is compared with its own ==")
    func equatable() {
        let host = TestHost(100, 100) { Parent { value, _ in Modulo(value: value * 2).equatable() } }
        host.tap(text: "add")
        #expect(host.bodyCount(of: Modulo.self) == 1)
        let changed = TestHost(100, 100) { Parent { value, _ in Modulo(value: value).equatable() } }
        changed.tap(text: "add")
        #expect(changed.bodyCount(of: Modulo.self) == 2)
    }

    private struct Reading: View {
        let log: Log<String>
        @State private var value = 0
        var body: some View {
            let _ = log("body\(value)")
            Text(verbatim: "tap").onTapGesture {
                value = 1
                log("action\(value)")
                value = 2
                log("action\(value)")
            }
        }
    }

    @Test("S13: an action sees what it wrote at once, the body in the next update")
    func readingBack() {
        let log = Log<String>()
        TestHost(100, 100) { Reading(log: log) }.tap(text: "tap")
        #expect(log.text == "body0 action1 action2 body2")
    }

    private struct Writing: View {
        @State private var value = 0
        var body: some View {
            let _ = value = 5
            Text(verbatim: "\(value)")
        }
    }

    @Test("S14: a write within a body is dropped, with a warning")
    func writingInBody() {
        var host: TestHost?
        let warnings = TestHost.warnings { host = TestHost(100, 100) { Writing() } }
        #expect(host?.text == ["0"])
        #expect(host?.bodyCount(of: Writing.self) == 1)
        #expect(warnings == ["Modifying state during view update, this will cause undefined behavior."])
    }

    private struct Acting: View {
        let log: Log<String>
        @State private var step = 0
        var body: some View {
            let _ = log("body\(step)")
            Color.red
                .onAppear {
                    log("appear1")
                    step = 1
                }
                .onAppear { log("appear2") }
                .onChange(of: step) {
                    log("change\($1)")
                    if $1 == 1 { step = 2 }
                }
        }
    }

    @Test("S15: actions wait for the end of the update, run in order, and may cause more before the frame is shown")
    func actions() {
        let log = Log<String>()
        let host = TestHost(100, 100) { Acting(log: log) }
        #expect(log.text == "body0 appear1 appear2 body1 change1 body2 change2")
        #expect(host.counters.layersEmitted == 1)
    }

    private enum Sum: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    /// Lays a view over another that reads its number and sets it once more as a preference.
    private func doubled(_ view: some View, _ log: Log<Int>) -> some View {
        view.overlayPreferenceValue(Sum.self) { value in
            let _ = log(value)
            Color.blue.preference(key: Sum.self, value: value)
        }
    }

    @Test("S16: what depends on itself within a transaction comes to rest, or is left after 8 rounds")
    func continuations() {
        let (log, lever) = (Log<Int>(), Lever(1))
        let host = TestHost(100, 100) {
            let base = Levered(lever) { Color.red.preference(key: Sum.self, value: $0) }
            doubled(doubled(doubled(doubled(doubled(base, log), log), log), log), log)
        }
        #expect(log.entries.max() == 16)
        host.set(lever, 3)
        #expect(log.entries.max() == 48)
        // A view that changes the value it reacts to is stopped.
        let (changes, width) = (Log<Int>(), Lever(0))
        let running = TestHost(100, 100) {
            Levered(width) { value in
                GeometryReader { proxy in
                    Color.red.onChange(of: proxy.size.width) {
                        changes(value)
                        width.value += 1
                    }
                }
                .frame(width: CGFloat(10 + value))
            }
        }
        let warnings = TestHost.warnings { running.set(width, 1) }
        #expect(changes.entries.count <= 8)
        #expect(!warnings.isEmpty)
    }
}
