import DisplayList
import Foundation
import FoundationNetworking
import OrielFoundation
import SwiftUI
import SwiftUICore
import WebKitShim

/// The members of a web view that classes of apps may override; the base of ``WKWebView``.
///
/// Members of extensions cannot be overridden without Objective-C.
@MainActor @preconcurrency
open class _WebViewMembers: UIView {
    private var own: WKWebView { unsafeDowncast(self, to: WKWebView.self) }

    /// Loads an address with the headers of a request.
    ///
    /// A request with a body or another method than GET is loaded without them, after a warning.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { own.standardLoad(request) }

    /// Shows a text as a page.
    /// - Parameter baseURL: The address that relative addresses refer to; nil for none.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        own.standardLoadHTMLString(string, baseURL: baseURL)
    }

    /// Loads a file.
    /// - Parameter readAccessURL: The folder whose files the page may show; those of the file's own folder are.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        own.standardLoadFileURL(URL, allowingReadAccessTo: readAccessURL)
    }

    /// Shows data of a type as a page.
    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        own.standardLoad(data, mimeType: MIMEType, characterEncodingName: characterEncodingName, baseURL: baseURL)
    }

    /// Shows data in the place of a request's answer.
    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        own.standardLoadSimulatedRequest(request, responseHTML: string)
    }

    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? { own.standardReload() }

    /// Loads the page again, past all caches.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { own.standardReloadFromOrigin() }

    /// Goes to the page before.
    @discardableResult
    open func goBack() -> WKNavigation? { own.standardGoBack() }

    /// Goes to the page after.
    @discardableResult
    open func goForward() -> WKNavigation? { own.standardGoForward() }

    /// Goes to a page of the history.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { own.standardGo(to: item) }

    /// Ends loading.
    open func stopLoading() { own.standardStopLoading() }

    /// The page's title; empty before it is known.
    open var title: String? { own.standardTitle }

    /// The page's address; nil before the first.
    open var url: URL? { own.standardUrl }

    /// How much of the page is loaded, from 0 to 1.
    open var estimatedProgress: Double { own.standardEstimatedProgress }

    /// Whether a page is being loaded.
    open var isLoading: Bool { own.standardIsLoading }

    /// Whether there is a page to go back to.
    open var canGoBack: Bool { own.standardCanGoBack }

    /// Whether there is a page to go forward to.
    open var canGoForward: Bool { own.standardCanGoForward }

    /// Whether the page came over an encrypted connection whose certificate is trusted.
    open var hasOnlySecureContent: Bool { own.standardHasOnlySecureContent }

    /// The certificate's trust; not known here.
    open var serverTrust: AnyObject? { own.standardServerTrust }

    /// The color that the page gives to what surrounds it, once it is loaded; nil for none.
    open var themeColor: UIColor? { own.standardThemeColor }

    /// The pages before and after this one.
    open var backForwardList: WKBackForwardList { own.standardBackForwardList }

    /// Runs a script in the page.
    /// - Parameter completionHandler: Called with the result (numbers, texts, dates as texts, arrays, dictionaries; nil for
    ///   undefined), or with an error.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) { own.standardEvaluateJavaScript(javaScriptString, completionHandler: completionHandler) }

    /// Runs a script in the page, and returns its result.
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
        try await own.standardEvaluateJavaScript(javaScriptString)
    }

    /// Runs a script in a world of the page.
    /// - Parameter frame: The frame; the main frame is taken.
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) { own.standardEvaluateJavaScript(javaScript, in: frame, in: contentWorld, completionHandler: completionHandler) }

    /// Runs a script in a world of the page, and returns its result; nil for undefined.
    open func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await own.standardEvaluateJavaScript(javaScript, in: frame, contentWorld: contentWorld)
    }

    /// Runs the body of an asynchronous function, and returns its result.
    /// - Parameters:
    ///   - arguments: Values that the body knows by their names.
    ///   - frame: The frame; the main frame is taken.
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        try await own.standardCallAsyncJavaScript(
            functionBody, arguments: arguments, in: frame, contentWorld: contentWorld)
    }

    /// Runs the body of an asynchronous function.
    open func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        own.standardCallAsyncJavaScript(
            functionBody, arguments: arguments, in: frame, in: contentWorld, completionHandler: completionHandler)
    }

    /// Finds a text in the page, and selects it.
    open func find(
        _ string: String, configuration: WKFindConfiguration = .init(),
        completionHandler: @escaping @MainActor (WKFindResult) -> Void
    ) { own.standardFind(string, configuration: configuration, completionHandler: completionHandler) }

    /// Finds a text in the page, selects it, and returns whether there was one.
    open func find(
        _ string: String, configuration: WKFindConfiguration? = nil
    ) async throws -> WKFindResult { try await own.standardFind(string, configuration: configuration) }

    /// Whether the page uses a camera.
    open var cameraCaptureState: WKMediaCaptureState { own.standardCameraCaptureState }

    /// Whether the page uses a microphone.
    open var microphoneCaptureState: WKMediaCaptureState { own.standardMicrophoneCaptureState }

    /// Sets whether the page uses the camera that it was given.
    open func setCameraCaptureState(_ state: WKMediaCaptureState) async {
        await own.standardSetCameraCaptureState(state)
    }

    /// Sets whether the page uses the microphone that it was given.
    open func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {
        await own.standardSetMicrophoneCaptureState(state)
    }

    /// Pauses all films and sounds of the page.
    open func pauseAllMediaPlayback() async { await own.standardPauseAllMediaPlayback() }

    /// Whether a film or sound of the page plays.
    open func requestMediaPlaybackState() async -> WKMediaPlaybackState {
        await own.standardRequestMediaPlaybackState()
    }

    /// Pauses all films and sounds of the page, or resumes the ones paused by this.
    open func setAllMediaPlaybackSuspended(_ suspended: Bool) async {
        await own.standardSetAllMediaPlaybackSuspended(suspended)
    }

    /// Ends what fills the screen, or has a window of its own.
    open func closeAllMediaPresentations() async { await own.standardCloseAllMediaPresentations() }

    /// Makes a PDF document of one page, as large as the content.
    open func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor (Result<Data, any Error>) -> Void
    ) { own.standardCreatePDF(configuration: configuration, completionHandler: completionHandler) }

    /// Returns a PDF document of one page, as large as the content.
    open func pdf(configuration: WKPDFConfiguration? = nil) async throws -> Data {
        try await own.standardPdf(configuration: configuration)
    }

    /// Draws the visible part of the page.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) { own.standardTakeSnapshot(with: snapshotConfiguration, completionHandler: completionHandler) }

    /// Returns a picture of the visible part of the page.
    open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        try await own.standardTakeSnapshot(configuration: configuration)
    }
}
