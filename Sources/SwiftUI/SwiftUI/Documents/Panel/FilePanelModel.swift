import Combine
import Foundation

/// The folder that a file panel shows.
@MainActor
final class FilePanelModel: ObservableObject {
    /// A file or folder in the list.
    struct File: Identifiable, Equatable {
        let url: URL
        let isFolder: Bool
        var id: URL { url }
        var name: String { url.lastPathComponent }
    }

    /// A folder that is one press away.
    struct Place: Identifiable {
        let name: String
        let symbol: String
        let url: URL
        var id: String { name }
    }

    /// The folder last shown, with which the next panel begins.
    private static var lastFolder: URL?

    @Published private(set) var folder: URL
    @Published private(set) var files: [File] = []
    @Published private(set) var problem: String?
    @Published var selection: Set<URL> = []

    init() {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let documents = home.appendingPathComponent("Documents")
        let hasDocuments = FileManager.default.fileExists(atPath: documents.path)
        folder = Self.lastFolder ?? (hasDocuments ? documents : home)
    }

    /// The folder's path, with the home folder cut short.
    var folderName: String {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        return folder.path == home || folder.path.hasPrefix(home + "/")
            ? "~" + folder.path.dropFirst(home.count) : folder.path
    }
    /// Whether the folder is the topmost one.
    var isAtTop: Bool { folder.path == "/" }

    /// The folders that are one press away: home, documents, downloads, if they exist.
    let places: [Place] = {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let all = [
            Place(name: "Home", symbol: "house", url: home),
            Place(name: "Documents", symbol: "doc", url: home.appendingPathComponent("Documents")),
            Place(name: "Downloads", symbol: "arrow.down.circle", url: home.appendingPathComponent("Downloads")),
        ]
        return all.filter { FileManager.default.fileExists(atPath: $0.url.path) }
    }()

    /// Shows the folder that an app requests, if it exists, else the one that was shown last.
    func begin(with wanted: URL?) {
        var isFolder: ObjCBool = false
        if let wanted, FileManager.default.fileExists(atPath: wanted.path, isDirectory: &isFolder), isFolder.boolValue {
            folder = wanted.standardizedFileURL
        }
        load()
    }

    func go(to url: URL) {
        folder = url.standardizedFileURL
        Self.lastFolder = folder
        load()
    }

    func goUp() { go(to: folder.deletingLastPathComponent()) }

    /// Reads the folder: its folders first, then its files, by name; hidden ones left out.
    func load() {
        selection = []
        do {
            let urls = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
            files = urls.map { url in
                var isFolder: ObjCBool = false
                _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
                return File(url: url, isFolder: isFolder.boolValue)
            }.sorted { a, b in
                a.isFolder != b.isFolder
                    ? a.isFolder : a.name.localizedCaseInsensitiveCompare(b.name) == .orderedAscending
            }
            problem = nil
        } catch {
            files = []
            problem = "This folder cannot be read."
        }
    }
}
