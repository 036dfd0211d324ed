import Foundation
import FoundationNetworking
import OrielFoundation
import WebKitShim

extension WKWebView {
    @discardableResult
    func standardLoad(_ request: URLRequest) -> WKNavigation? {
        guard let url = request.url, url.absoluteString.isValidForWeb else { return nil }
        if request.httpBody != nil || (request.httpMethod ?? "GET") != "GET" {
            RuntimeWarning.issue("WKWebView loads requests without their methods and bodies.")
        }
        let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.joined(separator: "\n")
        return begin(url) { oriel_web_load($0, url.absoluteString, headers) }
    }

    @discardableResult
    func standardLoadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        begin(baseURL) { oriel_web_load_html($0, string.withoutZeros, baseURL?.absoluteString) }
    }

    @discardableResult
    func standardLoadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        guard URL.isFileURL else { return nil }
        return begin(URL) { oriel_web_load($0, URL.absoluteString, nil) }
    }

    @discardableResult
    func standardLoad(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        begin(baseURL) { widget in
            data.withUnsafeBytes {
                oriel_web_load_bytes(
                    widget, $0.baseAddress, $0.count, MIMEType, characterEncodingName, baseURL.absoluteString)
            }
        }
    }

    @discardableResult
    func standardLoadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        loadHTMLString(string, baseURL: request.url) ?? WKNavigation()
    }

    @discardableResult
    func standardReload() -> WKNavigation? { begin(url) { oriel_web_reload($0, 0) } }

    @discardableResult
    func standardReloadFromOrigin() -> WKNavigation? { begin(url) { oriel_web_reload($0, 1) } }

    @discardableResult
    func standardGoBack() -> WKNavigation? { canGoBack ? begin(nil) { oriel_web_back($0) } : nil }

    @discardableResult
    func standardGoForward() -> WKNavigation? { canGoForward ? begin(nil) { oriel_web_forward($0) } : nil }

    @discardableResult
    func standardGo(to item: WKBackForwardListItem) -> WKNavigation? {
        begin(item.url) { oriel_web_go_to($0, item.pointer) }
    }

    func standardStopLoading() {
        stopSchemeTasks()
        if let page { oriel_web_stop(page.widget) }
    }

    private func begin(_ url: URL?, _ load: (UnsafeMutableRawPointer) -> Void) -> WKNavigation? {
        guard let page else {
            // Its address is at least known.
            if let url, state.url != url {
                state.url = url
                _observers.notify()
                shown.changed()
            }
            return nil
        }
        let new = WKNavigation()
        nextNavigation = new
        load(page.widget)
        return new
    }
}

extension String {
    /// Whether the library takes the text as an address.
    fileprivate var isValidForWeb: Bool { !isEmpty && !utf8.contains(0) }
    /// The text without characters that end it in C.
    fileprivate var withoutZeros: String { utf8.contains(0) ? filter { $0 != "\0" } : self }
}
