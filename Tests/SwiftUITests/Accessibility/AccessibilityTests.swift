import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@Suite("What assistive technology is told")
@MainActor
struct AccessibilityTests {
    final class Log { var lines: [String] = [] }

    func items<V: View>(_ view: V) -> [AccessibilityItem] { TestHost(view).accessibility }

    /// Roles and labels, indented by depth.
    func outline<V: View>(_ view: V) -> [String] {
        var depth: [UInt64: Int] = [:]
        return items(view).map { item in
            depth[item.id] = item.parent.map { depth[$0]! + 1 } ?? 0
            return String(repeating: "  ", count: depth[item.id]!) + "\(item.role) \(item.label)"
        }
    }

    @Test("Texts, pictures and buttons are elements; decoration and what is hidden are none")
    func basics() {
        let view = VStack {
            Text("Title")
            Image(systemName: "star").accessibilityLabel("Star")
            Button {
            } label: {
                HStack {
                    Text("Buy")
                    Text("now")
                }
            }
            Text("Secret").accessibilityHidden(true)
            Text("Faded").opacity(0)
            Color.red
        }
        #expect(outline(view) == ["staticText Title", "image Star", "button Buy, now"])
    }

    @Test("Modifiers say more of an element, the outermost first")
    func modifiers() {
        let view = Text("40")
            .accessibilityLabel("Inner").padding().accessibilityLabel("Speed").accessibilityValue("40 km/h")
            .accessibilityHint("How fast it goes").accessibilityIdentifier("speed")
            .accessibilityAddTraits([.isHeader, .isSelected]).accessibilityHeading(.h2)
        let item = items(view)[0]
        #expect(item.label == "Speed")
        #expect(item.value == "40 km/h")
        #expect(item.hint == "How fast it goes")
        #expect(item.identifier == "speed")
        #expect(item.isHeader && item.isSelected)
        #expect(item.headingLevel == 2)
        #expect(item.role == .staticText)
        let button = items(Text("Go").accessibilityAddTraits(.isButton))[0]
        #expect(button.role == .button)
        let text = items(Button("Go") {}.accessibilityRemoveTraits(.isButton))[0]
        #expect(text.role == .staticText)
        #expect(items(Link("Web", destination: URL(string: "https://swift.org")!))[0].role == .link)
    }

    @Test("Children are told as one, within their element, or not at all")
    func children() {
        let row = HStack {
            Text("Milk")
            Text("2 l")
            Button("Remove") {}
            Button("Add") {}
        }
        #expect(outline(row.accessibilityElement(children: .combine)) == ["staticText Milk, 2 l, Remove, Add"])
        #expect(
            items(row.accessibilityElement(children: .combine))[0].actions == [.focus, .named("Remove"), .named("Add")])
        #expect(
            outline(row.accessibilityElement(children: .contain).accessibilityLabel("Row"))
                == ["group Row", "  staticText Milk", "  staticText 2 l", "  button Remove", "  button Add"])
        #expect(
            outline(row.accessibilityElement(children: .ignore).accessibilityLabel("Milk")) == ["staticText Milk"])
        let single = HStack {
            Text("Milk")
            Button("Buy") {}
        }
        #expect(outline(single.accessibilityElement(children: .combine)) == ["button Milk, Buy"])
    }

    @Test("A higher priority is read first")
    func order() {
        let view = VStack {
            Text("a")
            Text("b").accessibilitySortPriority(2)
            Text("c").accessibilitySortPriority(1)
            Text("d")
        }
        #expect(
            outline(view.accessibilityElement(children: .contain)).map { $0.suffix(1) } == ["p", "b", "c", "a", "d"]
                || outline(view.accessibilityElement(children: .contain)).dropFirst().map { $0.suffix(1) } == [
                    "b", "c", "a", "d",
                ])
    }

    struct Rating: View {
        let log: Log
        @State private var stars = 3
        var body: some View {
            Text("Stars")
                .accessibilityValue("\(stars)")
                .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
                .accessibilityAction { log.lines.append("default") }
                .accessibilityAction(named: "Reset") { stars = 0 }
                .accessibilityAction(.escape) { log.lines.append("escape") }
                .accessibilityAction(.delete) { log.lines.append("delete") }
        }
    }

    @Test("Actions of modifiers are done when they are asked for")
    func actions() {
        let log = Log()
        let host = TestHost(Rating(log: log))
        #expect(
            host.accessible("Stars")?.actions
                == [.press, .increment, .decrement, .escape, .named("Delete"), .named("Reset")])
        host.perform(.increment, on: "Stars")
        #expect(host.accessible("Stars")?.value == "4")
        host.perform(.decrement, on: "Stars")
        host.perform(.decrement, on: "Stars")
        #expect(host.accessible("Stars")?.value == "2")
        host.perform(.named("Reset"), on: "Stars")
        #expect(host.accessible("Stars")?.value == "0")
        host.perform(.press, on: "Stars")
        host.perform(.escape, on: "Stars")
        host.perform(.named("Delete"), on: "Stars")
        #expect(log.lines == ["default", "escape", "delete"])
        #expect(!host.perform(.named("Nothing"), on: "Stars"))
        #expect(!host.perform(.setValue("x"), on: "Stars"))
    }

    struct Controls: View {
        @State private var isOn = true
        @State private var volume = 0.25
        @State private var count = 1
        @State private var name = "Ada"
        @State private var code = "1234"
        @State private var size = 1
        var body: some View {
            VStack {
                Toggle("Sound", isOn: $isOn)
                Slider(value: $volume) { Text("Volume") }
                Stepper("Count \(count)", value: $count)
                TextField("Name", text: $name)
                SecureField("Code", text: $code)
                Picker("Size", selection: $size) {
                    Text("S").tag(0)
                    Text("M").tag(1)
                }
                .pickerStyle(.segmented)
                ProgressView("Loading", value: 0.5)
                Button("Off") {}.disabled(true)
            }
        }
    }

    @Test("Controls tell what they are and hold, and can be worked")
    func controls() {
        let host = TestHost(Controls())
        func item(_ label: String) -> AccessibilityItem? { host.accessible(label) }
        #expect(item("Sound")?.role == .toggle)
        #expect(item("Sound")?.value == "on")
        host.perform(.press, on: "Sound")
        #expect(item("Sound")?.value == "off")
        #expect(item("Volume")?.role == .slider)
        #expect(item("Volume")?.value == "25%")
        host.perform(.increment, on: "Volume")
        #expect(item("Volume")?.value == "35%")
        #expect(item("Count 1")?.role == .stepper)
        host.perform(.increment, on: "Count 1")
        #expect(item("Count 2")?.role == .stepper)
        #expect(item("Name")?.role == .textField)
        #expect(item("Name")?.value == "Ada")
        host.perform(.setValue("Grace"), on: "Name")
        #expect(item("Name")?.value == "Grace")
        host.perform(.focus, on: "Name")
        #expect(item("Name")?.isFocused == true)
        #expect(item("Code")?.role == .secureField)
        #expect(item("Code")?.value == "••••")
        #expect(item("S")?.isSelected == false)
        #expect(item("M")?.isSelected == true)
        host.perform(.press, on: "S")
        #expect(item("S")?.isSelected == true)
        #expect(item("Loading")?.role == .progress)
        #expect(item("Loading")?.value == "50%")
        #expect(item("Off")?.isEnabled == false)
        #expect(item("Off")?.actions == [])
        #expect(!host.perform(.press, on: "Off"))
    }

    @Test("What answers to taps can be pressed")
    func taps() {
        let log = Log()
        let host = TestHost(Text("Card").padding().onTapGesture { log.lines.append("tap") })
        #expect(host.accessible("Card")?.actions == [.press])
        #expect(host.perform(.press, on: "Card"))
        #expect(log.lines == ["tap"])
    }

    @Test("Help is shown where the pointer rests, the innermost first, and is the hint")
    func help() {
        let view = VStack(spacing: 0) {
            Text("Save").frame(width: 100, height: 50).contentShape(Rectangle()).help("Saves the file")
            Color.red.frame(width: 100, height: 50)
        }
        .help("The tools")
        let host = TestHost(view, size: CGSize(width: 100, height: 100))
        #expect(host.toolTip(at: CGPoint(x: 50, y: 25)) == "Saves the file")
        #expect(host.toolTip(at: CGPoint(x: 50, y: 75)) == "The tools")
        #expect(host.accessible("Save")?.hint == "Saves the file")
    }

    @Test("Parts that are one element are spoken in the order of their priorities")
    func combinedOrder() {
        let view = HStack {
            Text("second")
            Text("first").accessibilitySortPriority(1)
        }
        .accessibilityElement(children: .combine)
        #expect(outline(view) == ["staticText first, second"])
    }

    @Test("A toggle that is told to be a button stays a toggle, and what is selected can be told not to be")
    func traits() {
        let toggle = items(Toggle("Sound", isOn: .constant(true)).accessibilityAddTraits(.isButton))
        #expect(toggle.map(\.role) == [.toggle])
        let text = Text("Row").accessibilityAddTraits(.isSelected)
        #expect(items(text).map(\.isSelected) == [true])
        #expect(items(text.accessibilityRemoveTraits(.isSelected)).map(\.isSelected) == [false])
        let pair = HStack {
            text
            Text("Price")
        }
        .accessibilityElement(children: .combine)
        #expect(items(pair).map(\.isSelected) == [true])
        #expect(items(pair.accessibilityRemoveTraits(.isSelected)).map(\.isSelected) == [false])
    }

    @Test("What has no action is pressed where its activation point is")
    func activationPoint() {
        let log = Log()
        let host = TestHost(
            Color.red.frame(width: 100, height: 40)
                .gesture(
                    DragGesture(minimumDistance: 0).onEnded { log.lines.append("\($0.location.x) \($0.location.y)") }
                )
                .accessibilityLabel("Pad").accessibilityActivationPoint(UnitPoint(x: 0.25, y: 0.75)))
        #expect(host.perform(.press, on: "Pad"))
        #expect(log.lines == ["25.0 30.0"])
    }
}
