import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@Suite("Controls, as assistive technology is told")
@MainActor
struct ControlAccessibilityTests {
    struct Sliding: View {
        @State var volume = 4.0
        var body: some View { Slider(value: $volume, in: 2...10, step: 2) { Text("Volume") } }
    }

    @Test("A slider tells its number and bounds, and takes one")
    func slider() throws {
        let host = TestHost(Sliding())
        #expect(host.accessible("Volume")?.range == AccessibilityItem.Range(4, 2...10, step: 2))
        #expect(host.perform(.setValue("8"), on: "Volume"))
        #expect(host.accessible("Volume")?.range?.value == 8)
        #expect(host.accessible("Volume")?.value == "75%")
        #expect(!host.perform(.setValue("loud"), on: "Volume"))
        #expect(TestHost(ProgressView("Loading", value: 0.5)).accessible("Loading")?.range?.value == 0.5)
        let gauge = TestHost(Gauge(value: 30, in: 0...40) { Text("Speed") })
        #expect(gauge.accessible("Speed")?.range?.value == 0.75)
    }

    struct Writing: View {
        @State var name = "Ada"
        @State var notes = "one\ntwo"
        var body: some View {
            VStack {
                TextField("Name", text: $name, prompt: Text("First name"))
                TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 80)
                TextField("Story", text: .constant(""), axis: .vertical)
            }
        }
    }

    @Test("A field tells its caret and takes one; fields of several lines take the keyboard, empty ones too")
    func fields() {
        let host = TestHost(Writing(), size: CGSize(width: 300, height: 300))
        #expect(host.accessible("Name")?.caret == AccessibilityItem.Caret(anchor: 3, position: 3))
        #expect(host.perform(.select(AccessibilityItem.Caret(anchor: 0, position: 2)), on: "Name"))
        #expect(host.accessible("Name")?.caret == AccessibilityItem.Caret(anchor: 0, position: 2))
        host.perform(.focus, on: "Name")
        host.type("X")
        #expect(host.accessible("Name")?.value == "Xa")
        for label in ["Notes", "Story"] {
            #expect(host.accessible(label)?.isMultiline == true)
            #expect(host.perform(.focus, on: label))
            #expect(host.accessible(label)?.isFocused == true)
        }
        #expect(host.accessible("Name")?.isFocused == false)
    }

    struct Choosing: View {
        @State var size = 1
        let style: Style
        enum Style { case menu, segmented, inline, wheel }
        var body: some View {
            let picker = Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Large").tag(1)
            }
            switch style {
            case .menu: picker.pickerStyle(.menu)
            case .segmented: picker.pickerStyle(.segmented)
            case .inline: picker.pickerStyle(.inline)
            case .wheel: picker.pickerStyle(.wheel)
            }
        }
    }

    @Test("A menu of choices has a name and tells what is chosen, in a form too")
    func menu() throws {
        for host in [TestHost(Choosing(style: .menu)), TestHost(Form { Choosing(style: .menu) })] {
            let picker = try #require(host.accessibility.first { $0.role == .picker })
            #expect(picker.label == "Size")
            #expect(picker.value == "Large")
            #expect(picker.actions.contains(.press))
        }
    }

    @Test("Choices that are seen are radio buttons", arguments: [Choosing.Style.segmented, .inline, .wheel])
    func choices(style: Choosing.Style) {
        let host = TestHost(Choosing(style: style), size: CGSize(width: 300, height: 300))
        #expect(host.accessible("Small")?.role == .radioButton)
        #expect(host.accessible("Small")?.isSelected == false)
        #expect(host.accessible("Large")?.isSelected == true)
        #expect(host.perform(.press, on: "Small"))
        #expect(host.accessible("Small")?.isSelected == true)
        #expect(host.accessibility.contains { $0.label == "Size" })
    }

    @Test("A toggle has the keyboard when a part of it has")
    func toggle() {
        let host = TestHost(Toggle("Sound", isOn: .constant(true)))
        #expect(host.accessible("Sound")?.actions == [.press, .focus])
        #expect(host.perform(.focus, on: "Sound"))
        #expect(host.accessible("Sound")?.isFocused == true)
    }

    @Test("A group that opens tells whether it is open")
    func disclosure() {
        let host = TestHost(DisclosureGroup("More") { Text("Inside") })
        #expect(host.accessible("More")?.isExpanded == false)
        host.perform(.press, on: "More")
        #expect(host.accessible("More")?.isExpanded == true)
    }

    @Test("What is to be said goes to whoever listens")
    func announcements() {
        let services = SpyServices()
        let host = TestHost(
            Button("Say") {
                AccessibilityNotification.Announcement("Saved").post()
                AccessibilityNotification.Announcement(AttributedString("Sent")).post()
                AccessibilityNotification.PageScrolled("Page 2").post()
                AccessibilityNotification.LayoutChanged().post()
                UIAccessibility.post(notification: .announcement, argument: "Done")
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
            })
        host.host.services = services
        host.tap(text: "Say")
        #expect(services.said == ["Saved", "Sent", "Page 2", "Done"])
    }
}
