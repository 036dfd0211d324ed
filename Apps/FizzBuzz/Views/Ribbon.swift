import SwiftUI

/// What was said, the newest at the end.
struct Ribbon: View {
    struct Word: Identifiable, Equatable {
        let id: Int
        let text: String
        var isRight = true
    }

    let words: [Word]

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 6) {
                ForEach(words) { word in
                    WordTag(word: word).transition(.scale(scale: 0.6).combined(with: .opacity))
                }
            }
            .padding(.horizontal, 4)
        }
        .defaultScrollAnchor(.trailing)
        .frame(height: 34)
        .accessibilityElement(children: .combine)
        .accessibilityLabel("Said before")
    }
}

/// One word of the ribbon.
struct WordTag: View {
    let word: Ribbon.Word

    var body: some View {
        Text(word.text)
            .font(.callout)
            .monospacedDigit()
            .strikethrough(!word.isRight)
            .foregroundStyle(word.isRight ? Color.primary : .red)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(Capsule().fill(word.isRight ? Color.gray.opacity(0.15) : .red.opacity(0.15)))
    }
}

#Preview {
    Ribbon(words: (1...9).map { Ribbon.Word(id: $0, text: FizzBuzzModel.text(for: $0), isRight: $0 != 7) }).padding()
}
