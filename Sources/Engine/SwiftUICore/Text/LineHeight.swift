import DisplayList
import Foundation

extension AttributedString {
    /// The distance between the baselines of two lines of a paragraph.
    ///
    /// Follows Apple's [LineHeight](https://developer.apple.com/documentation/foundation/attributedstring/lineheight).
    public struct LineHeight: Hashable, Codable, Sendable {
        /// What the distance depends on, as it is stored.
        private enum Kind: String, Codable { case variable, multiple, leading, exact }
        private let kind: Kind
        private let value: CGFloat

        /// The fonts' own ascent and descent in each line.
        public static var variable: LineHeight { LineHeight(kind: .variable, value: 0) }
        /// A multiple of the font's size that looks normal: 1.2.
        public static var normal: LineHeight { .multiple(factor: 1.2) }
        /// A multiple of the font's size that looks tight: 1.1.
        public static var tight: LineHeight { .multiple(factor: 1.1) }
        /// A multiple of the font's size that looks loose: 1.4.
        public static var loose: LineHeight { .multiple(factor: 1.4) }
        /// A multiple of the size of the largest font.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple, value: factor) }
        /// The size of the largest font and a number of points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading, value: increase) }
        /// A number of points, whatever the fonts.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact, value: points) }

        /// The distance for text systems; nil for that of the fonts.
        package var height: ParagraphStyle.LineHeight? {
            switch kind {
            case .variable: nil
            case .multiple: .multiple(value)
            case .leading: .increased(value)
            case .exact: .exact(value)
            }
        }
    }
}

enum LineHeightKey: TextEnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }

extension EnvironmentValues {
    /// The distance between the baselines of lines of text; nil for that of the fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the baselines of lines of text in the view; nil for that of the fonts (T12).
    public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        modifier(_EnvironmentWritingModifier(LineHeightKey.self, lineHeight))
    }
}
