import Foundation
import SwiftUI
import simd

/// A form into which a node's picture is bent.
///
/// Follows Apple's [SKWarpGeometry](https://developer.apple.com/documentation/spritekit/skwarpgeometry).
open class SKWarpGeometry: NSObject, @unchecked Sendable {
    override init() { super.init() }
}

/// A node whose picture can be bent.
@MainActor @preconcurrency
public protocol SKWarpable: NSObjectProtocol {
    /// The form of the picture; nil for its own.
    var warpGeometry: SKWarpGeometry? { get set }
    /// How finely the picture is divided; without effect.
    var subdivisionLevels: Int { get set }
}

/// A form as a grid of points, each of which is moved from its place in the picture to another one.
///
/// Places are in shares of the picture, from (0, 0) at the lower left, row by row from the bottom.
///
/// Follows Apple's [SKWarpGeometryGrid](https://developer.apple.com/documentation/spritekit/skwarpgeometrygrid).
open class SKWarpGeometryGrid: SKWarpGeometry, @unchecked Sendable {
    /// The number of columns of cells.
    public let numberOfColumns: Int
    /// The number of rows of cells.
    public let numberOfRows: Int
    /// The places in the picture.
    let sources: [SIMD2<Float>]
    /// The places on the screen.
    let destinations: [SIMD2<Float>]
    /// The number of points.
    open var vertexCount: Int { sources.count }

    /// Creates a grid from points; too few of them are completed by the places of an even grid.
    public init(
        columns: Int, rows: Int, sourcePositions: [SIMD2<Float>], destinationPositions: [SIMD2<Float>]
    ) {
        (numberOfColumns, numberOfRows) = (min(max(columns, 1), 256), min(max(rows, 1), 256))
        let (width, height) = (numberOfColumns, numberOfRows)
        let even = (0..<(width + 1) * (height + 1)).map { number in
            SIMD2(Float(number % (width + 1)) / Float(width), Float(number / (width + 1)) / Float(height))
        }
        func complete(_ given: [SIMD2<Float>], _ others: [SIMD2<Float>]) -> [SIMD2<Float>] {
            Array(given.prefix(even.count)) + others.dropFirst(given.count)
        }
        sources = complete(sourcePositions, even)
        destinations = complete(destinationPositions, sources)
    }
    /// Creates a grid of even cells that leaves the picture as it is.
    public convenience init(columns cols: Int, rows: Int) {
        self.init(columns: cols, rows: rows, sourcePositions: [], destinationPositions: [])
    }
    /// Returns the place of a point in the picture; the corner for a point that there is not.
    open func sourcePosition(at index: Int) -> SIMD2<Float> { sources.indices.contains(index) ? sources[index] : .zero }
    /// Returns the place of a point on the screen; the corner for a point that there is not.
    open func destPosition(at index: Int) -> SIMD2<Float> {
        destinations.indices.contains(index) ? destinations[index] : .zero
    }
    /// Returns a grid with other places in the picture.
    open func replacingBySourcePositions(positions source: [SIMD2<Float>]) -> SKWarpGeometryGrid {
        SKWarpGeometryGrid(
            columns: numberOfColumns, rows: numberOfRows, sourcePositions: source, destinationPositions: destinations)
    }
    /// Returns a grid with other places on the screen.
    open func replacingByDestinationPositions(positions destination: [SIMD2<Float>]) -> SKWarpGeometryGrid {
        SKWarpGeometryGrid(
            columns: numberOfColumns, rows: numberOfRows, sourcePositions: sources, destinationPositions: destination)
    }

    /// Returns the grid on the way to another one; the other one if their cells differ.
    func mixed(with other: SKWarpGeometryGrid, _ share: Float) -> SKWarpGeometryGrid {
        guard other.numberOfColumns == numberOfColumns, other.numberOfRows == numberOfRows else { return other }
        func mix(_ a: [SIMD2<Float>], _ b: [SIMD2<Float>]) -> [SIMD2<Float>] {
            zip(a, b).map { $0 + ($1 - $0) * share }
        }
        return SKWarpGeometryGrid(
            columns: numberOfColumns, rows: numberOfRows, sourcePositions: mix(sources, other.sources),
            destinationPositions: mix(destinations, other.destinations))
    }
}
