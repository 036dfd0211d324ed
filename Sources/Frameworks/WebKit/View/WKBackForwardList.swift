import Foundation
import WebKitShim

/// A page that the user has been to.
@MainActor @preconcurrency
open class WKBackForwardListItem: NSObject {
    /// The page's address.
    public let url: URL
    /// The page's title; nil where it is not known.
    public let title: String?
    /// The address that was asked for.
    public let initialURL: URL
    let pointer: UnsafeMutableRawPointer

    init?(_ view: WKWebView, at offset: Int) {
        var (address, title, original): (UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?)
        guard let page = view.page, let offset = Int32(exactly: offset),
            let pointer = oriel_web_history_item(page.widget, offset, &address, &title, &original)
        else { return nil }
        self.pointer = pointer
        url = URL(string: String(web: address)) ?? WebQuestion.blank
        self.title = title.map { String(cString: $0) }
        initialURL = URL(string: String(web: original)) ?? url
    }

    isolated deinit { oriel_web_object_release(pointer) }
}

/// The pages before and after the one that a view shows.
@MainActor @preconcurrency
open class WKBackForwardList: NSObject {
    private weak var view: WKWebView?

    init(_ view: WKWebView) { self.view = view }

    /// The present page; nil before the first.
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    /// The page before; nil for none.
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    /// The page after; nil for none.
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    /// The pages before, the oldest first.
    open var backList: [WKBackForwardListItem] { items(by: -1).reversed() }
    /// The pages after, the next first.
    open var forwardList: [WKBackForwardListItem] { items(by: 1) }

    /// Returns the page at a distance from the present one, negative for those before; nil for none.
    open func item(at index: Int) -> WKBackForwardListItem? { view.flatMap { WKBackForwardListItem($0, at: index) } }

    private func items(by step: Int) -> [WKBackForwardListItem] {
        Array(
            sequence(state: 0) { offset in
                offset += step
                return self.item(at: offset)
            })
    }
}
