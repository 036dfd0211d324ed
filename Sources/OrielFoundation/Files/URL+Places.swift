import Foundation

extension URL {
    /// The folder of the person's documents.
    public static var documentsDirectory: URL { place(.documentDirectory, "Documents") }
    /// The folder of what the app keeps and could make again.
    public static var cachesDirectory: URL { place(.cachesDirectory, ".cache") }
    /// The folder of what the app keeps.
    public static var applicationSupportDirectory: URL { place(.applicationSupportDirectory, ".local/share") }
    /// The folder that lies open on the desktop.
    public static var desktopDirectory: URL { place(.desktopDirectory, "Desktop") }
    /// The folder of what came from the net.
    public static var downloadsDirectory: URL { place(.downloadsDirectory, "Downloads") }
    /// The folder of films.
    public static var moviesDirectory: URL { place(.moviesDirectory, "Videos") }
    /// The folder of music.
    public static var musicDirectory: URL { place(.musicDirectory, "Music") }
    /// The folder of pictures.
    public static var picturesDirectory: URL { place(.picturesDirectory, "Pictures") }
    /// The folder that everyone may read.
    public static var sharedPublicDirectory: URL { place(.sharedPublicDirectory, "Public") }
    /// The folder of the app's library: that of what it keeps.
    public static var libraryDirectory: URL { applicationSupportDirectory }
    /// The person's own folder.
    public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
    /// The folder of what is needed for a short time only.
    public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

    /// The folder in which the app was started.
    public static func currentDirectory() -> URL {
        URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    }

    private static func place(_ directory: FileManager.SearchPathDirectory, _ name: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? homeDirectory.appendingPathComponent(name, isDirectory: true)
    }
}
