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
            )
            .foregroundColor(.ink(in: colorScheme))
    }
}

#Preview {
    CalloutView(text: "Fizz").padding()
}
