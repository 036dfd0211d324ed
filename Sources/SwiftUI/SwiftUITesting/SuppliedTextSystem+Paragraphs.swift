import DisplayList
import Foundation

// Texts whose paragraphs have forms of their own.

extension SuppliedTextSystem {
    /// A line, with its place.
    private struct Row {
        let line: Line
        let room: ParagraphRoom
        let isFirst: Bool
        let top: CGFloat
        let height: CGFloat
        let baseline: CGFloat
    }

    func measureParagraphs(_ text: TextContent, _ width: CGFloat?, _ height: CGFloat?) -> TextMetrics {
        // More than a text can fill limits nothing.
        let width = width.flatMap { $0 < 1_000_000 ? $0 : nil }
        let (rows, isCut) = rows(of: text, width, height)
        let bottom = rows.last.map { $0.top + $0.height } ?? 0
        let least = CGFloat(text.paragraph.reservedLines) * lineSize("x", text.first.style.font).height
        let widest = rows.map { $0.room.extent(of: $0.line.width, isFirst: $0.isFirst) }.max() ?? 0
        let used = width.map { text.fillsWidth ? max($0, 0) : min(widest, max($0, 0)) } ?? widest
        var metrics = TextMetrics(
            size: CGSize(width: used, height: max(bottom, least)), firstBaseline: rows.first?.baseline ?? 0,
            lastBaseline: rows.last?.baseline ?? 0)
        (metrics.lineCount, metrics.isTruncated) = (rows.count, isCut)
        return metrics
    }

    func paragraphLines(_ text: TextContent, _ size: CGSize) -> [TextLine] {
        let (rows, isCut) = rows(of: text, size.width, size.height)
        return rows.enumerated().map { number, row in
            let width = row.line.width
            let x = row.room.x(of: width, isFirst: row.isFirst, in: size.width)
            return TextLine(
                frame: CGRect(x: x, y: row.top, width: width, height: row.height), baseline: row.baseline,
                runs: runs(of: row.line, from: x, isCut: isCut && number == rows.count - 1))
        }
    }

    /// The lines that there is room for, and whether that is not all of the text.
    private func rows(of text: TextContent, _ width: CGFloat?, _ height: CGFloat?) -> (rows: [Row], isCut: Bool) {
        var rows: [Row] = []
        var isCut = false
        var last: ParagraphRoom?
        for words in text.runs.splitIntoParagraphs() {
            // A word without letters at the beginning is the end of the run before.
            let kept = Array(words.drop { $0.0.isEmpty })
            let style = kept.first?.1 ?? words.first?.1 ?? text.first.style
            let form = style.decoration.paragraph
            let least = lineSize("x", style.font).width
            let room = ParagraphRoom(form, in: text.paragraph, width: width, least: least)
            var lines: [Line] = []
            switch form?.values.breaking ?? .betweenWords {
            case .betweenWords, .betweenCharacters:
                wrap(kept, first: room.width(isFirst: true), room.width(isFirst: false), &lines)
            case .clips, .truncates:
                wrap(kept, first: nil, nil, &lines)
                if form?.values.breaking != .clips, let most = room.width(isFirst: true), lines[0].width > most {
                    (lines[0].width, isCut) = (most, true)
                }
            }
            let size = kept.reduce(style.font.size) { max($0, $1.1.font.size) }
            let natural =
                (form?.values.lineHeight ?? text.paragraph.lineHeight)?.points(fontSize: size)
                ?? kept.reduce(lineSize("x", style.font).height) { max($0, lineSize("x", $1.1.font).height) }
            var top: CGFloat = 0
            if let last, let row = rows.last { top = row.top + row.height + last.gap(before: room) }
            for (index, line) in lines.enumerated() {
                let height = room.height(of: natural)
                rows.append(
                    Row(
                        line: line, room: room, isFirst: index == 0, top: top, height: height,
                        baseline: top + height - natural * 0.2))
                top += height + room.lineSpacing
            }
            last = room
        }
        var count = min(rows.count, max(text.paragraph.lineLimit ?? .max, 1))
        if let height {
            while count > 1, rows[count - 1].top + rows[count - 1].height > height + 1e-6 { count -= 1 }
        }
        if count == rows.count { return (rows, isCut) }
        return (Array(rows.prefix(count)), true)
    }
}
