import Foundation

extension URL {
    /// The folder of the user's documents.
    public static var documentsDirectory: URL { place(.documentDirectory, "Documents") }
    /// The folder for data of the app that can be made again.
    public static var cachesDirectory: URL { place(.cachesDirectory, ".cache") }
    /// The folder for data of the app.
    public static var applicationSupportDirectory: URL { place(.applicationSupportDirectory, ".local/share") }
    /// The folder that lies open on the desktop.
    public static var desktopDirectory: URL { place(.desktopDirectory, "Desktop") }
    /// The folder for downloaded files.
    public static var downloadsDirectory: URL { place(.downloadsDirectory, "Downloads") }
    /// The folder of films.
    public static var moviesDirectory: URL { place(.moviesDirectory, "Videos") }
    /// The folder of music.
    public static var musicDirectory: URL { place(.musicDirectory, "Music") }
    /// The folder of pictures.
    public static var picturesDirectory: URL { place(.picturesDirectory, "Pictures") }
    /// The folder that everyone may read.
    public static var sharedPublicDirectory: URL { place(.sharedPublicDirectory, "Public") }
    /// The folder of the app's library, for its data.
    public static var libraryDirectory: URL { applicationSupportDirectory }
    /// The folder of the user's own apps.
    public static var applicationDirectory: URL { place(.applicationDirectory, ".local/share/applications") }
    /// The folder in which the users' home folders are.
    public static var userDirectory: URL { homeDirectory.deletingLastPathComponent() }
    /// The folder of files that were moved to the trash.
    public static var trashDirectory: URL { Trash.home.appendingPathComponent("files", isDirectory: true) }

    /// Creates the URL of a folder that `FileManager` knows.
    /// - Parameters:
    ///   - directory: The folder.
    ///   - domain: Whose folder it is.
    ///   - url: A file that is to be replaced, for `itemReplacementDirectory`.
    ///   - shouldCreate: Whether the folder is made if it does not exist.
    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL? = nil, create shouldCreate: Bool = false
    ) throws {
        self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }

    private static func place(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? homeDirectory.appendingPathComponent(name, isDirectory: true)
    }
}
