import Foundation

/// The neighbors of a tile, as bits.
///
/// Follows Apple's [SKTileAdjacencyMask](https://developer.apple.com/documentation/spritekit/sktileadjacencymask).
public struct SKTileAdjacencyMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The tile above.
    public static let adjacencyUp = Self(rawValue: 1)
    /// The tile above to the right.
    public static let adjacencyUpperRight = Self(rawValue: 2)
    /// The tile to the right.
    public static let adjacencyRight = Self(rawValue: 4)
    /// The tile below to the right.
    public static let adjacencyLowerRight = Self(rawValue: 8)
    /// The tile below.
    public static let adjacencyDown = Self(rawValue: 16)
    /// The tile below to the left.
    public static let adjacencyLowerLeft = Self(rawValue: 32)
    /// The tile to the left.
    public static let adjacencyLeft = Self(rawValue: 64)
    /// The tile above to the left.
    public static let adjacencyUpperLeft = Self(rawValue: 128)
    /// All neighbors.
    public static let adjacencyAll = Self(rawValue: 255)

    /// The neighbors of a tile at the upper edge.
    public static let adjacencyUpEdge = Self(rawValue: 4 | 8 | 16 | 32 | 64)
    /// The neighbors of a tile in the upper right corner.
    public static let adjacencyUpperRightEdge = Self(rawValue: 16 | 32 | 64)
    /// The neighbors of a tile at the right edge.
    public static let adjacencyRightEdge = Self(rawValue: 1 | 16 | 32 | 64 | 128)
    /// The neighbors of a tile in the lower right corner.
    public static let adjacencyLowerRightEdge = Self(rawValue: 1 | 64 | 128)
    /// The neighbors of a tile at the lower edge.
    public static let adjacencyDownEdge = Self(rawValue: 1 | 2 | 4 | 64 | 128)
    /// The neighbors of a tile in the lower left corner.
    public static let adjacencyLowerLeftEdge = Self(rawValue: 1 | 2 | 4)
    /// The neighbors of a tile at the left edge.
    public static let adjacencyLeftEdge = Self(rawValue: 1 | 2 | 4 | 8 | 16)
    /// The neighbors of a tile in the upper left corner.
    public static let adjacencyUpperLeftEdge = Self(rawValue: 4 | 8 | 16)
    /// All neighbors but the one above to the right.
    public static let adjacencyUpperRightCorner = Self(rawValue: 255 - 2)
    /// All neighbors but the one below to the right.
    public static let adjacencyLowerRightCorner = Self(rawValue: 255 - 8)
    /// All neighbors but the one below to the left.
    public static let adjacencyLowerLeftCorner = Self(rawValue: 255 - 32)
    /// All neighbors but the one above to the left.
    public static let adjacencyUpperLeftCorner = Self(rawValue: 255 - 128)

    /// The tile above, of hexagons with flat tops.
    public static let hexFlatAdjacencyUp = Self(rawValue: 1)
    /// The tile above to the right, of hexagons with flat tops.
    public static let hexFlatAdjacencyUpperRight = Self(rawValue: 2)
    /// The tile below to the right, of hexagons with flat tops.
    public static let hexFlatAdjacencyLowerRight = Self(rawValue: 4)
    /// The tile below, of hexagons with flat tops.
    public static let hexFlatAdjacencyDown = Self(rawValue: 8)
    /// The tile below to the left, of hexagons with flat tops.
    public static let hexFlatAdjacencyLowerLeft = Self(rawValue: 16)
    /// The tile above to the left, of hexagons with flat tops.
    public static let hexFlatAdjacencyUpperLeft = Self(rawValue: 32)
    /// All neighbors, of hexagons with flat tops.
    public static let hexFlatAdjacencyAll = Self(rawValue: 63)

    /// The tile above to the left, of hexagons with pointed tops.
    public static let hexPointyAdjacencyUpperLeft = Self(rawValue: 1)
    /// The tile above to the right, of hexagons with pointed tops.
    public static let hexPointyAdjacencyUpperRight = Self(rawValue: 2)
    /// The tile to the right, of hexagons with pointed tops.
    public static let hexPointyAdjacencyRight = Self(rawValue: 4)
    /// The tile below to the right, of hexagons with pointed tops.
    public static let hexPointyAdjacencyLowerRight = Self(rawValue: 8)
    /// The tile below to the left, of hexagons with pointed tops.
    public static let hexPointyAdjacencyLowerLeft = Self(rawValue: 16)
    /// The tile to the left, of hexagons with pointed tops.
    public static let hexPointyAdjacencyLeft = Self(rawValue: 32)
    /// All neighbors, of hexagons with pointed tops.
    public static let hexPointyAdjacencyAll = Self(rawValue: 63)

    /// The neighbors of a grid with the columns and rows to them, in the order of the bits.
    static let steps = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]

    /// How well the neighbors of a tile fit: neighbors beside it count twice as much as diagonal ones.
    func fit(_ other: Self) -> Int {
        (0..<8).reduce(0) { sum, bit in
            (rawValue >> bit) & 1 == (other.rawValue >> bit) & 1 ? sum + (bit % 2 == 0 ? 2 : 1) : sum
        }
    }
}

/// The rotations of a tile's picture, counterclockwise.
public enum SKTileDefinitionRotation: UInt, Sendable { case rotation0, rotation90, rotation180, rotation270 }
