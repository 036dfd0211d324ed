import Foundation

extension WebPage {
    /// How pages are made.
    public struct Configuration {
        /// Where cookies and other data are stored.
        public var websiteDataStore: WKWebsiteDataStore
        /// Scripts, handlers of messages and rules.
        public var userContentController: WKUserContentController
        /// The preferences of pages.
        public var defaultNavigationPreferences = NavigationPreferences()
        /// What follows the usual identification of the browser; nil for nothing.
        public var applicationNameForUserAgent: String?
        /// Whether the app's pages are limited to its own domains; without effect.
        public var limitsNavigationsToAppBoundDomains = false
        /// Whether requests of http become https where that is known to work; WebKitGTK decides.
        public var upgradeKnownHostsToHTTPS = false
        /// Creates the usual configuration, on the main thread.
        public init() {
            (websiteDataStore, userContentController) = MainActor.assumeIsolated {
                (WKWebsiteDataStore.default(), WKUserContentController())
            }
        }
    }

    /// The preferences of one page.
    public struct NavigationPreferences: Sendable {
        /// Whether the page's scripts run.
        public var allowsContentJavaScript = true
        /// Creates the usual preferences.
        public init() {}
    }

    /// A load of a page.
    public struct NavigationID: Hashable, Sendable {
        let number: Int
    }

    /// A step of a load.
    public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation, receivedServerRedirect, committed, finished
    }

    /// Why a load failed.
    public enum NavigationError: Error {
        case failedProvisionalNavigation(any Error)
        case pageClosed
        case webContentProcessTerminated
        case invalidURL
    }
}
