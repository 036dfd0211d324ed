import SwiftUI

/// What the game is about, and how it stands.
struct GameHeader: View {
    let theme: Theme
    let turns: Int
    let score: Int

    var body: some View {
        HStack(spacing: 12) {
            ThemeTile(theme: theme)
            VStack(alignment: .leading, spacing: 2) {
                Text(theme.name).font(.title2.bold()).lineLimit(1).accessibilityAddTraits(.isHeader)
                Text(turns == 1 ? "1 turn" : "\(turns) turns").font(.subheadline).foregroundColor(.secondary)
            }
            Spacer()
            VStack(alignment: .trailing, spacing: 2) {
                Text("\(score)").font(.title2.bold().monospacedDigit())
                Text("Score").font(.subheadline).foregroundColor(.secondary)
            }
            .accessibilityElement(children: .combine)
        }
    }
}

#Preview {
    GameHeader(theme: Theme.all[0], turns: 7, score: 12).padding()
}
