// says: conform to .Identifiable.|expected argument type .Binding<C>.
import SwiftUI

struct NotIdentifiableView: View {
    @StateObject private var game = Game()
    var body: some View {
        VStack { ForEach(game.cards) { card in Text(card.item) } }
    }
}
