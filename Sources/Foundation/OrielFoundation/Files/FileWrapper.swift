import Foundation

/// A file, folder or symbolic link in memory.
///
/// Follows Apple's [FileWrapper](https://developer.apple.com/documentation/foundation/filewrapper).
open class FileWrapper: NSObject, @unchecked Sendable {
    enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    var content: Content

    /// The file's name where it was read; nil if it was not read from a file.
    open var filename: String?
    /// The preferred name for writing the file; nil for no preference.
    open var preferredFilename: String?
    /// The file's attributes.
    open var fileAttributes: [String: Any] = [:]

    /// Creates a file with contents.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// Creates a folder of files by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
        content = .folder(childrenByPreferredName)
    }

    /// Creates a symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads a file, folder or link.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = try FileWrapper.content(of: url)
        super.init()
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        for (key, value) in attributes ?? [:] { fileAttributes[key.rawValue] = value }
    }

    private static func content(of url: URL) throws -> Content {
        let files = FileManager.default
        if let target = try? files.destinationOfSymbolicLink(atPath: url.path) {
            return .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
        }
        var isFolder: ObjCBool = false
        guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        if !isFolder.boolValue { return .file(try Data(contentsOf: url)) }
        var children: [String: FileWrapper] = [:]
        for name in try files.contentsOfDirectory(atPath: url.path) {
            children[name] = try FileWrapper(url: url.appendingPathComponent(name))
        }
        return .folder(children)
    }

    // MARK: Kinds

    /// Whether it is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether it is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// A file's contents; nil for folders and links.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// Where a link leads to; nil for files and folders.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
    /// A folder's files by their names; nil for files and links.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { children } else { nil }
    }
}
