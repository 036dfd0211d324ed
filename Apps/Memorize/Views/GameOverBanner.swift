import SwiftUI

/// Says over the emptied table how the game went, and offers the next.
struct GameOverBanner: View {
    @ObservedObject var game: EmojiMemoryGame
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 14) {
            Image(systemName: "trophy.fill")
                .font(.system(size: 44))
                .foregroundStyle(game.theme.gradient)
                .accessibilityHidden(true)
            Text("All pairs found").font(.title2.bold()).accessibilityAddTraits(.isHeader)
            Text("\(game.score) points in \(game.turns) turns").foregroundColor(.secondary)
            Button {
                withAnimation(reduceMotion ? nil : .default) { game.restart() }
            } label: {
                Label("Play Again", systemImage: "arrow.counterclockwise")
            }
            .buttonStyle(TableButtonStyle(color: Color(game.theme.color)))
        }
        .foregroundColor(.primary)
        .padding(28)
        .background(
            RoundedRectangle(cornerRadius: 20)
                .fill(colorScheme == .dark ? Color(white: 0.2) : Color.white)
                .shadow(color: Color.black.opacity(0.3), radius: 16, y: 6)
        )
    }
}
