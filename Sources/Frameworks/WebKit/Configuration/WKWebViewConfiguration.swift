import Foundation
import OrielFoundation
import SwiftUI
import WebKitShim

/// How web views are made; each view has a copy.
///
/// Follows Apple's [WKWebViewConfiguration](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration).
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    /// The preferences of pages.
    open var preferences = WKPreferences()
    /// Scripts, handlers of messages and rules, which views share.
    open var userContentController = WKUserContentController()
    /// Where cookies and other data are stored; in the app's folder by default.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// The preferences of pages that the delegate does not decide about.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The pool of processes; WebKitGTK decides.
    open var processPool = WKProcessPool()
    /// What follows the usual identification of the browser; nil for nothing.
    open var applicationNameForUserAgent: String?
    /// Whether films play within the page.
    open var allowsInlineMediaPlayback = true
    /// The kinds of media that begin with a press alone.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Whether films are shown on other screens; never here.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether films may be seen above other apps; never here.
    open var allowsPictureInPictureMediaPlayback = true
    /// Whether nothing is shown before the whole page is there; without effect.
    open var suppressesIncrementalRendering = false
    /// Whether the app's pages are limited to its own domains; without effect.
    open var limitsNavigationsToAppBoundDomains = false
    /// Whether numbers and addresses become links; none do.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// Whether the page's own zoom limits count; they always do.
    open var ignoresViewportScaleLimits = false
    /// Whether requests of http become https where that is known to work; WebKitGTK decides.
    open var upgradeKnownHostsToHTTPS = true
    /// How fine selections are; WebKitGTK decides.
    open var selectionGranularity = WKSelectionGranularity.dynamic
    /// The handlers of the app's schemes.
    var schemes = SchemeHandlers()
    /// The view whose page opens a window that is made with this configuration.
    weak var opener: WKWebView?

    /// Creates the usual configuration.
    public override init() {}

    /// Has an object answer the requests of a scheme.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        schemes.set(urlSchemeHandler, for: urlScheme)
    }

    /// Returns the object that answers the requests of a scheme; nil for none.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        schemes.handlers[urlScheme.lowercased()]
    }

    open override func copy() -> Any {
        nonisolated(unsafe) var copy: Any?
        MainActor.assumeIsolated { copy = copied() }
        return copy as Any
    }

    func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.preferences = preferences
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.defaultWebpagePreferences = defaultWebpagePreferences.copied()
        copy.processPool = processPool
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        copy.suppressesIncrementalRendering = suppressesIncrementalRendering
        copy.schemes = schemes
        copy.opener = opener
        return copy
    }
}

/// Kinds of media that begin with a press alone.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// Both.
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Kinds of texts that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Addresses of pages.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses of places.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Events.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// All kinds.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// How fine selections are.
public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }

/// A pool of processes; WebKitGTK decides about its own.
@MainActor @preconcurrency
open class WKProcessPool: NSObject {
    /// Creates a pool.
    public override init() {}
}

/// The preferences of web views.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    /// The least size of letters, in pixels; 0 for none.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts may open windows that the user has not asked for.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether the scripts of pages run.
    open var javaScriptEnabled = true
    /// Whether pages are warned about that are known for fraud; WebKitGTK knows none.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether a part of a page may fill the screen.
    open var isElementFullscreenEnabled = false
    /// Whether texts are marked for copying; they always are.
    open var isTextInteractionEnabled = true
    /// Whether sites may have exceptions; without effect.
    open var isSiteSpecificQuirksModeEnabled = true
    /// Whether tabs move between links as well; WebKitGTK decides.
    open var tabFocusesLinks = false
    /// Creates the usual preferences.
    public override init() {}
}

/// The preferences of one page.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    /// For which kind of device a page is asked; WebKitGTK's is a desktop.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    /// Whether the page's scripts run.
    open var allowsContentJavaScript = true
    /// For which kind of device the page is asked; without effect.
    open var preferredContentMode = ContentMode.recommended
    /// Whether the page is shown more safely; without effect.
    open var isLockdownModeEnabled = false
    /// Creates the usual preferences.
    public override init() {}

    func copied() -> WKWebpagePreferences {
        let copy = WKWebpagePreferences()
        copy.allowsContentJavaScript = allowsContentJavaScript
        copy.preferredContentMode = preferredContentMode
        return copy
    }
}
