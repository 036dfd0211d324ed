import Foundation
import Testing
import UniformTypeIdentifiers

@testable import OrielFoundation

/// Bookmarks, the trash, and the kinds of files.
@Suite("Places of files", .serialized)
final class FilePlaceTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "places-\(UUID())", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ text: String = "text") throws -> URL {
        let url = folder.appending(path: name)
        try Data(text.utf8).write(to: url)
        return url
    }

    @Test("NSURL has addresses of files, as URL does")
    func fileAddresses() throws {
        let note = try file("note.txt")
        #expect(NSURL.fileURL(withPath: note.path) == note)
        #expect(NSURL.fileURL(withPath: folder.path).hasDirectoryPath)
        #expect(!NSURL.fileURL(withPath: folder.path, isDirectory: false).hasDirectoryPath)
        #expect(NSURL.fileURL(withPath: "note.txt", relativeTo: folder).absoluteURL == note)
        let inner = NSURL.fileURL(withPath: "inner", isDirectory: true, relativeTo: folder)
        #expect(inner.hasDirectoryPath && inner.path == folder.appending(path: "inner").path)
    }

    @Test("A bookmark leads to its file, also after it was renamed or replaced, and to none that is gone")
    func bookmarks() throws {
        let old = try file("old.txt")
        let data = try old.bookmarkData(options: .withSecurityScope)
        var isStale = true
        #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == old.path && !isStale)
        let new = folder.appending(path: "new.txt")
        try FileManager.default.moveItem(at: old, to: new)
        #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == new.path && isStale)
        try FileManager.default.removeItem(at: new)
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
        _ = try file("old.txt", "again")
        #expect(try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale).path == old.path && !isStale)
        #expect(throws: CocoaError.self) { try folder.appending(path: "none").bookmarkData() }
        #expect(throws: CocoaError.self) { try URL(string: "https://example.org")?.bookmarkData() }
    }

    @Test("A bookmark relative to a folder follows the folder; data that is none is refused")
    func relative() throws {
        let inner = folder.appending(path: "inner", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let file = inner.appending(path: "file")
        try Data("a".utf8).write(to: file)
        let data = try file.bookmarkData(relativeTo: inner)
        let moved = folder.appending(path: "moved", directoryHint: .isDirectory)
        try FileManager.default.moveItem(at: inner, to: moved)
        var isStale = true
        let found = try URL(resolvingBookmarkData: data, relativeTo: moved, bookmarkDataIsStale: &isStale)
        #expect(found.path == moved.appending(path: "file").path && !isStale)
        for bad in [Data(), Data("rubbish".utf8), Data(repeating: 7, count: 1 << 17)] {
            let error = #expect(throws: CocoaError.self) {
                try URL(resolvingBookmarkData: bad, bookmarkDataIsStale: &isStale)
            }
            #expect(error?.code == .fileReadCorruptFile)
        }
        let alias = folder.appending(path: "alias")
        try URL.writeBookmarkData(moved.bookmarkData(), to: alias)
        #expect(try URL(resolvingAliasFileAt: alias).path == moved.path)
        #expect(try URL.bookmarkData(withContentsOf: alias).isEmpty == false)
        #expect(try URL(resolvingAliasFileAt: moved).path == moved.path)
    }

    @Test("A file in the trash says where it came from, and has a name of its own")
    func trash() throws {
        let trash = Trash(folder: folder.appending(path: "Trash", directoryHint: .isDirectory))
        var places: [URL] = []
        for text in ["one", "two"] {
            let file = try file("a b.txt", text)
            places.append(try trash.take(file))
            #expect(!FileManager.default.fileExists(atPath: file.path))
        }
        #expect(places.map(\.lastPathComponent) == ["a b.txt", "a b 2.txt"])
        #expect(try places.map { try String(contentsOf: $0, encoding: .utf8) } == ["one", "two"])
        #expect(places[0].deletingLastPathComponent().lastPathComponent == "files")
        #expect(URL.trashDirectory.path.hasSuffix("/Trash/files"))
        let info = trash.folder.appending(path: "info/a b.txt.trashinfo")
        let lines = try String(contentsOf: info, encoding: .utf8).split(separator: "\n")
        #expect(lines[0] == "[Trash Info]" && lines[1].hasSuffix("/a%20b.txt") && lines[2].hasPrefix("DeletionDate=20"))
        let error = #expect(throws: CocoaError.self) {
            try FileManager.default.trashItem(at: folder.appending(path: "none"), resultingItemURL: nil)
        }
        #expect(error?.code == .fileNoSuchFile)
    }

    @Test("Files have types by their extensions, folders by their kind")
    func types() throws {
        func type(_ url: URL) throws -> UTType? { try url.resourceValues(forKeys: [.contentTypeKey]).contentType }
        #expect(try type(file("a.png")) == .png && type(file("b")) == .data && type(folder) == .folder)
        #expect(try folder.resourceValues(forKeys: [.isDirectoryKey]).contentType == nil)
        let link = folder.appending(path: "link.png")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder)
        #expect(try type(link) == .symbolicLink)
        #expect(try folder.checkPromisedItemIsReachable())
    }

    @Test("Folders are known by name, once each")
    func places() throws {
        #expect(URL.temporaryDirectory.path == FileManager.default.temporaryDirectory.path)
        #expect(URL.homeDirectory.path == NSHomeDirectory())
        #expect(URL.userDirectory.path == URL.homeDirectory.deletingLastPathComponent().path)
        #expect(URL.currentDirectory().path == FileManager.default.currentDirectoryPath)
        #expect(try URL(for: .documentDirectory, in: .userDomainMask).path == URL.documentsDirectory.path)
    }
}
