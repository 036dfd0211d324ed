import Foundation
import FoundationNetworking
import OrielFoundation
import WebKitShim

/// Answers requests of an app's own scheme.
///
/// Follows Apple's [WKURLSchemeHandler](https://developer.apple.com/documentation/webkit/wkurlschemehandler).
@MainActor @preconcurrency
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Begins to answer a request.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Ends the answer: nobody waits for it.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request of an app's own scheme.
@MainActor @preconcurrency
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request.
    var request: URLRequest { get }
    /// Begins the answer.
    func didReceive(_ response: URLResponse)
    /// Adds data to the answer.
    func didReceive(_ data: Data)
    /// Ends the answer: the page receives it.
    func didFinish()
    /// Ends the answer with an error.
    func didFailWithError(_ error: any Error)
}

/// A request, until it is answered.
@MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    /// The number of the load that it belongs to.
    let loadNumber: Int
    private weak var view: WKWebView?
    private let handler: any WKURLSchemeHandler
    private var pointer: UnsafeMutableRawPointer?
    private var response: URLResponse?
    private var data = Data()

    init(_ request: URLRequest, _ pointer: UnsafeMutableRawPointer, handler: any WKURLSchemeHandler, view: WKWebView) {
        (self.request, self.pointer, self.handler, self.view) = (request, pointer, handler, view)
        loadNumber = view.loadNumber
    }

    isolated deinit { refuse("The view is gone.") }

    func didReceive(_ response: URLResponse) { self.response = response }

    func didReceive(_ data: Data) { if pointer != nil { self.data += data } }

    func didFinish() {
        guard let request = takePointer() else { return }
        let http = response as? HTTPURLResponse
        let headers = (http?.allHeaderFields ?? [:]).compactMap { name, value in
            "\(name)".lowercased() == "content-type" ? nil : "\(name): \(value)"
        }
        let type = http?.value(forHTTPHeaderField: "Content-Type") ?? response?.mimeType
        data.withUnsafeBytes {
            oriel_web_respond(
                request, Int32(clamping: http?.statusCode ?? 200), type,
                headers.isEmpty ? nil : headers.joined(separator: "\n"), $0.baseAddress, $0.count)
        }
    }

    func didFailWithError(_ error: any Error) { refuse(error.localizedDescription) }

    /// Ends the request on behalf of the page.
    func stop(in view: WKWebView) {
        guard pointer != nil else { return }
        refuse("The load was stopped.")
        handler.webView(view, stop: self)
    }

    private func refuse(_ reason: String) {
        if let request = takePointer() { oriel_web_refuse(request, 399, reason) }
    }

    private func takePointer() -> UnsafeMutableRawPointer? {
        defer { pointer = nil }
        view?.schemeTasks[ObjectIdentifier(self)] = nil
        return pointer
    }
}

/// The handlers of a configuration and its copies, and the library's context that knows their schemes.
@MainActor
final class SchemeHandlers {
    private(set) var handlers: [String: any WKURLSchemeHandler] = [:]
    /// The library's context.
    private(set) lazy var context: UnsafeMutableRawPointer? = makeContext()
    private var hasContext = false

    /// The context of all configurations without schemes of their own.
    private static let shared = oriel_web_context_new()

    func set(_ handler: (any WKURLSchemeHandler)?, for scheme: String) {
        let scheme = scheme.lowercased()
        if WKWebView.handlesURLScheme(scheme) || scheme.isEmpty {
            return RuntimeWarning.issue("“\(scheme)” is not a scheme that an app can have for its own.")
        }
        handlers[scheme] = handler
        if hasContext { RuntimeWarning.issue("Schemes are set before the first view of a configuration.") }
    }

    isolated deinit { if hasContext, let context, !handlers.isEmpty { oriel_web_object_release(context) } }

    private func makeContext() -> UnsafeMutableRawPointer? {
        hasContext = true
        guard !handlers.isEmpty else { return SchemeHandlers.shared }
        let context = oriel_web_context_new()
        for scheme in handlers.keys {
            oriel_web_register_scheme(
                context, scheme,
                { _, widget, request, address, method, headers, body, count in
                    guard let request else { return }
                    SchemeHandlers.requested(
                        by: widget, request, String(web: address), String(web: method), WebQuestion.fields(headers),
                        body.map { Data(bytes: $0, count: count) })
                }, nil)
        }
        return context
    }

    nonisolated private static func requested(
        by widget: UnsafeMutableRawPointer?, _ pointer: UnsafeMutableRawPointer, _ address: String, _ method: String,
        _ headers: [String: String], _ body: Data?
    ) {
        nonisolated(unsafe) let (widget, pointer) = (widget, pointer)
        MainActor.assumeIsolated {
            let url = URL(string: address) ?? WebQuestion.blank
            guard let view = widget.flatMap({ WKWebView.views[$0]?.view }),
                let handler = view.configuration.urlSchemeHandler(forURLScheme: url.scheme ?? "")
            else { return oriel_web_refuse(pointer, 399, "Nothing answers this address.") }
            var request = URLRequest(url: url)
            request.httpMethod = method.isEmpty ? "GET" : method
            for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
            if let body, !body.isEmpty { request.httpBody = body }
            let task = SchemeTask(request, pointer, handler: handler, view: view)
            view.schemeTasks[ObjectIdentifier(task)] = task
            handler.webView(view, start: task)
        }
    }
}
