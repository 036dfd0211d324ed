import OrielBasics
import SwiftUI

/// The changes of one function.
final class PictureChanges {
    /// Files that are added: their content, and their names if they have one.
    var added: [(content: Content, name: String?)] = []
    /// Files that are removed.
    var removed: [URL] = []

    enum Content { case data(Data), file(URL, moves: Bool), image(UIImage) }

    /// Makes the changes: nothing is written if one of them cannot be.
    func apply(in folder: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        var written: [URL] = []
        do {
            for (content, name) in added {
                let (data, ending) = try Self.data(content)
                let place = Self.place(for: name, ending: ending, in: folder)
                try data.write(to: place, options: .withoutOverwriting)
                written.append(place)
            }
            for url in removed { try files.removeItem(at: url) }
        } catch {
            for url in written { try? files.removeItem(at: url) }
            throw error
        }
        for case (.file(let url, moves: true), _) in added { try? files.removeItem(at: url) }
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
