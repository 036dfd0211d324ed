import Foundation
import OrielFoundation

/// The name of the errors of providers.
public let NSFileProviderErrorDomain = "NSFileProviderErrorDomain"

/// An error of a provider.
///
/// Follows Apple's [NSFileProviderError](https://developer.apple.com/documentation/fileprovider/nsfileprovidererror).
public struct NSFileProviderError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case notAuthenticated = -1000, filenameCollision = -1001, syncAnchorExpired = -1002
        case insufficientQuota = -1003, serverUnreachable = -1004, noSuchItem = -1005, versionOutOfDate = -1006
        case directoryNotEmpty = -1007, providerNotFound = -2001, providerTranslocated = -2002
        case olderExtensionVersionRunning = -2003, newerExtensionVersionFound = -2004, cannotSynchronize = -2005
        case nonEvictableChildren = -2006, unsyncedEdits = -2007, nonEvictable = -2008, versionNoLongerAvailable = -2009
        case excludedFromSync = -2010, domainDisabled = -2011, providerDomainTemporarilyUnavailable = -2012
        case providerDomainNotFound = -2013, applicationExtensionNotFound = -2014
        /// The change is older than the present version.
        public static let pageExpired = Code.syncAnchorExpired
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { NSFileProviderErrorDomain }
    /// The app has no access.
    public static let notAuthenticated = NSFileProviderError(.notAuthenticated)
    /// There is no such file.
    public static let noSuchItem = NSFileProviderError(.noSuchItem)
    /// The server cannot be reached.
    public static let serverUnreachable = NSFileProviderError(.serverUnreachable)
    public var errorDescription: String? {
        switch code {
        case .noSuchItem: "There is no such file."
        case .notAuthenticated: "The user is not signed in."
        case .serverUnreachable: "The server cannot be reached."
        default: "This system has no providers of files."
        }
    }

    /// The error of requests, which is reported once.
    static func missing() -> NSFileProviderError {
        RuntimeWarning.issue("FileProvider: no file manager asks apps for files here; domains are not added.")
        return NSFileProviderError(.providerNotFound)
    }
}

/// An account of a provider.
///
/// Follows Apple's [NSFileProviderDomain](https://developer.apple.com/documentation/fileprovider/nsfileproviderdomain).
open class NSFileProviderDomain: NSObject, @unchecked Sendable {
    /// The name in the provider.
    public let identifier: NSFileProviderDomainIdentifier
    /// The name for users.
    public let displayName: String
    /// The folder of the files, below the provider's.
    public let pathRelativeToDocumentStorage: String
    /// Whether the user has turned the account on; false.
    open var userEnabled: Bool { false }
    /// Whether the account is hidden; false by default.
    open var isHidden = false
    /// Creates an account.
    public init(identifier: NSFileProviderDomainIdentifier, displayName: String) {
        (self.identifier, self.displayName) = (identifier, displayName)
        pathRelativeToDocumentStorage = identifier.rawValue
    }
    /// Creates an account with a folder.
    public init(
        identifier: NSFileProviderDomainIdentifier, displayName: String, pathRelativeToDocumentStorage: String
    ) {
        (self.identifier, self.displayName) = (identifier, displayName)
        self.pathRelativeToDocumentStorage = pathRelativeToDocumentStorage
    }
}

/// The accounts of a provider: none, and adding one fails.
///
/// Follows Apple's [NSFileProviderManager](https://developer.apple.com/documentation/fileprovider/nsfileprovidermanager).
open class NSFileProviderManager: NSObject, @unchecked Sendable {
    /// How the files of a removed account are treated.
    public enum DomainRemovalMode: Int, Sendable { case removeAll, preserveDirtyUserData, preserveDownloadedUserData }
    /// The manager of the provider.
    public static let `default` = NSFileProviderManager()
    private override init() {}
    /// Returns the manager of an account; nil, as there is none.
    public convenience init?(for domain: NSFileProviderDomain) { return nil }

    /// Adds an account; fails.
    open class func add(_ domain: NSFileProviderDomain) async throws { throw NSFileProviderError.missing() }
    /// Adds an account; fails.
    open class func add(
        _ domain: NSFileProviderDomain, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        let error = NSFileProviderError.missing()
        DispatchQueue.global().async { completionHandler(error) }
    }
    /// Removes an account; fails.
    open class func remove(_ domain: NSFileProviderDomain) async throws {
        throw NSFileProviderError(.providerDomainNotFound)
    }
    /// Removes an account; fails.
    open class func remove(
        _ domain: NSFileProviderDomain, completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler(NSFileProviderError(.providerDomainNotFound)) } }
    /// Removes all accounts: there are none.
    open class func removeAllDomains() async throws {}
    /// Removes all accounts: there are none.
    open class func removeAllDomains(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(nil) }
    }
    /// Returns the accounts: none.
    open class func domains() async throws -> [NSFileProviderDomain] { [] }
    /// Asks for the accounts: none.
    open class func getDomainsWithCompletionHandler(
        _ completionHandler: @escaping @Sendable ([NSFileProviderDomain], (any Error)?) -> Void
    ) { DispatchQueue.global().async { completionHandler([], nil) } }

    /// Reports that the files of a folder have changed; fails.
    open func signalEnumerator(for containerItemIdentifier: NSFileProviderItemIdentifier) async throws {
        throw NSFileProviderError(.providerNotFound)
    }
    /// Reports that the files of a folder have changed; fails.
    open func signalEnumerator(
        for containerItemIdentifier: NSFileProviderItemIdentifier,
        completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(NSFileProviderError(.providerNotFound)) } }
    /// Returns the place of a file; fails.
    open func getUserVisibleURL(for itemIdentifier: NSFileProviderItemIdentifier) async throws -> URL {
        throw NSFileProviderError(.noSuchItem)
    }
    /// Removes the copy of a file; fails.
    open func evictItem(identifier itemIdentifier: NSFileProviderItemIdentifier) async throws {
        throw NSFileProviderError(.noSuchItem)
    }
    /// The folder of the provider; in the app's caches, as no file manager shows it.
    open var documentStorageURL: URL { URL.cachesDirectory.appending(path: "File Provider Storage") }
}
