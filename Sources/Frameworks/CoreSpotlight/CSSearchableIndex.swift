import Foundation
import OrielFoundation

/// A thing that a search of the system finds.
///
/// Follows Apple's [CSSearchableItem](https://developer.apple.com/documentation/corespotlight/cssearchableitem).
open class CSSearchableItem: NSObject, @unchecked Sendable {
    /// The app's name for it.
    open var uniqueIdentifier: String
    /// The app's name for several of them; nil for none.
    open var domainIdentifier: String?
    /// When it is no longer found; nil for never.
    open var expirationDate: Date?
    /// What is known of it.
    open var attributeSet: CSSearchableItemAttributeSet

    /// Creates a thing.
    /// - Parameter uniqueIdentifier: The app's name for it; nil for one of its own.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        (self.uniqueIdentifier, self.domainIdentifier) = (uniqueIdentifier ?? UUID().uuidString, domainIdentifier)
        self.attributeSet = attributeSet
    }
}

/// The type of the activity that opens a thing that was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the thing's name in the activity that opens it.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the activity that continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of the text that was searched for.
public let CSSearchQueryString = "kCSSearchQueryString"
/// The name of the errors of an index.
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// An error of an index.
public struct CSIndexError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknownError = -1, indexUnavailableError = -1000, invalidItemError = -1001, invalidClientStateError = -1002
        case remoteConnectionError = -1003, quotaExceeded = -1004, indexingUnsupported = -1005, mismatchedClientState =
            -1006
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { CSIndexErrorDomain }
    public var errorDescription: String? { "The desktop has no search for what is in apps." }
}

/// The things of an app that a search of the system finds; no desktop searches in apps here.
///
/// Follows Apple's [CSSearchableIndex](https://developer.apple.com/documentation/corespotlight/cssearchableindex). Every change fails
/// with the error `indexingUnsupported`, as on a device that has no index, which is reported once.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let index = CSSearchableIndex(name: "default")
    private let name: String

    /// The delegate, which is never asked for anything.
    open weak var indexDelegate: (any CSSearchableIndexDelegate)?

    /// Creates an index with a name.
    public init(name: String) { self.name = name }
    /// Creates an index with a name; nothing is stored that would need protection.
    public convenience init(name: String, protectionClass: FileProtectionType?) { self.init(name: name) }

    /// The app's index.
    open class func `default`() -> CSSearchableIndex { index }
    /// Returns whether there is an index: no.
    open class func isIndexingAvailable() -> Bool { false }

    /// Adds things; fails.
    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completionHandler) }
    /// Removes things; fails.
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completionHandler) }
    /// Removes the things of domains; fails.
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completionHandler) }
    /// Removes all things; fails.
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }

    /// Adds things; fails.
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw failure() }
    /// Removes things; fails.
    open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw failure() }
    /// Removes the things of domains; fails.
    open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws { throw failure() }
    /// Removes all things; fails.
    open func deleteAllSearchableItems() async throws { throw failure() }

    /// Begins several changes at once.
    open func beginBatch() {}
    /// Ends several changes; fails.
    open func endBatch(withClientState clientState: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    {
        fail(completionHandler)
    }
    /// Reads what the app has noted of its last changes; fails.
    open func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        let error = failure()
        DispatchQueue.global().async { completionHandler(nil, error) }
    }

    private func fail(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        let error = failure()
        DispatchQueue.global().async { completion?(error) }
    }

    private func failure() -> CSIndexError {
        RuntimeWarning.issue("CoreSpotlight: the desktop has no search for what is in apps: see CompatibilityGaps.md.")
        return CSIndexError(.indexingUnsupported)
    }
}

/// Adds the things of an index again; never asked here.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// Adds all things again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler handler: @escaping () -> Void)
    /// Adds things again.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void)
}
