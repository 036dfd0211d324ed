import DisplayList
import Foundation

/// The parts of an image whose edges keep their size while its middle is stretched or repeated.
struct NineParts {
    /// A part of the image, in points of its natural size, and where it goes.
    struct Part {
        var source: CGRect
        var target: CGRect
    }

    /// All parts, top down.
    let all: [Part]

    /// More repetitions than these are not drawn.
    private static let mostTiles = 20_000

    init(natural: CGSize, insets: Insets?, isTiled: Bool, target: CGRect) {
        let insets = insets ?? Insets(top: 0, left: 0, bottom: 0, right: 0)
        let columns = NineParts.spans(
            natural.width, insets.left, insets.right, isTiled, from: target.minX, length: target.width)
        let rows = NineParts.spans(
            natural.height, insets.top, insets.bottom, isTiled, from: target.minY, length: target.height)
        guard columns.count * rows.count <= NineParts.mostTiles else {
            all = [Part(source: CGRect(origin: .zero, size: natural), target: target)]
            return
        }
        all = rows.flatMap { row in
            columns.map { column in
                Part(
                    source: CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
                    target: CGRect(x: column.to, y: row.to, width: column.size, height: row.size))
            }
        }
    }

    /// A stretch of one axis: `length` points of the image from `from`, drawn `size` points long at `to`.
    private typealias Span = (from: CGFloat, length: CGFloat, to: CGFloat, size: CGFloat)

    private static func spans(
        _ natural: CGFloat, _ leading: CGFloat, _ trailing: CGFloat, _ isTiled: Bool, from start: CGFloat,
        length: CGFloat
    ) -> [Span] {
        let leading = min(max(leading, 0), natural), trailing = min(max(trailing, 0), natural - leading)
        // Caps that don't fit share the available room.
        let shrink = leading + trailing > length ? length / (leading + trailing) : 1
        let middle = natural - leading - trailing
        let first = leading * shrink, last = trailing * shrink
        var result: [Span] = []
        if leading > 0 { result.append((0, leading, start, first)) }
        var place = start + first
        let end = start + length - last
        if isTiled, middle > 0.01 {
            while place < end - 1e-6, result.count <= mostTiles {
                let size = min(middle, end - place)
                result.append((leading, size, place, size))
                place += size
            }
        } else if middle > 0, end > place {
            result.append((leading, middle, place, end - place))
        }
        if trailing > 0 { result.append((natural - trailing, trailing, end, last)) }
        return result
    }
}
