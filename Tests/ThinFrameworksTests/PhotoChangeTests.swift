import SwiftUI
import Testing

@testable import Photos

extension DocumentTests {
    /// What functions receive on another thread.
    private final class Results: @unchecked Sendable {
        var all: [(Bool, (any Error)?)] = []
    }

    @Test("The function after changes receives their end: success without an error, and a failure with one")
    func completions() throws {
        let library = PHPhotoLibrary.shared()
        let own = library.folder
        library.folder = folder
        defer {
            library.folder = own
            try? FileManager.default.removeItem(at: folder)
        }
        let results = Results()
        let options = PHAssetResourceCreationOptions()
        options.originalFilename = "one.png"
        library.performChanges {
            PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data([1, 2]), options: options)
        } completionHandler: {
            results.all.append(($0, $1))
        }
        // Changes follow each other on one queue.
        try library.performChangesAndWait {}
        #expect(results.all.count == 1 && results.all.first?.0 == true && results.all.first?.1 == nil)
        #expect(try Data(contentsOf: folder.appending(path: "one.png")) == Data([1, 2]))
        library.folder = nil
        library.performChanges({}, completionHandler: { results.all.append(($0, $1)) })
        #expect(throws: PHPhotosError(.libraryVolumeOffline)) { try library.performChangesAndWait {} }
        #expect(results.all.count == 2 && results.all.last?.0 == false)
        #expect(results.all.last?.1 as? PHPhotosError == PHPhotosError(.libraryVolumeOffline))
    }

    @Test("Pictures without a name have the ending of their content, and names that exist are counted up")
    func names() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let changes = PictureChanges()
        changes.added = [
            (.data(Data([0xFF, 0xD8, 1])), "a.b.jpeg", "1"), (.data(Data([2])), "a.b.jpeg", "2"),
            (.data(Data([3])), "a.b.jpeg", "3"), (.data(Data([0xFF, 0xD8, 4])), nil, "4"), (.data(Data([5])), nil, "5"),
            (.data(Data([6])), "bare", "6"),
        ]
        let paths = try changes.apply(in: folder).mapValues { URL(fileURLWithPath: $0).lastPathComponent }
        #expect(paths["1"] == "a.b.jpeg" && paths["2"] == "a.b 2.jpeg" && paths["3"] == "a.b 3.jpeg")
        #expect(
            paths["4"]?.hasSuffix(".jpg") == true && paths["5"]?.hasSuffix(".png") == true && paths["6"] == "bare.png")
        #expect(paths["4"]?.hasPrefix("Picture ") == true && paths.count == 6)
        #expect(try Data(contentsOf: folder.appending(path: "a.b 3.jpeg")) == Data([3]))
    }

    @Test("Files are copied or moved; if one change fails, nothing is left of the others")
    func files() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "source")
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        let (kept, moved) = (source.appending(path: "k.png"), source.appending(path: "m.gif"))
        for file in [kept, moved] { try Data([7]).write(to: file) }
        let library = folder.appending(path: "library")
        let changes = PictureChanges()
        changes.added = [(.file(kept, moves: false), "k.png", "1"), (.file(moved, moves: true), nil, "2")]
        let paths = try changes.apply(in: library)
        #expect(
            FileManager.default.fileExists(atPath: kept.path) && !FileManager.default.fileExists(atPath: moved.path))
        #expect(paths["1"]?.hasSuffix("k.png") == true && paths["2"]?.hasSuffix(".gif") == true)
        let broken = PictureChanges()
        broken.added = [(.data(Data([1])), "new.png", "1"), (.file(moved, moves: false), "gone.png", "2")]
        #expect(throws: (any Error).self) { try broken.apply(in: library) }
        #expect(!FileManager.default.fileExists(atPath: library.appending(path: "new.png").path))
    }
}
