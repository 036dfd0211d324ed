import DisplayList
import Foundation
import OrielBasics

/// Where a test host's text sizes come from.
public enum TextMetricsSource {
    /// A character is 0.6 times the font size wide, a line 1.2 times as high: the same on every machine.
    case fixed
    /// A function from a string and a font to the size of one line, in points.
    case supplied((_ string: String, _ font: FontDescription) -> CGSize)
    #if ORIEL_IMAGE
    /// The machine's fonts, as pictures show them.
    case system
    #endif
}

/// A text system that needs no fonts: it measures with a function and wraps at spaces.
final class SuppliedTextSystem: TextMeasuring {
    private let lineSize: (String, FontDescription) -> CGSize

    init(_ lineSize: @escaping (String, FontDescription) -> CGSize) { self.lineSize = lineSize }

    static let fixed: (String, FontDescription) -> CGSize = { string, font in
        // In ASCII, which is quick to tell, every byte but those of a line's end is a character.
        let bytes = string.utf8
        let isASCII = bytes.allSatisfy { $0 < 0x80 && $0 != 0x0d }
        return CGSize(width: CGFloat(isASCII ? bytes.count : string.count) * font.size * 0.6, height: font.size * 1.2)
    }

    func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        let paragraph = text.paragraph
        var lineHeight = lineSize("x", text.first.style.font).height
        for run in text.others { lineHeight = max(lineHeight, lineSize("x", run.style.font).height) }
        if text.others.isEmpty, paragraph.reservedLines <= 1, let one = oneLine(text.first, width) {
            return TextMetrics(
                size: CGSize(width: one, height: lineHeight), firstBaseline: lineHeight * 0.8,
                lastBaseline: lineHeight - lineHeight * 0.2)
        }
        var lines = wrap(text, width)
        var limit = paragraph.lineLimit ?? .max
        if let height {
            limit = min(
                limit,
                max(Int(clamping: (height + paragraph.lineSpacing) / (lineHeight + paragraph.lineSpacing) + 1e-9), 1))
        }
        let isTruncated = lines.count > limit
        if isTruncated { lines = Array(lines.prefix(limit)) }
        let count = max(lines.count, paragraph.reservedLines, 1)
        let total = CGFloat(count) * lineHeight + CGFloat(count - 1) * paragraph.lineSpacing
        var used = lines.max() ?? 0
        if let width { used = min(used, max(width, 0)) }
        var metrics = TextMetrics(
            size: CGSize(width: used, height: total), firstBaseline: lineHeight * 0.8,
            lastBaseline: total - lineHeight * 0.2)
        metrics.lineCount = lines.count
        metrics.isTruncated = isTruncated
        return metrics
    }

    /// The width of a run that is one line within a width; nil where it is more.
    private func oneLine(_ run: TextRun, _ width: CGFloat?) -> CGFloat? {
        if run.string.utf8.contains(UInt8(ascii: "\n")) { return nil }
        let whole = lineSize(run.string, run.style.font).width
        return whole <= width ?? .infinity ? whole : nil
    }

    /// The widths of the lines.
    private func wrap(_ text: TextContent, _ width: CGFloat?) -> [CGFloat] {
        var lines: [CGFloat] = []
        // No room at all: a letter a line is as narrow as it gets.
        if let width, width <= 0, text.others.isEmpty, !text.first.string.utf8.contains(UInt8(ascii: "\n")) {
            return [0]
        }
        for paragraph in text.runs.splitIntoParagraphs() {
            var line: CGFloat = 0
            var isEmpty = true
            for (word, font) in paragraph {
                let wordWidth = lineSize(word, font).width
                let gap = isEmpty ? 0 : lineSize(" ", font).width
                if let width, !isEmpty, line + gap + wordWidth > width {
                    lines.append(line)
                    line = wordWidth
                } else {
                    line += gap + wordWidth
                }
                isEmpty = false
                if let width, width > 0 {
                    // A word that is too long is broken.
                    while line > width, line > 0 {
                        let letter = max(lineSize("x", font).width, 1)
                        let part = max((width / letter).rounded(.down) * letter, letter)
                        if part >= line { break }
                        lines.append(part)
                        line -= part
                    }
                }
            }
            lines.append(line)
        }
        return lines
    }

    func size(of image: ImageContent) -> CGSize? {
        switch image.source {
        case .symbol:
            let side = (image.symbolFont?.size ?? 17) * 1.2
            return CGSize(width: side, height: side)
        case .bitmap(let bitmap):
            return CGSize(width: CGFloat(bitmap.width) / bitmap.scale, height: CGFloat(bitmap.height) / bitmap.scale)
        case .file: return nil
        }
    }

    func caretOffsets(in text: TextContent) -> [CGFloat] {
        var offsets: [CGFloat] = [0]
        var prefix = ""
        for character in text.string {
            prefix.append(character)
            offsets.append(lineSize(prefix, text.first.style.font).width)
        }
        return offsets
    }
}

extension [TextRun] {
    /// Words with their fonts, a list a paragraph.
    fileprivate func splitIntoParagraphs() -> [[(String, FontDescription)]] {
        var paragraphs: [[(String, FontDescription)]] = [[]]
        for run in self {
            for (index, part) in run.string.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { paragraphs.append([]) }
                for word in part.split(separator: " ", omittingEmptySubsequences: false) {
                    paragraphs[paragraphs.count - 1].append((String(word), run.style.font))
                }
            }
        }
        return paragraphs
    }
}
