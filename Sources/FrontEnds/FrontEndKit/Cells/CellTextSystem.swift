import DisplayList
import Foundation
import OrielBasics

/// The text system of front ends whose device is a grid of cells: whatever its font, a letter takes one or two of them.
///
/// Lines break at spaces, and within words that are longer than a line.
public final class CellTextSystem: TextMeasuring {
    /// The size of a cell, in points.
    public let cell: CGSize

    private var fileSizes = BoundedCache<String, CGSize?>(limit: 256)

    /// Creates a text system.
    /// - Parameter cell: The size of a cell, in points.
    public init(cell: CGSize = CGSize(width: 8, height: 16)) { self.cell = cell }

    struct Letter {
        var character: Character
        var style: TextStyle
        var columns: Int
    }

    public func measure(_ text: TextContent, width: CGFloat?, height: CGFloat?) -> TextMetrics {
        if text.hasForms { return measureParagraphs(text, width, height) }
        let (lines, isCut) = broken(text, width, height)
        let columns = lines.map(Self.columns(in:)).max() ?? 0
        let size = CGSize(
            width: CGFloat(columns) * cell.width,
            height: top(ofRow: max(lines.count, text.paragraph.reservedLines, 1) - 1, text) + cell.height)
        let baseline = cell.height * 0.75
        var metrics = TextMetrics(
            size: size, firstBaseline: baseline, lastBaseline: top(ofRow: lines.count - 1, text) + baseline)
        (metrics.lineCount, metrics.isTruncated) = (lines.count, isCut)
        return metrics
    }

    public func lines(of text: TextContent, in size: CGSize) -> [TextLine] {
        if text.hasForms { return paragraphLines(text, size) }
        return broken(text, size.width, size.height).lines.enumerated().map { row, letters in
            let width = CGFloat(Self.columns(in: letters)) * cell.width
            var x = max(size.width - width, 0)
            switch text.paragraph.alignment {
            case .leading: x = text.paragraph.isRightToLeft ? x : 0
            case .center: x = (x / cell.width / 2).rounded(.down) * cell.width
            case .trailing: x = text.paragraph.isRightToLeft ? 0 : x
            }
            let frame = CGRect(x: x, y: top(ofRow: row, text), width: width, height: cell.height)
            return TextLine(frame: frame, baseline: frame.minY + cell.height * 0.75, runs: runs(of: letters, from: x))
        }
    }

    /// Returns the size of a picture's file or bitmap in points; two cells for a symbol.
    public func size(of image: ImageContent) -> CGSize? {
        switch image.source {
        case .symbol: return CGSize(width: 2 * cell.width, height: cell.height)
        case .bitmap(let bitmap):
            let scale = bitmap.scale > 0 ? bitmap.scale : 1
            return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
        case .file(let path, let scale):
            if let known = fileSizes[path] { return known }
            let pixels = ImageHeader(path: path)?.size
            let size = pixels.map { scale > 0 ? CGSize(width: $0.width / scale, height: $0.height / scale) : $0 }
            fileSizes[path] = .some(size)
            return size
        }
    }

    public func caretOffsets(in text: TextContent) -> [CGFloat] {
        var offsets: [CGFloat] = [0]
        for character in text.string {
            offsets.append(offsets[offsets.count - 1] + CGFloat(character.columns) * cell.width)
        }
        return offsets
    }

    // MARK: Breaking

    static func columns(in letters: [Letter]) -> Int { letters.reduce(0) { $0 + $1.columns } }

    /// Where a line begins: the distance between lines is whole cells.
    private func top(ofRow row: Int, _ text: TextContent) -> CGFloat {
        let more = text.lineHeight.map { max($0 - cell.height, 0) } ?? 0
        let gap = ((text.paragraph.lineSpacing + more) / cell.height).rounded(.down) * cell.height
        return CGFloat(row) * (cell.height + max(gap, 0))
    }

    func runs(of letters: [Letter], from start: CGFloat) -> [TextLine.Run] {
        var runs: [TextLine.Run] = []
        var x = start
        for letter in letters {
            let width = CGFloat(letter.columns) * cell.width
            if let last = runs.indices.last, runs[last].style === letter.style {
                runs[last].string.append(letter.character)
                runs[last].width += width
            } else {
                runs.append(TextLine.Run(String(letter.character), style: letter.style, x: x, width: width))
            }
            x += width
        }
        return runs
    }

    /// The lines that there is room for, and whether that is not all of the text.
    private func broken(_ text: TextContent, _ width: CGFloat?, _ height: CGFloat?) -> (lines: [[Letter]], isCut: Bool)
    {
        let room = width.map { max(Int(clamping: $0 / cell.width + 0.001), 1) } ?? .max
        var lines: [[Letter]] = []
        for paragraph in paragraphs(of: text) { wrap(paragraph, room, &lines) }
        let pitch = top(ofRow: 1, text)
        let fitting = height.map { max(Int(clamping: ($0 - cell.height) / pitch + 1.001), 1) } ?? .max
        let limit = min(text.paragraph.lineLimit ?? .max, fitting)
        if lines.count <= limit { return (lines, false) }
        lines.removeSubrange(limit...)
        truncate(&lines[limit - 1], to: room)
        return (lines, true)
    }

    private func paragraphs(of text: TextContent) -> [[Letter]] {
        var paragraphs: [[Letter]] = [[]]
        for run in text.runs {
            for character in run.string {
                if character.isNewline {
                    paragraphs.append([])
                } else {
                    let columns = run.style.attachment == nil ? character.columns : 2
                    paragraphs[paragraphs.count - 1].append(
                        Letter(character: character, style: run.style, columns: columns))
                }
            }
        }
        return paragraphs
    }

    /// Adds the lines of a paragraph.
    /// - Parameter first: The columns of the first line; nil for as many as the others have.
    func wrap(_ paragraph: [Letter], first: Int? = nil, _ others: Int, _ lines: inout [[Letter]]) {
        var room = first ?? others
        var line: [Letter] = []
        var column = 0
        for letter in paragraph {
            if column + letter.columns > room, !line.isEmpty {
                let isSpace = letter.character == " "
                var rest: [Letter] = []
                if !isSpace, let space = line.lastIndex(where: { $0.character == " " }) {
                    rest = Array(line.suffix(from: space + 1))
                    line.removeSubrange(space...)
                }
                lines.append(line)
                room = others
                line = rest
                column = Self.columns(in: rest)
                // A space at the end of a line needs no room.
                if isSpace { continue }
            }
            line.append(letter)
            column += letter.columns
        }
        lines.append(line)
    }

    func truncate(_ line: inout [Letter], to room: Int) {
        guard let style = line.last?.style else { return }
        while !line.isEmpty, Self.columns(in: line) >= room { line.removeLast() }
        line.append(Letter(character: "…", style: style, columns: 1))
    }
}
