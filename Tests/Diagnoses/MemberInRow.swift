// says: value of type .Named. has no member .itemm.|unable to type-check
// times: 60
import SwiftUI

struct MemberInRowView: View {
    @StateObject private var game = Game()
    var body: some View {
        ForEach(game.named) { card in
            Text("\(card.itemm)").position(x: CGFloat(card.index.0) * (65 + 12) + 32.5 + 12, y: 0)
        }
    }
}
