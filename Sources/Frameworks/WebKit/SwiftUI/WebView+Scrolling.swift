import OrielFoundation
import SwiftUI

extension View {
    /// Connects where web views are scrolled to with a position; without effect.
    ///
    /// Follows Apple's [webViewScrollPosition(_:)](https://developer.apple.com/documentation/swiftui/view/webviewscrollposition(_:)).
    public nonisolated func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
        warned("webViewScrollPosition")
    }

    /// Calls a function when a value of where web views are scrolled to has changed; without effect.
    public nonisolated func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { warned("webViewOnScrollGeometryChange") }

    /// Sets whether a kind of input scrolls web views; it always does.
    public nonisolated func webViewScrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View { warned("webViewScrollInputBehavior") }

    /// Adds a menu for links of web views; WebKitGTK shows its own.
    public nonisolated func webViewContextMenu<MenuItems: View>(
        @ViewBuilder menu: (WebView.ActivatedElementInfo) -> MenuItems
    ) -> some View { warned("webViewContextMenu") }

    private nonisolated func warned(_ name: String) -> Self {
        RuntimeWarning.issue("\(name) has no effect here: see CompatibilityGaps.md.")
        return self
    }
}

extension WebView {
    /// The part of a page that a menu is for.
    public struct ActivatedElementInfo: Hashable, Sendable {
        /// The address of the link; nil for any other part.
        public let linkURL: URL?
    }
}
