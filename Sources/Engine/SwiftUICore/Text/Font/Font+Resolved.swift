import DisplayList
import Foundation

extension Font {
    /// The environment of a font: the text size, and whether texts are bold.
    ///
    /// Follows Apple's [Context](https://developer.apple.com/documentation/swiftui/font/context).
    public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
        let base: FontContext

        public var debugDescription: String { "Font.Context(\(base.dynamicTypeSize))" }
    }

    /// A font in its surroundings.
    ///
    /// Follows Apple's [Resolved](https://developer.apple.com/documentation/swiftui/font/resolved).
    public struct Resolved: Hashable, Sendable {
        let description_: FontDescription

        /// The size, in points.
        public var pointSize: CGFloat { description_.size }
        /// The weight.
        public var weight: Weight { Weight(description_: description_.weight) }
        /// The width of the letters.
        public var width: Width { Width(CGFloat(description_.width - 100) / 100) }
        /// The distance between lines.
        public var leading: Leading {
            description_.leading < 0 ? .tight : description_.leading > 0 ? .loose : .standard
        }
        /// Whether the letters are bold: at least semibold.
        public var isBold: Bool { description_.weight >= 600 }
        /// Whether the letters slant.
        public var isItalic: Bool { description_.isItalic }
        /// Whether all letters have one width.
        public var isMonospaced: Bool { description_.design == .monospaced }
        /// Whether small letters are small capitals.
        public var isLowercaseSmallCaps: Bool { description_.lowercaseSmallCaps }
        /// Whether capital letters are small capitals.
        public var isUppercaseSmallCaps: Bool { description_.uppercaseSmallCaps }
        /// Whether all letters are small capitals.
        public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
    }

    /// Returns the font as it is in some surroundings.
    public func resolve(in context: Context) -> Resolved { Resolved(description_: resolve(in: context.base)) }

    /// The font of texts for which no other is set.
    public static let `default` = Font.body

    /// Returns the font in bold, or in its regular weight.
    public func bold(_ isActive: Bool) -> Font { weight(isActive ? .bold : .regular) }

    /// Returns the font with a size in points; otherwise it stays as it is.
    public func pointSize(_ size: CGFloat) -> Font {
        var copy = Font(.system(size: size))
        copy.changes = changes
        copy.changes.scale = 1
        if case .custom(let name, _, _) = base { copy = Font(.custom(name: name, size: size, relativeTo: nil)) }
        return copy
    }
}

extension Font.Weight {
    /// The weight that is nearest to one of style sheets.
    fileprivate init(description_ weight: Int) {
        let all: [(Int, Font.Weight)] = [
            (100, .ultraLight), (200, .thin), (300, .light), (400, .regular), (500, .medium), (600, .semibold),
            (700, .bold),
            (800, .heavy), (900, .black),
        ]
        self = all.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? .regular
    }
}

extension EnvironmentValues {
    /// The environment of fonts.
    public var fontResolutionContext: Font.Context { Font.Context(base: FontContext(self)) }
}
