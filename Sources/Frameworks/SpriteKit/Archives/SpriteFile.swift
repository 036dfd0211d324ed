import Foundation
import SwiftUI

/// The files of Xcode's editors for scenes, particles, actions and tiles.
package enum SpriteFile {
    /// Returns the place of a file of the app by its name, with or without its extension; nil if there is none.
    static func url(named name: String) -> URL? {
        let stem = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        guard !stem.isEmpty else { return nil }
        if let found = Bundle.main.url(forResource: stem, withExtension: "sks") { return found }
        // The bundle remembers the files that it had at first.
        let url = (Bundle.main.resourceURL ?? Bundle.main.bundleURL).appendingPathComponent(stem + ".sks")
        return FileManager.default.fileExists(atPath: url.path) ? url : nil
    }

    /// Returns the archive in a file; nil, with a warning, for one that can't be read.
    static func archive(at url: URL) -> KeyedArchive? {
        let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int ?? 0
        guard size <= PropertyTable.largest, let data = FileManager.default.contents(atPath: url.path),
            let archive = KeyedArchive(data)
        else {
            SpriteGaps.unreadable(url.lastPathComponent)
            return nil
        }
        return archive
    }

    /// The files that are being read: a file may refer to itself.
    @MainActor private static var begun: [URL] = []
    /// How many files may still be read for the first of them.
    @MainActor private static var room = 0

    /// Returns the root of a file as a node of a class, or of the class that the file names; nil if it can't be read.
    @MainActor
    static func root(at url: URL, as type: SKNode.Type) -> SKNode? {
        if begun.isEmpty { room = 5000 }
        room -= 1
        guard room > 0, begun.count < 10, !begun.contains(url) else {
            SpriteGaps.left("a reference to the file itself, or to too many files,")
            return nil
        }
        begun.append(url)
        defer { begun.removeLast() }
        guard let archive = archive(at: url) else { return nil }
        guard let root = SpriteReader(archive).root(as: type) else {
            SpriteGaps.unreadable(url.lastPathComponent)
            return nil
        }
        return root
    }

    /// The files of the app, in the order of their names.
    private static var all: [URL] {
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "sks" }.sorted { $0.path < $1.path }
    }

    /// Returns the first result that the root of one of the app's files gives; nil if there is none.
    static func first<Found>(_ find: (ArchivedValue) -> Found?) -> Found? {
        for url in all {
            if let root = archive(at: url)?.object(named: "root"), let found = find(root) { return found }
        }
        return nil
    }

    /// Returns whether a file of the app has things of GameplayKit beside its nodes.
    package static func hasEntities(named name: String) -> Bool {
        let scene = url(named: name).flatMap { archive(at: $0) }?.object(named: "_gkScene")
        return scene?["_entities"]?.list.isEmpty == false || scene?["_graphs"]?.pairs.isEmpty == false
    }

    /// Returns an action of one of the app's files; nil if none has one of the name.
    static func action(named name: String) -> SKAction? {
        first { $0.paired("actions")?.paired(name).flatMap { ActionReader().action($0) } }
    }
}

/// Nodes that can be read from files: the object has the class that the file names.
///
/// A protocol's initializer may give an object of a class below the one that it is called for; a class's own may not.
@MainActor @preconcurrency
public protocol _FileNode {}

extension SKNode: _FileNode {}

extension _FileNode where Self: SKNode {
    /// Reads a node from a file of the app, which Xcode's editors have made; nil if there is none.
    ///
    /// The node is an object of the class that the file names, made by `init(coder:)`; of this class if the file names
    /// one of SpriteKit's classes above it.
    /// - Parameter filename: The file's name, with or without its extension `sks`.
    public init?(fileNamed filename: String?) {
        guard let filename, let url = SpriteFile.url(named: filename) else {
            SpriteGaps.missing(filename ?? "")
            return nil
        }
        guard let node = SpriteFile.root(at: url, as: Self.self) as? Self else { return nil }
        self = node
    }
}
