import Foundation
import SwiftUICore

/// A view that scrolls, of UIKit: shown as a scroll view of SwiftUI around the subviews.
///
/// Follows Apple's [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview).
@MainActor @preconcurrency
open class UIScrollView: UIView, _ScrollDelegating {
    /// The content's size, in points; the size by the constraints where they define one.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { noteChange() } } }
    /// How far the content is scrolled, in points.
    open var contentOffset: CGPoint {
        get { layer.bounds.origin }
        set { setContentOffset(newValue, animated: false) }
    }
    /// The request to scroll that was not carried out yet; nil for none.
    var request: (offset: CGPoint, isAnimated: Bool)?
    /// The insets around the content.
    open var contentInset = UIEdgeInsets.zero { didSet { noteChange() } }
    /// The insets of the content, including bars: there are none here.
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    /// How bars adjust the insets of the content; they never do here.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The insets around the indicators.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// The distances of the vertical mark from the edges, in points; the desktop places its own.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// The distances of the horizontal mark from the edges, in points; the desktop places its own.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether the system moves the marks away from bars; the desktop places its own.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Whether the content scrolls.
    open var isScrollEnabled = true { didSet { noteChange() } }
    /// Whether the content moves page by page.
    open var isPagingEnabled = false { didSet { noteChange() } }
    /// Whether scrolling keeps to one direction at a time; the front end decides.
    open var isDirectionalLockEnabled = false
    /// Whether the content moves on beyond its ends.
    open var bounces = true { didSet { noteChange() } }
    /// Whether content that fits moves up and down, too.
    open var alwaysBounceVertical = false { didSet { noteChange() } }
    /// Whether content that fits moves left and right, too.
    open var alwaysBounceHorizontal = false { didSet { noteChange() } }
    /// Whether a mark shows the place.
    open var showsVerticalScrollIndicator = true { didSet { noteChange() } }
    /// Whether a mark shows the place.
    open var showsHorizontalScrollIndicator = true { didSet { noteChange() } }
    /// The marks' color; the desktop decides.
    open var indicatorStyle = IndicatorStyle.default
    /// How scrolling takes the keyboard away.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// How quickly the content comes to rest; the front end decides.
    open var decelerationRate = DecelerationRate.normal
    /// Whether touches are passed on late; never here.
    open var delaysContentTouches = true
    /// Whether touches within may become scrolling.
    open var canCancelContentTouches = true
    /// Whether a press on the status bar scrolls to the top; there is none.
    open var scrollsToTop = true
    /// The least scale of the content; zooming is not offered here.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest scale of the content; zooming is not offered here.
    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            if maximumZoomScale != minimumZoomScale {
                RuntimeWarning.issue("UIScrollView is zoomed by the app alone here: see CompatibilityGaps.md.")
            }
        }
    }
    /// The content's scale.
    open var zoomScale: CGFloat = 1 {
        didSet {
            guard let view = scrollDelegate?.viewForZooming(in: self), zoomScale.isFinite, zoomScale > 0 else { return }
            view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
            scrollDelegate?.scrollViewDidZoom(self)
        }
    }
    /// Whether zooming continues beyond its bounds.
    open var bouncesZoom = true
    /// Whether the user holds the content.
    open internal(set) var isTracking = false
    /// Whether the user moves the content.
    open internal(set) var isDragging = false
    /// Whether the content moves on after it was released.
    open internal(set) var isDecelerating = false
    /// Whether the content is being zoomed.
    open var isZooming: Bool { false }
    /// Recognizes scrolling; the scroll view does that itself here.
    open private(set) var panGestureRecognizer = UIPanGestureRecognizer()
    /// Recognizes zooming; the user does not zoom here.
    open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    /// Whether the scroll view's own gesture pulls to refresh; nil for none.
    open var refreshControl: UIRefreshControl? { didSet { noteChange() } }
    weak var scrollDelegate: (any UIScrollViewDelegate)?

    /// The visible part of the content, in the content's space.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let place = contentOffset
            super.bounds = CGRect(origin: place, size: newValue.size)
            if newValue.origin != place { setContentOffset(newValue.origin, animated: false) }
        }
    }

    /// Scrolls to a place of the content.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let valid = CGPoint(x: contentOffset.x.finite, y: contentOffset.y.finite)
        if valid == self.contentOffset, request == nil { return }
        request = (valid, animated)
        if !animated { moved(to: valid) }
        noteChange()
    }

    /// Scrolls just far enough for a rectangle of the content to be visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func place(_ start: CGFloat, _ end: CGFloat, _ now: CGFloat, _ length: CGFloat) -> CGFloat {
            if start < now { return start }
            return end > now + length ? max(end - length, 0) : now
        }
        let target = CGPoint(
            x: place(rect.minX, rect.maxX, contentOffset.x, bounds.width),
            y: place(rect.minY, rect.maxY, contentOffset.y, bounds.height))
        setContentOffset(target, animated: animated)
    }

    /// Zooms the content.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

    /// Zooms and scrolls so that a rectangle of the content fills the view.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
        let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
        let scale = min(max(wanted, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        setZoomScale(scale, animated: animated)
        let center = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
        setContentOffset(
            CGPoint(x: max(center.x - bounds.width / 2, 0), y: max(center.y - bounds.height / 2, 0)), animated: animated
        )
    }

    /// Shows the marks for a moment; the front end decides.
    open func flashScrollIndicators() {}

    /// Notes that the content was scrolled, and tells the delegate.
    func moved(to place: CGPoint) {
        if place == contentOffset { return }
        // The content is where SwiftUI has it: nothing is to be shown again.
        outermost.host.updating { layer.bounds.origin = place }
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Whether constraints place the content.
    var layoutsContent: Bool { !(self is UITextView) && !(self is UICollectionView) && !_showsOwnContent }
    /// Whether constraints say how large the content is; without any its size is the one that the app sets.
    var hasConstrainedContent: Bool {
        constraints.contains { constraint in
            let items = [constraint.firstItem, constraint.secondItem]
            return items.contains { $0 === self || $0 === contentLayoutGuide }
                && constraint.views.contains { $0 !== self && $0.isDescendant(of: self) }
        }
    }
    /// The rectangle of the content, for constraints.
    open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
    /// The rectangle of the scroll view itself, for constraints.
    open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}

/// Gives a scroll view its delegate; kinds of scroll views have delegates of other types.
@MainActor
public protocol _ScrollDelegating: AnyObject {}

extension _ScrollDelegating where Self: UIScrollView {
    /// The delegate, which is notified of scrolling; nil for none.
    @MainActor @preconcurrency public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}

/// Methods that are called while a scroll view scrolls; all are optional.
///
/// Follows Apple's [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate).
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the content was scrolled.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the user begins to scroll.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the user releases the content; a target that it sets is not used here.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the user has released the content.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content, released, begins to slow down.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content has come to rest.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when scrolling that the app asked for has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that is zoomed; none by default.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when the content was zoomed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when the user begins to zoom; never here.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when the user has zoomed; never here.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether a press on the status bar scrolls to the top; there is none.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when a press on the status bar has scrolled to the top; never here.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called when bars changed the insets of the content; never here.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
