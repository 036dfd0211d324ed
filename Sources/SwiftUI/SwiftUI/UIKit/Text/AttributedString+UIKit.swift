import Foundation
import OrielFoundation
import SwiftUICore

extension AttributeScopes {
    /// The attributes of UIKit's texts.
    ///
    /// Follows Apple's
    /// [UIKitAttributes](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes).
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The room between letters, in points.
        public let kern: KernAttribute
        /// The line below.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line across.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of the paragraph.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The font.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }
        /// The color of the letters.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }
        /// The color behind the letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }
        /// The room between letters, in points.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }
        /// The line below, by the raw value of its style.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = "NSUnderline"
        }
        /// The line across, by the raw value of its style.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = "NSStrikethrough"
        }
        /// The style of the paragraph.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }
    }

    /// The attributes of UIKit's texts.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
    /// The attributes of AppKit's texts, which are the same here.
    public var appKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension NSAttributedString {
    /// Creates a text with the attributes of another that UIKit knows: fonts, colors, lines, room between letters, links.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let words = String(attrStr[run.range].characters)
            result.append(NSAttributedString(string: words, attributes: UIKitRun.attributes(of: run)))
        }
        self.init(attributedString: result)
    }
    /// Creates a text with the attributes of another; all that UIKit knows are taken.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attrStr) }
    /// Creates a text with the attributes of another; all that UIKit knows are taken.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// Creates a text with the attributes of UIKit's: fonts, colors, lines, room between letters, links.
    ///
    /// They are SwiftUI's as well: `Text` shows them.
    public init(_ nsStr: NSAttributedString) {
        var result = AttributedString()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            var part = AttributedString(nsStr.attributedSubstring(from: range).string)
            UIKitRun.set(attributes, of: &part)
            result += part
        }
        self = result
    }
    /// Creates a text with the attributes of UIKit's; all that there are counterparts of are taken.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsStr) }
    /// Creates a text with the attributes of UIKit's; all that there are counterparts of are taken.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
}

extension AttributeContainer {
    /// Creates attributes from the attributes of an `NSAttributedString`; values that have no counterpart are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        var part = AttributedString(" ")
        UIKitRun.set(dictionary, of: &part)
        self = part.runs.first?.attributes ?? AttributeContainer()
    }
}

/// The attributes of a part of a text.
private enum UIKitRun {
    typealias UIKitScope = AttributeScopes.UIKitAttributes
    typealias SwiftUIScope = AttributeScopes.SwiftUIAttributes

    static func attributes(of run: AttributedString.Runs.Run) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        if let link = run.link { result[.link] = link }
        if let font = run[UIKitScope.FontAttribute.self] { result[.font] = font }
        if let color = run[UIKitScope.ForegroundColorAttribute.self]
            ?? run[SwiftUIScope.ForegroundColorAttribute.self].map({ UIColor($0) })
        {
            result[.foregroundColor] = color
        }
        if let color = run[UIKitScope.BackgroundColorAttribute.self]
            ?? run[SwiftUIScope.BackgroundColorAttribute.self].map({ UIColor($0) })
        {
            result[.backgroundColor] = color
        }
        if let kern = run[UIKitScope.KernAttribute.self] ?? run[SwiftUIScope.KerningAttribute.self] {
            result[.kern] = NSNumber(value: Double(kern))
        }
        if let style = run[UIKitScope.UnderlineStyleAttribute.self]
            ?? run[SwiftUIScope.UnderlineStyleAttribute.self].map({ _ in 1 })
        {
            result[.underlineStyle] = NSNumber(value: style)
        }
        if let style = run[UIKitScope.StrikethroughStyleAttribute.self]
            ?? run[SwiftUIScope.StrikethroughStyleAttribute.self].map({ _ in 1 })
        {
            result[.strikethroughStyle] = NSNumber(value: style)
        }
        if let style = run[UIKitScope.ParagraphStyleAttribute.self] { result[.paragraphStyle] = style }
        return result
    }

    static func set(_ attributes: [NSAttributedString.Key: Any], of part: inout AttributedString) {
        if let link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap({ URL(string: $0) }) {
            part.link = link
        }
        if let font = attributes[.font] as? UIFont {
            part[UIKitScope.FontAttribute.self] = font
            part[SwiftUIScope.FontAttribute.self] = Font(font)
        }
        if let color = attributes[.foregroundColor] as? UIColor {
            part[UIKitScope.ForegroundColorAttribute.self] = color
            part[SwiftUIScope.ForegroundColorAttribute.self] = Color(color)
        }
        if let color = attributes[.backgroundColor] as? UIColor {
            part[UIKitScope.BackgroundColorAttribute.self] = color
            part[SwiftUIScope.BackgroundColorAttribute.self] = Color(color)
        }
        if let kern = number(attributes[.kern]) {
            part[UIKitScope.KernAttribute.self] = CGFloat(kern)
            part[SwiftUIScope.KerningAttribute.self] = CGFloat(kern)
        }
        if let style = number(attributes[.underlineStyle]), style != 0 {
            part[UIKitScope.UnderlineStyleAttribute.self] = Int(style)
            part[SwiftUIScope.UnderlineStyleAttribute.self] = .single
        }
        if let style = number(attributes[.strikethroughStyle]), style != 0 {
            part[UIKitScope.StrikethroughStyleAttribute.self] = Int(style)
            part[SwiftUIScope.StrikethroughStyleAttribute.self] = .single
        }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            part[UIKitScope.ParagraphStyleAttribute.self] = style
        }
    }

    private static func number(_ value: Any?) -> Double? {
        let number =
            (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
            ?? (value as? Int).map { Double($0) }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
