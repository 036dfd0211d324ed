import Foundation
import WebKitShim

/// How a text is searched in a page.
@MainActor @preconcurrency
open class WKFindConfiguration: NSObject {
    /// Whether the search goes toward the beginning.
    open var backwards = false
    /// Whether capitals matter.
    open var caseSensitive = false
    /// Whether the search goes on at the other end.
    open var wraps = true
    /// Creates the usual configuration.
    nonisolated public override init() { super.init() }
}

/// The result of a search in a page.
@MainActor @preconcurrency
open class WKFindResult: NSObject {
    /// Whether the text was found.
    public let matchFound: Bool

    init(matchFound: Bool) { self.matchFound = matchFound }
}

extension WKWebView {
    func standardFind(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping @MainActor (WKFindResult) -> Void
    ) {
        guard let page, !string.isEmpty else { return completionHandler(WKFindResult(matchFound: false)) }
        searches.append(completionHandler)
        oriel_web_find(
            page.widget, string, configuration.caseSensitive ? 0 : 1, configuration.backwards ? 1 : 0,
            configuration.wraps ? 1 : 0)
    }

    func standardFind(
        _ string: String, configuration: WKFindConfiguration?
    ) async throws -> WKFindResult {
        let configuration = configuration ?? WKFindConfiguration()
        return await withCheckedContinuation { continuation in
            find(string, configuration: configuration) { continuation.resume(returning: $0) }
        }
    }

    /// The library's report about a search.
    func found(_ count: Int) {
        let waiting = searches
        searches = []
        for search in waiting { search(WKFindResult(matchFound: count > 0)) }
    }
}
