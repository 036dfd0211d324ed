import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Controls of apps for the Mac have its frames, and stand next to their labels.
@MainActor @Suite("Controls of the Mac")
struct MacControlsTests {
    /// Shows views as in an app for the Mac.
    private func onMac<Content: View>(
        _ check: (TestHost) throws -> Void, @ViewBuilder _ content: () -> Content
    ) rethrows {
        DeviceFamily.current = .mac
        defer { DeviceFamily.current = nil }
        try check(TestHost(VStack(content: content), size: CGSize(width: 600, height: 400)))
    }

    /// A view whose frame the test asks for.
    private func marked(_ view: some View, _ name: String = "marked") -> some View {
        view.background { Color.clear.accessibilityIdentifier(name) }
    }

    @Test("Buttons without a style have a frame, in rows as well, and none as links")
    func buttons() {
        func height(_ view: some View) -> CGFloat {
            var height: CGFloat = 0
            onMac {
                height = $0.find(identifier: "marked")?.frame.height ?? 0
            } _: {
                view
            }
            return height
        }
        #expect(height(marked(Button("Push") {})) == 22)
        #expect(height(marked(Button("Push") {}.buttonStyle(.automatic))) == 22)
        #expect(height(marked(Menu("Open") { Button("A") {} })) == 22)
        #expect(height(marked(Button("Push") {}.buttonStyle(.plain))) < 17)
        #expect(height(marked(Link("Page", destination: URL(string: "https://example.com")!))) < 17)
        #expect(height(List { marked(Button("Push") {}) }) == 22)
        #expect(height(List { NavigationLink("Push") { EmptyView() }.background { marked(Color.clear) } }) <= 24)
        #expect(height(marked(Button("Push") {}.controlSize(.large))) == 28)
    }

    @Test("Labels are next to their controls, in rows at the leading edge")
    func labels() throws {
        let controls: [(String, AnyView)] = [
            ("Count", AnyView(Stepper("Count", value: .constant(1)))),
            ("Switch", AnyView(Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch))),
            ("Side", AnyView(LabeledContent("Side") { Color.red.frame(width: 20, height: 10) })),
        ]
        for (name, control) in controls {
            try onMac { host in
                let (label, whole) = (
                    try #require(host.find(text: name)).frame, try #require(host.find(identifier: "marked")).frame
                )
                #expect(whole.minX == label.minX && whole.width - label.width < 60, "\(name)")
            } _: {
                marked(control)
            }
            onMac { host in
                #expect(host.find(text: name)?.frame.minX ?? 99 < 40, "\(name)")
            } _: {
                List { control }
            }
        }
    }

    @Test("A stepper is two arrows that step, as far as the bounds allow")
    func stepper() throws {
        var value = 1
        let binding = Binding {
            value
        } set: {
            value = $0
        }
        try onMac { host in
            host.tap(label: "Increment")
            #expect(value == 2)
            let whole = try #require(host.find(identifier: "marked")).frame
            #expect(whole.height == 22 && whole.width < 90)
        } _: {
            marked(Stepper("Count", value: binding, in: 0...2))
        }
    }

    @Test("Sliders show their labels, segments are as wide as their titles, pop-up buttons fill the width")
    func widths() throws {
        try onMac { host in
            #expect(host.find(text: "Volume") != nil)
            #expect(host.find(identifier: "slider")?.frame.height == 22)
            let segments = try #require(host.find(identifier: "segments")).frame
            #expect(segments.height == 22 && segments.width < 200)
            let popUp = try #require(host.find(identifier: "popup")).frame
            #expect(popUp.height == 22 && popUp.width == 300)
        } _: {
            marked(Slider(value: .constant(0.5)) { Text("Volume") }, "slider")
            marked(
                Picker("Kind", selection: .constant(1)) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                .pickerStyle(.segmented), "segments")
            marked(
                Picker("Kind", selection: .constant(1)) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                .frame(width: 300), "popup")
        }
    }

    @Test("Forms have a column of labels, which end where the controls begin, unless they are grouped")
    func columns() throws {
        func form() -> some View {
            Form {
                TextField("Name", text: .constant("Emma"))
                Stepper("A longer label", value: .constant(1))
                Toggle("Box", isOn: .constant(true)).accessibilityIdentifier("box")
                Button("Push") {}
            }
            .frame(width: 400)
        }
        try onMac { host in
            let (name, long) = (
                try #require(host.find(text: "Name")).frame, try #require(host.find(text: "A longer label")).frame
            )
            let box = try #require(host.find(identifier: "box")).frame
            #expect(name.maxX == long.maxX && name.minX > long.minX && box.minX == long.maxX + 8)
        } _: {
            form()
        }
        try onMac { host in
            let rows = try ["Name", "A longer label"].map { try #require(host.find(text: $0)).frame.minX }
            #expect(rows[0] == rows[1])
        } _: {
            form().formStyle(.grouped)
        }
    }

    @Test("Tabs are segments on the upper edge of a box, and choose what is shown")
    func tabs() throws {
        try onMac { host in
            let (one, two) = (try #require(host.find(text: "One")), try #require(host.find(text: "Two")))
            #expect(abs(one.center.y - 11) < 1 && two.center.y == one.center.y)
            #expect(one.frame.minX > 200 && two.frame.maxX < 400)
            #expect(host.find(text: "First")?.center.y ?? 0 > 22)
            host.tap(text: "Two")
            #expect(host.find(text: "Second") != nil && host.find(text: "First") == nil)
        } _: {
            TabView {
                Text("First").tabItem { Label("One", systemImage: "star") }
                Text("Second").tabItem { Label("Two", systemImage: "moon") }
            }
        }
    }

    @Test("The tabs of the settings are symbols with titles")
    func settingsTabs() throws {
        try onMac { host in
            let one = try #require(host.find(text: "One"))
            #expect(one.center.y > 30 && one.center.y < 60)
        } _: {
            TabView {
                Text("First").tabItem { Label("One", systemImage: "star") }
                Text("Second").tabItem { Label("Two", systemImage: "moon") }
            }
            .environment(\.isInSettings, true)
        }
    }

    @Test("A terminal draws the controls as in any app: no frames around buttons, dates without arrows")
    func terminal() throws {
        func page() -> some View {
            VStack {
                DatePicker("Born", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                Stepper("Count", value: .constant(1))
                Form { TextField("Name", text: .constant("Emma")) }
            }
            .environment(\.hostKind, HostTraits.Kind.terminal)
        }
        func texts() -> [String] { TestHost(page(), size: CGSize(width: 600, height: 400)).text }
        let elsewhere = texts()
        DeviceFamily.current = .mac
        defer { DeviceFamily.current = nil }
        #expect(texts() == elsewhere && elsewhere.contains("Count"))
        #expect(TestHost(page(), size: CGSize(width: 600, height: 400)).accessible("Day") == nil)
        onMac {
            #expect($0.accessible("Day") != nil)
        } _: {
            DatePicker("Born", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        }
    }
}
