import Foundation
import SwiftUICore

/// The scroll view of a page, which moves the page.
final class PageScrollView: UIScrollView {
    private weak var view: WKWebView?

    init(_ view: WKWebView) {
        self.view = view
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: false)
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        let behavior = animated ? "smooth" : "instant"
        view?.evaluateJavaScript(
            "scrollTo({left: \(contentOffset.x), top: \(contentOffset.y), behavior: '\(behavior)'})",
            completionHandler: nil)
    }
}
