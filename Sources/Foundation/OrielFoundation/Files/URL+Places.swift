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
    /// The user's home folder.
    public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
    /// The folder for temporary files.
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
