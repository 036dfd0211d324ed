import Foundation
import SwiftUI

extension SKAction {
    /// Returns an action that moves a node along a path that begins where the node is, turning it with the path.
    public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: sec)
    }

    /// Returns an action that moves a node along a path at a speed in points a second.
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }

    /// Returns an action that moves a node along a path at a speed in points a second.
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
    ) -> SKAction {
        let length = Way(path).length
        return follow(
            path, asOffset: offset, orientToPath: orient, duration: speed > 0 ? Double(length / speed) : 0)
    }

    /// Returns an action that moves a node along a path.
    /// - Parameters:
    ///   - path: The path.
    ///   - offset: Whether the path is relative to the node's place at the beginning.
    ///   - orient: Whether the node's x axis follows the path.
    ///   - duration: How long it takes, in seconds.
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction {
        follow(Way(path), offset, orient, duration)
    }

    private static func follow(_ way: Way, _ offset: Bool, _ orient: Bool, _ duration: TimeInterval) -> SKAction {
        let begin: (SKNode) -> (Double) -> Void = { node in
            let start = offset ? node.position : .zero
            return { [weak node] share in
                guard let node, let place = way.place(at: CGFloat(share)) else { return }
                node.position = start + place.point
                if orient { node.zRotation = place.angle }
            }
        }
        return SKAction(.change(begin), duration) { follow(way.reversed, offset, orient, duration) }
    }
}

/// A path as straight lines, by their lengths.
struct Way {
    private var points: [CGPoint] = []
    /// The distance of each point from the beginning, along the path.
    private var distances: [CGFloat] = []

    /// The whole length, in points.
    var length: CGFloat { distances.last ?? 0 }

    init(_ path: CGPath) {
        for point in path.flatPoints { append(point) }
    }

    private init(points: [CGPoint]) { for point in points { append(point) } }

    private mutating func append(_ point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite else { return }
        distances.append(length + (points.last.map { (point - $0).length } ?? 0))
        points.append(point)
    }

    var reversed: Way { Way(points: points.reversed()) }

    /// The point at a share of the length, and the direction there; nil for an empty path.
    func place(at share: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        guard points.count > 1, length > 0 else { return points.first.map { ($0, 0) } }
        let wanted = min(max(share, 0), 1) * length
        var (low, high) = (1, points.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if distances[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        let (a, b) = (points[low - 1], points[low])
        let step = distances[low] - distances[low - 1]
        let point = step > 0 ? a + (b - a) * ((wanted - distances[low - 1]) / step) : b
        return (point, CGFloat(atan2(Double(b.y - a.y), Double(b.x - a.x))))
    }
}

extension CGPath {
    /// The points of the path with its curves as short lines.
    var flatPoints: [CGPoint] { subpaths.flatMap(\.points) }

    /// The parts of the path with their curves as short lines.
    var subpaths: [(points: [CGPoint], isClosed: Bool)] {
        var parts: [(points: [CGPoint], isClosed: Bool)] = []
        var current: [CGPoint] = []
        func finish(_ isClosed: Bool) {
            if !current.isEmpty { parts.append((current, isClosed)) }
            current = []
        }
        func curve(_ point: (CGFloat) -> CGPoint, _ span: CGFloat) {
            let count = min(max(Int((span.isFinite ? span : 0).squareRoot() * 1.5), 6), 64)
            for index in 1...count { current.append(point(CGFloat(index) / CGFloat(count))) }
        }
        // swift-format-ignore: ReplaceForEachWithForLoop
        Path(self).forEach { element in
            switch element {
            case .move(let point):
                finish(false)
                current = [point]
            case .line(let point): current.append(point)
            case .quadCurve(let end, let control):
                let start = current.last ?? control
                curve(
                    { t in start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t) },
                    (control - start).length + (end - control).length)
            case .curve(let end, let first, let second):
                let start = current.last ?? first
                curve(
                    { t in
                        let u = 1 - t
                        return start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t) + end
                            * (t * t * t)
                    }, (first - start).length + (second - first).length + (end - second).length)
            case .closeSubpath:
                let start = current.first
                if let start, let last = current.last, (start - last).length > 1e-6 { current.append(start) }
                finish(true)
                if let start { current = [start] }
            }
        }
        if current.count > 1 || parts.isEmpty { finish(false) }
        return parts
    }
}
