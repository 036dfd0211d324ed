import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

/// Lists, tables, bars and boxes of apps for the Mac.
@MainActor @Suite("Lists and bars of the Mac")
struct MacListsTests {
    /// Shows a view as in an app for the Mac.
    private func onMac<Content: View>(_ view: Content, _ check: (TestHost) throws -> Void) rethrows {
        DeviceFamily.current = .mac
        defer { DeviceFamily.current = nil }
        try check(TestHost(view, size: CGSize(width: 600, height: 400)))
    }

    private struct Focus: View {
        @Environment(\.listHasFocus) private var hasFocus
        @Environment(\._foregroundStyle) private var style
        private var isWhite: Bool { style?.isSame(as: AnyShapeStyle(Color.white)) == true }
        var body: some View { Text(verbatim: "\(hasFocus ? "keys" : "no keys"), \(isWhite ? "white" : "usual")") }
    }

    private struct Sidebar: View {
        @State private var choice: Int?
        @State private var text = ""
        var body: some View {
            VStack {
                List(selection: $choice) {
                    Section("Boxes") {
                        Focus().tag(1)
                        Text("Other").tag(2)
                        Label("Starred", systemImage: "star").tag(3)
                    }
                }
                .listStyle(.sidebar)
                TextField("Elsewhere", text: $text)
            }
        }
    }

    @Test("The chosen row of a list with the keyboard is white on the tint, and only then")
    func emphasis() throws {
        onMac(Sidebar()) { host in
            #expect(host.text.contains("no keys, usual"))
            host.tap(text: "no keys, usual")
            #expect(host.text.contains("keys, white"))
            host.tap(text: "Other")
            #expect(host.text.contains("keys, usual"))
            host.tap(text: "keys, usual")
            host.tap(label: "Elsewhere")
            #expect(host.text.contains("no keys, usual"))
        }
        // Elsewhere a row keeps its colors.
        let host = TestHost(Sidebar(), size: CGSize(width: 600, height: 400))
        host.tap(text: "no keys, usual")
        #expect(host.text.contains("no keys, usual"))
    }

    @Test("The icons of a sidebar's rows have a narrow column")
    func icons() throws {
        try onMac(Sidebar()) { host in
            let (label, text) = (
                try #require(host.find(text: "Starred")).frame, try #require(host.find(text: "Other")).frame
            )
            #expect(label.minX - text.minX == 26)
        }
    }

    @Test("Rows of tables are 24 points high, with a margin")
    func table() throws {
        struct Person: Identifiable { let id: String }
        let people = ["Ada", "Grace"].map(Person.init)
        let table = Table(people) { TableColumn("Name", value: \.id) }
        try onMac(table) { host in
            let (ada, grace) = (
                try #require(host.find(text: "Ada")).frame, try #require(host.find(text: "Grace")).frame
            )
            #expect(grace.minY - ada.minY == 24)
        }
        let host = TestHost(table, size: CGSize(width: 800, height: 400))
        #expect(host.find(text: "Grace")?.frame.minY ?? 0 > (host.find(text: "Ada")?.frame.minY ?? 0) + 24)
    }

    @Test("The field for searching is at the trailing end of the bar, the items of navigation are before the title")
    func bar() throws {
        let page = NavigationStack {
            List { Text("Row") }
                .navigationTitle("Title")
                .searchable(text: .constant("words"))
                .toolbar {
                    ToolbarItem(placement: .navigation) { Button("Back") {} }
                    ToolbarItem { Button("Add") {} }
                }
        }
        try onMac(page) { host in
            let names = ["Back", "Title", "Add", "words", "Row"]
            let frames = try names.map { try #require(host.find(text: $0), "\($0)").frame }
            #expect(frames[..<4].allSatisfy { $0.maxY < 44 } && frames[4].minY > 44 && frames[4].minY < 60)
            #expect(
                frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX && frames[2].maxX < frames[3].minX)
            #expect(frames[3].minX > 360)
        }
        let host = TestHost(page, size: CGSize(width: 600, height: 400))
        #expect(host.find(text: "words")?.frame.minY ?? 0 > 44)
    }

    @Test("A box has its label above its frame, and is as wide as its content")
    func box() throws {
        let box = GroupBox("Label") { Color.red.frame(width: 100, height: 20).accessibilityIdentifier("inside") }
            .background { Color.clear.accessibilityIdentifier("box") }
        try onMac(box) { host in
            let (label, inside) = (
                try #require(host.find(text: "Label")).frame, try #require(host.find(identifier: "inside")).frame
            )
            #expect(inside.minY >= label.maxY + 10 && host.find(identifier: "box")?.frame.width == 112)
        }
    }

    @Test("The rows of a form in columns end at its edge, whatever their labels")
    func rows() throws {
        func marked(_ view: some View, _ name: String) -> some View {
            view.background { Color.clear.accessibilityIdentifier(name) }
        }
        let form = Form {
            marked(TextField("Name", text: .constant("Emma")), "short")
            marked(Slider(value: .constant(0.5)) { Text("A much longer label") }, "long")
            marked(TextEditor(text: .constant("Words")), "editor")
        }
        .frame(width: 400, height: 300)
        .background { Color.clear.accessibilityIdentifier("form") }
        try onMac(form) { host in
            let whole = try #require(host.find(identifier: "form")).frame
            let frames = try ["short", "long", "editor"].map { try #require(host.find(identifier: $0)).frame }
            #expect(frames.allSatisfy { $0.maxX == whole.maxX })
            #expect(frames[1].minX == whole.minX && frames[0].minX > whole.minX && frames[2].minX > frames[0].minX)
            // The editor takes the height that the others leave.
            #expect(frames[2].maxY == whole.maxY && frames[2].height > 200)
        }
    }

    @Test("Pickers in a bar hide their labels, and pop-up buttons keep their values in one line")
    func pickers() {
        let picker = Picker("Month", selection: .constant(1)) {
            Text("A month with quite a long name").tag(1)
            Text("May").tag(2)
        }
        let page = NavigationStack {
            picker.frame(width: 120)
                .toolbar {
                    ToolbarItem { picker.pickerStyle(.segmented) }
                    ToolbarItem { picker }
                }
        }
        onMac(page) { host in
            let values = host.findAll(text: "A month with quite a long name").map(\.frame)
            #expect(values.count == 3 && values.allSatisfy { $0.height < 24 })
            let labels = host.findAll(text: "Month").map(\.frame)
            #expect(labels.count == 1 && labels.allSatisfy { $0.minY > 44 })
        }
    }
}
