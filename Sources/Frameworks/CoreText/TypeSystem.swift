import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// Measures and draws texts by the system that the app's views use.
@MainActor
enum TypeSystem {
    static var shared: (any TextMeasuring)? {
        PictureHooks.install()
        return PDFDocumentWriter.textSystem
    }

    static func measure(_ text: TextContent, width: CGFloat? = nil, height: CGFloat? = nil) -> TextMetrics {
        if let shared { return shared.measure(text, width: width, height: height) }
        // Without fonts: as common ones have it.
        let size = text.first.style.font.size
        return TextMetrics(
            size: CGSize(width: CGFloat(text.string.count) * size * 0.55, height: size * 1.2),
            firstBaseline: size * 0.95,
            lastBaseline: size * 0.95)
    }

    /// The text with the attributes that there are here; nil for an empty one.
    static func content(_ text: NSAttributedString) -> TextContent? {
        guard text.length > 0 else { return nil }
        var runs: [TextRun] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            runs.append(TextRun(text.attributedSubstring(from: range).string, style: style(attributes)))
        }
        guard !runs.isEmpty else { return nil }
        let alignment: ParagraphStyle.Alignment =
            switch (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        return TextContent(runs: runs, paragraph: ParagraphStyle(alignment: alignment))
    }

    private static func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        var decoration = TextStyle.Decoration()
        if let kern = attributes[.kern] as? NSNumber { decoration.kerning = CGFloat(kern.doubleValue) }
        if let line = attributes[.underlineStyle] as? NSNumber, line.intValue != 0 { decoration.underline = .init() }
        var color = (attributes[.foregroundColor] as? UIColor)?.rgba
        if let plain = attributes[.foregroundColor] as? CGColor { color = UIColor(cgColor: plain).rgba }
        return TextStyle(font: font.fontDescription, paint: .color(color ?? .black), decoration: decoration)
    }
}

/// Draws lines with their baselines at a place.
@MainActor
enum LineDrawing {
    /// Draws a text whose baseline begins at a place; the letters stand upright where the y axis points up.
    static func draw(_ text: TextContent, at place: CGPoint, in context: CGContext) {
        let metrics = TypeSystem.measure(text)
        guard metrics.size.width > 0, place.x.isFinite, place.y.isFinite else { return }
        context.saveGState()
        context.translateBy(x: place.x, y: place.y)
        context.scaleBy(x: 1, y: -1)
        let box = CGRect(x: 0, y: -metrics.firstBaseline, width: metrics.size.width, height: metrics.size.height)
        context.graphics.draw([.text(text, in: box)])
        context.restoreGState()
    }
}

extension CGContext {
    private struct Pen {
        weak var context: CGContext?
        var place: CGPoint
    }

    nonisolated(unsafe) private static var pens: [ObjectIdentifier: Pen] = [:]

    /// Where the next line is drawn; the origin by default.
    @MainActor @preconcurrency
    public var textPosition: CGPoint {
        get { Self.pens[ObjectIdentifier(self)].flatMap { $0.context === self ? $0.place : nil } ?? .zero }
        set {
            Self.pens = Self.pens.filter { $0.value.context != nil }
            Self.pens[ObjectIdentifier(self)] = Pen(context: self, place: newValue)
        }
    }

    /// The transform of letters: a place alone, and the rest of it has no effect.
    @MainActor @preconcurrency
    public var textMatrix: CGAffineTransform {
        get { CGAffineTransform(translationX: textPosition.x, y: textPosition.y) }
        set { textPosition = CGPoint(x: newValue.tx, y: newValue.ty) }
    }
}
