import Foundation
import SwiftUI

/// The place of a tile: a square of a map at a level.
public struct MKTileOverlayPath: Hashable, Sendable {
    /// The column, from 0 at the west.
    public var x: Int
    /// The row, from 0 at the north.
    public var y: Int
    /// The level: 0 for the whole earth in one tile.
    public var z: Int
    /// The pixels of a point.
    public var contentScaleFactor: CGFloat

    /// Creates a place.
    public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// Pictures of squares on a map, or take its place.
///
/// Maps load them; they do not draw them here.
///
/// Follows Apple's [MKTileOverlay](https://developer.apple.com/documentation/mapkit/mktileoverlay). The environment variable
/// `ORIEL_MAP_TILES` sets the tiles that maps here show.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    /// The size of a tile, in points: 256 by 256.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are counted from the south.
    open var isGeometryFlipped = false
    /// The coarsest level; 0 by default.
    open var minimumZ = 0
    /// The finest level; 21 by default.
    open var maximumZ = 21
    /// Whether the tiles hide the map below.
    open var canReplaceMapContent = false
    /// The address of tiles, with `{x}`, `{y}`, `{z}` and `{scale}`.
    public let urlTemplate: String?

    /// Creates tiles of an address with `{x}`, `{y}`, `{z}` and `{scale}`.
    public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }

    /// The whole earth.
    open var boundingMapRect: MKMapRect { .world }
    /// The middle of the earth.
    open var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }

    /// Returns the address of a tile; a file that does not exist if there is no template, or it is not an address.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let row = isGeometryFlipped && (0..<31).contains(path.z) ? (1 << path.z) - 1 - path.y : path.y
        let values = ["x": path.x, "y": row, "z": path.z, "scale": Int(clampedScale: path.contentScaleFactor)]
        let text = values.reduce(urlTemplate ?? "") {
            $0.replacingOccurrences(of: "{\($1.key)}", with: "\($1.value)")
        }
        return URL(string: text) ?? URL(fileURLWithPath: "/nonexistent")
    }

    /// Loads a tile, and passes on its bytes or an error.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
        let answer = TileAnswer(result: result)
        let url = url(forTilePath: path)
        Task {
            do {
                let data = try await self.data(at: url)
                answer.result(data, nil)
            } catch {
                answer.result(nil, error)
            }
        }
    }

    /// Loads a tile.
    /// - Throws: The error of the file or the server.
    open func loadTile(at path: MKTileOverlayPath) async throws -> Data { try await data(at: url(forTilePath: path)) }

    private func data(at url: URL) async throws -> Data { try await url.contents(limit: Self.limit) }

    /// How large a tile may be, in bytes.
    private static let limit = 4 << 20

    private struct TileAnswer: @unchecked Sendable { let result: (Data?, (any Error)?) -> Void }
}

extension Int {
    /// The next whole number of a scale, from 1 to 4.
    fileprivate init(clampedScale scale: CGFloat) { self = scale.isFinite ? Int(Swift.min(Swift.max(scale, 1), 4)) : 1 }
}

/// Draws tiles; nothing is drawn here.
@MainActor @preconcurrency
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Creates a renderer of tiles.
    public init(tileOverlay: MKTileOverlay) {
        super.init(overlay: tileOverlay)
        MapGaps.warn(.tiles)
    }
    /// Creates a renderer of an overlay of tiles.
    public override init(overlay: any MKOverlay) {
        super.init(overlay: overlay)
        MapGaps.warn(.tiles)
    }
    /// Requests the tiles again.
    open func reloadData() {}
}
