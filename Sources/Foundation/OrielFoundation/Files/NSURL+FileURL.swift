import Foundation

extension NSURL {
    /// Returns the address of a file; a folder's where there is one at the path.
    public static func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }

    /// Returns the address of a file or of a folder.
    public static func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
        URL(fileURLWithPath: path, isDirectory: isDir)
    }

    /// Returns the address of a file whose path begins at another address.
    public static func fileURL(withPath path: String, relativeTo baseURL: URL?) -> URL {
        URL(fileURLWithPath: path, relativeTo: baseURL)
    }

    /// Returns the address of a file or of a folder whose path begins at another address.
    public static func fileURL(withPath path: String, isDirectory isDir: Bool, relativeTo baseURL: URL?) -> URL {
        URL(fileURLWithPath: path, isDirectory: isDir, relativeTo: baseURL)
    }
}
