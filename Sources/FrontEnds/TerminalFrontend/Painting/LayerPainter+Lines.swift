import Foundation
import FrontEndKit

extension LayerPainter {
    /// The width below which a line is a character's, in points, and the width of a thick one.
    private static let thickest = 7.0, thick = 2.9

    /// Draws an outline: straight thin lines with the characters for boxes, other thin ones with dots, thick ones as areas.
    func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, in space: PaintSpace) {
        if paint.isClear || !(style.lineWidth > 0) { return }
        let extents = path.extents
        guard !extents.isNull else { return }
        let place = space.map(extents)
        let reach = style.lineWidth
        guard place.minX.isFinite, place.maxX.isFinite, place.minY.isFinite, place.maxY.isFinite,
            space.shows(place.insetBy(dx: -reach, dy: -reach))
        else { return }
        let width = style.lineWidth * max(space.scale.width, space.scale.height)
        if width > Self.thickest {
            return fill(path.strokedPath(style), paint, isEvenOdd: false, in: space)
        }
        let colored: (CGPoint) -> RGBA
        if case .color(let color) = paint {
            let faded = color.multiplyingOpacity(by: space.opacity)
            colored = { _ in faded }
        } else {
            let inverse = space.transform.inverted()
            colored = { paint.color(at: $0.applying(inverse)).multiplyingOpacity(by: space.opacity) }
        }
        if let mark = Self.mark(path, place, space.transform) {
            return put(mark, colored(CGPoint(x: place.midX, y: place.midY)), at: place, in: opaque(space))
        }
        var shape: LineShape = width >= Self.thick ? .heavy : []
        if !style.dash.isEmpty { shape.insert(.dashed) }
        if space.isUpright {
            switch path.storage {
            case .rect: return box(place, shape, colored, in: space)
            case .roundedRect(_, let corner, _):
                let isRound = min(corner.width, corner.height) > 2
                if min(corner.width, corner.height) <= 20 || min(place.width, place.height) < 64 {
                    return box(place, isRound ? shape.union(.round) : shape, colored, in: space)
                }
            default: break
            }
        }
        let outline = Outline(path, space.transform)
        let bounds = outline.bounds
        for part in outline.parts {
            var points = part.points
            if part.isClosed { points.append(points[0]) }
            if points.count <= 9, zip(points, points.dropFirst()).allSatisfy({ Self.isStraight($0, $1) }) {
                for (a, b) in zip(points, points.dropFirst()) { line(a, b, shape, colored, in: space) }
            } else {
                for (a, b) in zip(points, points.dropFirst()) { dots(a, b, bounds, colored, in: space) }
            }
        }
    }

    /// The character for a small angle: an arrow's head, or a tick; nil for other outlines.
    private static func mark(_ path: Path, _ place: CGRect, _ transform: CGAffineTransform) -> Character? {
        guard case .elements(let elements) = path.storage, elements.count == 3, place.width <= 20, place.height <= 20
        else {
            return nil
        }
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let to) where points.isEmpty: points.append(to.applying(transform))
            case .line(let to) where !points.isEmpty: points.append(to.applying(transform))
            default: return nil
            }
        }
        let (a, tip, b) = (points[0], points[1], points[2])
        if abs(a.x - b.x) < 1.5 { return tip.x > a.x ? "›" : "‹" }
        if abs(a.y - b.y) < 1.5 { return tip.y > a.y ? "⌄" : "⌃" }
        return tip.y > max(a.y, b.y) ? "✓" : nil
    }

    /// The same space, for colors that are faded already.
    private func opaque(_ space: PaintSpace) -> PaintSpace {
        var opaque = space
        opaque.opacity = 1
        return opaque
    }

    private static func isStraight(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.5 || abs(a.y - b.y) < 0.5 }

    private func column(_ x: CGFloat) -> Int { (x / canvas.cell.width).place }
    private func row(_ y: CGFloat) -> Int { (y / canvas.cell.height).place }

    // MARK: Boxes

    /// Draws the edges of a rectangle into the cells along its inside.
    private func box(_ place: CGRect, _ shape: LineShape, _ color: (CGPoint) -> RGBA, in space: PaintSpace) {
        let edge = 0.6
        let (left, top) = (column(place.minX + edge), row(place.minY + edge))
        let (right, bottom) = (column(place.maxX - edge), row(place.maxY - edge))
        guard left <= right, top <= bottom else { return }
        func add(_ lines: LineShape, _ column: Int, _ row: Int) {
            let middle = CGPoint(
                x: (CGFloat(column) + 0.5) * canvas.cell.width, y: (CGFloat(row) + 0.5) * canvas.cell.height)
            guard space.clip.contains(middle) else { return }
            canvas.add(lines.union(shape), at: column, row, color(middle))
        }
        let clip = area(of: place, in: space)
        if clip.isEmpty { return }
        let columns =
            max(left, clip.x.lowerBound / 2)...max(min(right, clip.x.upperBound / 2), max(left, clip.x.lowerBound / 2))
        let rows =
            max(top, clip.y.lowerBound / 2)...max(min(bottom, clip.y.upperBound / 2), max(top, clip.y.lowerBound / 2))
        if top == bottom {
            // There is no room for a box: its ends alone.
            if left == right { return }
            add([.up, .down], left, top)
            add([.up, .down], right, top)
            return
        }
        if left == right {
            for row in rows { add([.up, .down], left, row) }
            return
        }
        for column in columns where column > left && column < right {
            add([.left, .right], column, top)
            add([.left, .right], column, bottom)
        }
        for row in rows where row > top && row < bottom {
            add([.up, .down], left, row)
            add([.up, .down], right, row)
        }
        add([.right, .down], left, top)
        add([.left, .down], right, top)
        add([.right, .up], left, bottom)
        add([.left, .up], right, bottom)
    }

    /// Draws a line along the middle of cells.
    private func line(_ a: CGPoint, _ b: CGPoint, _ shape: LineShape, _ color: (CGPoint) -> RGBA, in space: PaintSpace)
    {
        let isLevel = abs(a.y - b.y) < 0.5
        let clip = area(
            of: CGRect(
                x: min(a.x, b.x) - 1, y: min(a.y, b.y) - 1, width: abs(a.x - b.x) + 2, height: abs(a.y - b.y) + 2),
            in: space)
        if clip.isEmpty { return }
        if isLevel {
            let row = row(min(a.y, canvas.bounds.maxY - 0.5))
            let (from, to) = (column(min(a.x, b.x) + 0.5), column(max(a.x, b.x) - 0.5))
            guard from <= to else { return }
            for column in max(
                from, clip.x.lowerBound / 2)..<max(
                    min(to + 1, (clip.x.upperBound + 1) / 2), max(from, clip.x.lowerBound / 2))
            {
                var lines: LineShape = [.left, .right]
                if column == from, from != to, abs(a.x - b.x) > canvas.cell.width * 1.5,
                    !isEnd(min(a.x, b.x), canvas.cell.width)
                {
                    lines = .right
                }
                canvas.add(
                    lines.union(shape), at: column, row,
                    color(CGPoint(x: (CGFloat(column) + 0.5) * canvas.cell.width, y: a.y)))
            }
        } else {
            let column = column(min(a.x, canvas.bounds.maxX - 0.5))
            let (from, to) = (row(min(a.y, b.y) + 0.5), row(max(a.y, b.y) - 0.5))
            guard from <= to else { return }
            for row in max(
                from, clip.y.lowerBound / 2)..<max(
                    min(to + 1, (clip.y.upperBound + 1) / 2), max(from, clip.y.lowerBound / 2))
            {
                canvas.add(
                    shape.union([.up, .down]), at: column, row,
                    color(CGPoint(x: a.x, y: (CGFloat(row) + 0.5) * canvas.cell.height)))
            }
        }
    }

    /// Whether a place is between cells rather than within one.
    private func isEnd(_ place: CGFloat, _ unit: CGFloat) -> Bool {
        let part = place / unit - (place / unit).rounded(.down)
        return part < 0.25 || part > 0.75
    }

    // MARK: Dots

    private func dots(_ a: CGPoint, _ b: CGPoint, _ bounds: CGRect, _ color: (CGPoint) -> RGBA, in space: PaintSpace) {
        let (width, height) = (canvas.cell.width / 2, canvas.cell.height / 4)
        let steps = Int(min(max(abs(a.x - b.x) / width, abs(a.y - b.y) / height).rounded(.up), 4096))
        for step in 0...max(steps, 1) {
            let t = CGFloat(step) / CGFloat(max(steps, 1))
            let point = CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            guard space.clip.contains(point) else { continue }
            // A line that ends at an edge between cells is within the shape.
            let (x, y) = (min(point.x, bounds.maxX - 0.1), min(point.y, bounds.maxY - 0.1))
            canvas.addDot((x / width).place, (y / height).place, color(point))
        }
    }
}
