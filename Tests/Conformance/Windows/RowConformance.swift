import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Heights and gaps beside those of iOS 17, measured in pictures of authors at 390 and 414 points.
@MainActor @Suite("Rows and sections of lists and forms")
struct RowConformance {
    /// A row with its name, and its height on iOS 17.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let height: CGFloat
        let view: @MainActor @Sendable () -> AnyView
        var testDescription: String { name }

        init(_ name: String, _ height: CGFloat = 44, _ view: @escaping @MainActor @Sendable () -> some View) {
            (self.name, self.height, self.view) = (name, height, { AnyView(view()) })
        }
    }

    nonisolated static let rows: [Row] = [
        Row("text") { Text("Text") },
        Row("button") { Button("Button") {} },
        Row("toggle") { Toggle("Toggle", isOn: .constant(true)) },
        Row("toggle without a label") { Toggle("Toggle", isOn: .constant(true)).labelsHidden() },
        Row("toggle as a button") { Toggle("Toggle", isOn: .constant(true)).toggleStyle(.button) },
        Row("stepper") { Stepper("Stepper", value: .constant(1)) },
        Row("slider") { Slider(value: .constant(0.5)) },
        Row("slider with labels") {
            Slider(value: .constant(0.5)) {
                Text("Slider")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
        },
        Row("segments") {
            Picker("Picker", selection: .constant(1)) { ForEach(1..<4) { Text("\($0)") } }.pickerStyle(.segmented)
        },
        Row("menu") { Picker("Picker", selection: .constant(1)) { ForEach(1..<4) { Text("\($0)") } } },
        Row("date") { DatePicker("Date", selection: .constant(.now), displayedComponents: .date) },
        Row("time") { DatePicker("Time", selection: .constant(.now), displayedComponents: .hourAndMinute) },
        Row("date and time") { DatePicker("When", selection: .constant(.now)) },
        Row("date without a label") { DatePicker("When", selection: .constant(.now)).labelsHidden() },
        Row("color") { ColorPicker("Color", selection: .constant(.red)) },
        Row("field") { TextField("Field", text: .constant("")) },
        Row("field with a frame") { TextField("Field", text: .constant("")).textFieldStyle(.roundedBorder) },
        Row("secret") { SecureField("Field", text: .constant("")) },
        Row("value") { LabeledContent("Label", value: "Value") },
        Row("control beside a label") {
            LabeledContent("Label") { Toggle("", isOn: .constant(true)).labelsHidden() }
        },
        Row("several modifiers") { Toggle("Toggle", isOn: .constant(true)).tint(.red).disabled(true).tag(1) },
    ]

    private func host(_ container: String, _ width: CGFloat, @ViewBuilder _ rows: () -> some View) -> TestHost {
        TestHost(width, 800) {
            switch container {
            case "form": Form { rows() }
            case "plain": List { rows() }.listStyle(.plain)
            default: List { rows() }
            }
        }
    }

    @Test("W06: a row of a text or of a control is 44 points high", arguments: rows)
    func heights(row: Row) {
        for width: CGFloat in [390, 414] {
            for container in ["list", "form", "plain"] {
                let host = host(container, width) {
                    row.view().listRowBackground(Color.gray.mark("row"))
                    Text("Below")
                }
                let height = host.frame("row").height
                #expect(abs(height - row.height) <= 0.5, "\(container) at \(width): \(height)")
            }
        }
    }

    @Test("W06: a label of several lines keeps the insets; controls in a stack within a row are as anywhere")
    func labels() {
        let label = "A label that is far too long for one line of the row of a phone"
        let two = host("form", 390) {
            Toggle(label, isOn: .constant(true)).listRowBackground(Color.gray.mark("toggle"))
            Text(label).listRowBackground(Color.gray.mark("text"))
        }
        let height = two.find(text: label)?.frame.height ?? 0
        #expect(height > 36)
        #expect(two.frame("toggle").height == height + 22)
        #expect(two.frame("text").height == (two.findAll(text: label).last?.frame.height ?? 0) + 22)
        let stack = host("form", 390) {
            VStack(spacing: 0) {
                Toggle("", isOn: .constant(true)).labelsHidden().mark("one")
                Toggle("", isOn: .constant(true)).labelsHidden().mark("two")
            }
        }
        #expect(stack.frame("one").maxY == stack.frame("two").minY)
        #expect(stack.frame("one").height == 31)
    }

    @Test("W06: sections are 35 points apart, 56.5 with a title, and 20 from the sides; texts begin at 40")
    func gaps() {
        for width: CGFloat in [390, 414] {
            for container in ["list", "form"] {
                let host = host(container, width) {
                    Section { Text("One").listRowBackground(Color.gray.mark("one")) }
                    Section { Text("Two").listRowBackground(Color.gray.mark("two")) }
                    Section("Title") {
                        LabeledContent("Three", value: "Value").listRowBackground(Color.gray.mark("three"))
                    }
                    Section {
                        Text("Four").listRowBackground(Color.gray.mark("four"))
                    } footer: {
                        Text("Footer")
                    }
                    Section { Text("Five").listRowBackground(Color.gray.mark("five")) }
                }
                let frames = ["one", "two", "three", "four", "five"].map(host.frame)
                #expect(frames[0].minY == 35)
                #expect(frames[0].minX == 20 && frames[0].maxX == width - 20)
                #expect(frames[1].minY - frames[0].maxY == 35)
                #expect(abs(frames[2].minY - frames[1].maxY - 56.5) <= 0.5)
                #expect(frames[3].minY - frames[2].maxY == 35)
                let footer = host.find(text: "Footer")?.frame ?? .null
                #expect(frames[4].minY - footer.maxY == 35)
                #expect(footer.minX == 40)
                #expect(host.find(text: "One")?.frame.minX == 40)
                #expect(host.find(text: "Three")?.frame.minX == 40)
                #expect(host.find(text: "Value")?.frame.maxX == width - 40)
                #expect(host.find(text: "TITLE")?.frame.minX == 40)
            }
        }
    }

    @Test("W06: titles of sections on a gray ground are in capitals, unless a modifier around says otherwise")
    func capitals() {
        func title(_ view: some View) -> [String] {
            TestHost(view, size: CGSize(width: 390, height: 400)).text.filter { $0.uppercased() == "TITLE" }
        }
        let section = Section("Title") { Text("Row") }
        #expect(title(Form { section }) == ["TITLE"])
        #expect(title(List { section }) == ["TITLE"])
        #expect(title(List { section }.listStyle(.grouped)) == ["TITLE"])
        #expect(title(List { section }.listStyle(.plain)) == ["Title"])
        #expect(title(List { section }.listStyle(.sidebar)) == ["Title"])
        #expect(
            title(
                Form {
                    Section {
                        Text("Row")
                    } header: {
                        Text("Title").textCase(nil)
                    }
                }) == ["Title"])
        #expect(title(Form { section.textCase(nil) }) == ["Title"])
        #expect(title(Form { section }.textCase(nil)) == ["Title"])
        #expect(title(Form { section }.textCase(.lowercase)) == ["title"])
    }

    @Test("W06: a date and a time are two fields in one line at each width of a phone, without buttons for steps")
    func dates() {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        for width in stride(from: CGFloat(320), through: 430, by: 10) {
            for label in ["When", "The date and the time of the next appointment"] {
                let host = TestHost(width, 400) {
                    Form {
                        DatePicker(label, selection: .constant(date)).listRowBackground(Color.gray.mark("row"))
                    }
                    .environment(\.locale, Locale(identifier: "en_US"))
                    .environment(\.timeZone, .gmt)
                }
                #expect(host.frame("row").height == 44, "\(width)")
                let day = host.find(text: "Nov 14, 2023") ?? host.find(text: "11/14/23")
                let half = host.find(text: "PM")
                #expect((day?.frame.height ?? 0) > 15 && (day?.frame.height ?? 99) < 25, "\(width)")
                #expect(day?.frame.midY == half?.frame.midY, "\(width)")
                // The field has insets of 11 points.
                #expect(abs((half?.frame.maxX ?? 0) - (width - 40 - 11)) < 0.5, "\(width)")
                #expect(host.find(label: "Increment") == nil)
            }
        }
        let wide = TestHost(430, 400) {
            Form { DatePicker("When", selection: .constant(date)) }.environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.timeZone, .gmt)
        }
        #expect(wide.find(text: "Nov 14, 2023") != nil && wide.find(text: "When") != nil)
    }
}
