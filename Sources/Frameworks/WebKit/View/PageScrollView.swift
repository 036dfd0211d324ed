import Foundation
import SwiftUICore
import WebKitShim

/// The scroll view of a page: it moves the page, and moves with it.
final class PageScrollView: UIScrollView {
    private weak var view: WKWebView?

    init(_ view: WKWebView) {
        self.view = view
        super.init(frame: .zero)
        view.followScrolling()
    }

    required init?(coder: NSCoder) { nil }

    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: false)
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        view?.scrollPage(x: "\(contentOffset.x)", y: "\(contentOffset.y)", animated: animated)
    }

    /// Notes that the page was scrolled, which is not to be scrolled again.
    func note(_ geometry: ScrollGeometry) {
        contentSize = geometry.contentSize
        if contentOffset != geometry.contentOffset { super.setContentOffset(geometry.contentOffset, animated: false) }
    }
}

/// Where a page is scrolled to.
@MainActor
final class PageScrolling {
    /// Where it was when it last scrolled; nil before the page says so.
    fileprivate(set) var geometry: ScrollGeometry?
    /// Called when the page was scrolled, or has another size; with whether the user did it.
    var changed: ((ScrollGeometry, Bool) -> Void)?
    fileprivate var isFollowed = false
    /// What scrolls the page once it is loaded.
    fileprivate var waiting: String?
    fileprivate static let world = "oriel-page", handler = "orielScroll"
}

extension WKWebView {
    /// Has each page say where it is scrolled to, from now on.
    func followScrolling() {
        guard !scrolling.isFollowed, let page else { return }
        scrolling.isFollowed = true
        oriel_web_add_handler(page.widget, PageScrolling.handler, PageScrolling.world, 0)
        addScrollScript()
        // The page that is there already.
        if url != nil { evaluateJavaScript(Self.scrollScript, in: nil, in: .world(name: PageScrolling.world)) }
    }

    /// Adds the script, after all scripts were removed as well.
    func addScrollScript() {
        guard scrolling.isFollowed, let page else { return }
        oriel_web_add_script(page.widget, Self.scrollScript, 0, 1, PageScrolling.world)
    }

    private static let scrollScript = """
        (() => {
            let isDue = false, lastInput = -Infinity
            const report = () => {
                isDue = false
                const page = document.scrollingElement || document.documentElement
                window.webkit.messageHandlers.\(PageScrolling.handler).postMessage(
                    [scrollX, scrollY, page.scrollWidth, page.scrollHeight, innerWidth, innerHeight,
                    performance.now() - lastInput < 500 ? 1 : 0])
            }
            const plan = () => { if (!isDue) { isDue = true; requestAnimationFrame(report) } }
            const noteInput = () => { lastInput = performance.now() }
            for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown', 'pointermove'])
                addEventListener(name, event => { if (name != 'pointermove' || event.buttons) noteInput() }, {passive: true})
            for (const name of ['scroll', 'resize', 'load']) addEventListener(name, plan, {passive: true})
            report()
        })()
        """

    /// Takes a page's report of where it is; returns false for any other message.
    func receiveScroll(_ body: Any, name: String, world: String?) -> Bool {
        guard name == PageScrolling.handler, world == PageScrolling.world else { return false }
        guard let numbers = body as? [Double], numbers.count == 7, numbers.allSatisfy(\.isFinite) else { return true }
        let geometry = ScrollGeometry(
            contentOffset: CGPoint(x: numbers[0], y: numbers[1]),
            contentSize: CGSize(width: numbers[2], height: numbers[3]), contentInsets: EdgeInsets(),
            containerSize: CGSize(width: numbers[4], height: numbers[5]))
        guard geometry != scrolling.geometry else { return true }
        scrolling.geometry = geometry
        (scrollView as? PageScrollView)?.note(geometry)
        scrolling.changed?(geometry, numbers[6] == 1)
        return true
    }

    /// Scrolls the page, once it is loaded if that is yet to come.
    /// - Parameters:
    ///   - x: A number or an expression of the script; nil to stay.
    ///   - y: A number or an expression of the script; nil to stay.
    func scrollPage(x: String?, y: String?, animated: Bool) {
        let places = [x.map { "left: \($0)" }, y.map { "top: \($0)" }].compactMap { $0 }
        guard !places.isEmpty else { return }
        let script =
            "(() => { const page = document.scrollingElement || document.documentElement;"
            + " scrollTo({\(places.joined(separator: ", ")), behavior: '\(animated ? "smooth" : "instant")'}) })()"
        if isLoading || url == nil { scrolling.waiting = script } else { evaluateJavaScript(script) }
    }

    /// Scrolls the page that was just loaded to where it was to be.
    func scrollLoadedPage() {
        guard let script = scrolling.waiting else { return }
        scrolling.waiting = nil
        evaluateJavaScript(script)
    }
}
