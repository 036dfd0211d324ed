import SwiftUI

/// Facts that picture files don't hold: albums, favorites, hidden pictures, places and dates, in a hidden file of the library's folder.
struct LibraryIndex: Codable, Equatable {
    struct Album: Codable, Equatable {
        var identifier: String
        var title: String
        /// The paths of the pictures, in their order.
        var paths: [String]
    }
    struct Facts: Codable, Equatable {
        var isFavorite = false
        var isHidden = false
        var creationDate: Date?
        var latitude: Double?
        var longitude: Double?
        var isEmpty: Bool { self == Facts() }
    }
    var albums: [Album] = []
    var facts: [String: Facts] = [:]

    private static func file(in folder: URL) -> URL { folder.appending(path: ".oriel-photos.json") }

    /// Reads the index of a folder; an empty one if there is none, or it can't be read.
    static func read(in folder: URL?) -> LibraryIndex {
        guard let folder, let data = try? Data(contentsOf: file(in: folder)) else { return LibraryIndex() }
        return (try? JSONDecoder().decode(LibraryIndex.self, from: data)) ?? LibraryIndex()
    }

    /// Writes the index, if it differs from the one in the folder.
    func write(in folder: URL) throws {
        guard self != Self.read(in: folder) else { return }
        var kept = self
        kept.facts = facts.filter { !$0.value.isEmpty }
        try JSONEncoder().encode(kept).write(to: Self.file(in: folder), options: .atomic)
    }
}
