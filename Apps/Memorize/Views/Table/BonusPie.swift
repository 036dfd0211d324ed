import SwiftUI

/// The bonus that a card would win now: a pie that shrinks while the card is face up.
struct BonusPie: View {
    let card: EmojiMemoryGame.Card
    /// Who knows the time; not observed, for what there is to see is in the card.
    let game: EmojiMemoryGame?
    @State private var share = 0.0

    var body: some View {
        Pie(share: share)
            .opacity(0.35)
            .opacity(card.bonusRunsSince == nil ? 0 : 1)
            .onChange(of: card.bonusRunsSince, initial: true) { start() }
            .accessibilityHidden(true)
    }

    /// Shows what is left of the bonus, and has it run out.
    private func start() {
        guard card.bonusRunsSince != nil, let left = game?.bonusTimeLeft(of: card) else { return }
        share = left / EmojiMemoryGame.Card.bonusTime
        withAnimation(.linear(duration: left)) { share = 0 }
    }
}

/// A piece of a circle that begins at the top.
struct Pie: Shape {
    /// How much of the circle, from 0 to 1.
    var share: Double

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        guard share > 0 else { return path }
        path.move(to: center)
        path.addArc(
            center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * min(share, 1)), clockwise: false)
        path.closeSubpath()
        return path
    }
}

#Preview {
    HStack {
        ForEach([0.25, 0.5, 1], id: \.self) { Pie(share: $0).frame(width: 80, height: 80) }
    }
    .padding()
}
