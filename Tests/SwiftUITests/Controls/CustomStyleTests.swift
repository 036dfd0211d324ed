import Foundation
import SwiftUITesting
import Testing

@testable import SwiftUI

/// Styles that an app makes itself: of date pickers, forms, text editors, split views, gauges and group boxes.
@MainActor
@Suite("Styles of an app's own")
struct CustomStyleTests {
    private func host<V: View>(_ view: V) -> TestHost { TestHost(view, size: CGSize(width: 400, height: 400)) }

    private struct Steps: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text(configuration.minimumDate.map { "from \(Int($0.timeIntervalSince1970).description)" } ?? "open")
                Text(configuration.maximumDate.map { "to \(Int($0.timeIntervalSince1970).description)" } ?? "open")
                Text("\(configuration.displayedComponents.rawValue)")
                Button("later") { configuration.selection += 60 }
                Button("much later") { configuration.$selection.wrappedValue += 1e9 }
            }
        }
    }

    @Test("A date picker's style gets label, range and components, and changes the date within the range")
    func datePicker() {
        struct Sample: View {
            @State private var date = Date(timeIntervalSince1970: 0)
            var body: some View {
                VStack {
                    DatePicker(
                        "When", selection: $date, in: ...Date(timeIntervalSince1970: 3600), displayedComponents: .date)
                    Text("is \(Int(date.timeIntervalSince1970))")
                }
                .datePickerStyle(Steps())
            }
        }
        let host = host(Sample())
        #expect(host.text == ["When", "open", "to 3600", "2", "later", "much later", "is 0"])
        host.tap(text: "later")
        #expect(host.text.last == "is 60")
        host.tap(text: "much later")
        #expect(host.text.last == "is 3,600")
    }

    @Test("A picker within a date picker's style has the style further out")
    func nestedDatePicker() {
        struct Framed: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("framed")
                    DatePicker(selection: configuration.$selection) { configuration.label }
                }
            }
        }
        let picker = DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 0)))
        let found = host(picker.datePickerStyle(Framed()).datePickerStyle(Steps())).text
        #expect(found.prefix(2) == ["framed", "When"] && found.contains("later"))
    }

    @Test("A form's style shows the content, in another form if it likes; its controls work")
    func form() {
        struct Titled: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("Settings")
                    Form(configuration)
                }
            }
        }
        struct Plain: FormStyle {
            func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
        }
        struct Sample: View {
            @State private var count = 0
            var body: some View {
                Form {
                    Section("A") { Button("count \(count)") { count += 1 } }
                    Text("last")
                }
            }
        }
        let cards = host(Sample().formStyle(Titled()))
        #expect(cards.text == ["Settings", "A", "count 0", "last"])
        #expect(cards.findAll(ListRow.self).count == 2)
        cards.tap(text: "count 0")
        #expect(cards.text.contains("count 1"))
        let plain = host(Sample().formStyle(Titled()).formStyle(Plain()))
        #expect(plain.text == ["Settings", "A", "count 0", "last"])
        #expect(plain.findAll(ListRow.self).isEmpty)
        #expect(host(Sample().formStyle(.grouped)).findAll(ListRow.self).count == 2)
        #expect(host(Sample().formStyle(.columns)).findAll(ListRow.self).isEmpty)
    }

    @Test("A form keeps its content's state while its style stays")
    func formState() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("own \(count)") { count += 1 } }
        }
        struct Sample: View {
            @State private var other = 0
            var body: some View {
                VStack {
                    Form { Counter() }.formStyle(.grouped)
                    Button("other \(other)") { other += 1 }
                }
            }
        }
        let host = host(Sample())
        host.tap(text: "own 0")
        host.tap(text: "other 0")
        #expect(host.text.contains("own 1") && host.text.contains("other 1"))
    }

    @Test("A text editor's style shows the editor of another style")
    func textEditor() {
        struct Framed: TextEditorStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("frame")
                    PlainTextEditorStyle().makeBody(configuration: configuration)
                }
            }
        }
        struct Sample: View {
            @State private var text = "a"
            var body: some View {
                VStack {
                    TextEditor(text: $text)
                    Text("[\(text)]")
                }
                .textEditorStyle(Framed())
            }
        }
        let host = host(Sample())
        #expect(host.text.first == "frame")
        host.tap(text: "a")
        host.press(.end)
        host.type("b")
        #expect(host.text.contains("[ab]"))
    }

    @Test("Only the automatic style gives a text editor a background")
    func editorGround() {
        let editor = TextEditor(text: .constant("a")).frame(width: 100, height: 50)
        let (plain, usual) = (host(editor.textEditorStyle(.plain)), host(editor.textEditorStyle(.automatic)))
        func colors(_ host: TestHost) -> Int { host.findAll(kind: "Color").count + host.findAll(kind: "shape").count }
        #expect(plain.layers != usual.layers)
        #expect(colors(plain) == colors(usual))
    }

    @Test("A split view's style shows the columns of another style")
    func splitView() {
        struct Framed: NavigationSplitViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("frame")
                    BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
                }
            }
        }
        let split = NavigationSplitView {
            Text("sidebar")
        } detail: {
            Text("detail")
        }
        let host = TestHost(split.navigationSplitViewStyle(Framed()), size: CGSize(width: 1000, height: 600))
        #expect(host.text.contains("frame") && host.text.contains("sidebar") && host.text.contains("detail"))
    }

    @Test("A gauge's style gets its labels, each of a type of its own; marked values are not shown")
    func gauge() {
        struct Words: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                let label: GaugeStyleConfiguration.Label = configuration.label
                let now: GaugeStyleConfiguration.CurrentValueLabel? = configuration.currentValueLabel
                let least: GaugeStyleConfiguration.MinimumValueLabel? = configuration.minimumValueLabel
                let most: GaugeStyleConfiguration.MaximumValueLabel? = configuration.maximumValueLabel
                VStack {
                    label
                    now
                    least
                    most
                    Text(verbatim: "\(configuration.value)")
                }
            }
        }
        let gauge = Gauge(value: 5, in: 0...10) {
            Text("Speed")
        } currentValueLabel: {
            Text("five")
        } minimumValueLabel: {
            Text("none")
        } maximumValueLabel: {
            Text("ten")
        } markedValueLabels: {
            Text("marked")
        }
        #expect(host(gauge.gaugeStyle(Words())).text == ["Speed", "five", "none", "ten", "0.5"])
        let short = Gauge(value: 1) {
            Text("Speed")
        } currentValueLabel: {
            Text("one")
        } markedValueLabels: {
            Text("marked")
        }
        #expect(host(short.gaugeStyle(Words())).text == ["Speed", "one", "1.0"])
    }

    @Test("Labels of controls can be hidden, and shown again within")
    func labels() {
        let view = VStack {
            Toggle("hidden", isOn: .constant(true))
            Toggle("shown", isOn: .constant(true)).labelsVisibility(.visible)
        }
        .labelsVisibility(.hidden)
        #expect(host(view).text == ["shown"])
        struct Reader: View {
            @Environment(\.labelsVisibility) private var visibility
            var body: some View { Text("\(visibility)") }
        }
        #expect(host(Reader()).text == ["automatic"])
        #expect(host(Reader().labelsHidden()).text == ["hidden"])
    }
}
