import DisplayList
import Foundation
import WebKitShim

/// A page's widget, which lives as long as this object.
@MainActor
final class PageWidget: NativeChild {
    let widget: UnsafeMutableRawPointer
    /// Creates the page of a view; nil where there are no pages.
    init?(for view: WKWebView, configuration: WKWebViewConfiguration) {
        guard WebLibrary.obstacle == nil else { return nil }
        let owner = PageOwner(view)
        let related = configuration.opener?.page
        guard
            let widget = oriel_web_view_new(
                configuration.schemes.context, configuration.websiteDataStore.session, related?.widget,
                &PageWidget.callbacks, Unmanaged.passRetained(owner).toOpaque())
        else { return nil }
        self.widget = widget
        self.owner = owner
        WKWebView.views[widget] = owner
        WebLibrary.pageMade()
    }

    private let owner: PageOwner

    isolated deinit {
        WKWebView.views[widget] = nil
        oriel_web_view_release(widget)
        Unmanaged.passUnretained(owner).release()
        WebLibrary.pageRemoved()
    }

    func takeFocus() { oriel_web_view_focus(widget) }

    /// Lays the page out in a size, if no window shows it.
    func stage(_ size: CGSize) {
        func length(_ value: CGFloat) -> Int32 { value >= 1 && value < 16_000 ? Int32(value.rounded()) : 1 }
        oriel_web_view_stage(widget, length(size.width), length(size.height))
    }
}

/// What the library's callbacks receive: it may outlive the view.
@MainActor
final class PageOwner {
    weak var view: WKWebView?

    init(_ view: WKWebView) { self.view = view }

    /// Calls a function with the view of an owner, if it exists.
    nonisolated static func with<T>(
        _ owner: UnsafeMutableRawPointer?, _ body: @MainActor (WKWebView) -> T
    ) -> T? {
        guard let owner else { return nil }
        nonisolated(unsafe) var result: T?
        nonisolated(unsafe) let (pointer, function) = (owner, body)
        MainActor.assumeIsolated {
            guard let view = Unmanaged<PageOwner>.fromOpaque(pointer).takeUnretainedValue().view else { return }
            result = function(view)
        }
        return result
    }
}

extension WKWebView {
    /// The views by the library's widgets.
    static var views: [UnsafeMutableRawPointer: PageOwner] = [:]
}
