import Foundation
import SwiftUICore

/// How the lines of a paragraph are set.
///
/// Follows Apple's [NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle). Labels, text
/// views and drawn words give each paragraph its form; a paragraph has the style of its first letter.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = ObjectMark()
    fileprivate(set) nonisolated(unsafe) var values = Values()

    /// The values of a style.
    struct Values: Equatable {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0
        var headIndent: CGFloat = 0, tailIndent: CGFloat = 0, firstLineHeadIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var hyphenationFactor: Float = 0
        var tabStops = NSParagraphStyle.usualTabs, defaultTabInterval: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy = LineBreakStrategy()
        var usesDefaultHyphenation = false
        var textLists: [NSTextList] = []
    }

    /// The places to which tabs lead by default: twelve of them, 28 points apart.
    private static let usualTabs = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }

    /// Creates the default style.
    public override init() { super.init() }
    /// The default style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// How lines are aligned.
    public var alignment: NSTextAlignment { values.alignment }
    /// The room between lines, in points.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// The room after the paragraph, in points, unless it is the last.
    public var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The room before the paragraph, in points, unless it is the first.
    public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// How far lines begin from the edge, in points; the first has its own indent.
    public var headIndent: CGFloat { values.headIndent }
    /// How far lines end from the edge, in points: from the trailing one where it is 0 or less, else from the leading one.
    public var tailIndent: CGFloat { values.tailIndent }
    /// How far the first line begins from the edge, in points.
    public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The least height of lines, in points.
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of lines, in points; 0 for no limit.
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The height of lines as a multiple of the font's.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// How lines are broken.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Where words are hyphenated, from 0 to 1; without effect.
    public var hyphenationFactor: Float { values.hyphenationFactor }
    /// The places to which tabs lead; every 28 points by default.
    public var tabStops: [NSTextTab]! { values.tabStops }
    /// The room between further tabs, in points.
    public var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Which way lines run.
    public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Whether letters move closer before words are cut off; without effect.
    public var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    /// Where lines are broken; without effect.
    public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Whether words are hyphenated as the system does; without effect.
    public var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

    /// The lists to which the paragraph belongs, the outermost first; the markers are characters of the text.
    public var textLists: [NSTextList] { values.textLists }

    /// Whether another object is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    open override var hash: Int { values.alignment.rawValue &+ Int(truncatingIfNeeded: values.lineSpacing.bitPattern) }

    /// A style that does not change.
    public override func copy() -> Any { copy(with: nil) }
    /// A style that does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        let style = NSParagraphStyle()
        style.values = values
        return style
    }
    /// A style to be changed.
    public override func mutableCopy() -> Any { mutableCopy(with: nil) }
    /// A style to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let style = NSMutableParagraphStyle()
        style.values = values
        return style
    }
}

/// A paragraph's style, to be changed.
///
/// Follows Apple's [NSMutableParagraphStyle](https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle).
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The places to which tabs lead; every 28 points by default.
    public override var tabStops: [NSTextTab]! {
        get { values.tabStops }
        set { values.tabStops = newValue ?? [] }
    }
    /// The room between further tabs, in points.
    public override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    /// Which way lines run.
    public override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// Whether letters move closer before words are cut off; without effect.
    public override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    /// Where lines are broken; without effect.
    public override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    /// Whether words are hyphenated as the system does; without effect.
    public override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    /// The lists to which the paragraph belongs, the outermost first; the markers are characters of the text.
    public override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }
    /// Adds a place to which a tab leads.
    public func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }
    /// Removes a place to which a tab leads.
    public func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 === anObject } }
    /// How lines are aligned.
    public override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The room between lines, in points.
    public override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// The room after the paragraph, in points, unless it is the last.
    public override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The room before the paragraph, in points, unless it is the first.
    public override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// How far lines begin from the edge, in points; the first has its own indent.
    public override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// How far lines end from the edge, in points: from the trailing one where it is 0 or less, else from the leading one.
    public override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// How far the first line begins from the edge, in points.
    public override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The least height of lines, in points.
    public override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The greatest height of lines, in points; 0 for no limit.
    public override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The height of lines as a multiple of the font's.
    public override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// Where words are hyphenated, from 0 to 1; without effect.
    public override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    /// How lines are broken.
    public override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// Takes all from another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

extension NSAttributedString {
    /// The style of the first paragraph; nil for the default.
    var firstParagraph: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }
}

extension NSParagraphStyle {
    /// Where lines are broken; the text system decides here.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A last line has several words.
        public static let pushOut = LineBreakStrategy(rawValue: 1)
        /// Hangul is broken between words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
        /// As the system does in its own apps.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}
