import DisplayList
import Foundation
import OrielBasics

/// The positions of an editable text's lines, caret and selection, in points of the text's space.
struct EditableTextLayout {
    struct Line {
        /// The text to show.
        let text: String
        /// The characters, without the line's end.
        let range: Range<Int>
        /// The insertion points from the left.
        let offsets: [CGFloat]
        /// The text with its attributes; nil for plain text.
        var styled: AttributedString?
        /// The left edge, by the text's alignment.
        var x: CGFloat = 0
        /// The upper edge and the height.
        var y: CGFloat = 0
        var height: CGFloat
        /// The room of the paragraph, where some paragraph has a form of its own.
        var room: ParagraphRoom?
        /// Whether the line is its paragraph's first.
        var isFirst = false
        /// The space above the line, where some paragraph has a form of its own.
        var gap: CGFloat = 0

        /// The height of the letters, which are at the bottom of the line.
        var letterHeight: CGFloat
    }

    /// How many characters of a line are shown and measured: text systems count lengths in a number that ends at some two million
    /// points.
    ///
    /// Behind them the caret is at the end of the visible text.
    static let longestLine = 100_000

    private(set) var lines: [Line] = []
    /// The text with its attributes; nil for plain text.
    private var styled: TextEditing?
    /// Whether paragraphs have forms of their own.
    private(set) var isFormed = false
    /// The height of a line.
    let lineHeight: CGFloat
    /// The caret.
    private(set) var caret = CGRect.zero
    /// The selection, a rectangle for each line.
    private(set) var selectionFrames: [CGRect] = []

    init(_ editing: TextEditing, traits: EditableTextTraits, width: CGFloat, environment: EnvironmentValues) {
        lineHeight = environment.editedLineHeight
        var shown = editing.characters
        shown.insert(contentsOf: Array(editing.composition), at: editing.caret)
        let caretPlace = editing.caret + editing.composition.count
        if traits.isSecure { shown = shown.map { _ in "•" } }
        if editing.styles != nil {
            var typed = editing
            typed.insertComposition()
            styled = typed
            isFormed = typed.hasForms
        }
        var start = 0
        repeat {
            let end = traits.isMultiline ? shown[start...].firstIndex(of: "\n") ?? shown.count : shown.count
            let limit = traits.isMultiline && width > 0 ? width : nil
            let form = isFormed ? styled?.form(at: start) : nil
            let room = isFormed ? ParagraphRoom(form, width: limit, environment) : nil
            add(shown, start..<end, wrapsAt: limit, form, room, environment)
            start = end + 1
        } while start <= shown.count
        var y: CGFloat = 0
        for (index, line) in lines.enumerated() {
            y += line.gap
            let x = Self.indent(of: line, in: width, environment)
            (lines[index].x, lines[index].y) = (x, y)
            defer { y += line.height + (isFormed ? 0 : environment.lineSpacing) }
            if line.range.lowerBound <= caretPlace, caretPlace <= line.range.upperBound {
                caret = CGRect(
                    x: x + line.offsets[caretPlace - line.range.lowerBound], y: y + line.height - line.letterHeight,
                    width: 2, height: line.letterHeight)
            }
            let part = line.range.clamped(to: editing.selection)
            if !editing.selection.isEmpty, !part.isEmpty {
                let (left, right) = (part.lowerBound - line.range.lowerBound, part.upperBound - line.range.lowerBound)
                selectionFrames.append(
                    CGRect(
                        x: x + line.offsets[left], y: y, width: line.offsets[right] - line.offsets[left],
                        height: line.height))
            }
        }
    }

    /// The width of the widest line with a caret behind it, in points.
    var width: CGFloat { (lines.lazy.compactMap(\.offsets.last).max() ?? 0) + Self.caretWidth }
    /// The width of the caret, in points.
    static let caretWidth: CGFloat = 2

    /// Where a line begins, so that it and a caret behind it are where the alignment has them; 0 for one that is too wide.
    private static func indent(of line: Line, in width: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
        if let room = line.room {
            let length = (line.offsets.last ?? 0) + caretWidth
            let start = room.start(isFirst: line.isFirst)
            return max(room.x(of: length, isFirst: line.isFirst, in: max(width, start + length)), 0)
        }
        let room = width - (line.offsets.last ?? 0) - caretWidth
        guard room > 0 else { return 0 }
        let isReversed = environment.layoutDirection == .rightToLeft
        return switch environment.multilineTextAlignment {
        case .leading: isReversed ? room : 0
        case .center: room / 2
        case .trailing: isReversed ? 0 : room
        }
    }

    /// Adds a paragraph, broken at words where it is too wide.
    private mutating func add(
        _ characters: [Character], _ range: Range<Int>, wrapsAt textWidth: CGFloat?, _ form: ParagraphForm?,
        _ room: ParagraphRoom?, _ environment: EnvironmentValues
    ) {
        var start = range.lowerBound
        var lineWidth = room.map { $0.width(isFirst: true) } ?? textWidth
        let last = lines.last?.room
        func line(
            _ text: String, _ part: Range<Int>, _ offsets: [CGFloat], _ styled: AttributedString?, _ natural: CGFloat
        ) -> Line {
            var line = Line(
                text: text, range: part, offsets: offsets, styled: styled, height: natural, letterHeight: natural)
            guard let room else { return line }
            (line.room, line.isFirst) = (room, part.lowerBound == range.lowerBound)
            line.height = room.height(of: form?.values.lineHeight?.points(fontSize: natural / 1.2) ?? natural)
            line.gap = line.isFirst ? last.map { $0.gap(before: room) } ?? 0 : room.lineSpacing
            return line
        }
        // No more is measured than may fit into a line, or each line would measure all that follow.
        var measured = lineWidth.map { max(64, Int(min($0 / max(environment.fontSize, 1), 10_000) * 4)) } ?? range.count
        while true {
            let width = lineWidth
            let length = min(measured, range.upperBound - start)
            let rest = String(characters[start..<start + min(length, Self.longestLine)])
            let attributed = styled?.attributed(start..<start + min(length, Self.longestLine))
            let measure = attributed.map { environment.styledLine($0) }
            let height = measure.map { max(lineHeight, ($0.fontSize * 1.2).rounded(.up)) } ?? lineHeight
            var offsets = measure?.offsets ?? environment.caretOffsets(in: rest)
            if offsets.count <= length {
                offsets += Array(repeating: offsets.last ?? 0, count: length + 1 - offsets.count)
            }
            if let width, start + measured < range.upperBound, offsets.last ?? 0 <= width {
                measured *= 2
                continue
            }
            guard let width, offsets.last ?? 0 > width, let limit = offsets.lastIndex(where: { $0 <= width }), limit > 0
            else {
                lines.append(line(rest, start..<range.upperBound, offsets, attributed, height))
                return
            }
            var space = characters[start..<(start + limit)].lastIndex(of: " ").map { $0 + 1 - start }
            if form?.values.breaking == .betweenCharacters { space = nil }
            let count = space.flatMap { $0 > 0 ? $0 : nil } ?? limit
            lines.append(
                line(
                    String(characters[start..<(start + count)]), start..<(start + count),
                    Array(offsets.prefix(count + 1)), styled?.attributed(start..<(start + count)), height))
            start += count
            if let room { lineWidth = room.width(isFirst: false) }
        }
    }

    /// The insertion point that is nearest to a place.
    func place(at point: CGPoint) -> Int {
        let line = lines.last { $0.y <= point.y } ?? lines[0]
        var best = 0
        let x = point.x - line.x
        for (place, offset) in line.offsets.enumerated() where abs(offset - x) < abs(line.offsets[best] - x) {
            best = place
        }
        return line.range.lowerBound + min(best, line.range.count)
    }
}
