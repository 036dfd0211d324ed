import SwiftUI

/// A player in the circle.
struct SeatView: View {
    let player: Player
    let lives: Int
    /// Whether the player has to speak.
    let isCurrent: Bool
    /// Whether there is more than one life to be shown.
    let showsLives: Bool
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(spacing: 3) {
            Image(systemName: player.kind == .person ? "person.fill" : "cpu")
                .font(.title2)
                .frame(width: 46, height: 46)
                .foregroundStyle(isCurrent ? Color.white : .ink(in: colorScheme))
                .background(Circle().fill(isCurrent ? Color.blue : .gray.opacity(0.2)))
                .scaleEffect(isCurrent ? 1.12 : 1)
            Text(player.name)
                .font(.caption)
                .fontWeight(isCurrent ? .bold : .regular)
                .lineLimit(1)
                .frame(maxWidth: 90)
            if showsLives {
                Text(String(repeating: "♥", count: lives)).font(.caption2).foregroundStyle(.red)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(spoken)
        .accessibilityAddTraits(isCurrent ? .isSelected : [])
    }

    private var spoken: String {
        let kind = player.kind == .person ? "" : ", bot"
        let left = showsLives ? ", \(lives) \(lives == 1 ? "life" : "lives")" : ""
        return player.name + kind + left + (isCurrent ? ", has to speak" : "")
    }
}

#Preview {
    HStack {
        SeatView(player: Player(id: 1, name: "Anna"), lives: 3, isCurrent: true, showsLives: true)
        SeatView(player: Player(id: 2, name: "Ben", kind: .bot(.easy)), lives: 1, isCurrent: false, showsLives: false)
    }
    .padding()
}
