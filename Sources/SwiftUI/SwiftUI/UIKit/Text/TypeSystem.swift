import DisplayList
import Foundation
import SwiftUICore

/// Measures and draws texts by the system that the app's views use.
@MainActor
package enum TypeSystem {
    /// The system; nil where the build is without fonts.
    package static var shared: (any TextMeasuring)? {
        PictureHooks.install()
        return PDFDocumentWriter.textSystem
    }

    /// Returns the size of a text within limits, in points.
    package static func measure(_ text: TextContent, width: CGFloat? = nil, height: CGFloat? = nil) -> TextMetrics {
        if let shared { return shared.measure(text, width: width, height: height) }
        // Without fonts: as common ones have it.
        let size = text.first.style.font.size
        return TextMetrics(
            size: CGSize(width: CGFloat(text.string.count) * size * 0.55, height: size * 1.2),
            firstBaseline: size * 0.95,
            lastBaseline: size * 0.95)
    }

    /// The text with the attributes that there are here; nil for an empty one.
    /// - Parameter isLine: Whether the text is a line, which has its place in its paragraph already.
    package static func content(_ text: NSAttributedString, isLine: Bool = false) -> TextContent? {
        guard text.length > 0 else { return nil }
        var runs: [TextRun] = []
        let paragraphs = text.paragraphs
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let form = isLine ? nil : paragraphs.form(attributes)
            runs.append(TextRun(text.attributedSubstring(from: range).string, style: style(attributes, form)))
        }
        guard !runs.isEmpty else { return nil }
        let alignment: ParagraphStyle.Alignment =
            switch paragraphs.alignment {
            case .center: .center
            case .right: .trailing
            default: .leading
            }
        return TextContent(runs: runs, paragraph: ParagraphStyle(alignment: alignment))
    }

    private static func style(_ attributes: [NSAttributedString.Key: Any], _ form: ParagraphForm?) -> TextStyle {
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        var decoration = TextStyle.Decoration()
        decoration.paragraph = form
        if let kern = attributes[.kern] as? NSNumber { decoration.kerning = CGFloat(kern.doubleValue) }
        if let line = attributes[.underlineStyle] as? NSNumber, line.intValue != 0 { decoration.underline = .init() }
        var color = (attributes[.foregroundColor] as? UIColor)?.rgba
        if let plain = attributes[.foregroundColor] as? CGColor { color = UIColor(cgColor: plain).rgba }
        return TextStyle(font: font.fontDescription, paint: .color(color ?? .black), decoration: decoration)
    }

    /// A line of a text that was set.
    package struct Line {
        /// The letters, without the space at which the line was broken.
        package var letters: NSRange
        /// The letters and the space behind them.
        package var range: NSRange
        /// The rectangle, in points from the upper left corner of the text.
        package var frame: CGRect
        /// The baseline, in points from the top of the text.
        package var baseline: CGFloat
    }

    /// Sets a text in lines.
    /// - Parameters:
    ///   - width: The width in points; nil for a line for each paragraph.
    package static func lines(of text: NSAttributedString, width: CGFloat?) -> [Line] {
        guard let content = content(text) else { return [] }
        let room = width ?? measure(content).size.width.rounded(.up) + 1
        let units = text.string.utf16
        // Lines have their places in the text's own width, which may be less than the room.
        let slack = width == nil ? 0 : max(room - measure(content, width: room).size.width, 0)
        let shift: CGFloat =
            switch content.paragraph.alignment {
            case .leading: 0
            case .center: slack / 2
            case .trailing: slack
            }
        let set = shared?.lines(of: content, in: CGSize(width: room, height: 1e6)) ?? []
        var lines: [Line] = []
        var location = 0
        for line in set {
            // A line's letters follow the last one's, but for the space at which it was broken.
            let wanted = line.string
            let rest = String(units.dropFirst(location)) ?? ""
            let skipped = rest.prefix { $0.isWhitespace && wanted.first?.isWhitespace != true }.utf16.count
            let count = min(wanted.utf16.count, units.count - location - skipped)
            guard count >= 0 else { break }
            let letters = NSRange(location: location + skipped, length: count)
            if let last = lines.indices.last {
                lines[last].range.length = letters.location - lines[last].range.location
            }
            let frame = line.frame.offsetBy(dx: shift, dy: 0)
            lines.append(Line(letters: letters, range: letters, frame: frame, baseline: line.baseline))
            location = NSMaxRange(letters)
        }
        let rest = String(units.dropFirst(location)) ?? ""
        if let last = lines.indices.last, rest.allSatisfy(\.isWhitespace) {
            lines[last].range.length = units.count - lines[last].range.location
        }
        return lines
    }

    /// Returns the places between the units of UTF-16 of a line, in points from its left edge; one more than there are units.
    package static func offsets(in line: NSAttributedString) -> [CGFloat] {
        guard let content = content(line, isLine: true) else { return [0] }
        let characters = shared?.caretOffsets(in: content) ?? []
        var offsets: [CGFloat] = []
        for (index, character) in line.string.enumerated() {
            let place = index < characters.count ? characters[index] : offsets.last ?? 0
            offsets += [CGFloat](repeating: place, count: character.utf16.count)
        }
        return offsets + [characters.last ?? 0]
    }
}
