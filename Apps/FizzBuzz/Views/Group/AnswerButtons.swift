import SwiftUI

/// All that a person may say, each with a key: 1, 2, 3 … for the words, the space bar for the number.
struct AnswerButtons: View {
    let choices: [String]
    let isListening: Bool
    let say: (String) -> Void

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(spacing: 10) { buttons }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 110), spacing: 8)], spacing: 8) { buttons }
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(!isListening)
    }

    private var buttons: some View {
        ForEach(Array(choices.enumerated()), id: \.offset) { place, choice in
            Button {
                say(choice)
            } label: {
                Text(choice).lineLimit(1).minimumScaleFactor(0.5).frame(maxWidth: .infinity, minHeight: 26)
            }
            .keyboardShortcut(key(for: place), modifiers: [])
            .help(place == 0 ? "Space" : "\(place)")
        }
    }

    private func key(for place: Int) -> KeyEquivalent {
        place == 0 ? .space : KeyEquivalent(Character(String(place % 10)))
    }
}

#Preview {
    AnswerButtons(choices: ["7", "Fizz", "Buzz", "FizzBuzz"], isListening: true) { _ in }.padding()
}
