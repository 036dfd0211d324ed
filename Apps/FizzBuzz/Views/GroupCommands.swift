import SwiftUI

/// The menu of the game in a circle.
struct GroupCommands: Commands {
    @ObservedObject var group: GroupViewModel

    var body: some Commands {
        CommandMenu("Game") {
            Button("New Game") { group.start() }
                .keyboardShortcut("n", modifiers: [.command, .shift])
                .disabled(!group.setup.isValid)
            Button(group.isPaused ? "Continue" : "Pause") { group.togglePause() }
                .keyboardShortcut("p")
                .disabled(group.game.map { $0.isOver } ?? true)
            Button("Leave Game") { group.leave() }
                .disabled(group.game == nil)
        }
    }
}
