import SwiftUI

/// Watches a value of where pages are scrolled to.
@MainActor
final class ScrollFollower {
    private let changed: (ScrollGeometry) -> Void

    init(_ changed: @escaping (ScrollGeometry) -> Void) { self.changed = changed }

    func follow(_ geometry: ScrollGeometry) { changed(geometry) }
}

extension View {
    /// Connects where web views are scrolled to with a position: changing it scrolls to a place or an edge.
    ///
    /// A page has no views with identities; scrolling to one has no effect. Follows Apple's
    /// [webViewScrollPosition(_:)](https://developer.apple.com/documentation/swiftui/view/webviewscrollposition(_:)).
    public nonisolated func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
        transformEnvironment(\.webSettings) { $0.position = position }
    }

    /// Calls a function when a value of where web views are scrolled to has changed, with the value before and the value now.
    public nonisolated func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { modifier(_FollowedWebScroll(transform: transform, action: action)) }

    /// Sets whether a kind of input scrolls web views; it always does.
    public nonisolated func webViewScrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View {
        RuntimeWarning.issue("webViewScrollInputBehavior has no effect here: see CompatibilityGaps.md.")
        return self
    }

    /// Adds a menu for links of web views; WebKitGTK shows its own.
    public nonisolated func webViewContextMenu<MenuItems: View>(
        @ViewBuilder menu: (WebView.ActivatedElementInfo) -> MenuItems
    ) -> some View {
        RuntimeWarning.issue("webViewContextMenu has no effect here: see CompatibilityGaps.md.")
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

/// Keeps the value before for as long as the view is there.
private struct _FollowedWebScroll<T: Hashable>: ViewModifier {
    let transform: (ScrollGeometry) -> T
    let action: (T, T) -> Void
    @State private var last = LastValue<T>()

    func body(content: Content) -> some View {
        let follower = ScrollFollower { [last] geometry in
            let new = transform(geometry)
            defer { last.value = new }
            if let old = last.value, old != new { action(old, new) }
        }
        content.transformEnvironment(\.webSettings) { $0.followers.append(follower) }
    }
}

/// A value that was seen last.
@MainActor
private final class LastValue<T> {
    var value: T?
    nonisolated init() {}
}

/// Moves a page to where a position says, and notes where the user moves it to.
@MainActor
final class PageScroller {
    private var revision: UInt64 = 0

    /// Takes the settings of an update.
    func update(_ view: WKWebView, _ settings: WebSettings, animated: Bool) {
        guard settings.position != nil || !settings.followers.isEmpty else {
            view.scrolling.changed = nil
            return
        }
        view.followScrolling()
        let (position, followers) = (settings.position, settings.followers)
        view.scrolling.changed = { geometry, isByUser in
            for follower in followers { follower.follow(geometry) }
            guard isByUser, let position else { return }
            var value = position.wrappedValue
            if value.note(nil) { position.wrappedValue = value }
        }
        guard let position = position?.wrappedValue, position.revision != revision else { return }
        revision = position.revision
        let (x, y) = Self.place(position)
        view.scrollPage(x: x, y: y, animated: animated)
    }

    /// The place of a position, as numbers and expressions of a script.
    private static func place(_ position: ScrollPosition) -> (x: String?, y: String?) {
        func number(_ value: CGFloat?) -> String? { value.flatMap { $0.isFinite ? "\($0)" : nil } }
        switch position.edge {
        case .top: return (nil, "0")
        case .bottom: return (nil, "page.scrollHeight")
        case .leading: return ("0", nil)
        case .trailing: return ("page.scrollWidth", nil)
        case nil: return (number(position.x), number(position.y))
        }
    }
}
