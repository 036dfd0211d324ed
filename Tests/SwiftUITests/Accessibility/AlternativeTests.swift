import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Views that only assistive technology is shown")
struct AlternativeTests {
    private func host(_ view: some View) -> TestHost { TestHost(view, size: CGSize(width: 200, height: 200)) }

    private struct Dial: View {
        @State private var isOn = false
        var body: some View {
            VStack {
                Circle().frame(width: 40, height: 40)
                    .accessibilityRepresentation { Toggle("Light", isOn: $isOn) }
                Text(isOn ? "on" : "off")
            }
        }
    }

    @Test("A representation stands for the view: it is worked, not drawn, not hit and has no keyboard")
    func representation() throws {
        let host = host(Dial())
        let toggle = try #require(host.accessibility.first { $0.label == "Light" })
        #expect(toggle.role == .toggle || toggle.role == .button)
        #expect(toggle.frame.size == CGSize(width: 40, height: 40))
        #expect(host.accessibility.map(\.label) == ["Light", "off"])
        host.tap(at: CGPoint(x: 100, y: 100 - 14))
        #expect(host.text.contains("off"))
        host.press(.tab)
        #expect(host.accessibility.filter(\.isFocused).isEmpty)
        #expect(host.perform(.press, on: "Light"))
        #expect(host.text.contains("on"))
        #expect(host.accessibility.map(\.label) == ["Light", "on"])
    }

    @Test("Children are elements within the view, and change with their state")
    func children() throws {
        struct Chart: View {
            @State private var values = [3, 5]
            var body: some View {
                VStack {
                    Canvas { _, _ in }.frame(height: 50)
                        .accessibilityLabel("Chart")
                        .accessibilityChildren {
                            ForEach(values, id: \.self) { Rectangle().accessibilityLabel("value \($0)") }
                        }
                    Button("more") { values.append(7) }
                }
            }
        }
        let host = host(Chart())
        func children() -> [String] {
            let chart = host.accessibility.first { $0.label == "Chart" }
            return host.accessibility.filter { $0.parent != nil && $0.parent == chart?.id }.map(\.label)
        }
        #expect(children() == ["value 3", "value 5"])
        host.tap(text: "more")
        #expect(children() == ["value 3", "value 5", "value 7"])
    }

    @Test("Buttons become things that may be done, disabled ones don't")
    func actions() throws {
        struct Letter: View {
            @State private var done: [String] = []
            var body: some View {
                VStack {
                    Text("Letter").accessibilityActions {
                        Button("Reply") { done.append("reply") }
                        Button("Burn") { done.append("burn") }.disabled(true)
                        if done.isEmpty { Button("Archive") { done.append("archive") } }
                    }
                    .accessibilityAction {
                        done.append("forward")
                    } label: {
                        Label("Forward", systemImage: "arrowshape.turn.up.right")
                    }
                    Text(done.joined(separator: ","))
                }
            }
        }
        let host = host(Letter())
        func actions() -> [AccessibilityAction] { host.accessibility.first { $0.label == "Letter" }?.actions ?? [] }
        #expect(actions() == [.named("Reply"), .named("Archive"), .named("Forward")])
        #expect(host.perform(.named("Reply"), on: "Letter") && host.perform(.named("Forward"), on: "Letter"))
        #expect(host.text.contains("reply,forward"))
        #expect(actions() == [.named("Reply"), .named("Forward")])
    }

    @Test("A pair's name is that of its content")
    func pair() throws {
        struct Pair: View {
            @Namespace private var namespace
            var body: some View {
                VStack {
                    Text("Volume").accessibilityLabeledPair(role: .label, id: 1, in: namespace)
                    Rectangle().accessibilityElement().accessibilityValue("7")
                        .accessibilityLabeledPair(role: .content, id: 1, in: namespace)
                    Button("Mute") {}.accessibilityLabeledPair(role: .content, id: 1, in: namespace)
                    Button("Play") {}.accessibilityLabeledPair(role: .content, id: 2, in: namespace)
                }
            }
        }
        #expect(host(Pair()).accessibility.map(\.label) == ["Volume", "Volume", "Volume, Mute", "Play"])
    }

    @Test("Values with names: important ones first, one for a key, none for nil")
    func customContent() throws {
        let key = AccessibilityCustomContentKey("Age", id: "age")
        let view = VStack {
            Text("Cat").accessibilityCustomContent("Color", "red").accessibilityCustomContent(key, "3")
                .accessibilityCustomContent(key, "4", importance: .high)
            Text("Dog").accessibilityCustomContent(key, "5").accessibilityCustomContent(key, nil as Text?)
        }
        #expect(host(view).accessibility.map(\.hint) == ["Age: 4, Color: red", ""])
    }

    @Test("Zooming is offered both ways")
    func zoom() throws {
        struct Zoomed: View {
            @State private var scale = 1
            var body: some View {
                Text("scale \(scale)").accessibilityZoomAction { scale += $0.direction == .zoomIn ? 1 : -1 }
            }
        }
        let host = host(Zoomed())
        #expect(host.perform(.named("Zoom In"), on: "scale 1"))
        #expect(host.text == ["scale 2"])
        #expect(host.perform(.named("Zoom Out"), on: "scale 2"))
        #expect(host.text == ["scale 1"])
    }

    @Test("The focus of assistive technology is a state: it follows, and is followed")
    func focus() throws {
        enum Place { case first, second }
        struct Places: View {
            @AccessibilityFocusState private var place: Place?
            @AccessibilityFocusState private var isAtThird: Bool
            var body: some View {
                VStack {
                    Text("first").accessibilityFocused($place, equals: .first)
                    Text("second").accessibilityFocused($place, equals: .second)
                    Text("third").accessibilityFocused($isAtThird)
                    Text("at \(place.map { "\($0)" } ?? "none"), \(isAtThird ? "third" : "not third")")
                    Button("go") { place = .second }
                }
            }
        }
        let host = host(Places())
        func focused() -> [String] { host.accessibility.filter(\.isFocused).map(\.label) }
        #expect(focused().isEmpty && host.text.contains("at none, not third"))
        #expect(host.perform(.focus, on: "first"))
        #expect(host.text.contains("at first, not third") && focused() == ["first"])
        #expect(host.perform(.focus, on: "third"))
        #expect(host.text.contains("at none, third") && focused() == ["third"])
        host.tap(text: "go")
        #expect(focused().contains("second") && host.text.contains("at second, third"))
    }
}
