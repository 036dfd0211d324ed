import Foundation
import SwiftUICore

/// A part of an app's interface, in UIKit's words.
///
/// Controllers that hold SwiftUI views are shown; of others a placeholder is. See *UIKit* in CompatibilityGaps.md.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// The controller's view.
    open var view: UIView! = UIView(frame: .zero)
    /// The controller's title; nil for none.
    open var title: String?
    /// The controller that presented this one; nil for none.
    open private(set) weak var presentingViewController: UIViewController?
    /// The controller that this one presents; nil for none.
    open private(set) var presentedViewController: UIViewController?
    /// The controller around this one; nil for none.
    open internal(set) weak var parent: UIViewController?
    /// The controllers within.
    open private(set) var children: [UIViewController] = []
    /// How the controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The transition of the presentation.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the presentation cannot be closed by hand.
    open var isModalInPresentation = false
    /// The controller's preferred size.
    open var preferredContentSize = CGSize.zero
    /// The controller's item for a navigation bar.
    public let navigationItem = UINavigationItem()
    /// The navigation controller around; nil for none.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    /// The controller's entry in a tab bar.
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// The tab bar controller around; nil for none.
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }
    /// The controller's appearance, light or dark.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The controller's traits.
    open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .unspecified) }
    /// Whether ``viewDidLoad()`` was called.
    open private(set) var isViewLoaded = false

    /// Creates a controller.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// Creates a controller from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }

    /// Called when the view was loaded.
    open func viewDidLoad() {}
    /// Called when the view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called when the subviews are about to be laid out.
    open func viewWillLayoutSubviews() {}
    /// Called when the subviews were laid out.
    open func viewDidLayoutSubviews() {}
    /// Called when the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Calls ``viewDidLoad()`` unless that was done.
    open func loadViewIfNeeded() {
        if isViewLoaded { return }
        isViewLoaded = true
        viewDidLoad()
    }

    /// Puts a controller in this one.
    open func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
    }
    /// Removes the controller from the one around it.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Called when the controller was added to another, or removed from it.
    open func didMove(toParent parent: UIViewController?) {}
    /// Called when the controller is about to be added to another, or removed from it.
    open func willMove(toParent parent: UIViewController?) {}

    /// Presents a controller: its content is shown above the window as a SwiftUI view.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        viewControllerToPresent.loadViewIfNeeded()
        AppWindows.presentationChanged()
        completion?()
    }

    /// Ends the presentation of this controller, or of the one that it presents.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentedViewController {
            presented.presentingViewController = nil
            presentedViewController = nil
            AppWindows.presentationChanged()
            completion?()
        } else if let presenting = presentingViewController {
            presenting.dismiss(animated: flag, completion: completion)
        } else {
            completion?()
        }
    }

    /// The SwiftUI view for the controller.
    open var _swiftUIContent: AnyView {
        AnyView(UIKitPlaceholder(name: "\(type(of: self))"))
    }
}

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// The transition of a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// A controller's item for a navigation bar.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// The title.
    open var title: String?
    /// Creates an item without title.
    public override init() { super.init() }
}

/// Controllers one upon another.
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
    open var isNavigationBarHidden = false
    /// Recognizes the way back with a finger from the edge; nil here.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

    /// Creates a controller around another.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
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

    open override var _swiftUIContent: AnyView { topViewController?._swiftUIContent ?? AnyView(EmptyView()) }
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
