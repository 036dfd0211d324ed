import SwiftUI

/// The whole game: who speaks, what they say, and the button that lets the next one speak.
struct FizzBuzzView: View {
    @ObservedObject var game: FizzBuzzViewModel

    var body: some View {
        VStack(spacing: 28) {
            Text("Fizz Buzz Game").font(.title).lineLimit(1).minimumScaleFactor(0.5)
                .accessibilityAddTraits(.isHeader)
            SpeakerView(callout: game.callout)
            Button("Next") {
                withAnimation(.snappy) { game.next() }
            }
            .buttonStyle(BlueButtonStyle())
            Spacer()
        }
        .padding()
    }
}

#Preview {
    FizzBuzzView(game: FizzBuzzViewModel())
}
