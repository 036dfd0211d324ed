import Foundation
import OrielFoundation
import SwiftUI

/// The window from which something is presented.
public typealias ASPresentationAnchor = UIWindow

/// Signs the user in with a web page, in the desktop's browser.
///
/// Follows Apple's
/// [ASWebAuthenticationSession](https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession).
/// The answer comes back in one of two ways. Where the page's address has a `redirect_uri` on this machine, such as
/// `http://127.0.0.1:8400/done`, the session listens there. Else it registers the scheme of the callback with the desktop for as
/// long as it runs. Nothing notices that the user has closed the page: an app that waits should offer a way to `cancel()`.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
    /// Called with the address to which the page led, or with an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// The address that ends a session.
    public struct Callback: Sendable {
        enum Kind: Sendable {
            case scheme(String)
            case https(host: String, path: String)
        }
        let kind: Kind

        /// Addresses with a scheme of the app's own.
        public static func customScheme(_ customScheme: String) -> Callback {
            Callback(kind: .scheme(customScheme.lowercased()))
        }

        /// Addresses of a host and a path; only of this machine, as nothing else can be received here.
        public static func https(host: String, path: String) -> Callback {
            Callback(kind: .https(host: host.lowercased(), path: path))
        }

        /// Returns whether an address ends the session.
        public func matchesURL(_ url: URL) -> Bool {
            switch kind {
            case .scheme(let scheme): url.scheme?.lowercased() == scheme
            case .https(let host, let path):
                url.scheme?.lowercased() == "https" && url.host?.lowercased() == host && url.path == path
            }
        }
    }

    /// The provider of the window; it is not needed here.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the browser should forget what it learns; the browser decides.
    open var prefersEphemeralWebBrowserSession = false
    /// More lines for the request; the browser sends its own.
    open var additionalHeaderFields: [String: String]?

    private let url: URL
    private let callback: Callback?
    private var completionHandler: CompletionHandler?
    private var receiver: (any CallbackReceiver)?
    private var isStarted = false

    /// Opens the page; replaced in tests.
    var open: (URL, @escaping (Bool) -> Void) -> Void = { url, completion in
        OpenURLAction { _ in .systemAction }(url, completion: completion)
    }
    /// The desktop's entries of schemes; replaced in tests.
    var registry = SchemeRegistry()

    /// Creates a session that ends with an address of the app's own scheme.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        url = URL
        callback = callbackURLScheme.map { .customScheme($0) }
        self.completionHandler = completionHandler
    }

    /// Creates a session that ends with an address.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        url = URL
        self.callback = callback
        self.completionHandler = completionHandler
    }

    /// Whether the session has not been started, and its page is one of the web.
    open var canStart: Bool { !isStarted && ["http", "https"].contains(url.scheme?.lowercased()) }

    /// Opens the page; returns whether its answer can be received.
    @discardableResult
    open func start() -> Bool {
        guard canStart else { return false }
        isStarted = true
        guard let receiver = makeReceiver() else {
            finish(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
            return false
        }
        self.receiver = receiver
        // The session lives until it ends, as on Apple's systems.
        open(url) { accepted in
            if !accepted { self.finish(nil, ASWebAuthenticationSessionError(.presentationContextInvalid)) }
        }
        return true
    }

    private func makeReceiver() -> (any CallbackReceiver)? {
        // The receiver keeps the session, and the session the receiver, until one of them ends both.
        let received: @MainActor @Sendable (URL) -> Void = { url in self.finish(url, nil) }
        if let redirect = LoopbackReceiver.redirect(in: url) {
            guard let receiver = LoopbackReceiver(redirect, received: received) else { return nil }
            return receiver
        }
        guard case .scheme(let scheme)? = callback?.kind else {
            RuntimeWarning.issue(
                "ASWebAuthenticationSession: answers are received by a scheme of the app's own, or at a redirect_uri of "
                    + "this machine.")
            return nil
        }
        return SchemeReceiver(scheme, registry: registry, received: received)
    }

    /// Ends the session, with the error `canceledLogin`.
    open func cancel() {
        guard isStarted else { return }
        finish(nil, ASWebAuthenticationSessionError(.canceledLogin))
    }

    private func finish(_ url: URL?, _ error: (any Error)?) {
        receiver?.stop()
        receiver = nil
        let handler = completionHandler
        completionHandler = nil
        handler?(url, error)
    }
}

/// Provides the window from which a session is presented.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Returns the window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// The name of the errors of sessions.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// An error of a session.
public struct ASWebAuthenticationSessionError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        /// The session was canceled.
        case canceledLogin = 1
        /// There is no provider of the window.
        case presentationContextNotProvided
        /// The page could not be opened, or its answer cannot be received.
        case presentationContextInvalid
    }

    /// The reason.
    public let code: Code

    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// The session was canceled.
    public static let canceledLogin = Code.canceledLogin
    /// There is no provider of the window.
    public static let presentationContextNotProvided = Code.presentationContextNotProvided
    /// The page could not be opened, or its answer cannot be received.
    public static let presentationContextInvalid = Code.presentationContextInvalid

    /// The name of the errors of this framework.
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public var errorDescription: String? {
        switch code {
        case .canceledLogin: "Signing in was canceled."
        case .presentationContextNotProvided: "There is no window for the page."
        case .presentationContextInvalid: "The page for signing in could not be opened."
        }
    }
}
