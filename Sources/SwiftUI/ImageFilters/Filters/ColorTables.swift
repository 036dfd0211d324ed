import Foundation

/// Colors in a cube, which others are mixed of.
struct ColorCube {
    private let size: Int
    private let parts: [Float]

    /// The cube of a filter's values; nil without as many colors as it has places.
    init?(_ values: FilterValues, _ key: String) {
        let size = Int(values.number("inputCubeDimension", in: 0...128)), parts = values.floats(key)
        guard size >= 2, parts.count >= size * size * size * 4 else { return nil }
        (self.size, self.parts) = (size, parts)
    }

    /// The new color, without its opacity multiplied, mixed of the eight around a color.
    func color(_ old: SIMD4<Float>) -> SIMD4<Float> {
        let place = [old.x, old.y, old.z].map { $0.bounded * Float(size - 1) }
        let low = place.map { min(Int($0), size - 2) }
        var sum = SIMD4<Float>.zero
        for corner in 0..<8 {
            var (index, weight, step) = (0, Float(1), 1)
            for axis in 0..<3 {
                let isHigh = corner >> axis & 1
                let share = place[axis] - Float(low[axis])
                weight *= isHigh == 1 ? share : 1 - share
                index += (low[axis] + isHigh) * step
                step *= size
            }
            guard weight > 0 else { continue }
            sum += SIMD4(parts[index * 4], parts[index * 4 + 1], parts[index * 4 + 2], parts[index * 4 + 3]) * weight
        }
        let alpha = sum.w.bounded
        guard alpha > 0 else { return .zero }
        return SIMD4(sum.x / alpha, sum.y / alpha, sum.z / alpha, alpha * old.w)
    }
}

/// A smooth curve through points, from 0 to 1.
struct ToneCurve {
    private let points: [Place]
    private let slopes: [Float]

    init(_ points: [Place]) {
        let points = points.map { Place($0.x.bounded, $0.y.bounded) }.sorted { $0.x < $1.x }
        let rises = zip(points, points.dropFirst()).map { ($1.y - $0.y) / max($1.x - $0.x, 1e-4) }
        slopes = points.indices.map { index in
            // A point that is the highest or lowest one has no slope, so that the curve does not go beyond it.
            let (left, right) = (rises[max(index - 1, 0)], rises[min(index, rises.count - 1)])
            return left * right <= 0 ? 0 : 2 / (1 / left + 1 / right)
        }
        self.points = points
    }

    subscript(value: Float) -> Float {
        guard let first = points.first, let last = points.last else { return value }
        if value <= first.x { return first.y }
        if value >= last.x { return last.y }
        let index = (points.firstIndex { $0.x > value } ?? 1) - 1
        let (from, to) = (points[index], points[index + 1])
        let length = max(to.x - from.x, 1e-4), share = ((value - from.x) / length).bounded
        let (square, rest) = (share * share, 1 - share)
        return from.y * (1 + 2 * share) * rest * rest + slopes[index] * length * share * rest * rest
            + to.y * square * (3 - 2 * share) - slopes[index + 1] * length * square * rest
    }
}
