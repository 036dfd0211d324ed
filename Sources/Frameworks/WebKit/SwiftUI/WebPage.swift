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
        view = WKWebView(frame: .zero, configuration: made)
        delegate = PageDelegate(decider: decider, presenter: presenter)
        delegate.page = self
        view.navigationDelegate = delegate
        view.uiDelegate = delegate
        observation = view._observers.add { [weak self] in self?.follow() }
    }

    private func follow() {
        if title != view.state.title { title = view.state.title }
        if url != view.url { url = view.url }
        if estimatedProgress != view.estimatedProgress { estimatedProgress = view.estimatedProgress }
        if isLoading != view.isLoading { isLoading = view.isLoading }
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

    /// Returns a picture of the visible part of the page.
    public func snapshot() async throws -> Image {
        Image(uiImage: try await view.takeSnapshot(configuration: nil))
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
        if event == .finished { end(nil) }
    }

    func end(_ error: NavigationError?) {
        for stream in streams.values { stream.finish(throwing: error) }
        streams = [:]
    }

}
