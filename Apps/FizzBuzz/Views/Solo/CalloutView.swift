import SwiftUI

/// Words in an ellipse.
struct CalloutView: View {
    let text: String
    let height: CGFloat
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Ellipse()
            .stroke(lineWidth: height / 30)
            .frame(width: 2 * height, height: height)
            .overlay(
                Text(text)
                    .font(.system(size: 0.38 * height))
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .padding(.horizontal, 0.18 * height)
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
    CalloutView(text: "Fizz", height: 90).padding()
}
