import SwiftUI

/// One of the players.
struct PersonView: View {
    let height: CGFloat
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Image(systemName: "person")
            .font(.system(size: height, weight: .light))
            .foregroundColor(.ink(in: colorScheme))
            .accessibilityHidden(true)
    }
}

#Preview {
    PersonView(height: 110).padding()
}
