import Foundation
import FoundationNetworking
import WebKitShim

/// A load of a page.
@MainActor @preconcurrency
open class WKNavigation: NSObject {
    /// Whether the page's scripts run; those of the view's configuration.
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// Whether a navigation is allowed.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// Whether a response is shown.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

/// The causes of navigations.
public enum WKNavigationType: Int, Sendable {
    case linkActivated, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// A navigation that is about to begin.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    /// The request.
    public let request: URLRequest
    /// The cause.
    public let navigationType: WKNavigationType
    /// The frame that navigates; the main frame is named.
    public let sourceFrame: WKFrameInfo
    /// The frame that will show the page; nil for a new window.
    public let targetFrame: WKFrameInfo?
    /// Whether the page asks for a download; not known here.
    public let shouldPerformDownload = false
    /// The button of the mouse, counted from 0; −1 for none.
    public let buttonNumber: Int
    /// The keys that are held.
    public let modifierFlags: UIKeyModifierFlags

    init(_ question: WebQuestion, in view: WKWebView) {
        request = question.request
        navigationType = WKNavigationType(rawValue: question.navigation) ?? .other
        sourceFrame = WKFrameInfo(view, request: URLRequest(url: view.url ?? WebQuestion.blank))
        targetFrame = question.isNewWindow ? nil : WKFrameInfo(view, request: question.request)
        buttonNumber = question.button - 1
        modifierFlags = question.modifiers
    }
}

/// A response that is about to be shown.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {
    /// Whether it is that of the page itself.
    public let isForMainFrame: Bool
    /// The response.
    public let response: URLResponse
    /// Whether it can be shown.
    public let canShowMIMEType: Bool

    init(_ question: WebQuestion) {
        isForMainFrame = question.isMainFrame
        response = question.response
        canShowMIMEType = question.canShow
    }
}

/// A frame of a page: here always the main frame.
@MainActor @preconcurrency
open class WKFrameInfo: NSObject {
    /// Whether it is the main frame.
    public let isMainFrame = true
    /// The frame's request.
    public let request: URLRequest
    /// Where the frame's content comes from.
    public let securityOrigin: WKSecurityOrigin
    /// The view that shows the frame.
    public private(set) weak var webView: WKWebView?

    init(_ view: WKWebView, request: URLRequest? = nil) {
        webView = view
        let request = request ?? URLRequest(url: view.url ?? WebQuestion.blank)
        self.request = request
        securityOrigin = WKSecurityOrigin(request.url)
    }
}

/// Where the content of a frame comes from.
@MainActor @preconcurrency
open class WKSecurityOrigin: NSObject {
    /// The scheme, such as “https”.
    public let `protocol`: String
    /// The server's name.
    public let host: String
    /// The port; 0 for the scheme's usual.
    public let port: Int

    init(_ url: URL?) {
        self.protocol = url?.scheme ?? ""
        host = url?.host ?? ""
        port = url?.port ?? 0
    }
}

/// A question of the library about a navigation.
@MainActor
struct WebQuestion {
    static let blank = URL(string: "about:blank")!
    let request: URLRequest
    let isNewWindow: Bool, isResponse: Bool
    let navigation: Int, button: Int
    let modifiers: UIKeyModifierFlags
    let response: URLResponse
    let isMainFrame: Bool, canShow: Bool

    init(_ question: OrielWebQuestion, in view: WKWebView) {
        let url = URL(string: String(web: question.address)) ?? WebQuestion.blank
        var request = URLRequest(url: url)
        if let method = question.method { request.httpMethod = String(cString: method) }
        for (name, value) in WebQuestion.fields(question.headers) { request.setValue(value, forHTTPHeaderField: name) }
        self.request = request
        isNewWindow = Int(question.kind) == OrielWebNewWindow
        isResponse = Int(question.kind) == OrielWebResponse
        navigation = Int(question.navigation)
        button = Int(question.button)
        modifiers = WebQuestion.modifiers(question.modifiers)
        isMainFrame = question.is_main_frame != 0
        canShow = question.can_show != 0
        response = WebQuestion.response(question, for: url)
    }

    /// The fields of headers, a line each.
    static func fields(_ lines: UnsafePointer<CChar>?) -> [String: String] {
        var fields: [String: String] = [:]
        for line in String(web: lines).split(separator: "\n") {
            guard let separator = line.range(of: ": ") else { continue }
            fields[String(line[..<separator.lowerBound])] = String(line[separator.upperBound...])
        }
        return fields
    }

    private static func modifiers(_ bits: UInt32) -> UIKeyModifierFlags {
        var flags: UIKeyModifierFlags = []
        if bits & 1 != 0 { flags.insert(.shift) }
        // Control does on desktops what Command does on a Mac.
        if bits & 4 != 0 { flags.insert(.command) }
        if bits & 8 != 0 { flags.insert(.alternate) }
        return flags
    }

    private static func response(_ question: OrielWebQuestion, for url: URL) -> URLResponse {
        let address = URL(string: String(web: question.response_address)) ?? url
        let length = question.length > 0 ? Int(clamping: question.length) : -1
        if question.status > 0,
            let response = HTTPURLResponse(
                url: address, statusCode: Int(question.status), httpVersion: "HTTP/1.1",
                headerFields: fields(question.response_headers))
        {
            return response
        }
        return URLResponse(
            url: address, mimeType: String(web: question.type), expectedContentLength: length, textEncodingName: nil)
    }
}
