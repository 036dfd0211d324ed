import Foundation

/// How lines under and through text are drawn, as UIKit has it.
///
/// Follows Apple's [NSUnderlineStyle](https://developer.apple.com/documentation/uikit/nsunderlinestyle).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Each dash followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// A line under words, not under the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension Text.LineStyle {
    /// Creates a line style from UIKit's; nil for no line.
    ///
    /// Thick and double lines are single ones here.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
        if nsUnderlineStyle.isEmpty { return nil }
        let pattern: Pattern =
            switch nsUnderlineStyle.rawValue & 0xF00 {
            case NSUnderlineStyle.patternDot.rawValue: .dot
            case NSUnderlineStyle.patternDash.rawValue: .dash
            case NSUnderlineStyle.patternDashDot.rawValue: .dashDot
            case NSUnderlineStyle.patternDashDotDot.rawValue: .dashDotDot
            default: .solid
            }
        self.init(pattern: pattern)
    }
}

extension NSUnderlineStyle {
    /// Creates UIKit's form of a line style.
    public init(_ lineStyle: Text.LineStyle) {
        let pattern: NSUnderlineStyle =
            switch lineStyle.pattern {
            case .dot: .patternDot
            case .dash: .patternDash
            case .dashDot: .patternDashDot
            case .dashDotDot: .patternDashDotDot
            default: []
            }
        self = [.single, pattern]
    }
}
