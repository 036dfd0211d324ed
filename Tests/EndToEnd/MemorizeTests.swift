import EndToEndShim
import Foundation
import Testing

@testable import Memorize

@Suite("Memorize in its window")
struct MemorizeInAWindow {
    /// A seed, and the game that a program opens with by it.
    private static let first: (seed: UInt64, game: EmojiMemoryGame) = {
        let library = GameLibrary(seed: same_first(1))
        return (1, library.game(for: library.themes[0]))
    }()

    @Test("Cards are dealt, turn over, match, are shuffled and dealt again as in the test host", .needsDisplay)
    func play() async throws {
        let (seed, game) = Self.first
        let cards = game.cards
        // The first card, another one, and the first one's twin.
        let twin = cards.indices.dropFirst().first { cards[$0].content == cards[0].content } ?? 1
        let other = cards.indices.dropFirst().first { $0 != twin } ?? 1
        try await compareWithTestHost(
            "Memorize", seed: seed, frames: 40, moving: 6, resting: 4, as: { MemorizeApp() }
        ) { program in
            try await program.takePicture()
            let places = program.items(beginning: "Face-down card").map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
            try #require(places.count == cards.count)
            try await program.filming {
                try await program.click(at: places[0])
                try await program.look(0.6)
                try await program.click(at: places[other])
                try await program.look(0.6)
            }
            // No bonus runs out meanwhile, and so nothing moves for ever.
            try await program.click(at: places[0])
            try await program.look(0.3)
            try await program.filming {
                try await program.click(at: places[twin])
                try await program.rest()
            }
            try await program.takePicture()
            try await program.filming {
                try await program.click(ending: "Shuffle")
                try await program.rest()
            }
            try await program.takePicture()
            try await program.filming {
                try await program.click(ending: "New Game")
                try await program.rest()
            }
            try await program.takePicture()
        }
    }

    @Test("On a dark desktop and in another size it shows the same, too", .needsDisplay)
    func dark() async throws {
        let seed = Self.first.seed
        try await compareWithTestHost(
            "Memorize", seed: seed, isDark: true, frames: 16, moving: 2, resting: 3, as: { MemorizeApp() }
        ) { program in
            try await program.takePicture()
            try await program.resize(to: CGSize(width: 700, height: 560))
            try await program.takePicture()
            try await program.filming {
                try await program.click(ending: "Shuffle")
                try await program.rest()
            }
            try await program.takePicture()
        }
    }
}
