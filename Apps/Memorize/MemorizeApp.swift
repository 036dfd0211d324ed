import SwiftUI

@main
struct MemorizeApp: App {
    @StateObject private var game = EmojiMemoryGame()

    var body: some Scene {
        WindowGroup("Memorize") {
            EmojiMemoryGameView(game: game)
        }
    }
}
