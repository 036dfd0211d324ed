import Foundation
import SwiftUI

/// A screen of each kind of control.
enum Gallery: String, CaseIterable {
    case buttons, toggles, values, fields, pickers, progress, labels, lists, tables, dates, tokens, navigation, tabs,
        sheet, alert, shapes,
        groups

    @MainActor @ViewBuilder var view: some View {
        switch self {
        case .buttons: Buttons()
        case .toggles: Toggles()
        case .values: Values()
        case .fields: Fields()
        case .pickers: Pickers()
        case .progress: Progresses()
        case .labels: Labels()
        case .lists: Lists()
        case .tables: Tables()
        case .dates: Dates()
        case .tokens: Tokens()
        case .navigation: Navigation()
        case .tabs: Tabs()
        case .sheet: Sheets()
        case .alert: Alerts()
        case .shapes: Shapes()
        case .groups: Groups()
        }
    }
}

private struct Buttons: View {
    var body: some View {
        VStack(alignment: .leading) {
            Button("Automatic") {}
            Button("Bordered") {}.buttonStyle(.bordered)
            Button("Prominent") {}.buttonStyle(.borderedProminent)
            Button("Plain") {}.buttonStyle(.plain)
            Button("Destructive", role: .destructive) {}
            Button("Disabled") {}.disabled(true)
            Button("With a symbol", systemImage: "star.fill") {}
            Link("A link", destination: URL(string: "https://swift.org")!)
            Menu("A menu") { Button("One") {} }
        }
        .padding()
    }
}

private struct Toggles: View {
    @State private var isOn = true
    @State private var isOff = false

    var body: some View {
        VStack(alignment: .leading) {
            Toggle("Automatic", isOn: $isOn)
            Toggle("Off", isOn: $isOff)
            Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
            Toggle("Switched off", isOn: $isOff).toggleStyle(.switch)
            Toggle("Button", isOn: $isOn).toggleStyle(.button)
        }
        .padding()
    }
}

private struct Values: View {
    @State private var part = 0.5
    @State private var count = 3
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        VStack(alignment: .leading) {
            Slider(value: $part)
            Slider(value: $part) {
                Text("Label")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            Stepper("Count \(count)", value: $count, in: 0...9)
            Gauge(value: part) { Text("Fuel") }
        }
        .padding()
    }
}

private struct Fields: View {
    @State private var name = "Ada"
    @State private var empty = ""

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Name", text: $name)
            TextField("Empty", text: $empty)
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            SecureField("Password", text: $name)
            TextEditor(text: $name).frame(height: 48)
        }
        .padding()
    }
}

private struct Pickers: View {
    @State private var flavor = 1

    private var choices: some View {
        Group {
            Text("Plain").tag(0)
            Text("Sweet").tag(1)
            Text("Sour").tag(2)
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            Picker("Menu", selection: $flavor) { choices }
            Picker("Segments", selection: $flavor) { choices }.pickerStyle(.segmented)
            Picker("Inline", selection: $flavor) { choices }.pickerStyle(.inline)
            Picker("Radio", selection: $flavor) { choices }.pickerStyle(.radioGroup)
            Picker("Wheel", selection: $flavor) { choices }.pickerStyle(.wheel)
        }
        .padding()
    }
}

private struct Progresses: View {
    var body: some View {
        VStack(alignment: .leading) {
            ProgressView(value: 0.6)
            ProgressView("Loading", value: 0.3)
            ProgressView()
            ProgressView(value: 0.5).progressViewStyle(.circular)
        }
        .padding()
    }
}

private struct Labels: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Large title").font(.largeTitle)
            Text("**Bold**, *slanting*, ~~struck~~, `code`")
            Text("Secondary").foregroundStyle(.secondary)
            Label("Favorite", systemImage: "heart.fill")
            LabeledContent("Size", value: "12 kB")
            Divider()
            HStack {
                Text("語")
                Divider()
                Text("👻")
            }
            .frame(height: 32)
            Text("A long text that has to be broken into lines where there is no room for all of its words.")
        }
        .padding()
    }
}

private struct Lists: View {
    @State private var chosen: String? = "Two"

    var body: some View {
        List(selection: $chosen) {
            Section("Numbers") { ForEach(["One", "Two", "Three"], id: \.self) { Text($0) } }
            Section("Others") { Label("Star", systemImage: "star") }
        }
    }
}

private struct Tables: View {
    private struct River: Identifiable {
        let id: String
        let length: Int
        var tributaries: [River]?
    }

    private let rivers = [
        River(
            id: "Danube", length: 2850,
            tributaries: [River(id: "Inn", length: 518), River(id: "Sava", length: 990)]),
        River(id: "Loire", length: 1006),
        River(id: "Rhine", length: 1233, tributaries: []),
    ]
    @State private var chosen: String? = "Loire"
    @State private var order = [KeyPathComparator(\River.id)]
    @State private var isOpen = true

    var body: some View {
        Table(of: River.self, selection: $chosen, sortOrder: $order) {
            TableColumn("River", value: \.id)
            TableColumn("Length", value: \.length) { Text("\($0.length) km") }.alignment(.numeric)
        } rows: {
            ForEach(rivers) { river in
                if let inner = river.tributaries {
                    DisclosureTableRow(river, isExpanded: inner.isEmpty ? .constant(false) : $isOpen) {
                        ForEach(inner) { TableRow($0) }
                    }
                } else {
                    TableRow(river)
                }
            }
        }
        .environment(\.horizontalSizeClass, .regular)
    }
}

private struct Dates: View {
    @State private var days: Set<DateComponents> = [
        DateComponents(year: 2024, month: 3, day: 5), DateComponents(year: 2024, month: 3, day: 14),
    ]

    var body: some View {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return MultiDatePicker("Days", selection: $days).environment(\.calendar, calendar)
            .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
    }
}

private struct Tokens: View {
    private struct Kind: Identifiable {
        let id: String
    }

    @State private var text = "pe"
    @State private var tokens = [Kind(id: "Fruit"), Kind(id: "Red")]

    var body: some View {
        List { Text("Pear") }.searchable(text: $text, tokens: $tokens) { Text($0.id) }
    }
}

private struct Navigation: View {
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("First") { Text("First") }
                NavigationLink("Second") { Text("Second") }
            }
            .navigationTitle("Title")
            .toolbar { Button("Edit") {} }
        }
    }
}

private struct Tabs: View {
    var body: some View {
        TabView {
            Text("Home page").tabItem { Label("Home", systemImage: "house") }
            Text("Other").tabItem { Label("Other", systemImage: "gear") }
        }
    }
}

private struct Sheets: View {
    @State private var isShown = true

    var body: some View {
        Text("Below").sheet(isPresented: $isShown) {
            VStack {
                Text("A sheet").font(.headline)
                Button("Done") { isShown = false }
            }
        }
    }
}

private struct Alerts: View {
    @State private var isShown = true

    var body: some View {
        Text("Below").alert("Delete the file?", isPresented: $isShown) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("It cannot be brought back.")
        }
    }
}

private struct Shapes: View {
    var body: some View {
        HStack(spacing: 16) {
            Circle().fill(.blue)
            RoundedRectangle(cornerRadius: 12).stroke(.red, lineWidth: 1)
            Rectangle().fill(.green).overlay(Text("Text"))
            Capsule().stroke(.orange, lineWidth: 4)
        }
        .frame(height: 96)
        .padding()
    }
}

private struct Groups: View {
    var body: some View {
        VStack(alignment: .leading) {
            GroupBox("A box") { Text("Inside") }
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("Shown") }
            Form {
                Section("A form") {
                    Toggle("Sound", isOn: .constant(true))
                    TextField("Name", text: .constant("Ada"))
                }
            }
        }
        .padding()
    }
}
