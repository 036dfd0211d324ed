import DisplayList
import Foundation

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
