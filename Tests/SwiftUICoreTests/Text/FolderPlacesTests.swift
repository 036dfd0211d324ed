import Foundation
import Testing

@testable import OrielFoundation

/// `FileManager` knows the folders that apps ask for and whose first they take.
@Suite struct FolderPlacesTests {
    private let files = FileManager.default

    init() { FoundationMethods.replace() }

    @Test(
        "A user has a library and apps",
        arguments: [
            FileManager.SearchPathDirectory.libraryDirectory, .allLibrariesDirectory, .applicationDirectory,
            .applicationSupportDirectory, .documentDirectory, .cachesDirectory, .preferencePanesDirectory,
        ])
    func folders(_ directory: FileManager.SearchPathDirectory) throws {
        let urls = files.urls(for: directory, in: .userDomainMask)
        let first = try #require(urls.first)
        #expect(urls.count == 1 && first.path.hasPrefix("/"))
        #expect(
            try files.url(for: directory, in: .userDomainMask, appropriateFor: nil, create: false).path == first.path)
        #expect(NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true) == [first.path])
    }

    @Test func foldersOfAllUsersComeAfterTheUsersOwn() throws {
        let own = try #require(files.urls(for: .libraryDirectory, in: .userDomainMask).first)
        #expect(own.path == files.urls(for: .applicationSupportDirectory, in: .userDomainMask).first?.path)
        let all = files.urls(for: .libraryDirectory, in: .allDomainsMask).map(\.path)
        #expect(all == [own.path, "/usr/local/share", "/usr/share"])
        #expect(
            files.urls(for: .applicationDirectory, in: .systemDomainMask).map(\.path) == ["/usr/share/applications"])
        #expect(files.urls(for: .cachesDirectory, in: [.localDomainMask]).map(\.path) == ["/var/cache"])
    }

    @Test func foldersThatNobodyHasStayUnknown() {
        #expect(files.urls(for: .libraryDirectory, in: .networkDomainMask).isEmpty)
        #expect(files.urls(for: .libraryDirectory, in: []).isEmpty)
        #expect(files.urls(for: .moviesDirectory, in: .systemDomainMask).isEmpty)
        #expect(throws: (any Error).self) {
            try files.url(for: .developerDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        }
    }

    @Test func foldersForReplacementsAreFoundationsOwn() throws {
        let file = files.temporaryDirectory.appending(path: "replaced")
        let place = try files.url(
            for: .itemReplacementDirectory, in: .userDomainMask, appropriateFor: file, create: true)
        defer {
            try? files.removeItem(at: place)
            // Foundation makes a folder for all such folders.
            rmdir(place.deletingLastPathComponent().path)
        }
        #expect(files.fileExists(atPath: place.path))
    }
}
