import OrielBasics
import SwiftUI

/// The changes of one function.
final class PictureChanges {
    /// Files that are added: their content, and their names if they have one.
    var added: [(content: Content, name: String?, placeholder: String)] = []
    /// Changes of the library's facts, with a function that turns placeholders' identifiers into paths.
    var edits: [(inout LibraryIndex, (String) -> String) -> Void] = []
    /// Files that are removed.
    var removed: [URL] = []

    enum Content { case data(Data), file(URL, moves: Bool), image(UIImage) }

    /// Makes the changes, and returns the paths of new files by their placeholders; nothing is written if one of them cannot be.
    func apply(in folder: URL) throws -> [String: String] {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        var written: [URL] = []
        var paths: [String: String] = [:]
        do {
            for (content, name, placeholder) in added {
                let (data, ending) = try Self.data(content)
                let place = Self.place(for: name, ending: ending, in: folder)
                try data.write(to: place, options: .withoutOverwriting)
                written.append(place)
                paths[placeholder] = place.path
            }
            try applyEdits(in: folder, paths)
            for url in removed { try files.removeItem(at: url) }
        } catch {
            for url in written { try? files.removeItem(at: url) }
            throw error
        }
        for case (.file(let url, moves: true), _, _) in added { try? files.removeItem(at: url) }
        return paths
    }

    private func applyEdits(in folder: URL, _ paths: [String: String]) throws {
        var index = LibraryIndex.read(in: folder)
        for edit in edits {
            edit(&index) { paths[$0] ?? PHPhotoLibrary.shared().resolved($0) }
        }
        let gone = Set(removed.map(\.path))
        for place in index.albums.indices { index.albums[place].paths.removeAll { gone.contains($0) } }
        for path in gone { index.facts[path] = nil }
        try index.write(in: folder)
    }

    private static func data(_ content: Content) throws -> (Data, ending: String) {
        switch content {
        case .data(let data): return (data, data.starts(with: [0xFF, 0xD8]) ? "jpg" : "png")
        case .file(let url, _): return (try Data(contentsOf: url), url.pathExtension)
        case .image(let image):
            guard let data = image.pngData() else { throw PHPhotosError(.invalidResource) }
            return (data, "png")
        }
    }

    /// A place that no file has, named for the time where there is no name.
    private static func place(for name: String?, ending: String, in folder: URL) -> URL {
        let given = name.map { PrivateFile.name($0) }.map { URL(filePath: $0) }
        let base = given?.deletingPathExtension().lastPathComponent ?? "Picture \(stamp())"
        let end = given.map(\.pathExtension).flatMap { $0.isEmpty ? nil : $0 } ?? ending
        var number = 1
        while true {
            let place = folder.appending(path: number == 1 ? "\(base).\(end)" : "\(base) \(number).\(end)")
            if !FileManager.default.fileExists(atPath: place.path) { return place }
            number += 1
        }
    }

    private static func stamp() -> String {
        Date.now.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false)).replacing(
            ":", with: "-")
    }
}
