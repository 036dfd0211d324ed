import SwiftUI

/// A theme in the list: what it is, and how the game with it stands.
struct ThemeRow: View {
    let theme: Theme
    @ObservedObject var game: EmojiMemoryGame

    var body: some View {
        HStack(spacing: 12) {
            ThemeTile(theme: theme)
            VStack(alignment: .leading, spacing: 2) {
                Text(theme.name).font(.headline).lineLimit(1)
                Text(standing).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                Text(theme.emoji.prefix(Constants.samples).joined()).font(.caption).lineLimit(1)
            }
        }
        .padding(.vertical, 2)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(theme.name), \(standing)")
    }

    /// How the game stands, or how many pairs it will have.
    private var standing: String {
        guard game.isInProgress else { return theme.pairsText }
        return "\(game.pairsLeft) of \(game.cards.count / 2) pairs left, score \(game.score)"
    }

    private enum Constants {
        static let samples = 8
    }
}

/// A theme's symbol in its colors.
struct ThemeTile: View {
    let theme: Theme

    var body: some View {
        Image(systemName: theme.symbol)
            .font(.title2)
            .foregroundColor(.white)
            .frame(width: 44, height: 44)
            .background(RoundedRectangle(cornerRadius: 10).fill(theme.gradient))
            .accessibilityHidden(true)
    }
}

extension Theme {
    /// How many pairs there are to play for, in words.
    var pairsText: String {
        switch pairs {
        case .fixed(let count) where possiblePairs.contains(count) && count < emoji.count:
            "\(count) pairs of \(emoji.count)"
        case .random(let range):
            "\(possiblePairs.clamped(range.lowerBound)) to \(possiblePairs.clamped(range.upperBound)) pairs"
        default: "\(emoji.count) pairs"
        }
    }
}

extension ClosedRange<Int> {
    /// The number of the range that is nearest to one.
    func clamped(_ number: Int) -> Int { Swift.min(Swift.max(number, lowerBound), upperBound) }
}

#Preview {
    List(Theme.all) { ThemeRow(theme: $0, game: EmojiMemoryGame(theme: $0)) }
}
