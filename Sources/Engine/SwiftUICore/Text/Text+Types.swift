import DisplayList
import Foundation

/// How lines of a text are aligned within the text's own width.
///
/// Follows Apple's [TextAlignment](https://developer.apple.com/documentation/swiftui/textalignment).
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}

extension Text {
    /// Where text is cut when it does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning of the line.
        case head
        /// At the end of the line.
        case tail
        /// In the middle of the line.
        case middle
    }

    /// The case in which text is shown.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// A size relative to the text's font.
    public struct Scale: Hashable, Sendable {
        let factor: CGFloat
        /// The font's own size.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for parts of less weight: four fifths of the font's size.
        public static let secondary = Scale(factor: 0.8)
    }
}
