import SwiftUI

/// Words in an ellipse.
struct CalloutView: View {
    let text: String
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Ellipse()
            .stroke(lineWidth: 3)
            .frame(width: 180, height: 90)
            .overlay(
                Text(text)
                    .font(.largeTitle)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .padding(.horizontal, 16)
                    // Each word is another one: it comes as the last goes.
                    .id(text)
                    .transition(
                        .asymmetric(
                            insertion: .scale(scale: 0.4).combined(with: .opacity),
                            removal: .offset(y: -24).combined(with: .opacity)))
            )
            .foregroundColor(.ink(in: colorScheme))
    }
}

#Preview {
    CalloutView(text: "Fizz").padding()
}
