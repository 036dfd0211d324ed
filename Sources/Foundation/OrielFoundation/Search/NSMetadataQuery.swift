import Foundation

/// A search for files by their attributes.
///
/// This system has no index of files and no iCloud: a query gathers at once, finds nothing, and posts the notifications
/// about it. A warning says so once.
///
/// Follows Apple's [NSMetadataQuery](https://developer.apple.com/documentation/foundation/nsmetadataquery).
open class NSMetadataQuery: NSObject, @unchecked Sendable {
    /// The condition for files; nil for none.
    open var predicate: NSPredicate?
    /// The order of the results.
    open var sortDescriptors: [NSSortDescriptor] = []
    /// The attributes whose values are collected.
    open var valueListAttributes: [String] = []
    /// The attributes by which results are grouped; nil for none.
    open var groupingAttributes: [String]?
    /// The time between two updates, in seconds; 1 by default.
    open var notificationBatchingInterval: TimeInterval = 1
    /// Where to search: the scopes' names, or addresses of folders.
    open var searchScopes: [Any] = []
    /// The files to search among; nil for the scopes' files.
    open var searchItems: [Any]?
    /// The queue of the notifications; the current one for nil.
    open var operationQueue: OperationQueue?
    /// Whether the search has begun.
    open private(set) var isStarted = false
    /// Whether the first results are being gathered; never, as there are none.
    open var isGathering: Bool { false }
    /// Whether the search has ended.
    open private(set) var isStopped = true

    /// Creates a search that has not begun.
    public override init() { super.init() }

    /// Begins the search; returns whether it had not begun before.
    @discardableResult
    open func start() -> Bool {
        guard !isStarted else { return false }
        RuntimeWarning.issue("NSMetadataQuery finds no files: there is no index of them, and no iCloud.")
        (isStarted, isStopped) = (true, false)
        post(.NSMetadataQueryDidStartGathering)
        post(.NSMetadataQueryDidFinishGathering)
        return true
    }

    /// Ends the search.
    open func stop() { (isStarted, isStopped) = (false, true) }
    /// Has no effect: results do not change.
    open func enableUpdates() {}
    /// Has no effect: results do not change.
    open func disableUpdates() {}
    /// The number of results: 0.
    open var resultCount: Int { 0 }
    /// The results: none.
    open var results: [Any] { [] }
    /// Returns a result; there are none, and the program ends.
    open func result(at idx: Int) -> Any { fatalError("The query has no result \(idx).") }
    /// Calls a function with each result; there are none.
    open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    /// Calls a function with each result; there are none.
    open func enumerateResults(
        options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// The place of a result: none.
    open func index(ofResult result: Any) -> Int { NSNotFound }
    /// The value of an attribute for a result; nil, as there are none.
    open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }

    private func post(_ name: Notification.Name) {
        guard let operationQueue else { return NotificationCenter.default.post(name: name, object: self) }
        operationQueue.addOperation { NotificationCenter.default.post(name: name, object: self) }
    }
}

/// A file that a search found.
///
/// Follows Apple's [NSMetadataItem](https://developer.apple.com/documentation/foundation/nsmetadataitem).
open class NSMetadataItem: NSObject, @unchecked Sendable {
    private let file: URL

    /// Describes a file of this machine; nil if there is none.
    public init?(url: URL) {
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
        file = url
    }

    /// The attributes that are known of the file.
    open var attributes: [String] {
        [
            NSMetadataItemFSNameKey, NSMetadataItemDisplayNameKey, NSMetadataItemURLKey, NSMetadataItemPathKey,
            NSMetadataItemFSSizeKey, NSMetadataItemFSCreationDateKey, NSMetadataItemFSContentChangeDateKey,
        ]
    }

    /// The value of an attribute; nil if it is not known.
    open func value(forAttribute key: String) -> Any? {
        let found = try? FileManager.default.attributesOfItem(atPath: file.path)
        return switch key {
        case NSMetadataItemFSNameKey, NSMetadataItemDisplayNameKey: file.lastPathComponent
        case NSMetadataItemURLKey: file
        case NSMetadataItemPathKey: file.path
        case NSMetadataItemFSSizeKey: found?[.size]
        case NSMetadataItemFSCreationDateKey: found?[.creationDate]
        case NSMetadataItemFSContentChangeDateKey: found?[.modificationDate]
        default: nil
        }
    }

    /// The values of attributes; nil if none is known.
    open func values(forAttributes keys: [String]) -> [String: Any]? {
        let known = keys.compactMap { key in value(forAttribute: key).map { (key, $0) } }
        return known.isEmpty ? nil : Dictionary(known) { first, _ in first }
    }
}
