import Foundation
import FrontEndKit

extension LayerPainter {
    private var pixel: CGSize { CGSize(width: canvas.cell.width / 2, height: canvas.cell.height / 2) }

    /// Fills the inside of an outline.
    func fill(_ path: Path, _ paint: Paint, isEvenOdd: Bool, in space: PaintSpace) {
        if paint.isClear { return }
        let extents = path.extents
        guard !extents.isNull else { return }
        let place = space.map(extents)
        guard place.minX.isFinite, place.maxX.isFinite, place.minY.isFinite, place.maxY.isFinite, space.shows(place)
        else {
            return
        }
        if space.isInverting { return invert(place, in: space) }
        if space.isUpright, isBox(path, place) { return fill(place, paint, in: space) }
        if let dot = dot(path, place) {
            return put(dot, paint.color(at: CGPoint(x: extents.midX, y: extents.midY)), at: place, in: space)
        }
        let outline = Outline(path, space.transform)
        let area = area(of: outline.bounds, in: space)
        if area.isEmpty { return }
        let inverse = sampler(paint, in: space)
        var parts: [(x: Int, y: Int, coverage: Float)] = []
        var most: Float = 0
        outline.cover(area, size: pixel, isEvenOdd: isEvenOdd) { x, y, coverage in
            parts.append((x, y, coverage))
            most = max(most, coverage)
        }
        // A pixel is a part of the shape or not: two colors a cell are too few for smooth edges.
        let least = min(0.5, most * 0.6)
        var covered: [Int: Float] = [:]
        for part in parts where part.coverage >= least {
            var color = inverse(part.x, part.y)
            color.opacity *= Float(space.opacity)
            canvas.paint(part.x, part.y, color, color.opacity)
            covered[(part.y / 2) * canvas.columns + part.x / 2, default: 0] += color.opacity / 4
        }
        let color = paint.color(at: CGPoint(x: extents.midX, y: extents.midY))
        for (index, amount) in covered {
            canvas.cover(index % canvas.columns, index / canvas.columns, color, amount)
        }
    }

    /// Whether the path is a rectangle, or so small that its corners would not be seen.
    private func isBox(_ path: Path, _ place: CGRect) -> Bool {
        switch path.storage {
        case .rect: return true
        case .roundedRect(_, let corner, _):
            return place.height <= canvas.cell.height * 1.3 || min(corner.width, corner.height) <= 12
        default: return false
        }
    }

    /// Fills a rectangle; what covers half of a pixel has it all.
    private func fill(_ place: CGRect, _ paint: Paint, in space: PaintSpace) {
        let shown = CGRect(
            x: max(place.minX, space.clip.minX), y: max(place.minY, space.clip.minY),
            width: min(place.maxX, space.clip.maxX) - max(place.minX, space.clip.minX),
            height: min(place.maxY, space.clip.maxY) - max(place.minY, space.clip.minY))
        guard shown.width > 0, shown.height > 0 else { return }
        func range(_ low: CGFloat, _ high: CGFloat, _ unit: CGFloat, _ count: Int) -> Range<Int> {
            let first = Int(min(max((low / unit).rounded(), 0), CGFloat(count)))
            var last = Int(min(max((high / unit).rounded(), 0), CGFloat(count)))
            // A thin bar is a pixel wide rather than gone.
            if last == first, first < count, high - low > unit / 4 { last = first + 1 }
            return first..<max(first, last)
        }
        let columns = range(shown.minX, shown.maxX, pixel.width, canvas.columns * 2)
        let rows = range(shown.minY, shown.maxY, pixel.height, canvas.rows * 2)
        let sample = sampler(paint, in: space)
        var plain: RGBA?
        if case .color(var color) = paint {
            color.opacity *= Float(space.opacity)
            plain = color
        }
        for y in rows {
            for x in columns {
                var color: RGBA
                if let plain {
                    color = plain
                } else {
                    color = sample(x, y)
                    color.opacity *= Float(space.opacity)
                }
                canvas.paint(x, y, color, color.opacity)
                // The cell is covered with the last of its pixels.
                if x & 1 == 1 || x == columns.upperBound - 1, y & 1 == 1 || y == rows.upperBound - 1 {
                    let wide = x & 1 == 1 && x > columns.lowerBound, high = y & 1 == 1 && y > rows.lowerBound
                    if wide || high { canvas.cover(x / 2, y / 2, color, color.opacity * (wide && high ? 1 : 0.5)) }
                }
            }
        }
    }

    /// Returns the paint's color at the middle of a pixel.
    private func sampler(_ paint: Paint, in space: PaintSpace) -> (Int, Int) -> RGBA {
        if case .color(let color) = paint { return { _, _ in color } }
        let (size, inverse) = (pixel, space.transform.inverted())
        return { x, y in
            let point = CGPoint(x: (CGFloat(x) + 0.5) * size.width, y: (CGFloat(y) + 0.5) * size.height)
            return paint.color(at: point.applying(inverse))
        }
    }

    /// The pixels of a rectangle that may be seen.
    func area(of place: CGRect, in space: PaintSpace) -> PixelArea {
        let shown = CGRect(
            x: max(place.minX, space.clip.minX), y: max(place.minY, space.clip.minY),
            width: max(min(place.maxX, space.clip.maxX) - max(place.minX, space.clip.minX), 0),
            height: max(min(place.maxY, space.clip.maxY) - max(place.minY, space.clip.minY), 0))
        return PixelArea(shown, size: pixel, columns: canvas.columns * 2, rows: canvas.rows * 2)
    }

    private func invert(_ place: CGRect, in space: PaintSpace) {
        let area = area(of: place, in: space)
        guard !area.isEmpty else { return }
        canvas.invert(
            columns: area.x.lowerBound / 2..<(area.x.upperBound + 1) / 2,
            rows: area.y.lowerBound / 2..<(area.y.upperBound + 1) / 2)
    }

    // MARK: Dots

    /// The character for a circle that is too small for pixels; nil for other things.
    private func dot(_ path: Path, _ place: CGRect) -> Character? {
        guard case .ellipse = path.storage, place.width <= canvas.cell.width * 2, place.height <= canvas.cell.height
        else {
            return nil
        }
        return place.width < canvas.cell.width * 0.7 ? "•" : "●"
    }

    /// Puts a character into the middle of a place.
    func put(_ character: Character, _ color: RGBA, at place: CGRect, in space: PaintSpace) {
        let column = (place.midX / canvas.cell.width).place,
            row = (place.midY / canvas.cell.height).place
        guard space.clip.contains(CGPoint(x: place.midX, y: place.midY)) else { return }
        var mark = CellCanvas.Mark()
        mark.color = color.multiplyingOpacity(by: space.opacity)
        canvas.put(character, 1, at: column, row, mark)
    }
}
