import SwiftUI

/// The whole game: who speaks, what they say, and the button that lets the next one speak.
struct FizzBuzzView: View {
    @ObservedObject var game: FizzBuzzViewModel

    var body: some View {
        VStack(spacing: 16) {
            Text("Fizz Buzz Game").font(.title).lineLimit(1).minimumScaleFactor(0.5)
                .accessibilityAddTraits(.isHeader)
            SpeakerView(callout: game.callout)
            Ribbon(words: game.past.map { Ribbon.Word(id: $0, text: game.word(for: $0)) })
            Button("Next") {
                withAnimation(.snappy) { game.next() }
            }
            .buttonStyle(BlueButtonStyle())
        }
        .padding()
        .frame(maxWidth: .infinity)
    }
}

#Preview {
    FizzBuzzView(game: FizzBuzzViewModel())
}
