// right: what the times of the others are measured by
import SwiftUI

struct RightView: View {
    @StateObject private var game = Game()
    @State private var isOn = false
    var body: some View {
        VStack {
            ForEach(game.named) { card in
                Text("\(card.item)").position(x: CGFloat(card.index.0) * (65 + 12) + 32.5 + 12, y: 0)
            }
            Toggle("On", isOn: $isOn).padding().font(.title).foregroundStyle(.red)
            Button("Choose") { game.score += 1 }
        }
    }
}
