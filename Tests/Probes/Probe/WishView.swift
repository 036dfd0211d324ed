import SwiftUI

/// Colors that depend on whether it is dark, however that came about.
struct WishView: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast

    var body: some View {
        VStack(spacing: 16) {
            Text(colorScheme == .dark ? "It is dark" : "It is light").font(.title)
            Text(contrast == .increased ? "More contrast" : "Usual contrast")
            Text("Secondary").foregroundStyle(.secondary)
            Button("A Button") {}
            RoundedRectangle(cornerRadius: 8).fill(.background).frame(width: 120, height: 40)
            Rectangle().fill(.blue).frame(width: 120, height: 20)
        }
        .padding()
    }
}
