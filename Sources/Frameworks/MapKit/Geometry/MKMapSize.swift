import Foundation

/// A size on the flat map of the world, in map points.
public struct MKMapSize: Sendable {
    /// From west to east.
    public var width: Double
    /// From north to south.
    public var height: Double

    /// The size of the whole map.
    public static let world = MKMapSize(width: Mercator.side, height: Mercator.side)

    /// Creates an empty size.
    public init() { self.init(width: 0, height: 0) }

    /// Creates a size, in map points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Returns whether two sizes are the same.
public func MKMapSizeEqualToSize(_ a: MKMapSize, _ b: MKMapSize) -> Bool {
    a.width == b.width && a.height == b.height
}
