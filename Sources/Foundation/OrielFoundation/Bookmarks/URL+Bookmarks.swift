import Foundation

extension NSURL {
    /// The contents of a bookmark.
    ///
    /// Apps here are not confined to a sandbox: the options about a sandbox's scope change nothing.
    public struct BookmarkCreationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As little as possible.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// With all that a file with the bookmark needs.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// For an app in a sandbox, the right to use the file.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// For an app in a sandbox, only the right to read the file.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
        /// For an app in a sandbox, no right to use the file.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// How a bookmark's file is found.
    public struct BookmarkResolutionOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The user is not asked anything, as here always.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// No disk is mounted, as here always.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// For an app in a sandbox, with the right to use the file.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
        /// For an app in a sandbox, whose use must be begun by hand.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// A file that has a bookmark in it.
    public typealias BookmarkFileCreationOptions = Int

    /// Returns data that leads to the file later, also when it was renamed in its folder.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: [URLResourceKey]? = nil,
        relativeTo relativeURL: URL? = nil
    ) throws -> Data {
        try (self as URL).bookmarkData(
            options: options, includingResourceValuesForKeys: keys.map(Set.init), relativeTo: relativeURL)
    }
}

extension URL {
    /// The contents of a bookmark.
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    /// How a bookmark's file is found.
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions
    /// A file that has a bookmark in it.
    public typealias BookmarkFileCreationOptions = NSURL.BookmarkFileCreationOptions

    /// Returns data that leads to the file later, also when it was renamed in its folder.
    ///
    /// Follows Apple's
    /// [bookmarkData(options:includingResourceValuesForKeys:relativeTo:)](https://developer.apple.com/documentation/foundation/url/bookmarkdata(options:includingresourcevaluesforkeys:relativeto:)).
    /// - Parameters:
    ///   - options: The contents of the bookmark; no option changes anything here.
    ///   - keys: Values of the file to keep; the bookmark keeps none here.
    ///   - url: A folder from which the file is found, also after both were moved together; nil for none.
    /// - Throws: `CocoaError.fileNoSuchFile` where there is no such file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        try PropertyListEncoder.binary.encode(FileBookmark(self, relativeTo: url))
    }

    /// Creates the URL of a bookmark's file.
    ///
    /// Follows Apple's
    /// [init(resolvingBookmarkData:options:relativeTo:bookmarkDataIsStale:)](https://developer.apple.com/documentation/foundation/url/init(resolvingbookmarkdata:options:relativeto:bookmarkdataisstale:)).
    /// - Parameters:
    ///   - data: The bookmark.
    ///   - options: How the file is found; no option changes anything here.
    ///   - url: The folder with which the bookmark was made; nil for none.
    ///   - bookmarkDataIsStale: Is set to whether the file is no longer where it was: a new bookmark is to be made then.
    /// - Throws: `CocoaError.fileNoSuchFile` where the file is gone, `CocoaError.fileReadCorruptFile` where the data is no
    ///   bookmark.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        (self, bookmarkDataIsStale) = try FileBookmark(data).find(from: url)
    }

    /// Writes a bookmark into a file.
    public static func writeBookmarkData(_ data: Data, to url: URL) throws { try data.write(to: url) }

    /// Returns the bookmark in a file.
    public static func bookmarkData(withContentsOf url: URL) throws -> Data {
        let data = try Data(contentsOf: url)
        _ = try FileBookmark(data)
        return data
    }

    /// Creates the URL to which a symbolic link or a file with a bookmark leads; any other URL is returned as it is.
    public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
        let target = url.resolvingSymlinksInPath()
        let size = try target.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        guard size > 0, size <= FileBookmark.maximumSize, let data = try? Data(contentsOf: target),
            let bookmark = try? FileBookmark(data)
        else {
            self = target
            return
        }
        self = try bookmark.find(from: nil).url
    }

    /// Returns the values that a bookmark keeps: none here.
    public static func resourceValues(
        forKeys keys: Set<URLResourceKey>, fromBookmarkData data: Data
    ) -> URLResourceValues? {
        nil
    }
}

extension PropertyListEncoder {
    fileprivate static var binary: PropertyListEncoder {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return encoder
    }
}
