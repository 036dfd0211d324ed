import Foundation
import Testing

@testable import WebKit

/// A page and all that its delegates were called with.
@MainActor
final class PageProbe: NSObject, WKNavigationDelegate, WKUIDelegate, WKScriptMessageHandler {
    let view: WKWebView
    private(set) var events: [String] = []
    private(set) var messages: [Any] = []
    private var waiting: [(event: String, continuation: CheckedContinuation<Void, Never>)] = []
    /// Decides about navigations.
    var policy: (WKNavigationAction) -> WKNavigationActionPolicy = { _ in .allow }
    /// Decides about responses.
    var responsePolicy: (WKNavigationResponse) -> WKNavigationResponsePolicy = { _ in .allow }
    /// Answers confirmations and prompts.
    var answer: String?
    /// Makes the view of a new window.
    var window: ((WKWebViewConfiguration) -> WKWebView?)?
    private(set) var error: NSError?
    private(set) var download: WKDownload?
    /// Says where downloads go.
    var place: (any WKDownloadDelegate)?

    init(_ configuration: WKWebViewConfiguration? = nil) {
        let configuration = configuration ?? WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        view = WKWebView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), configuration: configuration)
        super.init()
        view.navigationDelegate = self
        view.uiDelegate = self
    }

    /// Shows a page, and waits until it is loaded.
    func show(_ html: String, base: URL? = nil) async {
        view.loadHTMLString(html, baseURL: base)
        await wait(for: "finish")
    }

    /// Waits until an event happens that has not been waited for.
    func wait(for event: String) async {
        if let index = events.firstIndex(of: event) {
            events.removeSubrange(...index)
            return
        }
        events = []
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiting.append((event, $0)) }
        } onCancel: {
            // The time of the test is up: it fails, and does not keep the others waiting.
            Task { @MainActor in self.note(event) }
        }
    }

    func note(_ event: String) {
        if let index = waiting.firstIndex(where: { $0.event == event }) {
            waiting.remove(at: index).continuation.resume()
        } else {
            events.append(event)
        }
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(policy(navigationAction)) }
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy { responsePolicy(navigationResponse) }
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { note("start") }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note("commit") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { note("finish") }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        self.error = error as NSError
        note("fail")
    }
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        self.error = error as NSError
        note("fail early")
    }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { note("terminated") }
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
        self.download = download
        download.delegate = place
        note("download")
    }
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {
        self.download = download
        download.delegate = place
        note("download")
    }

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async { messages.append("alert \(message)") }
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { completionHandler(answer != nil) }
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) { completionHandler(answer.map { "\(prompt) \($0) \(defaultText ?? "-")" }) }
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { window?(configuration) }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        messages.append(message.body)
        note("message")
    }
}

/// Tests of pages run one after the other, where pages can be loaded at all.
@MainActor
@Suite("WebKit", .serialized, .enabled { await WebProcesses.arePossible }, .timeLimit(.minutes(5)))
enum WebKitTests {}

/// The processes that load pages.
@MainActor
private enum WebProcesses {
    /// Whether the library, a display and the sandbox of WebKit's processes are there.
    static let arePossible: Bool = {
        guard WebLibrary.obstacle == nil else { return false }
        endWithoutCleaningUp()
        let sandbox = Process()
        sandbox.executableURL = URL(filePath: "/usr/bin/bwrap")
        sandbox.arguments = ["--ro-bind", "/", "/", "--unshare-user", "--unshare-pid", "true"]
        guard (try? sandbox.run()) != nil else { return false }
        sandbox.waitUntilExit()
        return sandbox.terminationStatus == 0
    }()

    /// Ends the process, once it is about to exit, before WebKit's libraries are taken down: they do not expect pages that are
    /// still there, as after a failure.
    private static func endWithoutCleaningUp() {
        on_exit(
            { status, _ in
                fflush(nil)
                if let write = dlsym(nil, "__llvm_profile_write_file") {
                    _ = unsafeBitCast(write, to: (@convention(c) () -> Int32).self)()
                }
                _exit(status)
            }, nil)
    }
}
