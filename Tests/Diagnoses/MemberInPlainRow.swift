// says: has no member .itemm.|expected argument type .Binding<C>.|unable to type-check
// (The last two do not name the mistake; Apple's ForEach leads the compiler there as well.)
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
