import Foundation
import OrielFoundation
import WebKitShim

/// What is known of a page.
struct PageState: Equatable {
    var title = ""
    var url: URL?
    var progress = 0.0
    var isLoading = false
    var canGoBack = false, canGoForward = false
    /// The color of the page's theme, as style sheets write it; nil for none.
    var themeColor: String?
}

extension WKWebView {
    var standardTitle: String? { state.title }
    var standardUrl: URL? { state.url }
    var standardEstimatedProgress: Double { state.progress }
    var standardIsLoading: Bool { state.isLoading }
    var standardCanGoBack: Bool { state.canGoBack }
    var standardCanGoForward: Bool { state.canGoForward }
    var standardHasOnlySecureContent: Bool { page.map { oriel_web_is_secure($0.widget) != 0 } ?? false }
    var standardServerTrust: AnyObject? { nil }
    var standardThemeColor: UIColor? { state.themeColor.flatMap(UIColor.init(styleSheet:)) }
    var standardBackForwardList: WKBackForwardList { WKBackForwardList(self) }

    /// Reads the state from the library, and notifies the observers of the changes.
    func stateChanged() {
        guard let page else { return }
        let widget = page.widget
        var new = PageState()
        new.title = String(web: oriel_web_title(widget))
        new.url = oriel_web_address(widget).flatMap { URL(string: String(cString: $0)) } ?? state.url
        new.progress = oriel_web_progress(widget)
        new.isLoading = oriel_web_is_loading(widget) != 0
        new.canGoBack = oriel_web_can_go_back(widget) != 0
        new.canGoForward = oriel_web_can_go_forward(widget) != 0
        new.themeColor = state.themeColor
        guard new != state else { return }
        state = new
        _observers.notify()
        shown.changed()
    }

    /// The library's report about a load: its begin, redirection, first content and end.
    func loadChanged(_ event: Int) {
        stateChanged()
        let delegate = navigationDelegate
        switch event {
        case 0:
            hasFailed = false
            loadNumber += 1
            state.themeColor = nil
            navigation = nextNavigation ?? WKNavigation()
            nextNavigation = nil
            delegate?.webView(self, didStartProvisionalNavigation: navigation)
        case 1: delegate?.webView(self, didReceiveServerRedirectForProvisionalNavigation: navigation)
        case 2:
            stopSchemeTasks { $0.loadNumber < loadNumber }
            delegate?.webView(self, didCommit: navigation)
        default:
            let ended = navigation
            navigation = nil
            guard !hasFailed else { return }
            // The title may be on its way: it comes before the answer to a script, as does the size.
            measureContent { [weak self] in
                guard let self else { return }
                shown.loaded()
                navigationDelegate?.webView(self, didFinish: ended)
            }
        }
    }

    func loadFailed(_ failure: WebFailure, isProvisional: Bool, address: String) {
        hasFailed = true
        let error = failure.error(address: address)
        stopSchemeTasks { $0.request.url?.absoluteString == address }
        if isProvisional {
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        } else {
            navigationDelegate?.webView(self, didFail: navigation, withError: error)
        }
        shown.failed(error)
    }

    /// Ends requests of the app's schemes whose answers no page waits for.
    func stopSchemeTasks(where isOver: (SchemeTask) -> Bool = { _ in true }) {
        for task in schemeTasks.values where isOver(task) { task.stop(in: self) }
    }

    func processTerminated() {
        navigation = nil
        stopSchemeTasks()
        stateChanged()
        navigationDelegate?.webViewWebContentProcessDidTerminate(self)
    }

    /// Ends the page's process, as a fault in it would.
    func terminateProcess() { if let page { oriel_web_terminate(page.widget) } }
}
