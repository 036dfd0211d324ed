import DisplayList
import Foundation

// Texts whose paragraphs have forms of their own, in whole cells: indents in columns, spaces in rows.

extension CellTextSystem {
    /// A line, with its place.
    private struct Row {
        var letters: [Letter]
        let room: ParagraphRoom
        let isFirst: Bool
        let top: CGFloat
    }

    /// The letters of a paragraph, and its form in whole cells.
    private typealias Paragraph = (letters: [Letter], form: ParagraphForm?)

    func measureParagraphs(_ text: TextContent, _ width: CGFloat?, _ height: CGFloat?) -> TextMetrics {
        // More than a text can fill limits nothing.
        let width = width.flatMap { $0 < 1_000_000 ? $0 : nil }
        let (rows, isCut) = rows(of: text, width, height)
        let last = rows.last?.top ?? 0
        let bottom = max(last, CGFloat(max(text.paragraph.reservedLines, 1) - 1) * cell.height) + cell.height
        let baseline = cell.height * 0.75
        var metrics = TextMetrics(
            size: CGSize(width: used(by: rows, of: text, width), height: bottom), firstBaseline: baseline,
            lastBaseline: last + baseline)
        (metrics.lineCount, metrics.isTruncated) = (rows.count, isCut)
        return metrics
    }

    func paragraphLines(_ text: TextContent, _ size: CGSize) -> [TextLine] {
        rows(of: text, size.width, size.height).rows.map { row in
            let width = length(of: row)
            let exact = row.room.x(of: width, isFirst: row.isFirst, in: max(size.width, width))
            let x = (max(exact, 0) / cell.width + 0.001).rounded(.down) * cell.width
            let frame = CGRect(x: x, y: row.top, width: width, height: cell.height)
            return TextLine(
                frame: frame, baseline: row.top + cell.height * 0.75, runs: runs(of: row.letters, from: x))
        }
    }

    private func length(of row: Row) -> CGFloat { CGFloat(Self.columns(in: row.letters)) * cell.width }

    private func used(by rows: [Row], of text: TextContent, _ width: CGFloat?) -> CGFloat {
        if let width, text.fillsWidth { return (max(width, 0) / cell.width).rounded(.down) * cell.width }
        let widest = rows.map { $0.room.extent(of: length(of: $0), isFirst: $0.isFirst) }.max() ?? 0
        return width.map { min(widest, max($0, cell.width)) } ?? widest
    }

    /// The lines that there is room for, and whether that is not all of the text.
    private func rows(of text: TextContent, _ width: CGFloat?, _ height: CGFloat?) -> (rows: [Row], isCut: Bool) {
        var rows: [Row] = []
        var isCut = false
        var last: ParagraphRoom?
        for paragraph in paragraphs(of: text) {
            let room = ParagraphRoom(paragraph.form, in: text.paragraph, width: width, least: cell.width)
            let more = more(paragraph, text)
            var top = 0.0
            if let last, let row = rows.last { top = row.top + cell.height + whole(last.gap(before: room) + more) }
            let lines = lines(of: paragraph, in: room, &isCut)
            for (index, letters) in lines.enumerated() {
                rows.append(Row(letters: letters, room: room, isFirst: index == 0, top: top))
                top += cell.height + whole(room.lineSpacing + more)
            }
            last = room
        }
        let limit = height.map { $0 + 0.01 } ?? .infinity
        var count = min(rows.count, max(text.paragraph.lineLimit ?? .max, 1))
        while count > 1, rows[count - 1].top + cell.height > limit { count -= 1 }
        if count == rows.count { return (rows, isCut) }
        rows.removeSubrange(count...)
        truncate(&rows[count - 1].letters, to: columns(in: rows[count - 1].room, isFirst: rows[count - 1].isFirst))
        return (rows, true)
    }

    private func lines(of paragraph: Paragraph, in room: ParagraphRoom, _ isCut: inout Bool) -> [[Letter]] {
        let (first, others) = (columns(in: room, isFirst: true), columns(in: room, isFirst: false))
        var lines: [[Letter]] = []
        switch paragraph.form?.values.breaking ?? .betweenWords {
        case .betweenWords: wrap(paragraph.letters, first: first, others, &lines)
        case .betweenCharacters:
            var line: [Letter] = []
            for letter in paragraph.letters {
                let room = lines.isEmpty ? first : others
                if !line.isEmpty, Self.columns(in: line) + letter.columns > room {
                    lines.append(line)
                    line = []
                }
                line.append(letter)
            }
            lines.append(line)
        case .clips:
            var line = paragraph.letters
            while line.count > 1, Self.columns(in: line) > first { line.removeLast() }
            lines = [line]
        case .truncates:
            var line = paragraph.letters
            if Self.columns(in: line) > first {
                truncate(&line, to: first)
                isCut = true
            }
            lines = [line]
        }
        return lines
    }

    private func columns(in room: ParagraphRoom, isFirst: Bool) -> Int {
        room.width(isFirst: isFirst).map { max(Int(clamping: $0 / cell.width + 0.001), 1) } ?? .max
    }

    /// The part of a length that is whole rows.
    private func whole(_ length: CGFloat) -> CGFloat { max((length / cell.height).rounded(.down) * cell.height, 0) }

    /// How much higher lines are than a cell, by the distance between baselines.
    private func more(_ paragraph: Paragraph, _ text: TextContent) -> CGFloat {
        let size = paragraph.letters.map(\.style.font.size).max() ?? text.first.style.font.size
        let height = paragraph.form?.values.lineHeight ?? text.paragraph.lineHeight
        return height.map { max($0.points(fontSize: size) - cell.height, 0) } ?? 0
    }

    private func paragraphs(of text: TextContent) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        var letters: [Letter] = []
        // The style of the first character, which may be the paragraph's end.
        var style: TextStyle?
        func end() {
            let form = (style ?? text.runs.last?.style)?.decoration.paragraph?.onGrid(of: cell)
            paragraphs.append((letters, form))
            (letters, style) = ([], nil)
        }
        for run in text.runs {
            for character in run.string {
                style = style ?? run.style
                if character.isNewline {
                    end()
                } else {
                    let columns = run.style.attachment == nil ? character.columns : 2
                    letters.append(Letter(character: character, style: run.style, columns: columns))
                }
            }
        }
        end()
        return paragraphs
    }
}
