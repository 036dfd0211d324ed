import Foundation
import FrontEndKit

/// A tool tip: a line below the pointer's cell, or above it where there is no row below.
struct ToolTipBox: Equatable {
    let text: String
    /// The pointer's cell.
    let column: Int, row: Int

    func draw(on screen: inout CellBuffer) {
        let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let width = min(words.reduce(2) { $0 + $1.columns }, screen.columns)
        var style = CellStyle()
        style.attributes = .reverse
        screen.write(
            " " + words + " ", at: max(min(column, screen.columns - width), 0),
            row + 1 < screen.rows ? row + 1 : max(row - 1, 0), width: width, style: style)
    }
}

extension TerminalFrontEnd {
    /// How long the pointer rests before the tool tip comes, in seconds.
    private static let tipTime = 0.6

    /// Takes the tool tip away, and asks for another if the pointer rests.
    func pointerMoved(_ report: MouseReport) {
        tipAlarm = nil
        if tip != nil {
            tip = nil
            display.schedule(isWhole: true)
        }
        guard report.action == .moved, let shown, shown.input.buttons.isEmpty, overlay == nil else { return }
        tipAlarm = Alarm(after: Self.tipTime) { [weak self] in
            guard let self else { return }
            tipAlarm = nil
            guard overlay == nil, let text = self.shown?.content.toolTip(at: WindowPainter.place(of: report))?.text,
                !text.isEmpty
            else { return }
            tip = ToolTipBox(text: text, column: report.column, row: report.row)
            display.schedule(isWhole: true)
        }
    }
}

extension WindowPainter {
    /// The place of the pointer, in points.
    ///
    /// A hair before the middle of its cell: a view that begins in the middle between two cells is drawn in the second one, and
    /// must be hit there.
    static func place(of report: MouseReport) -> CGPoint {
        CGPoint(x: (CGFloat(report.column) + 0.49) * cell.width, y: (CGFloat(report.row) + 0.49) * cell.height)
    }
}
