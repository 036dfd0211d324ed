import Foundation
import UniformTypeIdentifiers

/// The name of a file of a provider.
///
/// Follows Apple's [NSFileProviderItemIdentifier](https://developer.apple.com/documentation/fileprovider/nsfileprovideritemidentifier).
public struct NSFileProviderItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The topmost folder.
    public static let rootContainer = NSFileProviderItemIdentifier("NSFileProviderRootContainerItemIdentifier")
    /// The files that users work with.
    public static let workingSet = NSFileProviderItemIdentifier("NSFileProviderWorkingSetContainerItemIdentifier")
    /// The trash.
    public static let trashContainer = NSFileProviderItemIdentifier("NSFileProviderTrashContainerItemIdentifier")
}

/// The name of an account of a provider.
public struct NSFileProviderDomainIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A place in a list of files.
public struct NSFileProviderPage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Data
    /// Creates a place.
    public init(rawValue: Data) { self.rawValue = rawValue }
    /// Creates a place.
    public init(_ rawValue: Data) { self.rawValue = rawValue }
    /// The first page, by names.
    public static let initialPageSortedByName = NSFileProviderPage(Data("name".utf8))
    /// The first page, by dates.
    public static let initialPageSortedByDate = NSFileProviderPage(Data("date".utf8))
}

/// A moment in the history of a list of files.
public struct NSFileProviderSyncAnchor: RawRepresentable, Hashable, Sendable {
    public let rawValue: Data
    /// Creates a moment.
    public init(rawValue: Data) { self.rawValue = rawValue }
    /// Creates a moment.
    public init(_ rawValue: Data) { self.rawValue = rawValue }
}

/// The actions that a file permits.
public struct NSFileProviderItemCapabilities: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates actions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reading.
    public static let allowsReading = NSFileProviderItemCapabilities(rawValue: 1)
    /// Writing.
    public static let allowsWriting = NSFileProviderItemCapabilities(rawValue: 2)
    /// Moving to another folder.
    public static let allowsReparenting = NSFileProviderItemCapabilities(rawValue: 4)
    /// Renaming.
    public static let allowsRenaming = NSFileProviderItemCapabilities(rawValue: 8)
    /// Moving to the trash.
    public static let allowsTrashing = NSFileProviderItemCapabilities(rawValue: 16)
    /// Deleting.
    public static let allowsDeleting = NSFileProviderItemCapabilities(rawValue: 32)
    /// Removing the copy on the device.
    public static let allowsEvicting = NSFileProviderItemCapabilities(rawValue: 64)
    /// Adding files to a folder.
    public static let allowsAddingSubItems = allowsWriting
    /// Listing the files of a folder.
    public static let allowsContentEnumerating = allowsReading
    /// All actions.
    public static let allowsAll = NSFileProviderItemCapabilities(rawValue: 0x3F)
}

/// The parts of a file that have changed.
public struct NSFileProviderItemFields: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates parts from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The content.
    public static let contents = NSFileProviderItemFields(rawValue: 1)
    /// The name.
    public static let filename = NSFileProviderItemFields(rawValue: 2)
    /// The folder.
    public static let parentItemIdentifier = NSFileProviderItemFields(rawValue: 4)
    /// The date of the last use.
    public static let lastUsedDate = NSFileProviderItemFields(rawValue: 8)
    /// The tags.
    public static let tagData = NSFileProviderItemFields(rawValue: 16)
    /// The rank among favorites.
    public static let favoriteRank = NSFileProviderItemFields(rawValue: 32)
    /// The date of creation.
    public static let creationDate = NSFileProviderItemFields(rawValue: 64)
    /// The date of the last change of the content.
    public static let contentModificationDate = NSFileProviderItemFields(rawValue: 128)
    /// The permissions of the file system.
    public static let fileSystemFlags = NSFileProviderItemFields(rawValue: 256)
    /// The attributes of the file system.
    public static let extendedAttributes = NSFileProviderItemFields(rawValue: 512)
}

/// The versions of a file's content and facts.
open class NSFileProviderItemVersion: NSObject, @unchecked Sendable {
    /// The version of the content.
    public let contentVersion: Data
    /// The version of the facts.
    public let metadataVersion: Data
    /// Creates versions.
    public init(contentVersion: Data, metadataVersion: Data) {
        (self.contentVersion, self.metadataVersion) = (contentVersion, metadataVersion)
    }
}

/// The facts about a file of a provider.
///
/// Follows Apple's [NSFileProviderItem](https://developer.apple.com/documentation/fileprovider/nsfileprovideritemprotocol).
public protocol NSFileProviderItemProtocol: NSObjectProtocol {
    /// The name in the provider.
    var itemIdentifier: NSFileProviderItemIdentifier { get }
    /// The folder.
    var parentItemIdentifier: NSFileProviderItemIdentifier { get }
    /// The name for users.
    var filename: String { get }
    /// The kind.
    var contentType: UTType { get }
    /// The actions that are permitted.
    var capabilities: NSFileProviderItemCapabilities { get }
    /// The size in bytes; nil if it is not known.
    var documentSize: NSNumber? { get }
    /// The number of files of a folder; nil if it is not known.
    var childItemCount: NSNumber? { get }
    /// The date of creation; nil if it is not known.
    var creationDate: Date? { get }
    /// The date of the last change; nil if it is not known.
    var contentModificationDate: Date? { get }
    /// The versions.
    var itemVersion: NSFileProviderItemVersion { get }
    /// Whether the file is on the server.
    var isUploaded: Bool { get }
    /// Whether the file is on the device.
    var isDownloaded: Bool { get }
    /// The provider's own facts; nil for none.
    var userInfo: [AnyHashable: Any]? { get }
}
/// The facts about a file of a provider.
public typealias NSFileProviderItem = NSFileProviderItemProtocol

extension NSFileProviderItemProtocol {
    public var contentType: UTType { .data }
    public var capabilities: NSFileProviderItemCapabilities { .allowsReading }
    public var documentSize: NSNumber? { nil }
    public var childItemCount: NSNumber? { nil }
    public var creationDate: Date? { nil }
    public var contentModificationDate: Date? { nil }
    public var itemVersion: NSFileProviderItemVersion {
        NSFileProviderItemVersion(contentVersion: Data(), metadataVersion: Data())
    }
    public var isUploaded: Bool { true }
    public var isDownloaded: Bool { false }
    public var userInfo: [AnyHashable: Any]? { nil }
}
