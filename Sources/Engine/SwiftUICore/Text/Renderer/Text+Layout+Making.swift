import DisplayList
import Foundation

extension Text.Layout {
    /// The most letters that a layout lists; those behind them are one slice a run.
    private static let mostLetters = 20_000

    /// The layout of a text in a size.
    init(_ content: TextContent, in size: CGSize, _ system: any TextMeasuring) {
        let metrics = system.measure(content, width: size.width, height: size.height)
        var count = 0
        var letters = 0
        lines = system.lines(of: content, in: size).map { line in
            let runs = line.runs.map { run in
                // The line has its paragraph's form already.
                let style = run.style.withoutForm
                let whole = TextContent(run.string, style: style)
                let piece = TextPiece(
                    string: run.string, style: style, isRightToLeft: run.isRightToLeft, baseline: line.baseline,
                    top: line.frame.minY, bottom: line.frame.maxY, leading: metrics.leading,
                    ownBaseline: system.measure(whole, width: nil, height: nil).firstBaseline)
                let length = run.string.count
                letters += length
                defer { count += length }
                let edges =
                    letters > Self.mostLetters
                    ? [run.x, run.x + run.width] : Self.edges(run, length, system.caretOffsets(in: whole))
                return Run(piece: piece, edges: edges, start: count)
            }
            let bounds = TypographicBounds(
                origin: CGPoint(x: line.frame.minX, y: line.baseline), width: line.frame.width,
                ascent: line.baseline - line.frame.minY, descent: line.frame.maxY - line.baseline,
                leading: metrics.leading)
            return Line(runs: runs, origin: bounds.origin, typographicBounds: bounds)
        }
        isTruncated = metrics.isTruncated
    }

    /// Where the letters of a run begin and end, from the left, within the run's own width.
    private static func edges(_ run: TextLine.Run, _ length: Int, _ carets: [CGFloat]) -> [CGFloat] {
        guard length > 0, carets.count == length + 1 else { return [run.x, run.x + run.width] }
        let sorted = carets.sorted()
        let width = sorted[length] - sorted[0]
        let scale = width > 0 ? run.width / width : 1
        return sorted.map { run.x + ($0 - sorted[0]) * scale }
    }
}
