import Foundation
import SwiftUI

/// Signs the user in with a web page, in the desktop's browser.
///
/// Follows Apple's
/// [WebAuthenticationSession](https://developer.apple.com/documentation/authenticationservices/webauthenticationsession).
public struct WebAuthenticationSession: Sendable {
    /// What the browser remembers; the browser decides.
    public enum BrowserSession: Sendable { case ephemeral }

    /// Opens a page, and returns the address of the app's own scheme to which it leads.
    /// - Parameter preferredBrowserSession: Without effect: the browser decides what it remembers.
    @MainActor
    public func authenticate(
        using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
    ) async throws -> URL {
        try await authenticate(
            using: url, callback: .customScheme(callbackURLScheme), preferredBrowserSession: preferredBrowserSession,
            additionalHeaderFields: [:])
    }

    /// Opens a page, and returns the address to which it leads.
    /// - Parameters:
    ///   - preferredBrowserSession: Without effect: the browser decides what it remembers.
    ///   - additionalHeaderFields: Without effect: the browser sends its own lines.
    @MainActor
    public func authenticate(
        using url: URL, callback: ASWebAuthenticationSession.Callback,
        preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String] = [:]
    ) async throws -> URL {
        let box = SessionBox()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let session = ASWebAuthenticationSession(url: url, callback: callback) { url, error in
                    if let url {
                        continuation.resume(returning: url)
                    } else {
                        continuation.resume(throwing: error ?? ASWebAuthenticationSessionError(.canceledLogin))
                    }
                }
                box.session = session
                // A session that can't receive an answer has ended with an error; one with another kind of page has not.
                if !session.canStart {
                    continuation.resume(throwing: ASWebAuthenticationSessionError(.presentationContextInvalid))
                } else {
                    session.start()
                    if Task.isCancelled { session.cancel() }
                }
            }
        } onCancel: {
            Task { @MainActor in box.session?.cancel() }
        }
    }

    @MainActor private final class SessionBox {
        var session: ASWebAuthenticationSession?
    }
}

private enum WebAuthenticationSessionKey: EnvironmentKey {
    static let defaultValue = WebAuthenticationSession()
}

extension EnvironmentValues {
    /// Signs the user in with a web page.
    public var webAuthenticationSession: WebAuthenticationSession { self[WebAuthenticationSessionKey.self] }
}
