// says: value of type .Named. has no member .itemm.
import SwiftUI

struct MemberInPlainRowView: View {
    @StateObject private var game = Game()
    var body: some View {
        VStack {
            ForEach(game.named) { card in
                Text(card.itemm).padding().onTapGesture { game.score += 1 }
            }
        }
    }
}
