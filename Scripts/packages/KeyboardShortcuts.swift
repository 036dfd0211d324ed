// uses https://github.com/sindresorhus/KeyboardShortcuts 3.0.1 KeyboardShortcuts
// for macos
// prints ⌘K
// shows other 100
import KeyboardShortcuts
import SwiftUI

extension KeyboardShortcuts.Name {
    static let search = Self("search", initial: .init(.k, modifiers: [.command]))
}

@main struct Keys: App {
    var body: some Scene {
        WindowGroup {
            KeyboardShortcuts.Recorder("Search", name: .search)
                .padding()
                .onAppear { print(KeyboardShortcuts.getShortcut(for: .search)?.description ?? "none") }
        }
    }
}
