import Foundation
import FoundationNetworking
import SwiftUI

/// A view of a web page.
///
/// Follows Apple's [WebView](https://developer.apple.com/documentation/webkit/webview-swift.struct).
public struct WebView: View {
    private let page: WebPage?
    private let url: URL?
    @State private var own = OwnPage()

    /// Creates a view of a page that the app keeps.
    public init(_ page: WebPage) { (self.page, url) = (page, nil) }

    /// Creates a view of an address; nil for an empty page.
    public init(url: URL?) { (page, self.url) = (nil, url) }

    /// The content of the view.
    public var body: some View {
        let page = page ?? own.page(for: url)
        PageView(page: page)
    }
}

/// Keeps the page of a view of an address.
@MainActor
private final class OwnPage {
    private var page: WebPage?
    private var url: URL?

    nonisolated init() {}

    func page(for url: URL?) -> WebPage {
        let page = page ?? WebPage()
        if self.page == nil || self.url != url {
            if let url { page.load(url) }
            (self.page, self.url) = (page, url)
        }
        return page
    }
}

private struct PageView: UIViewRepresentable {
    let page: WebPage
    @Environment(\.webSettings) private var settings

    func makeUIView(context: Context) -> UIView {
        let view = PageHolder()
        view.show(page.view)
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {
        (view as? PageHolder)?.show(page.view)
        page.view.allowsBackForwardNavigationGestures = settings.backForward != .disabled
        page.view.allowsLinkPreview = settings.linkPreviews != .disabled
        page.view.isOpaque = settings.background != .hidden
        page.view.preferencesChanged(textSelects: settings.selectsText)
    }
}

/// Holds the view of a page, which may be exchanged.
private final class PageHolder: UIView {
    private weak var shown: UIView?

    func show(_ view: UIView) {
        guard view !== shown || view.superview !== self else { return }
        shown?.removeFromSuperview()
        view.removeFromSuperview()
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        shown = view
    }
}

extension WKWebView {
    /// Lets the user mark text, or not.
    fileprivate func preferencesChanged(textSelects: Bool) {
        guard !textSelects else { return }
        evaluateJavaScript("document.documentElement.style.webkitUserSelect = 'none'", completionHandler: nil)
    }
}
