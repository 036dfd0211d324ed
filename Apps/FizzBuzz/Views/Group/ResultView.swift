import SwiftUI

/// How a game ended.
struct ResultView: View {
    @ObservedObject var group: GroupViewModel
    let game: GroupGame

    var body: some View {
        VStack(spacing: 14) {
            Image(systemName: "trophy.fill").font(.system(size: 44)).foregroundStyle(.yellow).accessibilityHidden(true)
            Text(title).font(.title2.bold()).multilineTextAlignment(.center).accessibilityAddTraits(.isHeader)
            Text("The count came to \(game.highest).").foregroundStyle(.secondary)
            if let verdict = group.verdict { Text(verdict).font(.callout).multilineTextAlignment(.center) }
            HStack {
                Button("Players and Rules") { group.leave() }.buttonStyle(.bordered)
                Button("Play Again") { group.start() }.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
            }
        }
        .padding(24)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
        .padding()
    }

    private var title: String {
        game.winner.map { "\($0.name) wins!" } ?? "Well counted!"
    }
}
