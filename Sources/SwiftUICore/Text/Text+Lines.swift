import DisplayList
import Foundation

extension Text {
    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern

        /// Creates a line style with a pattern, solid by default.
        public init(pattern: Pattern = .solid) {
            self.pattern = pattern
        }

        /// A single solid line.
        public static let single = LineStyle()

        /// The patterns of a line.
        public struct Pattern: Hashable, Sendable {
            let pattern: TextStyle.Decoration.Line.Pattern

            /// An unbroken line.
            public static let solid = Pattern(pattern: .solid)
            /// Dots.
            public static let dot = Pattern(pattern: .dot)
            /// Dashes.
            public static let dash = Pattern(pattern: .dash)
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(pattern: .dashDot)
            /// Each dash followed by two dots.
            public static let dashDotDot = Pattern(pattern: .dashDotDot)
        }

        func line(_ environment: EnvironmentValues) -> TextStyle.Decoration.Line {
            TextStyle.Decoration.Line(pattern: pattern.pattern)
        }
    }
}

extension TextTraits {
    /// What the glyphs are painted with.
    func paint(_ environment: EnvironmentValues) -> Paint { .color(.black) }
}
