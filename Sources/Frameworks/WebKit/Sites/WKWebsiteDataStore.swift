import Foundation
import OrielFoundation
import WebKitShim

/// Files that were fetched, on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// Files that were fetched, in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Answers that scripts keep.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// Pages for use without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What scripts store for a window.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What scripts store by names.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Databases of old pages; there are none.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Databases of scripts.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// Scripts that work without a page.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// The data that a site has stored.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
    /// The site's name.
    public let displayName: String
    /// The kinds of its data.
    public let dataTypes: Set<String>

    init(_ name: String, _ kinds: UInt32) {
        displayName = name
        dataTypes = WKWebsiteDataStore.types(kinds)
    }
}

/// Where web views store cookies and other data.
///
/// Follows Apple's [WKWebsiteDataStore](https://developer.apple.com/documentation/webkit/wkwebsitedatastore).
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    /// Whether the data outlives the app.
    public let isPersistent: Bool
    /// The name of a store of its own; nil for the usual one.
    public let identifier: UUID?
    /// The store's cookies.
    public private(set) lazy var httpCookieStore = WKHTTPCookieStore(self)
    /// The library's session, made when the first page needs it; nil where there are no pages.
    private(set) lazy var session: UnsafeMutableRawPointer? = makeSession()

    private static let usual = WKWebsiteDataStore(isPersistent: true, identifier: nil)
    private static var named: [UUID: WKWebsiteDataStore] = [:]

    private init(isPersistent: Bool, identifier: UUID?) {
        (self.isPersistent, self.identifier) = (isPersistent, identifier)
    }

    /// Returns the store in the app's folders.
    open class func `default`() -> WKWebsiteDataStore { usual }

    /// Returns a new store in memory.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false, identifier: nil) }

    /// Returns the store of a name, in folders of its own.
    public static func forIdentifier(_ identifier: UUID) -> WKWebsiteDataStore {
        if let known = named[identifier] { return known }
        let store = WKWebsiteDataStore(isPersistent: true, identifier: identifier)
        named[identifier] = store
        return store
    }

    /// Creates the store of a name, in folders of its own.
    public convenience init(forIdentifier identifier: UUID) { self.init(isPersistent: true, identifier: identifier) }

    isolated deinit { if let session = made { oriel_web_object_release(session) } }
    private var made: UnsafeMutableRawPointer?

    private func makeSession() -> UnsafeMutableRawPointer? {
        guard WebLibrary.obstacle == nil else { return nil }
        let name = identifier?.uuidString ?? "Default"
        made =
            isPersistent
            ? oriel_web_session_new(
                WebFolders.data.appending(path: name).path, WebFolders.cache.appending(path: name).path)
            : oriel_web_session_new(nil, nil)
        return made
    }

    /// Returns all kinds of data.
    open class func allWebsiteDataTypes() -> Set<String> { Set(kinds.map(\.name)) }

    private static let kinds: [(name: String, bit: UInt32)] = [
        (WKWebsiteDataTypeMemoryCache, 1), (WKWebsiteDataTypeDiskCache, 2),
        (WKWebsiteDataTypeOfflineWebApplicationCache, 4), (WKWebsiteDataTypeSessionStorage, 8),
        (WKWebsiteDataTypeLocalStorage, 16), (WKWebsiteDataTypeIndexedDBDatabases, 32), (WKWebsiteDataTypeCookies, 64),
        (WKWebsiteDataTypeServiceWorkerRegistrations, 1024), (WKWebsiteDataTypeFetchCache, 2048),
    ]

    static func types(_ bits: UInt32) -> Set<String> { Set(kinds.filter { bits & $0.bit != 0 }.map(\.name)) }

    private static func bits(_ types: Set<String>) -> UInt32 {
        kinds.reduce(0) { types.contains($1.name) ? $0 | $1.bit : $0 }
    }

    /// Finds the sites that have stored data of some kinds.
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
    ) {
        guard let session else { return completionHandler([]) }
        typealias Sites = [(String, UInt32)]
        let context = Callback<Sites>.context { sites in
            MainActor.assumeIsolated { completionHandler(sites.map { WKWebsiteDataRecord($0, $1) }) }
        }
        oriel_web_sites(
            session, Self.bits(dataTypes),
            { context, names, kinds, count in
                let sites = (0..<count).map { (String(web: names?[$0]), kinds?[$0] ?? 0) }
                Callback<Sites>.call(context, sites)
            }, context)
    }

    /// Returns the sites that have stored data of some kinds.
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
        await withCheckedContinuation { continuation in
            fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) }
        }
    }

    /// Removes data of some kinds that has changed since a date.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
    ) {
        let age = min(max(-date.timeIntervalSinceNow, 1), 9e9)
        // Beyond half a century all data is meant.
        remove(dataTypes, of: nil, within: age > 1.5e9 ? 0 : Int64(age * 1_000_000), completionHandler)
    }

    /// Removes data of some kinds that has changed since a date.
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
        }
    }

    /// Removes data of some kinds and sites.
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
    ) {
        var rest = dataRecords[...]
        func next() {
            guard let record = rest.popFirst() else { return completionHandler() }
            remove(dataTypes, of: record.displayName, within: 0) { MainActor.assumeIsolated { next() } }
        }
        next()
    }

    /// Removes data of some kinds and sites.
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        await withCheckedContinuation { continuation in
            removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() }
        }
    }

    private func remove(
        _ types: Set<String>, of site: String?, within span: Int64, _ completion: @escaping () -> Void
    ) {
        guard let session else { return completion() }
        let context = Callback<Void>.context { completion() }
        oriel_web_remove_data(
            session, Self.bits(types), site, span, { Callback<Void>.call($0, ()) }, context)
    }
}
