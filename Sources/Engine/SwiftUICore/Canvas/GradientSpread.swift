import DisplayList
import Foundation

/// How a gradient continues beyond its ends: by more colors, so that front ends need not know.
struct GradientSpread {
    private let repeats: Bool
    private let mirrors: Bool
    /// Gradients finer than this are not repeated further.
    private static let mostTurns = 256

    init(_ options: GraphicsContext.GradientOptions) {
        mirrors = options.contains(.mirror)
        repeats = mirrors || options.contains(.repeat)
    }

    /// Returns the colors along a line that covers an area.
    func extend(
        _ stops: [GradientStop], from start: CGPoint, to end: CGPoint, over area: () -> CGRect
    ) -> ([GradientStop], CGPoint, CGPoint) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        guard repeats, !stops.isEmpty, square > 0, square.isFinite else { return (stops, start, end) }
        let rect = area()
        let shares = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
        ].map { ($0.0 - start.x) * dx / square + ($0.1 - start.y) * dy / square }
        let (first, count) = turns(shares.min()!, shares.max()!)
        func point(_ turn: Int) -> CGPoint {
            CGPoint(x: start.x + dx * CGFloat(turn), y: start.y + dy * CGFloat(turn))
        }
        return (repeated(stops, first, count), point(first), point(first + count))
    }

    /// Returns the colors between circles that cover an area.
    func extend(
        _ stops: [GradientStop], _ center: CGPoint, _ start: CGFloat, _ end: CGFloat, over area: () -> CGRect
    ) -> ([GradientStop], CGFloat, CGFloat) {
        let length = end - start
        guard repeats, !stops.isEmpty, length > 0, length.isFinite else { return (stops, start, end) }
        let rect = area()
        let reach = hypot(
            max(abs(rect.minX - center.x), abs(rect.maxX - center.x)),
            max(abs(rect.minY - center.y), abs(rect.maxY - center.y)))
        // A gradient cannot begin before its center: a turn that would is cut there.
        let (first, count) = turns(-start / length, (reach - start) / length)
        let all = repeated(stops, first, count)
        let (from, to) = (start + length * CGFloat(first), start + length * CGFloat(first + count))
        if from >= 0 { return (all, from, to) }
        let cut = -from / (to - from)
        let kept = all.map { GradientStop(color: $0.color, location: ($0.location - cut) / (1 - cut)) }
        let visible = kept.drop { $0.location < 0 }
        let before = kept.last { $0.location < 0 }
        return ((before.map { [GradientStop(color: $0.color, location: 0)] } ?? []) + visible, 0, to)
    }

    /// The first visible repetition, and their number.
    private func turns(_ least: CGFloat, _ most: CGFloat) -> (first: Int, count: Int) {
        guard least.isFinite, most.isFinite, abs(least) < 1e6, abs(most) < 1e6 else { return (0, 1) }
        let first = Int(least.rounded(.down))
        return (first, min(max(Int(most.rounded(.up)) - first, 1), Self.mostTurns))
    }

    private func repeated(_ stops: [GradientStop], _ first: Int, _ count: Int) -> [GradientStop] {
        var result: [GradientStop] = []
        for turn in 0..<count {
            let isBackwards = mirrors && (first + turn) & 1 != 0
            for stop in isBackwards ? stops.reversed() : stops {
                let place = min(max(stop.location, 0), 1)
                let location = (CGFloat(turn) + (isBackwards ? 1 - place : place)) / CGFloat(count)
                result.append(GradientStop(color: stop.color, location: location))
            }
        }
        return result
    }
}
