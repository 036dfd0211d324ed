import SwiftUI

/// A pile of cards with a number on it: the pairs that are still to be found.
struct Pile: View {
    let count: Int

    var body: some View {
        ZStack {
            ForEach(0..<Constants.cards, id: \.self) { place in
                card
                    .rotationEffect(.degrees(Double(place - Constants.cards / 2) * Constants.fan), anchor: .bottom)
                    .opacity(place < Constants.cards - count ? 0 : 1)
            }
            Text("\(count)")
                .font(.headline.monospacedDigit())
                .foregroundColor(count > 0 ? .white : .secondary)
        }
        .frame(width: 64, height: 52)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(count == 1 ? "1 pair left" : "\(count) pairs left")
    }

    private var card: some View {
        RoundedRectangle(cornerRadius: 5)
            .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color.white.opacity(0.7), lineWidth: 1))
            .frame(width: 32, height: 48)
    }

    private enum Constants {
        /// The pile is never drawn higher, however many pairs there are.
        static let cards = 3

        /// Degrees from one card to the next.
        static let fan = 13.0
    }
}

#Preview {
    HStack {
        ForEach([0, 1, 2, 12], id: \.self) { Pile(count: $0) }
    }
    .padding()
    .foregroundStyle(.indigo)
}
