import Foundation
import SwiftUICore

/// A stack of controllers.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// The controllers, the lowest first.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for controller in viewControllers { controller.parent = self }
            for gone in oldValue where gone.parent === self && !viewControllers.contains(where: { $0 === gone }) {
                gone.parent = nil
            }
            navigationBar.items = viewControllers.map(\.navigationItem)
            noteTop(oldValue.last)
            direction.isBack = viewControllers.count < oldValue.count
            AppWindows.presentationChanged(animated: isChangeAnimated)
        }
    }
    /// Whether the stack went back last.
    let direction = PageDirection()
    private var isChangeAnimated = false

    /// Changes the controllers, of which the topmost one moves into its place.
    private func change(animated: Bool, _ change: (inout [UIViewController]) -> Void) {
        isChangeAnimated = animated
        change(&viewControllers)
        isChangeAnimated = false
    }
    /// The bar.
    open private(set) var navigationBar = UINavigationBar(frame: .zero)
    /// The topmost controller; nil for none.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The visible controller; nil for none.
    open var visibleViewController: UIViewController? { viewControllers.last }
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false { didSet { AppWindows.presentationChanged() } }
    /// Recognizes a swipe back from the edge; nil here.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    /// Recognizes a swipe back over the content; nil here.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
    /// The toolbar.
    open private(set) var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    /// Whether the toolbar is hidden; true by default.
    open var isToolbarHidden = true { didSet { AppWindows.presentationChanged() } }
    /// Whether the bars hide while the content is scrolled; they stay here.
    open var hidesBarsOnSwipe = false
    /// Whether the bars hide by a tap; they stay here.
    open var hidesBarsOnTap = false
    /// Recognizes the tap that hides the bars, which stay here.
    open private(set) var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
    /// Recognizes the movement that hides the bars, which stay here.
    open private(set) var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
    /// Whether the bars hide in a low window; they stay here.
    open var hidesBarsWhenVerticallyCompact = false
    /// Whether the bars hide while the keyboard is shown; there is none on the screen here.
    open var hidesBarsWhenKeyboardAppears = false
    weak var follower: (any UINavigationControllerDelegate)?

    /// Creates a controller around another.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        // Initializers call no observers.
        rootViewController.parent = self
        navigationBar.items = [rootViewController.navigationItem]
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change(animated: animated) { $0.append(viewController) }
    }
    /// Puts a controller on top.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }
    /// Removes the topmost controller.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let last = viewControllers.last
        change(animated: animated) { $0.removeLast() }
        return last
    }
    /// Removes all controllers but the lowest.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        change(animated: animated) { $0.removeLast(gone.count) }
        return gone
    }

    /// Removes the controllers above one; returns them, or nil where it is not among the controllers.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(viewControllers[(index + 1)...])
        if !gone.isEmpty { change(animated: animated) { $0.removeLast(gone.count) } }
        return gone
    }
    /// Replaces all controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(animated: animated) { $0 = viewControllers }
    }
    /// Sets whether the bar is hidden.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Sets whether the toolbar is hidden.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Notifies the delegate where another controller is on top.
    private func noteTop(_ old: UIViewController?) {
        guard let follower, let top = viewControllers.last, top !== old else { return }
        follower.navigationController(self, willShow: top, animated: false)
        follower.navigationController(self, didShow: top, animated: false)
    }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(NavigationControllerContent(controller: self)) }
}

/// The delegate of a navigation controller.
///
/// It is a protocol's property: the delegate of a picker for images, a subclass, has another type.
@MainActor @preconcurrency
public protocol _NavigationDelegating: UINavigationController {}

extension _NavigationDelegating {
    /// The delegate, which is notified of changes; nil for none.
    public var delegate: (any UINavigationControllerDelegate)? {
        get { follower }
        set { follower = newValue }
    }
}

extension UINavigationController: _NavigationDelegating {}

extension UINavigationController {
    /// The direction of a change of the stack.
    public enum Operation: Int, Sendable { case none, push, pop }
}

/// Methods for reacting to changes of a navigation controller; all are optional.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Called when a controller is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called when a controller was shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Returns what animates a change of the stack; never asked for here.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns what moves a change of the stack by hand; never asked for here.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the orientations of the stack; never asked for here, as windows have none.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the stack is presented; never asked for here, as windows have none.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .all }
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .portrait }
}
