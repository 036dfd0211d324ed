import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Styles that show the control that they are given, and labels of several views.
@MainActor
struct WrappedStyleTests {
    private struct Wrapped {
        let name: String
        @MainActor func around<V: View>(_ view: V) -> some View {
            HStack {
                Text(verbatim: name)
                view
            }
        }
    }

    private struct Progress: ProgressViewStyle {
        let name: String
        func makeBody(configuration: Configuration) -> some View {
            Wrapped(name: name).around(ProgressView(configuration))
        }
    }

    private struct Switch: ToggleStyle {
        let name: String
        func makeBody(configuration: Configuration) -> some View { Wrapped(name: name).around(Toggle(configuration)) }
    }

    private struct Box: GroupBoxStyle {
        let name: String
        func makeBody(configuration: Configuration) -> some View { Wrapped(name: name).around(GroupBox(configuration)) }
    }

    private struct Press: PrimitiveButtonStyle {
        let name: String
        func makeBody(configuration: Configuration) -> some View { Wrapped(name: name).around(Button(configuration)) }
    }

    private struct Look: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(verbatim: "look")
                configuration.label
            }
        }
    }

    private struct Dial: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            Wrapped(name: "dial").around(Gauge(value: configuration.value) { configuration.label })
        }
    }

    private struct Field: TextFieldStyle {
        let name: String
        func _body(configuration: TextField<Self._Label>) -> some View { Wrapped(name: name).around(configuration) }
    }

    private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 300, height: 200)) }

    @Test("A control within its own style has the style further out, and at last the automatic one")
    func outerStyles() {
        #expect(
            host(
                ProgressView("x", value: 0.5).progressViewStyle(Progress(name: "a"))
                    .progressViewStyle(Progress(name: "b"))
            ).text == ["a", "b", "x"])
        #expect(
            host(Toggle("x", isOn: .constant(true)).toggleStyle(Switch(name: "a")).toggleStyle(Switch(name: "b"))).text
                == ["a", "b", "x"])
        #expect(
            host(GroupBox("x") { Text("y") }.groupBoxStyle(Box(name: "a")).groupBoxStyle(Box(name: "b"))).text
                == ["a", "b", "x", "y"])
        #expect(host(Gauge(value: 0.5) { Text("x") }.gaugeStyle(Dial())).text.contains("dial"))
    }

    @Test("A button within a style of buttons is one button in the style further out")
    func buttons() {
        var presses = 0
        let view = host(
            Button("x") { presses += 1 }
                .buttonStyle(Press(name: "a")).buttonStyle(Press(name: "b")).buttonStyle(Look()))
        #expect(view.text == ["a", "b", "look", "x"])
        view.tap(text: "x")
        #expect(presses == 1)
    }

    @Test("A style of text fields is written as on Apple's systems; the field within has the style further out")
    func fields() {
        let view = host(
            TextField("x", text: .constant("y")).textFieldStyle(Field(name: "a")).textFieldStyle(Field(name: "b"))
                .textFieldStyle(.roundedBorder))
        #expect(view.text == ["a", "b", "y"])
    }

    @Test("E05: Several views in a label are one control, side by side")
    func labels() {
        var presses = 0
        let button = host(
            VStack {
                Button {
                    presses += 1
                } label: {
                    Text("left")
                    Text("right")
                }
            })
        #expect(button.accessibility.filter { $0.role == .button }.count == 1)
        #expect(button.text == ["left", "right"])
        button.tap(text: "left")
        button.tap(text: "right")
        #expect(presses == 2)
        let url = URL(fileURLWithPath: "/")
        #expect(host(Link(destination: url) { pair }).text == ["1", "2"])
        #expect(host(Menu(content: { Text("y") }, label: { pair })).text == ["1", "2"])
        #expect(host(Toggle(isOn: .constant(true)) { pair }).text == ["1", "2"])
        #expect(host(Stepper(label: { pair }, onIncrement: nil, onDecrement: nil)).text.starts(with: ["1", "2"]))
        #expect(host(LabeledContent(content: { Text("y") }, label: { pair })).text == ["1", "2", "y"])
        #expect(host(GroupBox(content: { Text("y") }, label: { pair })).text == ["1", "2", "y"])
        #expect(host(ProgressView(value: 0.5, label: { pair })).text == ["1", "2"])
        #expect(host(ShareLink(item: "y") { pair }).text == ["1", "2"])
        #expect(
            host(NavigationStack { NavigationLink(destination: { Text("y") }, label: { pair }) }).text == ["1", "2"])
    }

    @ViewBuilder private var pair: some View {
        Text("1")
        Text("2")
    }

    @Test("E05: Spacers in a button's label take the free width")
    func spacers() throws {
        let view = host(
            Button {
            } label: {
                Spacer()
                Text("x")
                Spacer()
            })
        let frame = try #require(view.accessibility.first { $0.role == .button }).frame
        #expect(frame.width == 300)
    }

    @Test("E06: A hidden label is hidden from sight only")
    func hiddenLabels() {
        let day = Date(timeIntervalSince1970: 0)
        func labels<V: View>(_ control: V) -> [String] {
            let view = host(control.labelsHidden())
            #expect(!view.text.contains("name"))
            return view.accessibility.map(\.label)
        }
        #expect(labels(Toggle("name", isOn: .constant(true))) == ["name"])
        #expect(labels(Toggle("name", isOn: .constant(true)).toggleStyle(.checkbox)) == ["name"])
        #expect(labels(Stepper("name", value: .constant(1))).contains("name"))
        #expect(labels(ColorPicker("name", selection: .constant(.red))).contains("name"))
        #expect(labels(DatePicker("name", selection: .constant(day))).contains("name"))
        #expect(labels(Picker("name", selection: .constant(1)) { Text("1").tag(1) }).contains("name"))
        #expect(labels(Slider(value: .constant(0.5)) { Text("name") }) == ["name"])
    }
}
