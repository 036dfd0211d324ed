import SwiftUI

/// The game in a circle: first who plays and how, then the game, then how it ended.
struct GroupView: View {
    @ObservedObject var group: GroupViewModel

    var body: some View {
        Group {
            if let game = group.game {
                TableView(group: group, game: game)
                    .overlay {
                        if game.isOver {
                            ResultView(group: group, game: game).transition(.scale(scale: 0.8).combined(with: .opacity))
                        }
                    }
            } else {
                SetupView(group: group)
            }
        }
        .animation(.spring(duration: 0.5), value: group.game)
        .alert("Fizz Buzz", isPresented: $group.complaint.isPresent()) {
            Button("OK") { group.complaint = nil }
        } message: {
            Text(group.complaint ?? "")
        }
    }
}

#Preview {
    GroupView(group: GroupViewModel(repository: MemoryRepository()))
}
