import Foundation
import SwiftUI

/// The way of a stroke: a smooth curve (a uniform cubic B-spline) by its control points.
///
/// Follows Apple's [PKStrokePath](https://developer.apple.com/documentation/pencilkit/pkstrokepath-swift.struct). The curve begins at the first
/// control point and ends at the last one; a parameter of 1.5 is in the middle between the second and the third one.
public struct PKStrokePath: RandomAccessCollection, Hashable, Sendable {
    private let points: [PKStrokePoint]
    /// When the stroke was drawn.
    public let creationDate: Date

    /// Creates an empty way.
    public init() { (points, creationDate) = ([], Date(timeIntervalSinceReferenceDate: 0)) }
    /// Creates a way of control points.
    public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    /// The control point at a place.
    public subscript(position: Int) -> PKStrokePoint { points[position] }

    /// How interpolated points follow each other.
    public enum InterpolatedSliceStride: Hashable, Sendable {
        case distance(CGFloat), time(TimeInterval), parametricStep(CGFloat)
    }

    /// Returns the place at a parameter.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint {
        interpolatedPoint(at: parametricValue).location
    }

    /// Returns the point at a parameter; the nearest end for one outside of the way.
    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
        guard let first = points.first, let last = points.last else {
            return PKStrokePoint(
                location: .zero, timeOffset: 0, size: .zero, opacity: 1, force: 1, azimuth: 0, altitude: .pi / 2)
        }
        if points.count == 1 || !(parametricValue > 0) { return first }
        if parametricValue >= CGFloat(points.count - 1) { return last }
        let index = Int(parametricValue)
        let t = Double(parametricValue) - Double(index)
        let weights = [
            (1 - t) * (1 - t) * (1 - t) / 6, (3 * t * t * t - 6 * t * t + 4) / 6,
            (-3 * t * t * t + 3 * t * t + 3 * t + 1) / 6, t * t * t / 6,
        ]
        var numbers = [Double](repeating: 0, count: 10)
        for (offset, weight) in weights.enumerated() {
            let control = control(index - 1 + offset)
            for place in numbers.indices { numbers[place] += weight * control[place] }
        }
        return PKStrokePoint(numbers: numbers) ?? first
    }

    /// The numbers of a control point; beyond the ends, they continue so that the curve reaches the ends.
    private func control(_ index: Int) -> [Double] {
        if points.indices.contains(index) { return points[index].numbers }
        let isBefore = index < 0
        let (end, next) = isBefore ? (points[0], points[1]) : (points[points.count - 1], points[points.count - 2])
        return zip(end.numbers, next.numbers).map { 2 * $0 - $1 }
    }

    /// Returns the parameter at a distance from another one, in points.
    public func parametricValue(_ parametricValue: CGFloat, offsetByDistance distance: CGFloat) -> CGFloat {
        walk(from: parametricValue, by: distance) { a, b in
            hypot(a.location.x - b.location.x, a.location.y - b.location.y)
        }
    }
    /// Returns the parameter at a time from another one, in seconds.
    public func parametricValue(_ parametricValue: CGFloat, offsetByTime time: TimeInterval) -> CGFloat {
        walk(from: parametricValue, by: CGFloat(time)) { a, b in CGFloat(abs(a.timeOffset - b.timeOffset)) }
    }
    /// Returns the parameter that is so far along as a stride says.
    public func parametricValue(_ parametricValue: CGFloat, offsetBy stride: InterpolatedSliceStride) -> CGFloat {
        switch stride {
        case .distance(let distance): self.parametricValue(parametricValue, offsetByDistance: distance)
        case .time(let time): self.parametricValue(parametricValue, offsetByTime: time)
        case .parametricStep(let step): Swift.min(Swift.max(parametricValue + step, 0), end)
        }
    }

    private var end: CGFloat { CGFloat(Swift.max(points.count - 1, 0)) }

    private func walk(
        from start: CGFloat, by length: CGFloat, _ measure: (PKStrokePoint, PKStrokePoint) -> CGFloat
    ) -> CGFloat {
        guard length.isFinite, start.isFinite else { return 0 }
        var (place, left) = (Swift.min(Swift.max(start, 0), end), abs(length))
        let step: CGFloat = length < 0 ? -0.125 : 0.125
        var point = interpolatedPoint(at: place)
        while left > 0 {
            let next = Swift.min(Swift.max(place + step, 0), end)
            if next == place { return place }
            let following = interpolatedPoint(at: next)
            let way = measure(point, following)
            if way >= left { return place + (next - place) * left / way }
            left -= way
            (place, point) = (next, following)
        }
        return place
    }

    /// Returns points of the way in a stride, from one end of a range to the other; all of the way by default.
    public func interpolatedPoints(
        in range: ClosedRange<CGFloat>? = nil, by stride: InterpolatedSliceStride
    ) -> [PKStrokePoint] {
        guard !points.isEmpty else { return [] }
        let upper = Swift.min(range?.upperBound ?? end, end)
        var place = Swift.max(range?.lowerBound ?? 0, 0)
        var result: [PKStrokePoint] = []
        while place < upper, result.count < 100_000 {
            result.append(interpolatedPoint(at: place))
            let next = parametricValue(place, offsetBy: stride)
            if next <= place { break }
            place = next
        }
        result.append(interpolatedPoint(at: upper))
        return result
    }
}
