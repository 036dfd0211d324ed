import Foundation
import FoundationNetworking
import SwiftUI

/// A scheme of addresses that an app can have for its own.
///
/// Follows Apple's [URLScheme](https://developer.apple.com/documentation/webkit/urlscheme).
public struct URLScheme: Hashable, Sendable {
    /// The scheme, in lowercase letters.
    let name: String

    /// Creates a scheme: a letter, then letters, digits, `+`, `-` and `.`; nil for any other text, and for schemes that WebKit handles.
    public init?(_ rawValue: String) {
        let name = rawValue.lowercased()
        guard let first = name.utf8.first, (0x61...0x7A).contains(first), !WKWebView.handledSchemes.contains(name),
            name.utf8.allSatisfy({
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0)
            })
        else { return nil }
        self.name = name
    }
}

/// A part of the reply to a request: the response first, then its data.
///
/// Follows Apple's [URLSchemeTaskResult](https://developer.apple.com/documentation/webkit/urlschemetaskresult).
public enum URLSchemeTaskResult: Sendable {
    case response(URLResponse)
    case data(Data)
}

/// Replies to requests of an app's own scheme.
///
/// Follows Apple's [URLSchemeHandler](https://developer.apple.com/documentation/webkit/urlschemehandler).
public protocol URLSchemeHandler {
    /// The parts of a reply, in their order.
    associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>

    /// Replies to a request; an error ends the load with it.
    func reply(for request: URLRequest) -> TaskSequence
}

/// Passes requests on to a handler, each in a task that ends with the load.
@MainActor
final class SchemeReplies: NSObject, WKURLSchemeHandler {
    private let handler: any URLSchemeHandler
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    init(_ handler: any URLSchemeHandler) { self.handler = handler }

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        let id = ObjectIdentifier(urlSchemeTask)
        tasks[id] = Task { [weak self, handler] in
            await Self.reply(of: handler, to: urlSchemeTask)
            self?.tasks[id] = nil
        }
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
        tasks.removeValue(forKey: ObjectIdentifier(urlSchemeTask))?.cancel()
    }

    private static func reply(of handler: some URLSchemeHandler, to task: any WKURLSchemeTask) async {
        do {
            for try await part in handler.reply(for: task.request) {
                switch part {
                case .response(let response): task.didReceive(response)
                case .data(let data): task.didReceive(data)
                }
            }
            task.didFinish()
        } catch { task.didFailWithError(error) }
    }
}
