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
        /// The handlers of the app's own schemes.
        public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
        /// Who decides about cameras, microphones and movements for pages; each is refused by default.
        public var deviceSensorAuthorization = DeviceSensorAuthorization(decision: .deny)
        /// Whether the resources of a page are loaded as well; with false, pictures are not.
        public var loadsSubresources = true
        /// Where films play.
        public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic
        /// Whether films are shown on other screens; never here.
        public var allowsAirPlayForMediaPlayback = true
        /// Whether words are proposed while the user types; WebKitGTK decides.
        public var allowsInlinePredictions = true
        /// Whether pictures may stand among letters; without effect.
        public var supportsAdaptiveImageGlyph = false
        /// Whether nothing is shown before the whole page is there; without effect.
        public var suppressesIncrementalRendering = false
        /// Whether the page's own zoom limits are left aside; they always count.
        public var ignoresViewportScaleLimits = false
        /// Whether numbers and addresses become links; none do.
        public var dataDetectorTypes: WKDataDetectorTypes = []
        /// Whether a view of the system covers pages that Screen Time blocks; there is none.
        public var showsSystemScreenTimeBlockingView = true
        /// What decides about the direction of fields and bars; WebKitGTK decides.
        public var userInterfaceDirectionPolicy = WKUserInterfaceDirectionPolicy.content
        /// Creates the usual configuration, on the main thread.
        public init() {
            (websiteDataStore, userContentController) = MainActor.assumeIsolated {
                (WKWebsiteDataStore.default(), WKUserContentController())
            }
        }
    }

    /// The preferences of one page.
    public struct NavigationPreferences: Sendable {
        /// For which kind of device a page is asked; WebKitGTK's is a desktop.
        public enum ContentMode: Hashable, Sendable { case recommended, mobile, desktop }
        /// What happens where a page could come over an encrypted connection; WebKitGTK decides.
        public enum UpgradeToHTTPSPolicy: Hashable, Sendable {
            case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
        }
        /// Whether the page's scripts run.
        public var allowsContentJavaScript = true
        /// For which kind of device the page is asked; without effect.
        public var preferredContentMode = ContentMode.recommended
        /// What happens where a page could come over an encrypted connection; without effect.
        public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
        /// Whether the page is shown more safely; without effect.
        public var isLockdownModeEnabled = false
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
