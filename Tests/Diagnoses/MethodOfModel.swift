// says: has no (dynamic )?member .chose.
import SwiftUI

struct MethodOfModelView: View {
    @ObservedObject var game: Game
    var body: some View {
        VStack {
            ForEach(game.named) { card in
                Text(card.item).onTapGesture { withAnimation { game.chose(card) } }
            }
        }
    }
}
