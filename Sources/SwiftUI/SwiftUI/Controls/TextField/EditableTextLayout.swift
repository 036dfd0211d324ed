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
    }

    /// How many characters of a line are shown and measured: text systems count lengths in a number that ends at some two million
    /// points.
    ///
    /// Behind them the caret is at the end of the visible text.
    static let longestLine = 100_000

    private(set) var lines: [Line] = []
    /// The text with its attributes; nil for plain text.
    private var styled: TextEditing?
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
        }
        var start = 0
        repeat {
            let end = traits.isMultiline ? shown[start...].firstIndex(of: "\n") ?? shown.count : shown.count
            add(shown, start..<end, wrapsAt: traits.isMultiline && width > 0 ? width : nil, environment)
            start = end + 1
        } while start <= shown.count
        var y: CGFloat = 0
        for (index, line) in lines.enumerated() {
            let x = Self.indent(of: line, in: width, environment)
            (lines[index].x, lines[index].y) = (x, y)
            defer { y += line.height + environment.lineSpacing }
            if line.range.lowerBound <= caretPlace, caretPlace <= line.range.upperBound {
                caret = CGRect(
                    x: x + line.offsets[caretPlace - line.range.lowerBound], y: y, width: 2, height: line.height)
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
        _ characters: [Character], _ range: Range<Int>, wrapsAt width: CGFloat?, _ environment: EnvironmentValues
    ) {
        var start = range.lowerBound
        // No more is measured than may fit into a line, or each line would measure all that follow.
        var measured = width.map { max(64, Int(min($0 / max(environment.fontSize, 1), 10_000) * 4)) } ?? range.count
        while true {
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
                lines.append(
                    Line(
                        text: rest, range: start..<range.upperBound, offsets: offsets, styled: attributed,
                        height: height))
                return
            }
            let space = characters[start..<(start + limit)].lastIndex(of: " ").map { $0 + 1 - start }
            let count = space.flatMap { $0 > 0 ? $0 : nil } ?? limit
            lines.append(
                Line(
                    text: String(characters[start..<(start + count)]), range: start..<(start + count),
                    offsets: Array(offsets.prefix(count + 1)), styled: styled?.attributed(start..<(start + count)),
                    height: height))
            start += count
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
