import CoreLocation
import Foundation

/// A rectangle on the flat map of the world, in map points; it may extend beyond the antimeridian.
///
/// Follows Apple's [MKMapRect](https://developer.apple.com/documentation/mapkit/mkmaprect).
public struct MKMapRect: Sendable {
    /// The north western corner.
    public var origin: MKMapPoint
    /// The size.
    public var size: MKMapSize

    /// The whole map.
    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    /// No rectangle: the result of an intersection of two that have no common part.
    public static let null = MKMapRect(
        origin: MKMapPoint(x: .infinity, y: .infinity), size: MKMapSize(width: 0, height: 0))

    /// Creates an empty rectangle.
    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

    /// Creates a rectangle.
    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle, in map points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    /// The western edge.
    public var minX: Double { origin.x }
    /// The northern edge.
    public var minY: Double { origin.y }
    /// The middle between west and east.
    public var midX: Double { origin.x + size.width / 2 }
    /// The middle between north and south.
    public var midY: Double { origin.y + size.height / 2 }
    /// The eastern edge.
    public var maxX: Double { origin.x + size.width }
    /// The southern edge.
    public var maxY: Double { origin.y + size.height }
    /// The width.
    public var width: Double { size.width }
    /// The height.
    public var height: Double { size.height }
    /// Whether this is the null rectangle.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether the rectangle has no area.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// Returns the smallest rectangle that holds both.
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(
            x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
    }

    /// Returns the common part; ``null`` for none.
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        if isNull || rect.isNull { return .null }
        let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
        let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
        if right < left || bottom < top { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns whether the rectangles have a common part.
    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }

    /// Returns whether a point is in the rectangle; points on its southern and eastern edges are not.
    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns whether another rectangle is within this one.
    public func contains(_ rect: MKMapRect) -> Bool {
        !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }

    /// Returns the rectangle with edges moved inward, or outward by negative distances.
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        if isNull { return .null }
        let size = MKMapSize(width: width - 2 * dx, height: height - 2 * dy)
        if size.width < 0 || size.height < 0 { return .null }
        return MKMapRect(origin: MKMapPoint(x: minX + dx, y: minY + dy), size: size)
    }

    /// Returns the rectangle moved by a distance.
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? .null : MKMapRect(origin: MKMapPoint(x: minX + dx, y: minY + dy), size: size)
    }

    /// Returns the two parts on the sides of a line at a distance from an edge.
    public func divided(
        atDistance distance: Double, from edge: CGRectEdge
    ) -> (slice: MKMapRect, remainder: MKMapRect) {
        let length = edge == .minXEdge || edge == .maxXEdge ? width : height
        let cut = min(max(distance, 0), length)
        let rest = length - cut
        return switch edge {
        case .minXEdge:
            (
                MKMapRect(x: minX, y: minY, width: cut, height: height),
                MKMapRect(x: minX + cut, y: minY, width: rest, height: height)
            )
        case .maxXEdge:
            (
                MKMapRect(x: minX + rest, y: minY, width: cut, height: height),
                MKMapRect(x: minX, y: minY, width: rest, height: height)
            )
        case .minYEdge:
            (
                MKMapRect(x: minX, y: minY, width: width, height: cut),
                MKMapRect(x: minX, y: minY + cut, width: width, height: rest)
            )
        case .maxYEdge:
            (
                MKMapRect(x: minX, y: minY + rest, width: width, height: cut),
                MKMapRect(x: minX, y: minY, width: width, height: rest)
            )
        }
    }

    /// Whether the rectangle extends beyond the antimeridian.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapSize.world.width) }

    /// Returns the part beyond the antimeridian, moved into the map.
    public func remainder() -> MKMapRect {
        guard spans180thMeridian else { return .null }
        let side = MKMapSize.world.width
        if minX < 0 { return MKMapRect(x: minX + side, y: minY, width: min(-minX, width), height: height) }
        let left = max(minX, side)
        return MKMapRect(x: left - side, y: minY, width: maxX - left, height: height)
    }
}

/// Returns whether two rectangles are the same.
public func MKMapRectEqualToRect(_ a: MKMapRect, _ b: MKMapRect) -> Bool {
    MKMapPointEqualToPoint(a.origin, b.origin) && MKMapSizeEqualToSize(a.size, b.size)
}
