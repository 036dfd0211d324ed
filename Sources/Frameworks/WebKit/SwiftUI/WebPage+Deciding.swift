import Foundation

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
}

extension WebPage.DialogPresenting {
    public mutating func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
    public mutating func handleJavaScriptConfirm(
        message: String, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptConfirmResult { .cancel }
    public mutating func handleJavaScriptPrompt(
        message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult { .cancel }
}
