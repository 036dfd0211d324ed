import SwiftUI
import SwiftUITesting

@testable import SwiftUICore

/// Views whose looks are kept: by names that say what they show.
@MainActor enum LookSamples {
    struct Sample {
        let name: String
        var size = CGSize(width: 300, height: 200)
        var family = DeviceFamily.phone
        let view: AnyView

        @MainActor func describe() -> String {
            DeviceFamily.current = family
            defer { DeviceFamily.current = nil }
            let host = TestHost(view, size: size)
            host.update()
            return host.layersDescription.split(separator: "\n").dropFirst().joined(separator: "\n")
        }
    }

    private struct Fruit: Identifiable {
        let id: Int
        let name: String
        var price: Int { id * 10 }
    }

    private static let fruits = [Fruit(id: 1, name: "fig"), Fruit(id: 2, name: "plum"), Fruit(id: 3, name: "pear")]

    private static func both(
        _ name: String, _ size: CGSize = CGSize(width: 300, height: 200), @ViewBuilder _ view: () -> some View
    ) -> [Sample] {
        [DeviceFamily.phone, .mac].map {
            Sample(name: "\(name), \($0 == .mac ? "Mac" : "phone")", size: size, family: $0, view: AnyView(view()))
        }
    }

    static let controls: [Sample] =
        both("sliders") {
            VStack(spacing: 3) {
                Slider(value: .constant(0.25))
                Slider(value: .constant(20), in: 0...100, neutralValue: 60) {
                    Text("a")
                } currentValueLabel: {
                    Text("b")
                }
                Slider(value: .constant(3), in: 1...5, step: 2) { Text("a") }.controlSize(.small)
                Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden).disabled(true)
            }
        }
        + both("switches") {
            VStack(spacing: 3) {
                Toggle("a", isOn: .constant(true)).toggleStyle(.switch)
                Toggle("b", isOn: .constant(false)).toggleStyle(.switch).labelsHidden()
                Toggle("c", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)).controlSize(.mini)
            }
        }
        + both("a switch in a form") {
            Form { Toggle("a", isOn: .constant(true)).toggleStyle(.switch) }.formStyle(.grouped)
        }
        + both("values") {
            VStack(spacing: 3) {
                ProgressView(value: 0.3)
                ProgressView("p", value: 1, total: 4)
                Stepper("s", value: .constant(1))
                Picker("k", selection: .constant(2)) {
                    Text("one").tag(1)
                    Text("two").tag(2)
                }
                .pickerStyle(.segmented)
            }
        }

    static let lists: [Sample] =
        both("a list in sections") {
            List {
                Section("head") {
                    Text("a")
                    Text("b").listRowSeparator(.hidden)
                    Text("c").listRowBackground(Color.red)
                }
                Section {
                    Text("d")
                    Text("e").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                }
            }
        }
        + both("a plain list") {
            List {
                Section {
                    Text("a").listRowSeparatorTint(.green)
                    Text("b")
                }
                .listSectionSeparator(.hidden, edges: .top)
                Section {
                    Text("c")
                    Text("d")
                }
                .listSectionSeparatorTint(.blue)
            }
            .listStyle(.plain)
        }
        + both("an inset list with a choice") {
            List(fruits, selection: .constant(2)) { Text($0.name) }.listStyle(.inset)
        }
        + both("a sidebar with a choice") {
            List(fruits, selection: .constant(3)) { Text($0.name) }.listStyle(.sidebar)
        }
        + both("rows on cards of their own") {
            List(fruits) { Text($0.name) }.listRowSpacing(7)
        }
        + both("a table") {
            Table(fruits) {
                TableColumn("Name", value: \.name)
                TableColumn("Price") { Text("\($0.price)") }.width(60)
            }
        }
        + both("an inset table with stripes") {
            Table(fruits, selection: .constant(Set([1]))) {
                TableColumn("Name", value: \.name)
                TableColumn("Price") { Text("\($0.price)") }.alignment(.trailing)
            }
            .tableStyle(.inset(alternatesRowBackgrounds: true))
        }

    private static let tall = CGSize(width: 320, height: 400)

    static let frames: [Sample] =
        both("an alert", tall) {
            Color.clear.alert("Title", isPresented: .constant(true)) {
                Button("Yes") {}
                Button("No", role: .cancel) {}
            } message: {
                Text("why")
            }
        }
        + both("an alert with a field", tall) {
            Color.clear.alert("Title", isPresented: .constant(true)) {
                TextField("Name", text: .constant(""))
                Button("One") {}
                Button("Two", role: .destructive) {}
                Button("Three") {}
            }
        }
        + both("a question without words", tall) {
            Color.clear.confirmationDialog("Title", isPresented: .constant(true)) { Button("Go") {} }
        }
        + both("a question with a title", tall) {
            Color.clear.confirmationDialog("Title", isPresented: .constant(true), titleVisibility: .visible) {
                Button("Go") {}
            }
        }
        + both("a question with a message", tall) {
            Color.clear.confirmationDialog("Title", isPresented: .constant(true)) {
                Button("Go") {}
            } message: {
                Text("why")
            }
        }
        + both("a large title", tall) {
            NavigationStack { List { Text("x") }.navigationTitle("Big") }
        }
        + both("columns", CGSize(width: 700, height: 300)) {
            NavigationSplitView {
                List { Text("a") }.navigationTitle("Side")
            } content: {
                Text("b")
            } detail: {
                Text("c")
            }
        }
        + both("two columns", CGSize(width: 700, height: 200)) {
            NavigationSplitView {
                List(fruits, selection: .constant(2)) { Text($0.name) }.navigationTitle("Side")
            } detail: {
                Text("c").navigationTitle("Detail")
            }
        }
        + both("three panes", CGSize(width: 414, height: 100)) {
            HSplitView {
                Color.red.frame(minWidth: 30, maxWidth: 60)
                Color.green.frame(minWidth: 200)
                Color.blue
            }
        }
}
