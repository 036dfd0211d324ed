import SwiftUI

/// Puts a view on the face of a card, which turns over like one.
///
/// What animates is the angle, so that face and back are exchanged where the card stands on its edge, in the
/// middle of the turn.
struct Cardify: ViewModifier, Animatable {
    /// 0 degrees face up, 180 face down.
    private var angle: Double

    /// The name of the SF Symbol on the back: themes differ in it as well as in their color.
    private let symbol: String

    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    init(isFaceUp: Bool, symbol: String) {
        angle = isFaceUp ? 0 : 180
        self.symbol = symbol
    }

    nonisolated var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    private var showsFace: Bool { reduceMotion ? angle < 180 : angle < 90 }

    /// Where motion is to be kept small the back fades instead of turning.
    private var backOpacity: Double { reduceMotion ? angle / 180 : showsFace ? 0 : 1 }

    func body(content: Content) -> some View {
        ZStack {
            face.overlay(content).opacity(showsFace ? 1 : 0)
            back.opacity(backOpacity)
        }
        // The back is half a turn ahead of the face: at rest neither is turned, and nothing is mirrored.
        .rotation3DEffect(.degrees(reduceMotion ? 0 : showsFace ? angle : angle - 180), axis: (x: 0, y: 1, z: 0))
    }

    private var outline: RoundedRectangle {
        RoundedRectangle(cornerRadius: Constants.cornerRadius)
    }

    private var face: some View {
        outline
            .fill(colorScheme == .dark ? Color(white: 0.26) : Color.white)
            .overlay(outline.strokeBorder(lineWidth: Constants.borderWidth))
    }

    private var back: some View {
        outline
            .overlay(
                Lattice()
                    .stroke(Color.white.opacity(0.3), lineWidth: 1)
                    .overlay(Rectangle().strokeBorder(Color.white.opacity(0.5), lineWidth: 1))
                    .padding(Constants.margin)
            )
            .overlay {
                Image(systemName: symbol)
                    .font(.title2)
                    .foregroundColor(.white)
                    .padding(Constants.margin)
                    .background(Circle().padding(-Constants.margin))
            }
    }

    private enum Constants {
        static let cornerRadius: CGFloat = 10
        static let borderWidth: CGFloat = 2.5
        static let margin: CGFloat = 7
    }
}

extension View {
    /// Puts the view on the face of a card.
    func cardify(isFaceUp: Bool, symbol: String) -> some View {
        modifier(Cardify(isFaceUp: isFaceUp, symbol: symbol))
    }
}
