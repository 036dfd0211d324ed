import Foundation

/// Leaves out the points of a long line that change no pixel.
enum PointThinning {
    /// Lines with fewer points are drawn as they are.
    static let least = 3000

    /// In each half point of the way the first, lowest, highest and last point.
    static func thinned(_ points: [CGPoint], isVertical: Bool) -> [CGPoint] {
        guard points.count > least else { return points }
        func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
        func across(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }
        var result: [CGPoint] = []
        var start = 0
        while start < points.count {
            let column = (along(points[start]) * 2).rounded(.down)
            var (lowest, highest, end) = (start, start, start)
            while end + 1 < points.count, (along(points[end + 1]) * 2).rounded(.down) == column {
                end += 1
                if across(points[end]) < across(points[lowest]) { lowest = end }
                if across(points[end]) > across(points[highest]) { highest = end }
            }
            var last = -1
            for number in [start, min(lowest, highest), max(lowest, highest), end] where number > last {
                result.append(points[number])
                last = number
            }
            start = end + 1
        }
        return result
    }
}

/// Half points that have a symbol, to draw equal symbols once.
struct TakenPlaces {
    private struct Place: Hashable { let x, y: Int32 }
    private var taken: Set<Place> = []

    /// Returns whether nothing was there before.
    mutating func insert(_ point: CGPoint) -> Bool {
        let (x, y) = ((point.x * 2).rounded(), (point.y * 2).rounded())
        guard abs(x) < 1e9, abs(y) < 1e9 else { return false }
        return taken.insert(Place(x: Int32(x), y: Int32(y))).inserted
    }
}
