import DisplayList
import Foundation

extension AttributedString {
    /// How the lines of a paragraph are aligned, whichever way they run.
    ///
    /// Follows Apple's [TextAlignment](https://developer.apple.com/documentation/foundation/attributedstring/textalignment).
    public enum TextAlignment: Hashable, Codable, CaseIterable, Sendable {
        /// At the left edge, in the middle, and at the right edge.
        case left, center, right
    }
}

extension AttributeScopes {
    /// The attributes of paragraphs, which several frameworks have in their scopes.
    ///
    /// Follows Apple's
    /// [CoreTextAttributes](https://developer.apple.com/documentation/foundation/attributescopes/coretextattributes).
    public struct CoreTextAttributes {
        /// How the lines of a paragraph are aligned; the value at its first character counts.
        public enum TextAlignmentAttribute: CodableAttributedStringKey {
            public typealias Value = AttributedString.TextAlignment
            public static let name = "NSTextAlignment"
            /// The attribute belongs to whole paragraphs.
            public static var runBoundaries: AttributedString.AttributeRunBoundaries? { .paragraph }
        }

        /// The distance between the baselines of a paragraph's lines; the value at its first character counts.
        public enum LineHeightAttribute: CodableAttributedStringKey {
            public typealias Value = AttributedString.LineHeight
            public static let name = "NSLineHeight"
            /// The attribute belongs to whole paragraphs.
            public static var runBoundaries: AttributedString.AttributeRunBoundaries? { .paragraph }
        }
    }
}

extension ParagraphForm {
    /// The form that a styled text's attributes give a paragraph; nil where they say nothing.
    convenience init?(_ run: AttributedString.Runs.Run) {
        let alignment = run[AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self]
        let height = run[AttributeScopes.CoreTextAttributes.LineHeightAttribute.self]
        if alignment == nil, height == nil { return nil }
        var values = Values()
        values.lineHeight = height?.height
        values.alignment =
            switch alignment {
            case nil: nil
            case .left: .left
            case .center: .center
            case .right: .right
            }
        self.init(values)
    }
}

extension Text {
    /// The text as paragraphs of a form; nil for the view's.
    package func paragraph(_ form: ParagraphForm?) -> Text {
        form.map { form in changing { $0.paragraph = form } } ?? self
    }
}
