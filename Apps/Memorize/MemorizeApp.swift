import SwiftUI

@main
struct MemorizeApp: App {
    @StateObject private var library = GameLibrary(storage: .own, play: SoundPlayer().play)

    var body: some Scene {
        WindowGroup("Memorize", id: "table") {
            ContentView(library: library)
        }
        .defaultSize(width: 920, height: 720)
        .commands {
            GameCommands(library: library)
        }
        Settings {
            SettingsView(library: library)
        }
    }
}
