import SwiftUI

extension Catalog {
    private struct Pressable: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(5).background(configuration.isPressed ? .blue : .red)
        }
    }

    private struct Lamp: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                configuration.label
                block(configuration.isOn ? .green : .gray, 10, 10)
            }
        }
    }

    private struct Meter: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            block(.red, 40 * (configuration.fractionCompleted ?? 0), 10)
        }
    }

    private struct Bars: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View { block(.red, 40 * configuration.value, 10) }
    }

    private struct Card: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 0) {
                configuration.label
                configuration.content
            }
            .padding(4).background(.orange)
        }
    }

    @PairList static var controls: [Pair] {
        same("a button's style makes its look") {
            Button {
            } label: {
                block(.black, 20, 10)
            }.buttonStyle(Pressable())
        } as: {
            block(.black, 20, 10).padding(5).background(.red)
        }
        same("a button under a finger", after: { _ = $0.press(at: CGPoint(x: 30, y: 30)) }) {
            Button {
            } label: {
                block(.black, 20, 10)
            }.buttonStyle(Pressable())
        } as: {
            block(.black, 20, 10).padding(5).background(.blue)
        }
        same("a plain button is its label", 100, 40) {
            Button("Plain") {}.buttonStyle(.plain)
        } as: {
            Text("Plain")
        }
        same("a borderless button's label has the tint", 100, 40) {
            Button("Tint") {}.buttonStyle(.borderless).tint(.red)
        } as: {
            Text("Tint").foregroundStyle(.red)
        }
        same("a colour chosen around buttons is that of their labels", 200, 120) {
            VStack(spacing: 0) {
                Button("Chosen") {}
                Button("Role", role: .destructive) {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Own") {}.foregroundStyle(.blue)
                Button("Tint") {}.foregroundColor(nil).tint(.orange)
            }.foregroundColor(.green)
        } as: {
            VStack(spacing: 0) {
                Text("Chosen").foregroundStyle(.green)
                Text("Role").foregroundStyle(.green)
                Button {
                } label: {
                    Text("Bordered").foregroundStyle(.green)
                }.buttonStyle(.bordered)
                Text("Own").foregroundStyle(.blue)
                Text("Tint").foregroundStyle(.orange)
            }
        }
        same("the grey of a header is not that of its buttons", 200, 100) {
            List {
                Section {
                } header: {
                    Button("Edit") {}
                }
            }
        } as: {
            List {
                Section {
                } header: {
                    Text("Edit").foregroundStyle(.tint)
                }
            }
        }
        same("a button with a title and one with a label", 100, 40) {
            Button("Title") {}
        } as: {
            Button {
            } label: {
                Text("Title")
            }
        }
        same("a button's tap changes what is drawn", after: { _ = $0.tap(at: CGPoint(x: 30, y: 30)) }) {
            Tapped()
        } as: {
            block(.blue, 20, 20)
        }
        same("a toggle's style makes its look", 100, 40) {
            Toggle("On", isOn: .constant(true)).toggleStyle(Lamp())
        } as: {
            HStack(spacing: 0) {
                Text("On")
                block(.green, 10, 10)
            }
        }
        same("a toggle without a label is its switch alone", 100, 40) {
            Toggle("Hidden", isOn: .constant(true)).labelsHidden()
        } as: {
            Toggle(isOn: .constant(true)) { Text("Other") }.labelsHidden()
        }
        same("a progress view's style makes its look") {
            ProgressView(value: 3, total: 4).progressViewStyle(Meter())
        } as: {
            block(.red, 30, 10)
        }
        same("half of a progress is half of another", 100, 40) {
            ProgressView(value: 0.5)
        } as: {
            ProgressView(value: 20, total: 40)
        }
        same("a gauge's style makes its look") {
            Gauge(value: 15, in: 10...20) { Text("Gauge") }.gaugeStyle(Bars())
        } as: {
            block(.red, 20, 10)
        }
        same("a box's style makes its look", 80, 60) {
            GroupBox("Box") { block(.red, 20, 10) }.groupBoxStyle(Card())
        } as: {
            VStack(spacing: 0) {
                Text("Box")
                block(.red, 20, 10)
            }
            .padding(4).background(.orange)
        }
        same("a label's parts are views", 100, 40) {
            Label {
                Text("Title")
            } icon: {
                Image(systemName: "star")
            }
        } as: {
            Label("Title", systemImage: "star")
        }
        same("a value with its label", 200, 60) {
            LabeledContent("Label", value: "Value")
        } as: {
            LabeledContent("Label") { Text("Value") }
        }
        same("a section by itself is its content") {
            VStack(spacing: 0) {
                Section {
                    block(.red, 20, 10)
                    block(.blue, 20, 10)
                }
            }
        } as: {
            VStack(spacing: 0) {
                block(.red, 20, 10)
                block(.blue, 20, 10)
            }
        }
        same("rows of a list from data and written out", 200, 200) {
            List(["one", "two", "three"], id: \.self) { Text($0) }
        } as: {
            List {
                Text("one")
                Text("two")
                Text("three")
            }
        }
        same("a list that changed", 200, 200, after: switching()) {
            Switched { isOn in List(isOn ? ["three", "one"] : ["one", "two", "three"], id: \.self) { Text($0) } }
        } as: {
            List {
                Text("three")
                Text("one")
            }
        }
        same("rows of a form from data and written out", 200, 200) {
            Form {
                Section("Header") { ForEach(["one", "two"], id: \.self) { Text($0) } }
            }
        } as: {
            Form {
                Section("Header") {
                    Text("one")
                    Text("two")
                }
            }
        }
        same("an open disclosure shows what it holds", 200, 100) {
            DisclosureGroup("More", isExpanded: .constant(true)) { Text("Content") }
        } as: {
            DisclosureGroup(isExpanded: .constant(true)) {
                Text("Content")
            } label: {
                Text("More")
            }
        }
        same("a tab is what it shows", 200, 200) {
            TabView(selection: .constant(2)) {
                Text("one").tabItem { Text("One") }.tag(1)
                Text("two").tabItem { Text("Two") }.tag(2)
            }
        } as: {
            TabView(selection: .constant(2)) {
                Tab(value: 1) {
                    Text("one")
                } label: {
                    Text("One")
                }
                Tab(value: 2) {
                    Text("two")
                } label: {
                    Text("Two")
                }
            }
        }
        same("a pushed view covers its root", 200, 200) {
            NavigationStack(path: .constant(["pushed"])) {
                Color.blue.navigationDestination(for: String.self) { Text($0).navigationBarBackButtonHidden() }
            }
        } as: {
            NavigationStack(path: .constant([7])) {
                Color.green.navigationDestination(for: Int.self) { _ in
                    Text("pushed").navigationBarBackButtonHidden()
                }
            }
        }
        same("a stepper with a label of its own", 200, 60) {
            Stepper("Steps", value: .constant(3))
        } as: {
            Stepper(value: .constant(3)) { Text("Steps") }
        }
        same("a text field shows its text", 200, 60) {
            TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)
        } as: {
            TextField("Other", text: .constant("Ada")).textFieldStyle(.plain)
        }
        same("halfway is halfway on any slider", 200, 60) {
            Slider(value: .constant(0.5))
        } as: {
            Slider(value: .constant(15), in: 10...20)
        }
    }

    private struct Tapped: View {
        @State private var color = Color.red
        var body: some View {
            Button {
                color = .blue
            } label: {
                block(color, 20, 20)
            }
            .buttonStyle(.plain)
        }
    }
}
