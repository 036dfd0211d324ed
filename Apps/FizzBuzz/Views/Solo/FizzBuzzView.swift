import SwiftUI

/// The whole game: who speaks, what they say, and the button that lets the next one speak.
struct FizzBuzzView: View {
    @ObservedObject var game: FizzBuzzViewModel

    var body: some View {
        VStack(spacing: 28) {
            Text("Fizz Buzz Game").font(.title).lineLimit(1).minimumScaleFactor(0.5)
                .accessibilityAddTraits(.isHeader)
            Spacer(minLength: 0)
            SpeakerView(callout: game.callout)
            Ribbon(words: game.past.map { Ribbon.Word(id: $0, text: game.word(for: $0)) })
            Spacer(minLength: 0)
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
