import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// How a label is placed vertically about its node's place.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// How a label is placed horizontally about its node's place.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }

/// A node that draws a text.
///
/// Follows Apple's [SKLabelNode](https://developer.apple.com/documentation/spritekit/sklabelnode).
@MainActor @preconcurrency
open class SKLabelNode: SKNode, ColoredNode {
    /// The text; nil for none.
    open var text: String? { didSet { content = nil } }
    /// The text with attributes, which replaces ``text``; nil for none.
    open var attributedText: NSAttributedString? { didSet { content = nil } }
    /// The font's name; nil for Helvetica Neue's ultra light face, as by default.
    open var fontName: String? { didSet { content = nil } }
    /// The size of the font, in points; 32 by default.
    open var fontSize: CGFloat = 32 { didSet { content = nil } }
    /// The color of the text; white by default.
    open var fontColor: UIColor? = .white { didSet { content = nil } }
    /// The color that tints the text.
    open var color: UIColor = .white { didSet { content = nil } }
    /// How much ``color`` tints the text, from 0, the default, to 1.
    open var colorBlendFactor: CGFloat = 0 { didSet { content = nil } }
    /// How the pixels are mixed with the pixels below.
    open var blendMode = SKBlendMode.alpha
    /// Where the text is vertically; its baseline at the node's place by default.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    /// Where the text is horizontally; its middle at the node's place by default.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center { didSet { content = nil } }
    /// The number of lines; 1 by default, 0 for as many as are needed.
    open var numberOfLines = 1 { didSet { content = nil } }
    /// How lines are broken and cut.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { content = nil } }
    /// The width at which lines are broken, in points; 0, the default, for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { content = nil } }
    private var content: TextContent?

    /// Creates a label without a text.
    public override init() { super.init() }
    /// Creates a label without a text, in a font.
    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }
    /// Creates a label of a text.
    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
    /// Creates a label of a text with attributes.
    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
    }
    /// Creates a label of a file of Xcode's editors; another coder gives an empty label.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let coder = aDecoder as? SpriteCoder { readLabel(coder) }
    }

    /// The text as it is measured and drawn; nil for none.
    private var shown: TextContent? {
        if let content { return content }
        content = LabelText.content(of: self)
        return content
    }

    private var room: CGFloat? { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth.sound : nil }

    override var contentBounds: CGRect {
        guard let shown else { return .null }
        return bounds(LabelText.measure(shown, room))
    }

    private func bounds(_ metrics: TextMetrics) -> CGRect {
        let size = metrics.size
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: 0
            case .right: -size.width
            }
        let top: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: metrics.lastBaseline
            case .center: size.height / 2
            case .top: 0
            case .bottom: size.height
            }
        return CGRect(x: x, y: top - size.height, width: size.width, height: size.height)
    }

    override func draw(into drawing: SceneDrawing) {
        LabelText.system = drawing.textSystem
        guard let shown else { return }
        let bounds = bounds(LabelText.measure(shown, room))
        guard bounds.width > 0, bounds.height > 0 else { return }
        drawing.draw(
            [.upright([.text(shown, in: bounds.mirrored)])], bounds: bounds, effects: blendMode.effects)
    }

    override func makeCopy() -> SKNode {
        let copy = SKLabelNode(fontNamed: fontName)
        copy.text = text
        copy.attributedText = attributedText
        copy.fontSize = fontSize
        copy.fontColor = fontColor
        copy.color = color
        copy.colorBlendFactor = colorBlendFactor
        copy.blendMode = blendMode
        copy.verticalAlignmentMode = verticalAlignmentMode
        copy.horizontalAlignmentMode = horizontalAlignmentMode
        copy.numberOfLines = numberOfLines
        copy.lineBreakMode = lineBreakMode
        copy.preferredMaxLayoutWidth = preferredMaxLayoutWidth
        return copy
    }
}

/// Makes and measures the texts of labels.
@MainActor
enum LabelText {
    /// The text system of the last drawing; nil before the first.
    static var system: (any TextMeasuring)?

    static func measure(_ text: TextContent, _ width: CGFloat?) -> TextMetrics {
        if let system = system ?? PDFDocumentWriter.textSystem {
            return system.measure(text, width: width, height: nil)
        }
        // Before the first drawing of an app without a text system: as common fonts have it.
        let size = text.first.style.font.size
        let width = CGFloat(text.string.count) * size * 0.55
        return TextMetrics(
            size: CGSize(width: width, height: size * 1.2), firstBaseline: size * 0.95, lastBaseline: size * 0.95)
    }

    static func content(of label: SKLabelNode) -> TextContent? {
        let alignment: ParagraphStyle.Alignment =
            switch label.horizontalAlignmentMode {
            case .center: .center
            case .left: .leading
            case .right: .trailing
            }
        let truncation: ParagraphStyle.Truncation =
            switch label.lineBreakMode {
            case .byTruncatingHead: .head
            case .byTruncatingMiddle: .middle
            default: .tail
            }
        let paragraph = ParagraphStyle(
            alignment: alignment, lineLimit: label.numberOfLines > 0 ? label.numberOfLines : nil,
            truncation: truncation)
        let style = TextStyle(font: font(label), paint: .color(tint(label.fontColor?.rgba ?? .white, label)))
        if let attributed = label.attributedText, attributed.length > 0 {
            return TextContent(runs: runs(attributed, style, label), paragraph: paragraph)
        }
        guard let text = label.text, !text.isEmpty else { return nil }
        return TextContent(text, style: style, paragraph: paragraph)
    }

    private static func font(_ label: SKLabelNode) -> FontDescription {
        let size = label.fontSize.isFinite ? min(max(label.fontSize, 0.1), 2000) : 32
        let font = UIFont(name: label.fontName ?? "HelveticaNeue-UltraLight", size: size)
        return font?.fontDescription ?? FontDescription(size: size)
    }

    private static func tint(_ color: RGBA, _ label: SKLabelNode) -> RGBA {
        guard label.colorBlendFactor > 0 else { return color }
        let factor = TextureTint(label.color.rgba, share: label.colorBlendFactor).factor
        return RGBA(
            Double(color.red * factor.red), Double(color.green * factor.green), Double(color.blue * factor.blue),
            Double(color.opacity))
    }

    private static func runs(
        _ text: NSAttributedString, _ standard: TextStyle, _ label: SKLabelNode
    ) -> [TextRun] {
        var runs: [TextRun] = []
        let paragraphs = text.paragraphs
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            var decoration = TextStyle.Decoration()
            decoration.paragraph = paragraphs.form(attributes)
            if let kern = KeyframeMix.number(attributes[.kern]) { decoration.kerning = kern.sound }
            if let underline = KeyframeMix.number(attributes[.underlineStyle]), underline > 0 {
                decoration.underline = .init()
            }
            if let line = KeyframeMix.number(attributes[.strikethroughStyle]), line > 0 {
                decoration.strikethrough = .init()
            }
            decoration.background = (attributes[.backgroundColor] as? UIColor)?.rgba
            let color = (attributes[.foregroundColor] as? UIColor)?.rgba
            let style = TextStyle(
                font: (attributes[.font] as? UIFont)?.fontDescription ?? standard.font,
                paint: color.map { .color(tint($0, label)) } ?? standard.paint, decoration: decoration)
            runs.append(TextRun(text.attributedSubstring(from: range).string, style: style))
        }
        return runs.isEmpty ? [TextRun("", style: standard)] : runs
    }
}
