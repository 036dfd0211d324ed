/// What a game looks like: a name, emoji to choose from, how many pairs of them, and a colour.
struct Theme: Identifiable, Hashable, Sendable {
    /// What the player calls it; names differ.
    let name: String

    /// The name of the SF Symbol that stands for the theme.
    let symbol: String

    /// All emoji that may come up, each of them once.
    let emoji: [String]

    /// How many pairs a game has.
    let pairs: PairCount

    /// The colour of the cards' backs.
    let color: RGB

    /// Where the backs' colour fades to at the bottom right, if it does.
    let endColor: RGB?

    var id: String { name }

    /// Describes a theme; of an emoji that comes twice, the first counts.
    init(
        _ name: String, symbol: String, emoji: String, pairs: PairCount = .all, color: RGB, to endColor: RGB? = nil
    ) {
        self.name = name
        self.symbol = symbol
        self.pairs = pairs
        self.color = color
        self.endColor = endColor
        var known: Set<String> = []
        self.emoji = emoji.map(String.init).filter { known.insert($0).inserted }
    }

    /// Chooses the emoji of one game, from all of the theme.
    ///
    /// There are at least two pairs, and never more than there are emoji.
    func emojiForGame(using generator: inout some RandomNumberGenerator) -> [String] {
        let wanted =
            switch pairs {
            case .all: emoji.count
            case .fixed(let count): count
            case .random(let range): Int.random(in: range, using: &generator)
            }
        return Array(emoji.shuffled(using: &generator).prefix(max(2, wanted)))
    }
}

extension Theme {
    /// How many pairs a game of a theme has.
    enum PairCount: Hashable, Sendable {
        /// One for each emoji.
        case all

        /// The same number in each game.
        case fixed(Int)

        /// Another number in each game.
        case random(ClosedRange<Int>)
    }

    /// A colour as the model knows it: shares of red, green and blue, from 0 to 1.
    struct RGB: Hashable, Sendable, ExpressibleByIntegerLiteral {
        let red: Double
        let green: Double
        let blue: Double

        /// Makes a colour from its usual spelling, such as 0xFF8800.
        init(integerLiteral value: UInt32) {
            red = Double(value >> 16 & 0xFF) / 255
            green = Double(value >> 8 & 0xFF) / 255
            blue = Double(value & 0xFF) / 255
        }
    }
}
