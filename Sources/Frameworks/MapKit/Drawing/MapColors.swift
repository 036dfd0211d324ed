import SwiftUI

/// The colors of the ground.
struct MapColors {
    private let isDark: Bool

    private func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
        Color(red: red, green: green, blue: blue)
    }

    init(_ scheme: ColorScheme) { isDark = scheme == .dark }

    /// The ground where there are no tiles.
    var ground: Color { isDark ? rgb(0.16, 0.17, 0.19) : rgb(0.957, 0.949, 0.925) }
    /// The ground of a style that stands for imagery.
    var imagery: Color { isDark ? rgb(0.08, 0.11, 0.14) : rgb(0.24, 0.31, 0.33) }
    /// Beyond the poles.
    var beyond: Color { isDark ? rgb(0.11, 0.12, 0.13) : rgb(0.90, 0.89, 0.86) }
    /// Meridians and parallels.
    var net: Color { isDark ? .white.opacity(0.10) : rgb(0.35, 0.42, 0.48).opacity(0.22) }
    /// The equator and the meridian of Greenwich.
    var axis: Color { isDark ? .white.opacity(0.26) : rgb(0.35, 0.42, 0.48).opacity(0.55) }
    /// Letters on the ground.
    var letters: Color { isDark ? .white.opacity(0.55) : rgb(0.25, 0.31, 0.37).opacity(0.75) }
}
