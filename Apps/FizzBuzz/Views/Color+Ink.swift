import SwiftUI

extension Color {
    /// What the game is drawn with: a dark violet on light ground, a pale one on dark.
    static func ink(in colorScheme: ColorScheme) -> Color {
        colorScheme == .dark
            ? Color(red: 0.74, green: 0.67, blue: 1)
            : Color(red: 0.12, green: 0.01, blue: 0.42)
    }
}
