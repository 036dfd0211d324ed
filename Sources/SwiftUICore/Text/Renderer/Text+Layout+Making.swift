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
                let whole = TextContent(run.string, style: run.style)
                let piece = TextPiece(
                    string: run.string, style: run.style, isRightToLeft: run.isRightToLeft, baseline: line.baseline,
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

extension GraphicsContext {
    /// Draws all lines of a layout.
    public func draw(_ layout: Text.Layout, options: Text.Layout.DrawingOptions = .init()) {
        for line in layout { draw(line, options: options) }
    }

    /// Draws a line of a layout where it lies.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        let shift = CGSize(
            width: line.origin.x - line.typographicBounds.origin.x,
            height: line.origin.y - line.typographicBounds.origin.y)
        for run in line { draw(run.piece, run.piece.string, run.edges.first ?? 0, run.edges.last ?? 0, shift) }
    }

    /// Draws a run of a layout where it lies.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.piece, run.piece.string, run.edges.first ?? 0, run.edges.last ?? 0, .zero)
    }

    /// Draws letters of a layout where they lie.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let run = slice.run
        guard !slice.indices.isEmpty else { return }
        if slice.indices == 0..<run.count { return draw(run, options: options) }
        let letters = Array(run.piece.string)
        let places =
            run.piece.isRightToLeft
            ? run.count - slice.indices.upperBound..<run.count - slice.indices.lowerBound : slice.indices
        guard letters.indices.contains(places.lowerBound), places.upperBound <= letters.count else { return }
        draw(
            run.piece, String(letters[places]), run.edges[slice.indices.lowerBound],
            run.edges[slice.indices.upperBound], .zero)
    }

    private func draw(_ piece: TextPiece, _ string: String, _ left: CGFloat, _ right: CGFloat, _ shift: CGSize) {
        // Wide enough in any case: letters alone may be wider than among others.
        let room = CGRect(
            x: left + shift.width, y: piece.baseline - piece.ownBaseline + shift.height,
            width: right - left + piece.style.font.size, height: (piece.bottom - piece.top) * 2)
        add([.text(TextContent(string, style: piece.style), in: room)]) { Path(room) }
    }
}

extension TextKind {
    /// The drawing that a renderer makes of a text.
    func drawn(_ node: NodeRef, _ content: TextContent, by renderer: TextRendererBox) -> LayerContent {
        node.graph.counters.closures += 1
        let system = node.graph.textSystem
        let recorder = CanvasRecorder(textSystem: system)
        let (size, padding) = (node.layout.size, renderer.padding)
        let whole = CGRect(
            x: 0, y: 0, width: size.width + padding.leading + padding.trailing,
            height: size.height + padding.top + padding.bottom)
        node.evaluateTracked(nil, nil) {
            var context = GraphicsContext(
                recorder, bounds: whole, environment: EnvironmentValues(head: node.environment))
            context.translateBy(x: padding.leading, y: padding.top)
            renderer.draw(Text.Layout(content, in: size, system), &context)
        }
        return recorder.content(whole, isOpaque: false)
    }
}
