import SwiftUI

/// One of the players.
struct PersonView: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Image(systemName: "person")
            .font(.system(size: 110, weight: .light))
            .foregroundColor(.ink(in: colorScheme))
            .accessibilityHidden(true)
    }
}

#Preview {
    PersonView().padding()
}
