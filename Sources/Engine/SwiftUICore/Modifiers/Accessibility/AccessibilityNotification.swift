import DisplayList
import Foundation

/// An announcement to assistive technology, besides the content of the screen.
///
/// Follows Apple's [AccessibilityNotification](https://developer.apple.com/documentation/accessibility/accessibilitynotification).
public enum AccessibilityNotification {
    /// Something to say.
    public struct Announcement: Sendable {
        private let text: String

        /// Creates an announcement of a text.
        public init(_ announcement: String) { text = announcement }

        /// Creates an announcement of a text with attributes; its priority is ignored here.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Creates an announcement of a text that is translated.
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

        /// Announces the text; nothing happens without assistive technology.
        ///
        /// May be called on any thread.
        public func post() { announce(text) }
    }

    /// Parts of the screen come or go.
    ///
    /// The content of the screen is reported in any case; the given element is ignored.
    public struct LayoutChanged {
        /// Creates a notification.
        public init(_ element: Any? = nil) {}
        /// Posts the notification.
        public func post() {}
    }

    /// Most of the screen changed.
    ///
    /// The content of the screen is reported in any case; the given element is ignored.
    public struct ScreenChanged {
        /// Creates a notification.
        public init(_ element: Any? = nil) {}
        /// Posts the notification.
        public func post() {}
    }

    /// A page was turned: announces the current one.
    public struct PageScrolled: Sendable {
        private let text: String

        /// Creates a notification with a text that names the page.
        public init(_ announcement: String) { text = announcement }
        /// Creates a notification with a text that names the page.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }
        /// Announces the text.
        public func post() { announce(text) }
    }
}

/// Announces a text on the main thread.
package func announce(_ text: String) {
    if text.isEmpty { return }
    onMainThread { MainActor.assumeIsolated { HostScope.services?.announce(text) } }
}
