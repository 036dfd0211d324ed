import Foundation
import OrielFoundation
import WebKitShim

/// Rules about what pages may load.
@MainActor @preconcurrency
open class WKContentRuleList: NSObject {
    /// The rules' name in their store.
    public let identifier: String
    let filter: UnsafeMutableRawPointer

    init(_ identifier: String, _ filter: UnsafeMutableRawPointer) {
        (self.identifier, self.filter) = (identifier, filter)
    }

    isolated deinit { oriel_web_filter_release(filter) }
}

/// Stores rules about what pages may load, in a form that is quick to use.
///
/// Follows Apple's [WKContentRuleListStore](https://developer.apple.com/documentation/webkit/wkcontentruleliststore).
@MainActor @preconcurrency
open class WKContentRuleListStore: NSObject {
    private let folder: URL
    private static let usual = WKContentRuleListStore(folder: WebFolders.data.appending(path: "ContentRules"))

    private init(folder: URL) { self.folder = folder }

    /// Returns the store in the app's folder.
    open class func `default`() -> WKContentRuleListStore! { usual }

    /// Creates a store in a folder.
    public convenience init!(url: URL) { self.init(folder: url) }

    /// Reads rules, and stores them by a name.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        start(OrielWebRulesSave, identifier ?? "", encodedContentRuleList ?? "") { filter, _, error in
            completionHandler(
                filter.map { WKContentRuleList(identifier ?? "", $0) },
                error.map { WKError(.contentRuleListStoreCompileFailed, $0) })
        }
    }

    /// Reads rules, stores them by a name, and returns them.
    @discardableResult
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!
    ) async throws -> WKContentRuleList? {
        try await withCheckedThrowingContinuation { continuation in
            compileContentRuleList(forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList) {
                continuation.resume(with: Self.result($0, $1))
            }
        }
    }

    /// Finds the rules of a name.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!, completionHandler: ((WKContentRuleList?, (any Error)?) -> Void)!
    ) {
        start(OrielWebRulesLoad, identifier ?? "", nil) { filter, _, error in
            completionHandler(
                filter.map { WKContentRuleList(identifier ?? "", $0) },
                error.map { WKError(.contentRuleListStoreLookUpFailed, $0) })
        }
    }

    /// Returns the rules of a name.
    open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
        try await withCheckedThrowingContinuation { continuation in
            lookUpContentRuleList(forIdentifier: identifier) { continuation.resume(with: Self.result($0, $1)) }
        }
    }

    /// Removes the rules of a name from the store.
    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: (((any Error)?) -> Void)!
    ) {
        start(OrielWebRulesRemove, identifier ?? "", nil) { _, _, error in
            completionHandler(error.map { WKError(.contentRuleListStoreRemoveFailed, $0) })
        }
    }

    /// Finds the names of all rules.
    open func getAvailableContentRuleListIdentifiers(_ completionHandler: (([String]?) -> Void)!) {
        start(OrielWebRulesList, "", nil) { _, names, _ in completionHandler(names) }
    }

    /// Returns the names of all rules.
    open func availableIdentifiers() async -> [String]? {
        await withCheckedContinuation { continuation in
            getAvailableContentRuleListIdentifiers { continuation.resume(returning: $0) }
        }
    }

    private static func result(
        _ list: WKContentRuleList?, _ error: (any Error)?
    ) -> Result<WKContentRuleList?, any Error> { error.map { .failure($0) } ?? .success(list) }

    private func start(
        _ action: Int, _ name: String, _ json: String?,
        _ completion: @escaping (UnsafeMutableRawPointer?, [String], String?) -> Void
    ) {
        if let obstacle = WebLibrary.obstacle { return completion(nil, [], obstacle) }
        typealias Outcome = (filter: UnsafeMutableRawPointer?, names: [String], error: String?)
        let context = Callback<Outcome>.context { completion($0.filter, $0.names, $0.error) }
        oriel_web_rules(
            folder.path, Int32(action), name, json,
            { context, filter, names, error in
                let names = String(web: names).split(separator: "\n").map(String.init)
                Callback<Outcome>.call(context, (filter, names, error.map { String(cString: $0) }))
            }, context)
    }
}

/// The app's folders for pages.
enum WebFolders {
    private static var app: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    /// The folder for data that is kept.
    static var data: URL { URL.applicationSupportDirectory.appending(path: "\(app)/WebKit") }
    /// The folder for data that can be fetched again.
    static var cache: URL { URL.cachesDirectory.appending(path: "\(app)/WebKit") }
}
