import SwiftUI

extension Color {
    /// Makes the color that a theme names.
    init(_ color: Theme.RGB) {
        self.init(red: color.red, green: color.green, blue: color.blue)
    }
}

extension Theme {
    /// What the theme's cards are painted with.
    var gradient: LinearGradient { gradient(opacity: 1) }

    /// A weaker form of what the theme's cards are painted with: from 0 for nothing to 1.
    func gradient(opacity: Double) -> LinearGradient {
        LinearGradient(
            colors: [Color(color), Color(endColor ?? color)].map { $0.opacity(opacity) }, startPoint: .topLeading,
            endPoint: .bottomTrailing)
    }
}
