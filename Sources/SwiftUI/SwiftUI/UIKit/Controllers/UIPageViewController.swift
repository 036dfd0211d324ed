import Foundation
import SwiftUICore

/// A controller that shows other controllers a page each, and lets the user turn them.
///
/// Follows Apple's
/// [UIPageViewController](https://developer.apple.com/documentation/uikit/uipageviewcontroller). Pages are dragged, or turned
/// with the arrow keys; both transition styles scroll, and one page is shown at a time.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    /// The direction in which pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page.
        case forward
        /// To the page before.
        case reverse
    }

    /// The axis along which pages are arranged.
    public enum NavigationOrientation: Int, Sendable {
        /// One right of the other.
        case horizontal
        /// One below the other.
        case vertical
    }

    /// The transition between pages.
    public enum TransitionStyle: Int, Sendable {
        /// As in a book; pages scroll here.
        case pageCurl
        /// Pages move along together.
        case scroll
    }

    /// Where the spine of a book is.
    public enum SpineLocation: Int, Sendable {
        /// There is none.
        case none
        /// At the leading edge.
        case min
        /// In the middle.
        case mid
        /// At the trailing edge.
        case max
    }

    /// A key of the controller's options.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Where the spine is.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between pages, in points.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The recognizers that turn pages: none, as the engine's own scroll view turns them.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    /// The data source, which provides the page before and after another; nil for pages that can't be turned.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The delegate, which is notified when pages are turned.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The transition between pages.
    public let transitionStyle: TransitionStyle
    /// The axis along which pages are arranged.
    public let navigationOrientation: NavigationOrientation
    /// Where the spine of a book is; nowhere, as pages scroll.
    open var spineLocation: SpineLocation { .none }
    /// Whether pages have two sides; without effect, as pages scroll.
    open var isDoubleSided = false
    /// The space between pages, in points.
    let spacing: CGFloat
    /// The page that is shown.
    open private(set) var viewControllers: [UIViewController]?
    /// The direction from the page before.
    private(set) var direction = NavigationDirection.forward
    /// Whether the last change moves.
    private(set) var isAnimated = false

    /// Creates a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let space = (options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0
        spacing = space.isFinite ? max(space, 0) : 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller without pages, which scroll horizontally.
    public convenience init() { self.init(transitionStyle: .scroll, navigationOrientation: .horizontal) }

    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) {
        transitionStyle = .scroll
        navigationOrientation = .horizontal
        spacing = 0
        super.init(coder: coder)
    }

    /// Shows a page.
    /// - Parameters:
    ///   - viewControllers: The page; only the first of several is shown.
    ///   - direction: Where it comes from, if the change moves.
    ///   - completion: Called at once, with true.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for controller in viewControllers ?? [] { controller.loadViewIfNeeded() }
        self.viewControllers = viewControllers
        self.direction = direction
        isAnimated = animated
        AppWindows.presentationChanged()
        completion?(true)
    }

    /// Notes that the user has turned to a page.
    func turned(to page: UIViewController, from previous: UIViewController) {
        viewControllers = [page]
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: [previous], transitionCompleted: true)
    }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        guard let page = viewControllers?.first else { return AnyView(Color.clear) }
        return AnyView(TurnedPages(controller: self, target: page))
    }
}

/// Methods that provide the pages of a page view controller.
///
/// Follows Apple's
/// [UIPageViewControllerDataSource](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource).
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before another; nil for the first.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The page after another; nil for the last.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots for the pages; none by default, and here.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The index of the filled dot.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Methods that are called when pages are turned.
///
/// Follows Apple's
/// [UIPageViewControllerDelegate](https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate).
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// The user begins to turn to pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// The user has turned to another page, or has released the page before.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
