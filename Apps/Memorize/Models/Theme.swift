/// What a game looks like: a name, emoji to choose from, how many pairs of them, and a color.
struct Theme: Identifiable, Codable, Hashable, Sendable {
    /// Identifies the theme, whatever its name is: at first by its name.
    private(set) var id: String

    /// What the player calls it.
    var name: String

    /// The name of the SF Symbol that stands for the theme.
    var symbol: String

    /// All emoji that may come up, each of them once.
    private(set) var emoji: [String]

    /// Emoji that were taken out, the last one first: they can be put back.
    private(set) var removedEmoji: [String] = []

    /// How many pairs a game has.
    var pairs: PairCount

    /// The color of the cards' backs.
    var color: RGB

    /// Where the backs' color fades to at the bottom right, if it does.
    var endColor: RGB?

    /// Describes a theme; of an emoji that comes twice, the first counts.
    ///
    /// Colors are spelled by default, such as 0xFF8800.
    init(
        _ name: String, symbol: String, emoji: String, pairs: PairCount = .all, color: UInt32,
        to endColor: UInt32? = nil
    ) {
        self.id = name
        self.name = name
        self.symbol = symbol
        self.pairs = pairs
        self.color = RGB(hex: color)
        self.endColor = endColor.map(RGB.init)
        var known: Set<String> = []
        self.emoji = emoji.map(String.init).filter { known.insert($0).inserted }
    }

    /// The same theme as another one, with a different identity.
    func copy(id: ID) -> Theme {
        var copy = self
        copy.id = id
        return copy
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

// MARK: Editing

extension Theme {
    /// Adds the emoji of a text at the front, each of them once; whatever else is in the text is left out.
    mutating func add(_ text: String) {
        for new in text.filter(\.isEmoji).map(String.init).reversed() where !emoji.contains(new) {
            removedEmoji.removeAll { $0 == new }
            emoji.insert(new, at: 0)
        }
    }

    /// Takes an emoji out; it can be put back.
    mutating func remove(_ old: String) {
        guard let place = emoji.firstIndex(of: old) else { return }
        emoji.remove(at: place)
        removedEmoji.insert(old, at: 0)
    }

    /// Puts an emoji back that was taken out.
    mutating func restore(_ old: String) {
        guard let place = removedEmoji.firstIndex(of: old) else { return }
        removedEmoji.remove(at: place)
        emoji.append(old)
    }

    /// How many pairs a game of the theme may have.
    var possiblePairs: ClosedRange<Int> { 2...max(2, emoji.count) }

    /// Why no game can be played with the theme, in a sentence; nil where one can.
    var problem: String? {
        if !name.contains(where: { !$0.isWhitespace }) { return "A theme needs a name." }
        if emoji.count < 2 { return "A theme needs at least two emoji." }
        return nil
    }

    /// Whether a theme makes sense: what was saved may have been changed by others.
    var isValid: Bool {
        problem == nil && !id.isEmpty && Set(emoji).count == emoji.count && color.isValid && endColor?.isValid != false
    }
}

extension Theme {
    /// How many pairs a game of a theme has.
    enum PairCount: Codable, Hashable, Sendable {
        /// One for each emoji.
        case all

        /// The same number in each game.
        case fixed(Int)

        /// Another number in each game.
        case random(ClosedRange<Int>)
    }

    /// A color as the model knows it: shares of red, green and blue, from 0 to 1.
    struct RGB: Codable, Hashable, Sendable {
        var red: Double
        var green: Double
        var blue: Double

        var isValid: Bool { [red, green, blue].allSatisfy((0...1).contains) }
    }
}

extension Theme.RGB {
    /// Makes a color from its usual spelling, such as 0xFF8800.
    init(hex: UInt32) {
        func share(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: share(16), green: share(8), blue: share(0))
    }
}
