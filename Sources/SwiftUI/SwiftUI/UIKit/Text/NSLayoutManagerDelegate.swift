import Foundation
import SwiftUICore

extension NSLayoutManager {
    /// The kinds of a glyph.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Not shown.
        public static let null = GlyphProperty(rawValue: 1)
        /// Of a control character.
        public static let controlCharacter = GlyphProperty(rawValue: 2)
        /// As wide as the line needs.
        public static let elastic = GlyphProperty(rawValue: 4)
        /// Above or below another glyph.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
    }

    /// The effect of a control character.
    public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// No room.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
        /// Room.
        public static let whitespace = ControlCharacterAction(rawValue: 2)
        /// Room to the next tab.
        public static let horizontalTab = ControlCharacterAction(rawValue: 4)
        /// A new line.
        public static let lineBreak = ControlCharacterAction(rawValue: 8)
        /// A new paragraph.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
        /// A new container.
        public static let containerBreak = ControlCharacterAction(rawValue: 32)
    }
}

/// Methods that decide on the layout; never called here.
///
/// Follows Apple's [NSLayoutManagerDelegate](https://developer.apple.com/documentation/uikit/nslayoutmanagerdelegate). The methods,
/// which are optional on Apple's systems, have defaults.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Sets other glyphs for characters; returns how many, 0 for the usual ones.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int
    /// Returns the room below a line, in points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns the room above a paragraph, in points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns the room below a paragraph, in points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Returns the effect of a control character.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction
    /// Whether a line may be broken before a word.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool
    /// Whether a line may be broken in a word.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool
    /// Returns the rectangle of a control character that takes up room.
    func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
        for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
    /// Changes the rectangles and the baseline of a line; returns whether that was done.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
    /// Called when a layout is no longer valid.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Called when the text of a container was laid out.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    )
    /// Called when the size of a container has changed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { action }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
        for textContainer: NSTextContainer, proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { proposedRect }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}
}
