// says: has no member .itemm.|expected argument type .Binding<C>.|unable to type-check
// (The last two do not name the mistake; Apple's ForEach leads the compiler there as well.)
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
