import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Preferences")
struct PreferenceConformance {
    /// Combines the views' values, and notes which it is asked to combine.
    private enum Joined: PreferenceKey {
        static var defaultValue: String { "-" }
        nonisolated(unsafe) static var calls: [String] = []
        static func reduce(value: inout String, nextValue: () -> String) {
            let next = nextValue()
            calls.append("\(value)+\(next)")
            value += next
        }
    }

    /// Keeps the last.
    private enum Last: PreferenceKey {
        static var defaultValue: String { "default" }
        static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }

    private func tell(_ value: String) -> some View { Color.red.preference(key: Joined.self, value: value) }

    /// The values that a reader around views receives.
    private func read<K: PreferenceKey>(_ key: K.Type, @ViewBuilder _ views: () -> some View) -> [K.Value]
    where K.Value: Equatable {
        let log = Log<K.Value>()
        _ = TestHost(VStack(content: views).onPreferenceChange(key) { log($0) })
        return log.entries
    }

    @Test("P01: none gives the default, one passes as it is, several are reduced from left to right")
    func reduction() {
        #expect(read(Joined.self) { Color.red } == ["-"])
        Joined.calls = []
        #expect(read(Joined.self) { tell("a") } == ["a"])
        #expect(Joined.calls == [])
        let value = read(Joined.self) {
            tell("a")
            Color.red
            HStack {
                tell("b")
                tell("c")
            }
            tell("d")
        }
        #expect(value == ["abcd"])
        #expect(Joined.calls.contains("b+c"))
        #expect(!Joined.calls.contains { $0.contains("-") })
    }

    @Test("P01: a view made from a preference sees what is told within groups and branches")
    func readersOfGroups() {
        func values(@ViewBuilder _ view: () -> some View) -> [String] {
            let log = Log<String>()
            _ = TestHost(100, 100) {
                view().overlayPreferenceValue(Joined.self) { value in
                    let _ = log(value)
                }
            }
            return log.entries
        }
        let isOn = true
        #expect(values { tell("a") }.last == "a")
        #expect(values { VStack { Group { tell("a") } } }.last == "a")
        #expect(values { AnyView(tell("a")) }.last == "a")
        #expect(values { if isOn { tell("a") } else { Color.red } }.last == "a")
    }

    @Test("P02: what may come and go counts with the default, even where it tells nothing")
    func dynamicContent() {
        let isOn = true
        func last() -> some View { Color.red.preference(key: Last.self, value: "told") }
        #expect(read(Last.self) { last().overlay { Color.red } } == ["told"])
        #expect(read(Last.self) { last().overlay { if isOn { Color.red } } } == ["default"])
        #expect(
            read(Last.self) {
                last()
                ForEach(0..<2, id: \.self) { _ in Color.red }
            } == ["default"])
        #expect(
            read(Joined.self) {
                tell("a")
                ForEach(0..<2, id: \.self) { tell("\($0)") }
                ForEach(0..<0, id: \.self) { tell("\($0)") }
            } == ["a01-"])
    }

    @Test("P03: the view before its overlay, the background before the view")
    func secondary() {
        #expect(read(Joined.self) { tell("view").overlay { tell("+over") } } == ["view+over"])
        #expect(read(Joined.self) { tell("view").background { tell("under+") } } == ["under+view"])
    }

    @Test("P04: told once at first, and when the value is another")
    func changes() {
        let (lever, log) = (Lever("a"), Log<String>())
        let host = TestHost(100, 100) {
            VStack { Levered(lever) { tell($0) } }.onPreferenceChange(Joined.self) { log($0) }
        }
        #expect(log.text == "a")
        host.set(lever, "a")
        host.set(lever, "b")
        #expect(log.text == "a b")
    }

    private struct Runaway: View {
        enum Count: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        let log: Log<Int>
        @State private var count = 0
        var body: some View {
            Color.red.preference(key: Count.self, value: count).onPreferenceChange(Count.self) {
                log($0)
                count = $0 + 1
            }
        }
    }

    @Test("P04: twice a frame at most")
    func limit() {
        let log = Log<Int>()
        let warnings = TestHost.warnings { _ = TestHost(100, 100) { Runaway(log: log) } }
        #expect(log.entries.prefix(2) == [0, 1])
        #expect(warnings.contains { $0.hasSuffix("tried to update multiple times per frame.") })
    }
}
