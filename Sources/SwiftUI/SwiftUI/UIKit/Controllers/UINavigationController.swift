import Foundation
import SwiftUICore

/// A stack of controllers.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// The controllers, the lowest first.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for controller in viewControllers { controller.parent = self }
            AppWindows.presentationChanged()
        }
    }
    /// The bar.
    public let navigationBar = UINavigationBar(frame: .zero)
    /// The topmost controller; nil for none.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The visible controller; nil for none.
    open var visibleViewController: UIViewController? { viewControllers.last }
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false { didSet { AppWindows.presentationChanged() } }
    /// Recognizes a swipe back from the edge; nil here.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    /// Creates a controller around another.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
        // Initializers call no observers.
        rootViewController.parent = self
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    /// Removes the topmost controller.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    /// Removes all controllers but the lowest.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return gone
    }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView { AnyView(NavigationControllerContent(controller: self)) }
}

/// Methods for reacting to changes of a navigation controller; all are optional.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
    /// Called when a controller is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
}
