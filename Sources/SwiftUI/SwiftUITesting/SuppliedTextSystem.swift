import DisplayList
import Foundation
import OrielBasics

/// A text system that needs no fonts: it measures with a function and wraps at spaces.
final class SuppliedTextSystem: TextMeasuring {
    let lineSize: (String, FontDescription) -> CGSize

    init(_ lineSize: @escaping (String, FontDescription) -> CGSize) { self.lineSize = lineSize }

    static let fixed: (String, FontDescription) -> CGSize = { string, font in
        // In ASCII, which is quick to detect, every byte is a character, except for line ends.
        let bytes = string.utf8
        let isASCII = bytes.allSatisfy { $0 < 0x80 && $0 != 0x0d }
        return CGSize(width: CGFloat(isASCII ? bytes.count : string.count) * font.size * 0.6, height: font.size * 1.2)
    }

    func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        if text.hasForms { return measureParagraphs(text, width, height) }
        let paragraph = text.paragraph
        var lineHeight = text.lineHeight ?? lineSize("x", text.first.style.font).height
        if text.lineHeight == nil {
            for run in text.others { lineHeight = max(lineHeight, lineSize("x", run.style.font).height) }
        }
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
        if isTruncated { lines.removeSubrange(limit...) }
        let count = max(lines.count, paragraph.reservedLines, 1)
        let total = CGFloat(count) * lineHeight + CGFloat(count - 1) * paragraph.lineSpacing
        var used = lines.reduce(0) { max($0, $1.width) }
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

    /// A line of words, each with its style and width.
    struct Line {
        var width: CGFloat = 0
        var words: [(string: String, style: TextStyle, width: CGFloat)] = []

        mutating func add(_ string: String, _ style: TextStyle, _ length: CGFloat) {
            width += length
            words.append((string, style, length))
        }
    }

    /// The lines that a text takes, however many those are.
    private func wrap(_ text: TextContent, _ width: CGFloat?) -> [Line] {
        // No room at all: a letter a line is as narrow as it gets.
        if let width, width <= 0, text.others.isEmpty, !text.first.string.utf8.contains(UInt8(ascii: "\n")) {
            return [Line()]
        }
        var lines: [Line] = []
        for paragraph in text.runs.splitIntoParagraphs() { wrap(paragraph, first: width, width, &lines) }
        return lines
    }

    /// Adds the lines of a paragraph.
    /// - Parameter first: The room of the first line; nil for any.
    func wrap(_ paragraph: [(String, TextStyle)], first: CGFloat?, _ others: CGFloat?, _ lines: inout [Line]) {
        var line = Line()
        let start = lines.count
        for (word, style) in paragraph {
            let width = lines.count == start ? first : others
            let length = lineSize(word, style.font).width
            let gap = line.words.isEmpty ? 0 : lineSize(" ", style.font).width
            if let width, !line.words.isEmpty, line.width + gap + length > width {
                lines.append(line)
                line = Line()
            } else if let last = line.words.last {
                // A space before a link is none of it.
                let isMarked = style.decoration.link != nil || style.decoration.marks != nil
                line.add(" ", isMarked ? last.style : style, gap)
            }
            line.add(word, style, length)
            if let width = lines.count == start ? first : others, width > 0 { breakLast(&line, within: width, &lines) }
        }
        lines.append(line)
    }

    /// Breaks a word that is too long.
    private func breakLast(_ line: inout Line, within width: CGFloat, _ lines: inout [Line]) {
        while line.width > width, let (word, style, length) = line.words.last {
            let letter = max(lineSize("x", style.font).width, 1)
            let part = max((width / letter).rounded(.down) * letter, letter)
            if part >= line.width { break }
            // As many letters as there is room behind the words before.
            let before = line.width - length
            let count = min(max(Int(clamping: ((part - before) / letter).rounded()), 0), word.count)
            line.words[line.words.count - 1] = (String(word.prefix(count)), style, part - before)
            let rest = line.width - part
            line.width = part
            lines.append(line)
            line = Line()
            line.add(String(word.dropFirst(count)), style, rest)
        }
    }

    func lines(of text: TextContent, in size: CGSize) -> [TextLine] {
        if text.hasForms { return paragraphLines(text, size) }
        let metrics = measure(text, width: size.width, height: size.height)
        let all = wrap(text, size.width)
        let height = metrics.size.height - CGFloat(metrics.lineCount - 1) * text.paragraph.lineSpacing
        let lineHeight = height / CGFloat(max(metrics.lineCount, text.paragraph.reservedLines, 1))
        return all.prefix(metrics.lineCount).enumerated().map { number, line in
            let isCut = metrics.isTruncated && number == metrics.lineCount - 1
            let top = CGFloat(number) * (lineHeight + text.paragraph.lineSpacing)
            var x = metrics.size.width - line.width
            switch text.paragraph.alignment {
            case .leading: x = text.paragraph.isRightToLeft ? x : 0
            case .center: x /= 2
            case .trailing: x = text.paragraph.isRightToLeft ? 0 : x
            }
            let frame = CGRect(x: x, y: top, width: line.width, height: lineHeight)
            return TextLine(frame: frame, baseline: top + lineHeight * 0.8, runs: runs(of: line, from: x, isCut: isCut))
        }
    }

    /// A line's words, words of one style as one; the last letter of one that is cut gives way to “…”.
    func runs(of line: Line, from start: CGFloat, isCut: Bool) -> [TextLine.Run] {
        var runs: [TextLine.Run] = []
        var x = start
        for (string, style, width) in line.words {
            if let last = runs.indices.last, runs[last].style === style {
                runs[last].string += string
                runs[last].width += width
            } else {
                runs.append(TextLine.Run(string, style: style, x: x, width: width))
            }
            x += width
        }
        if isCut, let last = runs.indices.last { runs[last].string = runs[last].string.dropLast() + "…" }
        return runs
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
    /// Words with their styles, a list a paragraph.
    func splitIntoParagraphs() -> [[(String, TextStyle)]] {
        var paragraphs: [[(String, TextStyle)]] = [[]]
        for run in self {
            for (index, part) in run.string.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { paragraphs.append([]) }
                for word in part.split(separator: " ", omittingEmptySubsequences: false) {
                    paragraphs[paragraphs.count - 1].append((String(word), run.style))
                }
            }
        }
        return paragraphs
    }
}
