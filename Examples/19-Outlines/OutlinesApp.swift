// 19. Outlines
//
// An `OutlineGroup` shows a tree in a list: its rows open and close, by the pointer, by the arrow keys and by assistive
// technology. The search field takes tokens, which restrict what is found to a kind; the suggestions offer them. What is
// chosen has its details in an inspector beside the content, or in a sheet where there is no space for it.
//
// Commands have no view of their own. They read focused values: `focusedSceneValue` publishes the chosen plant for the
// whole window, `focusedValue` the notes as long as their field has the focus, as a binding that the command writes to.
//
// Try: add a token for plants that have notes, or a command that closes the inspector.

import SwiftUI

@main
struct OutlinesApp: App {
    var body: some Scene {
        WindowGroup("Garden") {
            GardenView()
        }
        .defaultSize(width: 900, height: 560)
        .commands { PlantCommands() }
    }
}

struct GardenView: View {
    @State private var selection: Plant.ID?
    @State private var showsInspector = true
    @State private var waterings: [Plant.ID: Int] = [:]
    @State private var notes: [Plant.ID: String] = [:]
    @State private var text = ""
    @State private var tokens: [Kind] = []

    private var selected: Plant? { selection.flatMap { id in Plant.all.first { $0.id == id } } }

    /// The kinds that are not among the tokens yet.
    private var suggestions: [Kind] { Kind.allCases.filter { !tokens.contains($0) } }

    private var found: [Plant] {
        Plant.all.filter { plant in
            plant.children == nil
                && tokens.allSatisfy { plant.kinds.contains($0) }
                && (text.isEmpty || plant.id.localizedCaseInsensitiveContains(text))
        }
    }

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                if text.isEmpty && tokens.isEmpty {
                    Section("Beds") {
                        OutlineGroup(Plant.beds, children: \.children) { plant in
                            Label(plant.id, systemImage: plant.symbol)
                        }
                    }
                } else if found.isEmpty {
                    Text("No plant is like that").foregroundStyle(.secondary)
                } else {
                    Section("Found") {
                        ForEach(found) { Label($0.id, systemImage: $0.symbol) }
                    }
                }
            }
            .navigationTitle("Garden")
            .searchable(text: $text, tokens: $tokens, suggestedTokens: .constant(suggestions), prompt: "Plants") {
                Label($0.rawValue, systemImage: $0.symbol)
            }
        } detail: {
            PlantView(plant: selected, waterings: selected.map { waterings[$0.id, default: 0] } ?? 0, note: note)
                .inspector(isPresented: $showsInspector) {
                    PlantInspector(plant: selected, waterings: waterings)
                        .inspectorColumnWidth(min: 200, ideal: 240, max: 320)
                }
                .toolbar {
                    Button("Inspector", systemImage: "sidebar.trailing") { showsInspector.toggle() }
                }
        }
        .focusedSceneValue(\.plant, selected.map { plant in PlantActions { waterings[plant.id, default: 0] += 1 } })
    }

    /// The notes on the chosen plant.
    private var note: Binding<String> {
        Binding {
            selection.flatMap { notes[$0] } ?? ""
        } set: {
            if let selection { notes[selection] = $0 }
        }
    }
}

/// A plant, and the field for notes on it.
struct PlantView: View {
    let plant: Plant?
    let waterings: Int
    @Binding var note: String

    var body: some View {
        if let plant {
            VStack(spacing: 14) {
                Image(systemName: plant.symbol).font(.system(size: 64)).foregroundStyle(.green)
                Text(plant.id).font(.title)
                Text("Watered ^[\(waterings) time](inflect: true)").foregroundStyle(.secondary)
                TextField("Notes", text: $note)
                    .textFieldStyle(.roundedBorder)
                    .frame(maxWidth: 260)
                    .focusedValue(\.note, $note)
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            ContentUnavailableView("Nothing chosen", systemImage: "leaf", description: Text("Choose a plant."))
        }
    }
}

/// Details of a plant.
struct PlantInspector: View {
    let plant: Plant?
    let waterings: [Plant.ID: Int]

    var body: some View {
        Form {
            if let plant {
                Section("Plant") {
                    LabeledContent("Name", value: plant.id)
                    LabeledContent("Kinds", value: plant.kinds.map(\.rawValue).joined(separator: ", "))
                    LabeledContent("Waterings", value: "\(waterings[plant.id, default: 0])")
                }
            } else {
                Text("Nothing chosen").foregroundStyle(.secondary)
            }
        }
        .formStyle(.grouped)
    }
}
