import Foundation
import FoundationNetworking

/// Methods that a web view calls for navigations; each has a default.
///
/// Follows Apple's [WKNavigationDelegate](https://developer.apple.com/documentation/webkit/wknavigationdelegate). Of methods
/// that exist with and without a completion handler an app implements one.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Decides about a navigation; allowed by default.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Returns the decision about a navigation.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
    /// Decides about a navigation, and how its page is shown.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// Returns the decision about a navigation, and how its page is shown.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
    /// Decides about a response; by default it is shown if it can be.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// Returns the decision about a response.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy
    /// A load has begun.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// The server has named another address.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// A load has failed before the page's content came.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// The page's content begins to come.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// The page is loaded.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A load has failed.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// The page's process has ended.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    /// A navigation becomes a download.
    func webView(
        _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
    /// A response becomes a download.
    func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
    /// A server asks who the user is; never called here, where pages have the usual answer.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy { .allow }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        Task {
            let (policy, preferences) = await self.webView(
                webView, decidePolicyFor: navigationAction, preferences: preferences)
            decisionHandler(policy, preferences)
        }
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
        let decided = Decided<WKNavigationActionPolicy>()
        self.webView(webView, decidePolicyFor: navigationAction) { decided.resolve($0) }
        return (await decided.value, preferences)
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) {
        Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) }
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy { navigationResponse.canShowMIMEType ? .allow : .cancel }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    public func webView(
        _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) {}
    public func webView(
        _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
    ) {}
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
}

/// A value that a completion handler brings, for those who await it; a handler that is called twice does no harm.
@MainActor
final class Decided<Value: Sendable> {
    private var known: Value?
    private var waiting: CheckedContinuation<Value, Never>?

    func resolve(_ value: Value) {
        guard known == nil else { return }
        known = value
        waiting?.resume(returning: value)
        waiting = nil
    }

    var value: Value {
        get async {
            if let known { return known }
            return await withCheckedContinuation { waiting = $0 }
        }
    }
}
