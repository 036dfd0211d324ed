import DisplayList
import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Styles of controls: their origin, their content, and when they count as equal.
@MainActor
struct ControlStyleTests {
    /// A control whose automatic style depends on where it is shown.
    private struct Lamp: View {
        struct Configuration: ControlStyleConfiguration {
            var name: String

            static func automaticStyle(on host: HostTraits.Kind) -> StyleSlot<Self> {
                StyleSlot(host) { host, lamp in Text(verbatim: host == .terminal ? "[\(lamp.name)]" : lamp.name) }
            }
        }

        var name = "lamp"
        @ControlStyle private var style: StyleSlot<Configuration>
        var body: some View { style.makeBody(Configuration(name: name)) }
    }

    private struct Shout {
        var mark: String
        @MainActor func makeBody(_ lamp: Lamp.Configuration) -> Text { Text(verbatim: lamp.name.uppercased() + mark) }
    }

    private func text<V: View>(_ view: V) -> [String] { TestHost(view, size: CGSize(width: 200, height: 100)).text }

    @Test("The automatic style depends on the kind of front end, a style that is set does not")
    func automatic() {
        #expect(text(Lamp()) == ["lamp"])
        #expect(text(Lamp().environment(\.hostKind, .terminal)) == ["[lamp]"])
        let loud = StyleSlot<Lamp.Configuration>(Shout(mark: "!")) { $0.makeBody($1) }
        #expect(text(Lamp().controlStyle(loud).environment(\.hostKind, .terminal)) == ["LAMP!"])
        let none: StyleSlot<Lamp.Configuration>? = nil
        #expect(text(Lamp().controlStyle(none).controlStyle(loud)) == ["lamp"])
    }

    @Test("Views know the kind of front end of their window")
    func hostKind() {
        let host = TestHost(Lamp(), size: CGSize(width: 200, height: 100))
        #expect(host.text == ["lamp"])
        var traits = HostTraits()
        traits.kind = .terminal
        host.host.update(traits: traits)
        host.show(VStack { Lamp() })
        #expect(host.text == ["[lamp]"])
    }

    @Test("A control within a nested style has the style further out")
    func nested() {
        let view = VStack { Lamp() }
            .nestedControlStyle("a") { (name: String, lamp: Lamp.Configuration) in
                HStack {
                    Text(verbatim: name)
                    Lamp(name: lamp.name)
                }
            }
            .nestedControlStyle("b") { (name: String, lamp: Lamp.Configuration) in
                HStack {
                    Text(verbatim: name)
                    Lamp(name: lamp.name)
                }
            }
        #expect(text(view) == ["a", "b", "lamp"])
    }

    @Test("A style set again evaluates no control; another one does")
    func sameness() {
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Lamp()
                    Button("Add \(count)") { count += 1 }
                }
                .controlStyle(
                    StyleSlot<Lamp.Configuration>(Shout(mark: count < 2 ? "!" : "?")) { $0.makeBody($1) })
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 200, height: 100))
        #expect(host.bodyCount(of: Lamp.self) == 1)
        host.tap(text: "Add 0")
        #expect(host.bodyCount(of: Lamp.self) == 1)
        host.tap(text: "Add 1")
        #expect(host.bodyCount(of: Lamp.self) == 2)
        #expect(host.text.first == "LAMP?")
    }

    @Test("A style reads the environment of the control and has state of its own for each")
    func dynamicProperties() {
        struct Counting: PrimitiveButtonStyle {
            @State private var count = 0
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "\(count) \(isEnabled ? "on" : "off")").onTapGesture { count += 1 }
            }
        }
        struct Naming: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(verbatim: isEnabled ? "on" : "off")
                }
            }
        }
        let host = TestHost(
            VStack {
                Button("A") {}
                Button("B") {}.disabled(true)
            }
            .buttonStyle(Counting()), size: CGSize(width: 200, height: 200))
        #expect(host.text == ["0 on", "0 off"])
        host.tap(text: "0 on")
        #expect(host.text == ["1 on", "0 off"])
        #expect(text(Button("A") {}.disabled(true).buttonStyle(Naming())) == ["A", "off"])
    }

    @Test("State below a control stays while its style is of one type, and begins anew with another")
    func identity() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Sample: View {
            @State private var step = 0
            var body: some View {
                VStack {
                    Button("Step") { step += 1 }
                    Lamp().controlStyle(style)
                }
            }
            private var style: StyleSlot<Lamp.Configuration> {
                step < 2
                    ? StyleSlot(step) { step, _ in Counter().padding(CGFloat(step)) }
                    : StyleSlot("other") { _, _ in Counter() }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 200, height: 200))
        host.tap(text: "count 0")
        host.tap(text: "Step")
        #expect(host.text == ["Step", "count 1"])
        host.tap(text: "Step")
        #expect(host.text == ["Step", "count 0"])
    }
}
