import Foundation

@testable import Memorize

extension EmojiMemoryGame {
    /// A game in which nothing counts but pairs and mismatches.
    static func plain(_ theme: Theme = Theme.all[0], seed: UInt64) -> EmojiMemoryGame {
        EmojiMemoryGame(theme: theme, preferences: Preferences(hasBonus: false), seed: seed)
    }
}

extension MemoryGame {
    /// Turns a card face up, always at the same time.
    mutating func choose(_ card: Card) { choose(card, at: Date(timeIntervalSinceReferenceDate: 0)) }
}
