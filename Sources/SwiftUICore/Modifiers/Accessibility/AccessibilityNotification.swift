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

        /// Creates an announcement of a text with attributes; how urgent it is counts for nothing here.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Creates an announcement of a text that is translated.
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

        /// Says it; nothing happens while no one listens.
        ///
        /// May be called on any thread.
        public func post() { announce(text) }
    }

    /// Parts of the screen come or go.
    ///
    /// The content of the screen is reported in any case: the given element gets no attention of its own.
    public struct LayoutChanged {
        /// Creates a notification.
        public init(_ element: Any? = nil) {}
        /// Posts the notification.
        public func post() {}
    }

    /// Most of the screen is another.
    ///
    /// The content of the screen is reported in any case: the given element gets no attention of its own.
    public struct ScreenChanged {
        /// Creates a notification.
        public init(_ element: Any? = nil) {}
        /// Posts the notification.
        public func post() {}
    }

    /// A page was turned: says where one is now.
    public struct PageScrolled: Sendable {
        private let text: String

        /// Creates a notification with a text that says which page it is.
        public init(_ announcement: String) { text = announcement }
        /// Creates a notification with a text that says which page it is.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }
        /// Says it.
        public func post() { announce(text) }
    }
}

/// Says a text on the main thread.
package func announce(_ text: String) {
    if text.isEmpty { return }
    onMainThread { MainActor.assumeIsolated { HostScope.services?.announce(text) } }
}
