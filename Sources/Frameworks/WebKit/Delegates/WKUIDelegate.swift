import Foundation

/// The properties that a page wants its new window to have.
@MainActor @preconcurrency
open class WKWindowFeatures: NSObject {
    /// Whether bars are shown; nil where the page does not say.
    public let menuBarVisibility: NSNumber? = nil, statusBarVisibility: NSNumber? = nil
    /// Whether tool bars are shown; nil where the page does not say.
    public let toolbarsVisibility: NSNumber? = nil
    /// Whether the user may resize the window; nil where the page does not say.
    public let allowsResizing: NSNumber? = nil
    /// The window's place, in points; nil where the page does not say.
    public let x: NSNumber? = nil, y: NSNumber? = nil
    /// The window's size, in points; nil where the page does not say.
    public let width: NSNumber? = nil, height: NSNumber? = nil
}

/// What a page wants the user to choose.
@MainActor @preconcurrency
open class WKOpenPanelParameters: NSObject {
    /// Whether several files may be chosen.
    public let allowsMultipleSelection: Bool
    /// Whether folders may be chosen; never here.
    public let allowsDirectories = false
    /// Whether the delegate has no panel of its own.
    var isLeftToWebKit = false

    init(allowsMultipleSelection: Bool) { self.allowsMultipleSelection = allowsMultipleSelection }
}

/// A kind of device that a page may use.
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }

/// Whether a page may use something.
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }

/// Methods that a web view calls for dialogs and windows; each has a default, by which alerts are answered without being shown,
/// and no windows open.
///
/// Follows Apple's [WKUIDelegate](https://developer.apple.com/documentation/webkit/wkuidelegate). Of methods that exist with
/// and without a completion handler an app implements one.
@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
    /// Returns a view for a new window, made with the configuration; nil for none.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// A page has closed its window.
    func webViewDidClose(_ webView: WKWebView)
    /// Shows an alert.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void)
    /// Shows an alert.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async
    /// Asks for a confirmation.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    /// Asks for a confirmation.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async -> Bool
    /// Asks for a text.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
    /// Asks for a text.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String?
    /// Chooses files for a page; by default WebKitGTK shows its own panel.
    func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void)
    /// Decides whether a page may use the camera or the microphone; denied by default.
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
    /// Decides whether a page may use the camera or the microphone; denied by default.
    func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
        initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
    ) async -> WKPermissionDecision
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    public func webViewDidClose(_ webView: WKWebView) {}
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        Task {
            await self.webView(webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
            completionHandler()
        }
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async {}
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
        Task {
            completionHandler(
                await self.webView(webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame))
        }
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async -> Bool { false }
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) {
        Task {
            completionHandler(
                await self.webView(
                    webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
                    initiatedByFrame: frame))
        }
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo
    ) async -> String? { nil }
    public func webView(
        _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable ([URL]?) -> Void
    ) { parameters.isLeftToWebKit = true }
    public func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo,
        type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) {
        Task {
            decisionHandler(
                await self.webView(webView, decideMediaCapturePermissionsFor: origin, initiatedBy: frame, type: type))
        }
    }
    public func webView(
        _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
        initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
    ) async -> WKPermissionDecision { .deny }
}
