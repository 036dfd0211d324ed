import SwiftUI

@main
struct MemorizeApp: App {
    @StateObject private var game = EmojiMemoryGame(clock: { Date() })

    var body: some Scene {
        WindowGroup("Memorize") {
            EmojiMemoryGameView(game: game)
        }
        .commands {
            GameCommands(game: game)
        }
    }
}
