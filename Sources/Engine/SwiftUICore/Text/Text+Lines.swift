import DisplayList
import Foundation

extension Text {
    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// Creates a line style with a pattern, solid by default, and a color, the text's where nil.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
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
            TextStyle.Decoration.Line(color: color?.rgba(in: environment), pattern: pattern.pattern)
        }
    }

    /// Draws a line under the text, or none.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern under the text, or none.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changing { $0.underline = isActive ? .set(LineStyle(pattern: pattern, color: color)) : .reset }
    }

    /// Draws a line through the text, or none.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Draws a line of a pattern through the text, or none.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        changing { $0.strikethrough = isActive ? .set(LineStyle(pattern: pattern, color: color)) : .reset }
    }
}

extension View {
    /// Draws a line under text in this view, or none.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = Text.LineStyle(pattern: pattern, color: color)
        return modifier(_EnvironmentWritingModifier(UnderlineKey.self, isActive ? .set(line) : .reset))
    }

    /// Draws a line through text in this view, or none.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        let line = Text.LineStyle(pattern: pattern, color: color)
        return modifier(_EnvironmentWritingModifier(StrikethroughKey.self, isActive ? .set(line) : .reset))
    }
}
