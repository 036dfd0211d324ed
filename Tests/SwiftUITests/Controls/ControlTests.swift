import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
struct ControlTests {
    @Test("A press on a toggle turns it over, wherever in its row")
    func toggle() {
        struct Sample: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Toggle("Sound", isOn: $isOn)
                    Text(isOn ? "on" : "off")
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 200))
        #expect(host.text == ["Sound", "off"])
        host.tap(text: "Sound")
        #expect(host.text == ["Sound", "on"])
    }

    @Test("A custom toggle style gets the binding and the label")
    func toggleStyle() {
        struct Words: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }
            }
        }
        struct Sample: View {
            @State private var isOn = false
            var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Words()) }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 200))
        host.tap(text: "no")
        #expect(host.text == ["yes"])
    }

    @Test("A stepper stops at its bounds")
    func stepper() {
        struct Sample: View {
            @State private var count = 1
            var body: some View { Stepper("Count \(count)", value: $count, in: 0...2) }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 100))
        host.tap(label: "Increment")
        host.tap(label: "Increment")
        #expect(host.text.contains("Count 2"))
        host.tap(label: "Decrement")
        host.tap(label: "Decrement")
        host.tap(label: "Decrement")
        #expect(host.text.contains("Count 0"))
    }

    @Test("Dragging a slider sets its value by steps and tells when editing begins and ends")
    func slider() {
        final class Log {
            var edits: [Bool] = []
        }
        struct Sample: View {
            let log: Log
            @State private var value = 0.0
            var body: some View {
                VStack {
                    Slider(value: $value, in: 0...10, step: 5) { log.edits.append($0) }
                    Text("\(Int(value))")
                }
            }
        }
        let log = Log()
        let host = TestHost(Sample(log: log), size: CGSize(width: 300, height: 100))
        let y = host.find(text: "0")!.frame.minY - 20
        host.drag(from: CGPoint(x: 14, y: y), to: CGPoint(x: 160, y: y))
        #expect(host.text == ["5"])
        host.drag(from: CGPoint(x: 160, y: y), to: CGPoint(x: 400, y: y))
        #expect(host.text == ["10"])
        #expect(log.edits == [true, false, true, false])
    }

    @Test("A segmented picker chooses by tag")
    func segmentedPicker() {
        struct Sample: View {
            @State private var size = "m"
            var body: some View {
                VStack {
                    Picker("Size", selection: $size) {
                        Text("Small").tag("s")
                        Text("Middle").tag("m")
                        ForEach(["l", "xl"], id: \.self) { Text("Size \($0)") }
                    }
                    .pickerStyle(.segmented)
                    Text("chosen \(size)")
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 100))
        host.tap(text: "Small")
        #expect(host.text.last == "chosen s")
        host.tap(text: "Size xl")
        #expect(host.text.last == "chosen xl")
    }

    @Test("A menu opens above the window, does what was chosen and closes; Escape closes it too")
    func menu() {
        struct Sample: View {
            @State private var last = "none"
            var body: some View {
                VStack {
                    Menu("More") {
                        Button("Copy") { last = "copy" }
                        Section("Danger") { Button("Delete", role: .destructive) { last = "delete" } }
                    }
                    Text(last)
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 400))
        host.tap(text: "More")
        #expect(host.text == ["More", "none", "Copy", "Danger", "Delete"])
        host.press(.escape)
        #expect(host.text == ["More", "none"])
        host.tap(text: "More")
        host.tap(text: "Delete")
        #expect(host.text == ["More", "delete"])
    }

    @Test("A menu picker shows the chosen value and opens all")
    func menuPicker() {
        struct Sample: View {
            @State private var number: Int? = 2
            var body: some View {
                Picker("Number", selection: $number) {
                    ForEach(1..<4) { Text("n\($0)").tag($0) }
                }
            }
        }
        let host = TestHost(Sample(), size: CGSize(width: 400, height: 400))
        #expect(host.text == ["n2"])
        host.tap(text: "n2")
        host.tap(text: "n3")
        #expect(host.text == ["n3"])
    }

    @Test("A progress view fills a part of its width")
    func progress() {
        let host = TestHost(
            ProgressView("Loading", value: 1, total: 4).frame(width: 200), size: CGSize(width: 300, height: 100))
        #expect(host.text == ["Loading"])
        #expect(host.layers.contains("50"))
    }

    @Test("A disclosure group shows its content when opened")
    func disclosure() {
        let host = TestHost(DisclosureGroup("More") { Text("inside") }, size: CGSize(width: 300, height: 100))
        #expect(host.text == ["More"])
        host.tap(text: "More")
        #expect(host.text == ["More", "inside"])
    }

    @Test("A keyboard shortcut presses its button; Control stands for Command")
    func shortcut() {
        struct Sample: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 }.keyboardShortcut("k") }
        }
        let host = TestHost(Sample(), size: CGSize(width: 300, height: 100))
        host.press(.character("k"))
        #expect(host.text == ["Count 0"])
        host.press(.character("k"), modifiers: .control)
        #expect(host.text == ["Count 1"])
    }
}
