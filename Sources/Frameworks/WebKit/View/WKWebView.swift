import Foundation
import OrielFoundation
import SwiftUICore
import WebKitShim

/// A view of a web page.
///
/// Follows Apple's [WKWebView](https://developer.apple.com/documentation/webkit/wkwebview). WebKitGTK shows the page, in its
/// own processes with its own sandbox. See *WebKit* in CompatibilityGaps.md.
@MainActor @preconcurrency
open class WKWebView: _WebViewMembers, _KeyValueObserving {
    /// A copy of the configuration that the view was made with.
    open private(set) var configuration: WKWebViewConfiguration
    /// The delegate for navigations.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The delegate for dialogs and windows.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Whether a swipe moves through the history; fingers on a touch pad do.
    open var allowsBackForwardNavigationGestures = false {
        didSet { set("enable-back-forward-navigation-gestures", allowsBackForwardNavigationGestures) }
    }
    /// Whether a long press shows a preview of a link; it never does.
    open var allowsLinkPreview = true
    /// Whether pinching magnifies the page; WebKitGTK decides.
    open var allowsMagnification = false
    /// Whether the page can be examined by its context menu.
    open var isInspectable = false { didSet { set("enable-developer-extras", isInspectable) } }
    /// Whether the user may search the page; the app offers that.
    open var isFindInteractionEnabled = false
    /// The text by which the page identifies the browser; nil for the usual.
    open var customUserAgent: String? { didSet { updateUserAgent() } }
    /// How much larger than usual the page is shown; 1 by default.
    open var pageZoom: CGFloat = 1 {
        didSet {
            guard let page, pageZoom.isFinite, pageZoom > 0 else { return }
            oriel_web_set_zoom(page.widget, Double(min(max(pageZoom, 0.1), 10)))
        }
    }
    /// The kind of media that a page is shown as; without effect.
    open var mediaType: String? { didSet { RuntimeWarning.issue("WKWebView.mediaType has no effect here.") } }
    /// The color below the page's end; that of the page.
    open var underPageBackgroundColor: UIColor! = .systemBackground
    /// The view that scrolls the page; it knows the content's size once the page is loaded.
    open private(set) lazy var scrollView: UIScrollView = PageScrollView(self)

    public nonisolated let _observers = _KeyValueObservers()
    /// The page; nil where there are none.
    private(set) var page: PageWidget?
    /// Why there is no page, as a sentence.
    private(set) var obstacle: String?
    /// The state that SwiftUI follows.
    let shown = ShownPage()
    /// The values that the library last reported.
    var state = PageState()
    /// The navigation that is in progress, and the one that the app has asked for since.
    var navigation: WKNavigation?, nextNavigation: WKNavigation?
    /// Whether the navigation in progress failed: its end is then no success.
    var hasFailed = false
    /// The handlers of schemes that work on requests of this page.
    var schemeTasks: [ObjectIdentifier: SchemeTask] = [:]
    /// The number of loads that have begun: requests of earlier ones end when another page is shown.
    var loadNumber = 0
    /// The questions that were answered with a download, by their address.
    var wantedDownloads: [String: WantedDownload] = [:]
    /// Those who wait for the result of a search.
    var searches: [(WKFindResult) -> Void] = []

    /// Creates a view with the usual configuration.
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// Creates a view.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration.copied()
        super.init(frame: frame)
        page = PageWidget(for: self, configuration: self.configuration)
        if page == nil { obstacle = WebLibrary.obstacle }
        shown.view = self
        adoptConfiguration()
    }

    /// Creates a view with the usual configuration.
    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        page = PageWidget(for: self, configuration: configuration)
        if page == nil { obstacle = WebLibrary.obstacle }
        shown.view = self
        adoptConfiguration()
    }

    open override var isOpaque: Bool { didSet { updateBackground() } }
    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(PageContent(page: shown)) }

    /// Whether a scheme's requests are handled by WebKit itself.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        handledSchemes.contains(urlScheme.lowercased())
    }

    nonisolated static let handledSchemes: Set = [
        "http", "https", "file", "data", "blob", "about", "ws", "wss", "ftp", "javascript",
    ]

    private func adoptConfiguration() {
        let preferences = configuration.preferences
        configuration.userContentController.attach(self)
        set("javascript-can-open-windows-automatically", preferences.javaScriptCanOpenWindowsAutomatically)
        set("enable-fullscreen", preferences.isElementFullscreenEnabled)
        set(
            "enable-javascript-markup",
            preferences.javaScriptEnabled && configuration.defaultWebpagePreferences.allowsContentJavaScript)
        set("media-playback-requires-user-gesture", !configuration.mediaTypesRequiringUserActionForPlayback.isEmpty)
        set("media-playback-allows-inline", configuration.allowsInlineMediaPlayback)
        set("enable-media-stream", true)
        if let page, preferences.minimumFontSize > 0 {
            oriel_web_set_number(page.widget, "minimum-font-size", UInt32(min(preferences.minimumFontSize, 1000)))
        }
        updateUserAgent()
        updateBackground()
    }

    func set(_ setting: String, _ value: Bool) {
        if let page { oriel_web_set_flag(page.widget, setting, value ? 1 : 0) }
    }

    private func updateUserAgent() {
        guard let page else { return }
        oriel_web_set_text(page.widget, "user-agent", customUserAgent)
        guard customUserAgent == nil, let name = configuration.applicationNameForUserAgent, !name.isEmpty,
            let usual = oriel_web_copy_text(page.widget, "user-agent")
        else { return }
        oriel_web_set_text(page.widget, "user-agent", String(cString: usual) + " " + name)
        free(usual)
    }

    private func updateBackground() {
        guard let page else { return }
        oriel_web_set_background(page.widget, 1, 1, 1, isOpaque ? 1 : 0)
    }
}
