import Foundation

/// Receives the files of a list.
public protocol NSFileProviderEnumerationObserver: NSObjectProtocol {
    /// Receives files.
    func didEnumerate(_ updatedItems: [any NSFileProviderItem])
    /// Receives the end of a page; nil for the last one.
    func finishEnumerating(upTo nextPage: NSFileProviderPage?)
    /// Receives an error.
    func finishEnumeratingWithError(_ error: any Error)
}

/// Receives the changes of a list.
public protocol NSFileProviderChangeObserver: NSObjectProtocol {
    /// Receives changed files.
    func didUpdate(_ updatedItems: [any NSFileProviderItem])
    /// Receives deleted files.
    func didDeleteItems(withIdentifiers deletedItemIdentifiers: [NSFileProviderItemIdentifier])
    /// Receives the end of the changes.
    func finishEnumeratingChanges(upTo anchor: NSFileProviderSyncAnchor, moreComing: Bool)
    /// Receives an error.
    func finishEnumeratingWithError(_ error: any Error)
}

/// Lists the files of a folder.
///
/// Follows Apple's [NSFileProviderEnumerator](https://developer.apple.com/documentation/fileprovider/nsfileproviderenumerator).
public protocol NSFileProviderEnumerator: NSObjectProtocol {
    /// Called at the end.
    func invalidate()
    /// Called for the files from a page on.
    func enumerateItems(for observer: any NSFileProviderEnumerationObserver, startingAt page: NSFileProviderPage)
    /// Called for the changes since a moment.
    func enumerateChanges(
        for observer: any NSFileProviderChangeObserver, from syncAnchor: NSFileProviderSyncAnchor)
    /// Called for the present moment.
    func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void)
}

extension NSFileProviderEnumerator {
    public func enumerateChanges(
        for observer: any NSFileProviderChangeObserver, from syncAnchor: NSFileProviderSyncAnchor
    ) { observer.finishEnumeratingChanges(upTo: syncAnchor, moreComing: false) }
    public func currentSyncAnchor(completionHandler: @escaping (NSFileProviderSyncAnchor?) -> Void) {
        completionHandler(nil)
    }
}

/// A request of the system for files.
open class NSFileProviderRequest: NSObject, @unchecked Sendable {
    override init() {}
    /// Whether the system looks for files by itself.
    open var isSystemRequest: Bool { false }
    /// Whether the request comes from the file manager.
    open var isFileViewerRequest: Bool { false }
    /// The app that asks; nil if it is not known.
    open var requestingExecutable: URL? { nil }
}

/// How a file is created.
public struct NSFileProviderCreateItemOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file may be there already.
    public static let mayAlreadyExist = NSFileProviderCreateItemOptions(rawValue: 1)
    /// The file was deleted on the server.
    public static let deletionConflicted = NSFileProviderCreateItemOptions(rawValue: 2)
}
/// How a file is changed.
public struct NSFileProviderModifyItemOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file may be there already.
    public static let mayAlreadyExist = NSFileProviderModifyItemOptions(rawValue: 1)
}
/// How a file is deleted.
public struct NSFileProviderDeleteItemOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The files of a folder are deleted, too.
    public static let recursive = NSFileProviderDeleteItemOptions(rawValue: 1)
}

/// A provider of files; no desktop starts it.
///
/// Follows Apple's [NSFileProviderReplicatedExtension](https://developer.apple.com/documentation/fileprovider/nsfileproviderreplicatedextension).
public protocol NSFileProviderReplicatedExtension: NSObjectProtocol {
    /// Creates the provider of an account.
    init(domain: NSFileProviderDomain)
    /// Called at the end.
    func invalidate()
    /// Called for the facts about a file.
    func item(
        for identifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest,
        completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
    ) -> Progress
    /// Called for the content of a file.
    func fetchContents(
        for itemIdentifier: NSFileProviderItemIdentifier, version requestedVersion: NSFileProviderItemVersion?,
        request: NSFileProviderRequest,
        completionHandler: @escaping (URL?, (any NSFileProviderItem)?, (any Error)?) -> Void
    ) -> Progress
    /// Called to create a file.
    func createItem(
        basedOn itemTemplate: any NSFileProviderItem, fields: NSFileProviderItemFields, contents url: URL?,
        options: NSFileProviderCreateItemOptions, request: NSFileProviderRequest,
        completionHandler: @escaping ((any NSFileProviderItem)?, NSFileProviderItemFields, Bool, (any Error)?) -> Void
    ) -> Progress
    /// Called to change a file.
    func modifyItem(
        _ item: any NSFileProviderItem, baseVersion version: NSFileProviderItemVersion,
        changedFields: NSFileProviderItemFields, contents newContents: URL?,
        options: NSFileProviderModifyItemOptions, request: NSFileProviderRequest,
        completionHandler: @escaping ((any NSFileProviderItem)?, NSFileProviderItemFields, Bool, (any Error)?) -> Void
    ) -> Progress
    /// Called to delete a file.
    func deleteItem(
        identifier: NSFileProviderItemIdentifier, baseVersion version: NSFileProviderItemVersion,
        options: NSFileProviderDeleteItemOptions, request: NSFileProviderRequest,
        completionHandler: @escaping ((any Error)?) -> Void
    ) -> Progress
    /// Called for the list of a folder.
    func enumerator(
        for containerItemIdentifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest
    ) throws -> any NSFileProviderEnumerator
}
