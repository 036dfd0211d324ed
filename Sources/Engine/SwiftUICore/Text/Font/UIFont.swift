import DisplayList
import Foundation

/// A font with a fixed size, as code written for other frameworks names it.
///
/// Holds the data that ``Font/init(_:)`` needs; it draws nothing itself.
public final class UIFont: NSObject, NSSecureCoding, Sendable {
    private let mark = ObjectMark()
    let description_: FontDescription

    /// The font as front ends know it.
    package var fontDescription: FontDescription { description_ }

    package init(_ description: FontDescription) { description_ = description }

    /// Creates a placeholder: the system's font in the size of texts without one, 12 points.
    public override init() { description_ = FontDescription(size: 12) }

    /// Creates a named font of a size in points; nil for an empty name.
    public init?(name: String, size: CGFloat) {
        if name.isEmpty { return nil }
        var font = FontName(name).description_
        font.size = size
        description_ = font
    }

    /// The size in points.
    public var pointSize: CGFloat { description_.size }
    /// The family's name; ".SystemUI" for the system font.
    public var familyName: String { description_.family ?? ".SystemUI" }
    /// The size of labels: 17 points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons: 18 points.
    public static let buttonFontSize: CGFloat = 18
    /// The system's standard size: 14 points.
    public static let systemFontSize: CGFloat = 14
    /// The system's small size: 12 points.
    public static let smallSystemFontSize: CGFloat = 12

    /// Returns the system's font.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(FontDescription(size: size)) }

    /// Returns the system's font in a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: size, weight: weight.cssWeight))
    }

    /// Returns the system's font in a weight and a width.
    public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        var font = FontDescription(size: size, weight: weight.cssWeight)
        font.width = Font.Width(width.rawValue).percent
        return UIFont(font)
    }

    /// How wide letters are.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width: 0 is normal, −1 narrowest, 1 widest.
        public let rawValue: CGFloat
        /// Creates a width: 0 is normal, −1 narrowest, 1 widest.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Very narrow.
        public static let compressed = Width(rawValue: -0.4)
        /// Narrow.
        public static let condensed = Width(rawValue: -0.2)
        /// Normal.
        public static let standard = Width(rawValue: 0)
        /// Wide.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// Returns the system's font in bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    /// Returns the system's font in italics.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        var font = FontDescription(size: size)
        font.isItalic = true
        return UIFont(font)
    }

    /// Returns the system's font with letters of one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: size, weight: weight.cssWeight, design: .monospaced))
    }

    /// Returns the system's font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var font = FontDescription(size: size, weight: weight.cssWeight)
        font.hasMonospacedDigits = true
        return UIFont(font)
    }

    /// Returns a text style's font at the standard type size.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        guard let traitCollection else { return preferredFont(forTextStyle: style) }
        return UIFont(Font(.textStyle(style.style)).resolve(in: FontContext(traitCollection.environment)))
    }

    /// Returns the system's font for a style of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(Font(.textStyle(style.style)).resolve(in: FontContext()))
    }

    /// Returns the font in another size, in points.
    public func withSize(_ size: CGFloat) -> UIFont {
        var font = description_
        font.size = size
        return UIFont(font)
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.description_ == description_ }
    public override var hash: Int { description_.hashValue }

    /// Whether archives name the class of the font; true.
    public static var supportsSecureCoding: Bool { true }
    /// Writes the name, size, weight, width, slant and design.
    public func encode(with coder: NSCoder) { FontCoding.encode(description_, with: coder) }
    /// Creates the font that an archive has; nil if it has none.
    public init?(coder: NSCoder) {
        guard let font = FontCoding.decode(coder) else { return nil }
        description_ = font
        super.init()
    }
}

/// The name of ``UIFont`` in code written for the Mac.
public typealias NSFont = UIFont

extension UIFont {
    /// How heavy strokes are.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        /// The weight: 0 is normal, −1 lightest, 1 heaviest.
        public let rawValue: CGFloat
        /// Creates a weight: 0 is normal, −1 lightest, 1 heaviest.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Very light.
        public static let thin = Weight(rawValue: -0.6)
        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// Normal.
        public static let regular = Weight(rawValue: 0)
        /// Somewhat heavier than normal.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Very bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest.
        public static let black = Weight(rawValue: 0.62)

        /// The nearest weight, CSS style.
        var cssWeight: Int {
            let steps: [(CGFloat, Int)] = [
                (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.12, 400), (0.265, 500), (0.35, 600), (0.48, 700), (0.59, 800),
            ]
            return steps.first { rawValue < $0.0 }?.1 ?? 900
        }
    }

    /// The purposes of text.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        /// The style's name.
        public let rawValue: String
        /// Creates a style from its name; unknown names mean body text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Large titles.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// Titles of the first level.
        public static let title1 = TextStyle(rawValue: "title")
        /// Titles of the second level.
        public static let title2 = TextStyle(rawValue: "title2")
        /// Titles of the third level.
        public static let title3 = TextStyle(rawValue: "title3")
        /// Headings.
        public static let headline = TextStyle(rawValue: "headline")
        /// Subheadings.
        public static let subheadline = TextStyle(rawValue: "subheadline")
        /// Body text.
        public static let body = TextStyle(rawValue: "body")
        /// Callouts.
        public static let callout = TextStyle(rawValue: "callout")
        /// Footnotes.
        public static let footnote = TextStyle(rawValue: "footnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "caption")
        /// Smaller captions.
        public static let caption2 = TextStyle(rawValue: "caption2")

        var style: Font.TextStyle { Font.TextStyle.allCases.first { "\($0)" == rawValue } ?? .body }
    }
}
