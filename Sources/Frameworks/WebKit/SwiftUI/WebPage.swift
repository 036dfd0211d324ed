import Foundation
import FoundationNetworking
import Observation
import OrielFoundation
import SwiftUI

/// A web page that a ``WebView`` shows, and that apps load, observe and run scripts in.
///
/// Follows Apple's [WebPage](https://developer.apple.com/documentation/webkit/webpage).
@MainActor @Observable
public final class WebPage {
    /// The page's title; empty before it is known.
    public private(set) var title = ""
    /// The page's address; nil before the first.
    public private(set) var url: URL?
    /// How much of the page is loaded, from 0 to 1.
    public private(set) var estimatedProgress = 0.0
    /// Whether a page is being loaded.
    public private(set) var isLoading = false
    /// The step of the present load; nil before the first.
    public private(set) var currentNavigationEvent: NavigationEvent?
    /// Whether the page came over an encrypted connection whose certificate is trusted.
    public var hasOnlySecureContent: Bool { view.hasOnlySecureContent }
    /// The text by which the page identifies the browser; nil for the usual.
    public var customUserAgent: String? {
        get { view.customUserAgent }
        set { view.customUserAgent = newValue }
    }
    /// Whether the page can be examined by its context menu.
    public var isInspectable: Bool {
        get { view.isInspectable }
        set { view.isInspectable = newValue }
    }
    /// The pages before and after this one.
    public private(set) var backForwardList = BackForwardList()

    /// The color that the page gives to what surrounds it; nil for none.
    public private(set) var themeColor: Color?
    /// Whether the page has a part that fills the screen; WebKitGTK decides.
    public var fullscreenState: FullscreenState { .notInFullscreen }
    /// The kind of media that the page is shown as; without effect.
    public var mediaType: CSSMediaType? {
        get { view.mediaType.map(CSSMediaType.init(rawValue:)) }
        set { view.mediaType = newValue?.rawValue }
    }
    /// Whether Screen Time keeps the page from being shown; never here.
    public var isBlockedByScreenTime: Bool { false }
    /// Whether Writing Tools work on the page; never here.
    public var isWritingToolsActive: Bool { false }
    /// The steps of all loads from now on; a load that fails ends them with its error.
    ///
    /// Follows Apple's [navigations](https://developer.apple.com/documentation/webkit/webpage/navigations).
    public var navigations: some AsyncSequence<NavigationEvent, any Error> {
        _ = failures
        return follow()
    }

    /// How many loads have failed: the steps begin again then.
    private var failures = 0
    @ObservationIgnored private var followers: [Int: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = [:]
    @ObservationIgnored let view: WKWebView
    @ObservationIgnored private let delegate: PageDelegate
    @ObservationIgnored private var observation: NSKeyValueObservation?
    @ObservationIgnored var streams: [Int: AsyncThrowingStream<NavigationEvent, any Error>.Continuation] = [:]
    @ObservationIgnored private var count = 0

    /// Creates a page that every navigation is allowed in, and whose dialogs are answered without being shown.
    public convenience init(configuration: Configuration = Configuration()) {
        self.init(configuration: configuration, decider: nil, presenter: nil)
    }

    /// Creates a page.
    /// - Parameters:
    ///   - navigationDecider: Decides about navigations.
    ///   - dialogPresenter: Shows dialogs of scripts.
    public convenience init(
        configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
        dialogPresenter: some DialogPresenting
    ) { self.init(configuration: configuration, decider: navigationDecider, presenter: dialogPresenter) }

    /// Creates a page whose navigations an object decides about.
    public convenience init(configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding)
    {
        self.init(configuration: configuration, decider: navigationDecider, presenter: nil)
    }

    /// Creates a page whose dialogs an object shows.
    public convenience init(configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting) {
        self.init(configuration: configuration, decider: nil, presenter: dialogPresenter)
    }

    private init(
        configuration: Configuration, decider: (any NavigationDeciding)?, presenter: (any DialogPresenting)?
    ) {
        let made = WKWebViewConfiguration()
        made.websiteDataStore = configuration.websiteDataStore
        made.userContentController = configuration.userContentController
        made.defaultWebpagePreferences.allowsContentJavaScript =
            configuration.defaultNavigationPreferences.allowsContentJavaScript
        made.applicationNameForUserAgent = configuration.applicationNameForUserAgent
        made.allowsInlineMediaPlayback = configuration.mediaPlaybackBehavior != .alwaysFullscreen
        for (scheme, handler) in configuration.urlSchemeHandlers {
            made.setURLSchemeHandler(SchemeReplies(handler), forURLScheme: scheme.name)
        }
        view = WKWebView(frame: .zero, configuration: made)
        delegate = PageDelegate(
            decider: decider, presenter: presenter, sensors: configuration.deviceSensorAuthorization)
        if !configuration.loadsSubresources { view.set("auto-load-images", false) }
        delegate.page = self
        view.navigationDelegate = delegate
        view.uiDelegate = delegate
        observation = view._observers.add { [weak self] in self?.update() }
    }

    private func update() {
        if title != view.state.title { title = view.state.title }
        if url != view.url { url = view.url }
        if estimatedProgress != view.estimatedProgress { estimatedProgress = view.estimatedProgress }
        if isLoading != view.isLoading { isLoading = view.isLoading }
        let color = view.themeColor.map { Color(uiColor: $0) }
        if themeColor != color { themeColor = color }
        let list = view.backForwardList
        backForwardList = BackForwardList(
            backList: list.backList.map { .init(item: $0) }, currentItem: list.currentItem.map { .init(item: $0) },
            forwardList: list.forwardList.map { .init(item: $0) })
    }

    /// Loads an address.
    /// - Returns: The steps of the load, which may be ignored.
    @discardableResult
    public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
        begin { url.map { view.load(URLRequest(url: $0)) } != nil }
    }

    /// Loads a request.
    @discardableResult
    public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
        begin { view.load(request) != nil }
    }

    /// Shows a text as a page.
    @discardableResult
    public func load(
        html: String, baseURL: URL = URL(string: "about:blank")!
    ) -> some AsyncSequence<NavigationEvent, any Error> {
        begin { view.loadHTMLString(html, baseURL: baseURL) != nil }
    }

    /// Shows data of a type as a page.
    @discardableResult
    public func load(
        _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
    ) -> some AsyncSequence<NavigationEvent, any Error> {
        let encoding = characterEncoding == .isoLatin1 ? "iso-8859-1" : "utf-8"
        return begin {
            view.load(data, mimeType: mimeType, characterEncodingName: encoding, baseURL: baseURL) != nil
        }
    }

    /// Shows a text as if a server had sent it in reply to a request.
    @discardableResult
    public func load(
        simulatedRequest: URLRequest, responseHTML: String
    ) -> some AsyncSequence<NavigationEvent, any Error> {
        begin { view.loadHTMLString(responseHTML, baseURL: simulatedRequest.url) != nil }
    }

    /// Shows data as if a server had sent them in reply to a request.
    @discardableResult
    public func load(
        simulatedRequest: URLRequest, response: URLResponse, responseData: Data
    ) -> some AsyncSequence<NavigationEvent, any Error> {
        begin {
            view.load(
                responseData, mimeType: response.mimeType ?? "text/html",
                characterEncodingName: response.textEncodingName ?? "utf-8",
                baseURL: simulatedRequest.url ?? WebQuestion.blank) != nil
        }
    }

    /// Goes to a page of the history.
    @discardableResult
    public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
        begin { view.go(to: item.item) != nil }
    }

    /// Loads the page again.
    @discardableResult
    public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
        begin { (fromOrigin ? view.reloadFromOrigin() : view.reload()) != nil }
    }

    /// Ends loading.
    public func stopLoading() { view.stopLoading() }

    /// Runs the body of an asynchronous function in the page, and returns what it returns; nil for nothing.
    @discardableResult
    public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
        contentWorld: WKContentWorld? = nil
    ) async throws -> sending Any? {
        try await view.callAsyncJavaScript(functionBody, arguments: arguments, contentWorld: contentWorld ?? .page)
    }

    private func follow() -> AsyncThrowingStream<NavigationEvent, any Error> {
        count += 1
        let number = count
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
        followers[number] = continuation
        continuation.onTermination = { [weak self] _ in
            Task { @MainActor in self?.followers[number] = nil }
        }
        return stream
    }

    private func begin(
        _ load: () -> Bool
    ) -> AsyncThrowingStream<NavigationEvent, any Error> {
        count += 1
        let number = count
        // A new load takes the place of those before.
        for stream in streams.values { stream.finish() }
        streams = [:]
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: NavigationEvent.self)
        if load() {
            streams[number] = continuation
        } else {
            continuation.finish(throwing: NavigationError.invalidURL)
        }
        return stream
    }

    func note(_ event: NavigationEvent) {
        currentNavigationEvent = event
        for stream in streams.values { stream.yield(event) }
        for follower in followers.values { follower.yield(event) }
        if event == .finished { end(nil) }
    }

    func end(_ error: NavigationError?) {
        for stream in streams.values { stream.finish(throwing: error) }
        streams = [:]
        guard let error else { return }
        for follower in followers.values { follower.finish(throwing: error) }
        followers = [:]
        failures += 1
    }
}
