import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite("Identity")
struct IdentityConformance {
    /// A counter of taps in its own state, which it shows.
    private struct Counter: View {
        var name = "n"
        @State private var count = 0
        var body: some View {
            Text(verbatim: "\(name)\(count)").onTapGesture { count += 1 }
        }
    }

    private func host<Value>(_ lever: Lever<Value>, @ViewBuilder _ content: @escaping (Value) -> some View) -> TestHost
    {
        TestHost(Levered(lever, content: content), size: CGSize(width: 200, height: 200))
    }

    @Test("S01: the branches of an if are two identities: switching begins anew")
    func branches() {
        let lever = Lever(true)
        let host = host(lever) { isOn in
            VStack { if isOn { Counter() } else { Counter() } }
        }
        host.tap(text: "n0")
        #expect(host.text == ["n1"])
        host.set(lever, false)
        #expect(host.text == ["n0"])
        host.set(lever, true)
        #expect(host.text == ["n0"])
    }

    @Test("S01: an if without else is there or not; a switch has an identity for each case")
    func optional() {
        let lever = Lever(0)
        let host = host(lever) { value in
            VStack {
                if value < 3 { Counter(name: "a") }
                switch value {
                case 0: Counter(name: "b")
                case 1: Counter(name: "b")
                default: EmptyView()
                }
            }
        }
        host.tap(text: "a0")
        host.tap(text: "b0")
        host.set(lever, 1)
        #expect(host.text == ["a1", "b0"])
        host.set(lever, 2)
        #expect(host.text == ["a1"])
        host.set(lever, 3)
        #expect(host.text == [])
        host.set(lever, 0)
        #expect(host.text == ["a0", "b0"])
    }

    @Test("S02: a value chosen within a modifier keeps the identity")
    func ternary() {
        let lever = Lever(false)
        let host = host(lever) { isOn in Counter(name: isOn ? "y" : "x").padding(isOn ? 10 : 0) }
        host.tap(text: "x0")
        host.set(lever, true)
        #expect(host.text == ["y1"])
    }

    @Test("S03: another id makes the views below anew, the same one changes nothing")
    func ids() {
        let (lever, other) = (Lever(1), Lever(1))
        let host = host(lever) { id in
            Levered(other) { _ in VStack { Counter() }.id(id) }
        }
        host.tap(text: "n0")
        host.set(other, 2)
        #expect(host.text == ["n1"])
        host.set(lever, 2)
        #expect(host.text == ["n0"])
        host.set(lever, 1)
        #expect(host.text == ["n0"])
    }

    @Test("S04: onAppear within an id runs again with another, outside of it once")
    func idsAndAppearance() {
        let (lever, log) = (Lever(false), Log<String>())
        let host = host(lever) { id in
            VStack {
                Color.red.onAppear { log("inside") }.id(id)
                Color.red.id(id).onAppear { log("outside") }
            }
        }
        host.set(lever, true)
        #expect(log.entries.filter { $0 == "inside" }.count == 2)
        #expect(log.entries.filter { $0 == "outside" }.count == 1)
    }

    private struct Replaced<Transition: ViewModifier>: View {
        let log: Log<String>
        let lever: Lever<Bool>
        let transition: Transition
        @State private var toggle = false
        var body: some View {
            Color.red
                .onAppear { log("A \(toggle ? "T" : "F")") }
                .onDisappear { log("D \(toggle ? "T" : "F")") }
                .modifier(transition)
                .id(toggle)
                .onReceive(lever.$value) { toggle = $0 }
        }
    }

    private struct Identity: ViewModifier {
        func body(content: Content) -> some View { content.transition(.identity) }
    }

    @Test("S05: A F A T D T D T: the new view appears before the old one disappears")
    func replacement() {
        let (log, lever) = (Log<String>(), Lever(false))
        let host = TestHost(100, 100) { Replaced(log: log, lever: lever, transition: EmptyModifier()) }
        host.set(lever, true)
        host.advance(by: 1)
        host.close()
        #expect(log.text == "A F A T D T D T")
    }

    @Test("S05: A F D T A T D T with the transition that is none")
    func replacementWithoutTransition() {
        let (log, lever) = (Log<String>(), Lever(false))
        let host = TestHost(100, 100) { Replaced(log: log, lever: lever, transition: Identity()) }
        host.set(lever, true)
        host.advance(by: 1)
        host.close()
        #expect(log.text == "A F D T A T D T")
    }

    @Test("S06: an element's identity is its id: moves keep state, removal ends it, doubles are warned of")
    func forEach() {
        let lever = Lever([1, 2, 3])
        let host = host(lever) { ids in
            VStack { ForEach(ids, id: \.self) { Counter(name: "\($0):") } }
        }
        host.tap(text: "1:0")
        host.tap(text: "3:0")
        host.tap(text: "3:1")
        host.set(lever, [3, 4, 1])
        #expect(host.text == ["3:2", "4:0", "1:1"])
        host.set(lever, [4])
        host.set(lever, [1, 4])
        #expect(host.text == ["1:0", "4:0"])
        let warnings = TestHost.warnings { host.set(lever, [4, 4]) }
        #expect(warnings.contains { $0.contains("the ID 4 occurs multiple times within the collection") })
    }

    @Test("S06: the same id in two containers is two identities; a range is identified by its numbers")
    func containers() {
        let lever = Lever(0)
        let host = host(lever) { value in
            VStack {
                ForEach([1], id: \.self) { _ in Counter(name: "a") }
                ForEach([1], id: \.self) { _ in Counter(name: "b") }
                ForEach(0..<2) { Counter(name: "r\($0):\(value):") }
            }
        }
        host.tap(text: "a0")
        host.tap(text: "r1:0:0")
        host.set(lever, 1)
        #expect(host.text == ["a1", "b0", "r0:1:0", "r1:1:1"])
    }

    @Test("S06: a range without ids must stay as it is: another count is warned of (decided)")
    func constantRange() {
        let lever = Lever(2)
        let host = host(lever) { count in VStack { ForEach(0..<count) { Counter(name: "\($0):") } } }
        let warnings = TestHost.warnings { host.set(lever, 3) }
        #expect(host.text == ["0:0", "1:0", "2:0"])
        #expect(warnings.contains { $0.contains("should only be used for *constant* data") })
        let identified = Lever(2)
        let other = self.host(identified) { count in VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } } }
        other.set(identified, 3)
        #expect(other.text == ["0", "1", "2"])
    }

    @Test("S07: an AnyView's identity includes the type within")
    func anyView() {
        let lever = Lever(0)
        let host = host(lever) { value in
            value < 2 ? AnyView(Counter(name: "\(value):")) : AnyView(Counter(name: "\(value):").padding())
        }
        host.tap(text: "0:0")
        host.set(lever, 1)
        #expect(host.text == ["1:1"])
        host.set(lever, 2)
        #expect(host.text == ["2:0"])
    }
}
