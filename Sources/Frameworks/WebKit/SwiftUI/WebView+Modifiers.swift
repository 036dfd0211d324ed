import OrielFoundation
import SwiftUI

/// What modifiers say of web views.
struct WebSettings {
    var backForward = WebView.BackForwardNavigationGesturesBehavior.automatic
    var linkPreviews = WebView.LinkPreviewBehavior.automatic
    var background = Visibility.automatic
    var selectsText = true
}

extension EnvironmentValues {
    var webSettings: WebSettings {
        get { self[WebSettingsKey.self] }
        set { self[WebSettingsKey.self] = newValue }
    }
}

private struct WebSettingsKey: EnvironmentKey {
    static let defaultValue = WebSettings()
}

extension WebView {
    /// Whether swipes move through the history.
    public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        private let number: Int
        /// They do.
        public static let automatic = Self(number: 0)
        /// They do.
        public static let enabled = Self(number: 1)
        /// They don't.
        public static let disabled = Self(number: 2)
    }

    /// Whether pinching magnifies pages.
    public struct MagnificationGesturesBehavior: Hashable, Sendable {
        private let number: Int
        /// It does.
        public static let automatic = Self(number: 0)
        /// It does.
        public static let enabled = Self(number: 1)
        /// It doesn't.
        public static let disabled = Self(number: 2)
    }

    /// Whether links have previews.
    public struct LinkPreviewBehavior: Hashable, Sendable {
        private let number: Int
        /// They do.
        public static let automatic = Self(number: 0)
        /// They do.
        public static let enabled = Self(number: 1)
        /// They don't.
        public static let disabled = Self(number: 2)
    }

    /// Whether parts of pages may fill the screen.
    public struct ElementFullscreenBehavior: Hashable, Sendable {
        private let number: Int
        /// They may not.
        public static let automatic = Self(number: 0)
        /// They may.
        public static let enabled = Self(number: 1)
        /// They may not.
        public static let disabled = Self(number: 2)
    }
}

extension View {
    /// Sets whether swipes move through the history of web views.
    public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
    ) -> some View { transformEnvironment(\.webSettings) { $0.backForward = value } }

    /// Sets whether links of web views have previews; there are none here.
    public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
        transformEnvironment(\.webSettings) { $0.linkPreviews = value }
    }

    /// Sets whether text of web views can be marked.
    public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View {
        transformEnvironment(\.webSettings) { $0.selectsText = S.allowsSelection }
    }

    /// Sets whether web views have a background where their pages have none.
    public func webViewContentBackground(_ visibility: Visibility) -> some View {
        transformEnvironment(\.webSettings) { $0.background = visibility }
    }

    /// Sets whether pinching magnifies the pages of web views; WebKitGTK decides.
    public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
        warned("webViewMagnificationGestures")
    }

    /// Sets whether parts of pages may fill the screen; WebKitGTK decides.
    public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
        warned("webViewElementFullscreenBehavior")
    }

    private func warned(_ name: String) -> Self {
        RuntimeWarning.issue("\(name) has no effect here.")
        return self
    }
}
