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
    /// How the presentation comes.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the presentation cannot be closed by hand.
    open var isModalInPresentation = false
    /// The size that the controller asks for.
    open var preferredContentSize = CGSize.zero
    /// What the controller tells a navigation bar.
    public let navigationItem = UINavigationItem()
    /// The navigation controller around; nil for none.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    /// Which looks the controller keeps to, light or dark.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// What the controller tells of the environment.
    open var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .unspecified) }
    /// Whether ``viewDidLoad()`` was called.
    open private(set) var isViewLoaded = false

    /// Creates a controller.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// Creates a controller from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }

    /// Tells that the view was made.
    open func viewDidLoad() {}
    /// Tells that the view is about to be seen.
    open func viewWillAppear(_ animated: Bool) {}
    /// Tells that the view is seen.
    open func viewDidAppear(_ animated: Bool) {}
    /// Tells that the view is about to be gone.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Tells that the view is gone.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Tells that the views within are about to be placed.
    open func viewWillLayoutSubviews() {}
    /// Tells that the views within were placed.
    open func viewDidLayoutSubviews() {}
    /// Tells that the environment changed.
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
    /// Takes the controller out of the one around it.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Tells that the controller came into another.
    open func didMove(toParent parent: UIViewController?) {}
    /// Tells that the controller is about to come into another.
    open func willMove(toParent parent: UIViewController?) {}

    /// Presents a controller: what it holds as a SwiftUI view is shown above the window.
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

    /// What SwiftUI shows of the controller.
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

/// How a presentation comes.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What a controller tells a navigation bar.
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
    /// The controller that is seen; nil for none.
    open var visibleViewController: UIViewController? { viewControllers.last }
    /// Whether the bar is hidden.
    open var isNavigationBarHidden = false
    /// Recognises the way back with a finger from the edge; nil here.
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
    /// Takes the topmost controller away.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    /// Takes all controllers but the lowest away.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let gone = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return gone
    }

    open override var _swiftUIContent: AnyView { topViewController?._swiftUIContent ?? AnyView(EmptyView()) }
}

/// Told of the controllers of a navigation controller; every method may be left out.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
    /// Tells that a controller is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
}

/// Recognises a movement of fingers; nobody moves any over UIKit's views here.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// Whether it recognises anything.
    open var isEnabled = true
}
