import Foundation
import FoundationNetworking

extension WebPage {
    /// Decides about navigations; each is allowed by default.
    @MainActor
    public protocol NavigationDeciding {
        /// Returns the decision about a navigation.
        mutating func decidePolicy(
            for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
        ) async -> WKNavigationActionPolicy
        /// Returns the decision about a response.
        mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy
        /// Returns how a server's question for a name and a password is answered; WebKitGTK asks the user itself, and not this.
        mutating func decideAuthenticationChallengeDisposition(
            for challenge: URLAuthenticationChallenge
        ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    }

    /// Shows dialogs of scripts; each is answered with no by default.
    @MainActor
    public protocol DialogPresenting {
        /// Shows an alert.
        mutating func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async
        /// Asks for a confirmation.
        mutating func handleJavaScriptConfirm(
            message: String, initiatedBy frame: WebPage.FrameInfo
        ) async -> WebPage.JavaScriptConfirmResult
        /// Asks for a text.
        mutating func handleJavaScriptPrompt(
            message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
        ) async -> WebPage.JavaScriptPromptResult
        /// Asks for files; by default WebKitGTK does.
        mutating func handleFileInputPrompt(
            parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
        ) async -> WebPage.FileInputPromptResult
    }

    /// The answer to a question for files.
    public enum FileInputPromptResult: Hashable, Sendable {
        case cancel
        case selected([URL])
    }

    /// The answer to a confirmation.
    public enum JavaScriptConfirmResult: Hashable, Sendable { case cancel, ok }

    /// The answer to a question for a text.
    public enum JavaScriptPromptResult: Hashable, Sendable {
        case cancel
        case ok(String)
    }
}

extension WebPage.NavigationDeciding {
    public mutating func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy { .allow }
    public mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy {
        response.canShowMimeType ? .allow : .cancel
    }
    public mutating func decideAuthenticationChallengeDisposition(
        for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}

extension WebPage.DialogPresenting {
    public mutating func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
    public mutating func handleJavaScriptConfirm(
        message: String, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptConfirmResult { .cancel }
    public mutating func handleJavaScriptPrompt(
        message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult { .cancel }
    public mutating func handleFileInputPrompt(
        parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.FileInputPromptResult {
        parameters.isLeftToWebKit = true
        return .cancel
    }
}
