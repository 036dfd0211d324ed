import Foundation

/// Passes on what happens to a page.
@MainActor
final class PageDelegate: NSObject, WKNavigationDelegate, WKUIDelegate {
    weak var page: WebPage?
    private var decider: (any WebPage.NavigationDeciding)?
    private var presenter: (any WebPage.DialogPresenting)?

    private let sensors: WebPage.DeviceSensorAuthorization

    init(
        decider: (any WebPage.NavigationDeciding)?, presenter: (any WebPage.DialogPresenting)?,
        sensors: WebPage.DeviceSensorAuthorization
    ) { (self.decider, self.presenter, self.sensors) = (decider, presenter, sensors) }

    func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
        initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
    ) async -> WKPermissionDecision {
        await sensors.decide(.mediaCapture(type), WebPage.FrameInfo(info: frame), origin)
    }

    func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void
    ) {
        guard let presenter else {
            parameters.isLeftToWebKit = true
            return
        }
        Task {
            var presenter = presenter
            let result = await presenter.handleFileInputPrompt(
                parameters: parameters, initiatedBy: WebPage.FrameInfo(info: frame))
            self.presenter = presenter
            if case .selected(let files) = result { completionHandler(files) } else { completionHandler(nil) }
        }
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
        guard var decider else { return (.allow, preferences) }
        var chosen = WebPage.NavigationPreferences()
        chosen.allowsContentJavaScript = preferences.allowsContentJavaScript
        let policy = await decider.decidePolicy(
            for: WebPage.NavigationAction(action: navigationAction), preferences: &chosen)
        self.decider = decider
        preferences.allowsContentJavaScript = chosen.allowsContentJavaScript
        if policy == .cancel {
            page?.end(.failedProvisionalNavigation(WKError(.unknown, "The app forbids this page.")))
        }
        return (policy, preferences)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
        guard var decider else { return navigationResponse.canShowMIMEType ? .allow : .cancel }
        let policy = await decider.decidePolicy(for: WebPage.NavigationResponse(answer: navigationResponse))
        self.decider = decider
        return policy
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        page?.note(.startedProvisionalNavigation)
    }
    func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) { page?.note(.receivedServerRedirect) }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { page?.note(.committed) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { page?.note(.finished) }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) { page?.end(.failedProvisionalNavigation(error)) }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        page?.end(.failedProvisionalNavigation(error))
    }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { page?.end(.webContentProcessTerminated) }

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async {
        guard var presenter else { return }
        await presenter.handleJavaScriptAlert(message: message, initiatedBy: WebPage.FrameInfo(info: frame))
        self.presenter = presenter
    }

    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async -> Bool {
        guard var presenter else { return false }
        let result = await presenter.handleJavaScriptConfirm(
            message: message, initiatedBy: WebPage.FrameInfo(info: frame))
        self.presenter = presenter
        return result == .ok
    }

    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String? {
        guard var presenter else { return nil }
        let result = await presenter.handleJavaScriptPrompt(
            message: prompt, defaultText: defaultText, initiatedBy: WebPage.FrameInfo(info: frame))
        self.presenter = presenter
        if case .ok(let text) = result { return text }
        return nil
    }
}
