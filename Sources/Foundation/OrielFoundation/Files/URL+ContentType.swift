import Foundation
import UniformTypeIdentifiers

extension URLResourceKey {
    /// The key of a file's type.
    ///
    /// This system's Foundation knows no such value; the type follows from the file's path.
    public static let contentTypeKey = URLResourceKey.pathKey
}

extension URLResourceValues {
    /// The type of a file; nil where it was not asked for.
    ///
    /// Follows Apple's
    /// [contentType](https://developer.apple.com/documentation/foundation/urlresourcevalues/contenttype).
    public var contentType: UTType? { path.map { URL(fileURLWithPath: $0).contentType } }
}

extension URL {
    /// The type of a file by its kind and its extension; any data where neither says more.
    fileprivate var contentType: UTType {
        var status = stat()
        let isFolder = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        if status.st_mode & S_IFMT == S_IFLNK { return .symbolicLink }
        let named =
            pathExtension.isEmpty
            ? nil : UTType(filenameExtension: pathExtension, conformingTo: isFolder ? .directory : .data)
        return named ?? (isFolder ? .folder : .data)
    }

    /// Returns the values of a file that may be elsewhere; all files are here.
    public func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        try resourceValues(forKeys: keys)
    }

    /// Returns whether a file that may be elsewhere can be reached.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
