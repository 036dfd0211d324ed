import Foundation
import OrielFoundation
import SwiftUI

/// A square of the map: a picture of 256 points.
struct TileKey: Hashable {
    var z, x, y: Int

    /// The square of a coarser level that this one is a part of.
    func parent(_ levels: Int) -> TileKey { TileKey(z: z - levels, x: x >> levels, y: y >> levels) }
}

/// Where tiles come from.
struct TileSource: Equatable {
    /// An address with `{z}`, `{x}` and `{y}`.
    let template: String
    /// The text that names the tiles' makers.
    let attribution: String?

    /// Reads a source: an address of `https`, `http` or `file` with `{z}`, `{x}` and `{y}`, or a folder that holds pictures
    /// such as `3/4/2.png`; nil for none.
    init?(_ text: String?) {
        guard let text, !text.isEmpty else { return nil }
        let isAddress = text.hasPrefix("https://") || text.hasPrefix("http://") || text.hasPrefix("file://")
        guard isAddress || text.hasPrefix("/") || text.hasPrefix("~") else {
            RuntimeWarning.issue("ORIEL_MAP_TILES is neither a folder nor an address with {z}, {x} and {y}.")
            return nil
        }
        guard isAddress else {
            let folder = URL(fileURLWithPath: NSString(string: text).expandingTildeInPath)
            template = folder.absoluteString + (folder.absoluteString.hasSuffix("/") ? "" : "/") + "{z}/{x}/{y}.png"
            let note = try? String(contentsOf: folder.appending(path: "attribution.txt"), encoding: .utf8)
            attribution = note?.trimmingCharacters(in: .whitespacesAndNewlines)
            return
        }
        guard ["{z}", "{x}", "{y}"].allSatisfy(text.contains) else {
            RuntimeWarning.issue("ORIEL_MAP_TILES is an address without {z}, {x} and {y}.")
            return nil
        }
        template = text
        let host = text.split(separator: "/").dropFirst().first.map(String.init)
        let isOpenStreetMap = host?.hasSuffix("openstreetmap.org") == true
        attribution = text.hasPrefix("file://") ? nil : isOpenStreetMap ? "© OpenStreetMap contributors" : host
    }

    /// The address of a tile.
    func address(of tile: TileKey) -> URL? {
        URL(
            string: template.replacingOccurrences(of: "{z}", with: "\(tile.z)")
                .replacingOccurrences(of: "{x}", with: "\(tile.x)").replacingOccurrences(of: "{y}", with: "\(tile.y)"))
    }
}

/// Loads tiles on another thread than the main one, and keeps the most recently used ones.
@MainActor
final class TileStore: ObservableObject {
    /// The tiles of the environment variable `ORIEL_MAP_TILES`.
    static var current = TileStore(TileSource(ProcessInfo.processInfo.environment["ORIEL_MAP_TILES"]))

    /// How many tiles are kept.
    static let room = 256
    /// How many are loaded at a time.
    static let loads = 6
    /// The finest level there is.
    static let finest = 19
    /// How large a tile may be, in bytes.
    static let limit = 4 << 20
    /// How long a server may take, in seconds.
    var patience = 15.0
    /// How long after a failure a tile is requested again, in seconds.
    var pause = 60.0

    private let source: TileSource?
    private var kept: [TileKey: (image: UIImage, use: Int)] = [:]
    private var failures: [TileKey: Date] = [:]
    private(set) var loading: [TileKey: Task<Void, Never>] = [:]
    private var uses = 0

    init(_ source: TileSource?) { self.source = source }

    /// Whether tiles are shown at all.
    var hasTiles: Bool { source != nil }
    /// The text that names the tiles' makers.
    var attribution: String? { source?.attribution }
    /// The number of tiles that are kept.
    var count: Int { kept.count }

    /// Returns a tile; nil if it is not there, in which case it is loaded if that is possible now.
    func image(for key: TileKey, loads: Bool = true) -> UIImage? {
        uses += 1
        if let image = kept[key]?.image {
            kept[key]?.use = uses
            return image
        }
        if loads { load(key) }
        return nil
    }

    private func load(_ key: TileKey) {
        guard let url = source?.address(of: key), loading[key] == nil, loading.count < Self.loads else { return }
        if let failure = failures[key], failure.timeIntervalSinceNow > -pause { return }
        let patience = patience
        loading[key] = Task { [weak self] in
            let image = await Self.image(at: url, patience: patience)
            self?.loaded(key, image)
        }
    }

    private func loaded(_ key: TileKey, _ image: UIImage?) {
        loading[key] = nil
        if let image {
            kept[key] = (image, uses)
            failures[key] = nil
            if kept.count > Self.room { forget() }
        } else {
            failures[key] = Date()
            if failures.count > 4096 { failures = [:] }
        }
        objectWillChange.send()
    }

    /// Removes the least recently used quarter of the tiles.
    private func forget() {
        let uses = kept.values.map(\.use).sorted()
        let oldest = uses[uses.count / 4]
        kept = kept.filter { $0.value.use > oldest }
    }

    /// Loads a picture; nil if there is none, if it is garbage, or if it takes too long.
    private nonisolated static func image(at url: URL, patience: Double) async -> UIImage? {
        await withTaskGroup(of: UIImage?.self) { group in
            group.addTask {
                guard let data = try? await url.contents(limit: limit), let image = UIImage(data: data) else {
                    return nil
                }
                image.prepare(for: CGSize(width: 512, height: 512))
                return image
            }
            group.addTask {
                try? await Task.sleep(nanoseconds: UInt64(patience * 1e9))
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
    }
}
