import SwiftUI

/// What the menu does with the chosen plant.
struct PlantActions {
    let water: () -> Void
}

extension FocusedValues {
    /// The actions of the plant that is chosen in the key window.
    @Entry var plant: PlantActions?
    /// The notes that are being edited.
    @Entry var note: Binding<String>?
}

/// A menu for the plant that is chosen, and for the notes that are being edited.
struct PlantCommands: Commands {
    @FocusedValue(\.plant) private var plant
    @FocusedBinding(\.note) private var note

    var body: some Commands {
        CommandMenu("Plant") {
            Button("Water") { plant?.water() }
                .keyboardShortcut("w", modifiers: [.command, .shift])
                .disabled(plant == nil)
            Button("Insert “looks well”") { note = (note ?? "") + " looks well" }
                .keyboardShortcut("l", modifiers: [.command, .shift])
                .disabled(note == nil)
        }
    }
}
