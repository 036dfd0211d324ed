import Foundation

/// A scroll that continues by itself, slowing down, after a flick on a touch pad.
public struct KineticScroll: Equatable, Sendable {
    /// The speed when the fingers left, in points a second.
    public let velocity: Pair
    private let start: Double
    private var travelled = Pair.zero

    /// How fast the speed falls: to 1/e in a quarter of a second.
    public static let friction = 4.0
    /// The speed at which it is over, in points a second.
    public static let leastSpeed = 10.0

    /// A pair of lengths.
    public struct Pair: Equatable, Sendable {
        /// Along each axis.
        public var x: Double, y: Double
        /// None.
        public static let zero = Pair(x: 0, y: 0)
    }

    /// Begins a flick, in points a second, at a time in seconds.
    public init(velocityX: Double, velocityY: Double, at time: Double) {
        velocity = Pair(x: velocityX, y: velocityY)
        start = time
    }

    /// Returns the distance to scroll since the last step; nil once it is over.
    public mutating func step(to time: Double) -> CGSize? {
        let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
        let elapsed = max(0, time - start)
        guard speed.isFinite, speed * exp(-KineticScroll.friction * elapsed) > KineticScroll.leastSpeed else {
            return nil
        }
        let factor = (1 - exp(-KineticScroll.friction * elapsed)) / KineticScroll.friction
        let place = Pair(x: velocity.x * factor, y: velocity.y * factor)
        defer { travelled = place }
        return CGSize(width: place.x - travelled.x, height: place.y - travelled.y)
    }
}
