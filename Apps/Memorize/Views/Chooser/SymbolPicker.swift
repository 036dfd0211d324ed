import SwiftUI

/// Chooses the symbol that is on the backs of the cards.
struct SymbolPicker: View {
    @Binding var symbol: String

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 4) {
                ForEach(symbols, id: \.self) { name in
                    Button {
                        symbol = name
                    } label: {
                        Image(systemName: name)
                            .font(.title3)
                            .frame(width: 36, height: 36)
                            .foregroundStyle(name == symbol ? Color.white : Color.primary)
                            .background(
                                RoundedRectangle(cornerRadius: 8).fill(name == symbol ? Color.accentColor : .clear))
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(name)
                    .accessibilityAddTraits(name == symbol ? .isSelected : [])
                }
            }
        }
    }

    /// The symbols to choose from, with the one of the theme if it is another.
    private var symbols: [String] {
        let usual = [
            "star", "heart.fill", "bolt.fill", "flame.fill", "leaf.fill", "pawprint.fill", "car", "airplane", "bicycle",
            "house.fill", "globe", "moon.stars.fill", "cloud.sun", "snowflake", "drop.fill", "carrot", "fork.knife",
            "trophy.fill", "music.note", "gift.fill", "flag.fill", "camera.fill", "book.fill", "hammer.fill",
            "face.smiling", "sparkles",
        ]
        return usual.contains(symbol) ? usual : [symbol] + usual
    }
}
