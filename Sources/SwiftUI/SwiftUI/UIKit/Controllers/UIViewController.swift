import Foundation
import OrielFoundation
import SwiftUICore

/// A part of an app's interface, in UIKit's terms.
///
/// Controllers that hold SwiftUI views show these, others their ``view``. See *UIKit* in CompatibilityGaps.md.
@MainActor @preconcurrency
open class UIViewController: _ControllerMembers {
    private var ownView: UIView?
    private var isLoading = false
    /// The controller's view, which is made when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return ownView
        }
        set {
            ownView?.controller = nil
            ownView = newValue
            ownView?.controller = self
        }
    }
    /// The controller's view; nil while there is none.
    open var viewIfLoaded: UIView? { isViewLoaded ? ownView : nil }
    /// The context of the extension to which the controller belongs; nil here, where apps have no extensions.
    open var extensionContext: NSExtensionContext? { nil }
    /// The next responder: the view around, the controller around, or the app.
    open override var next: UIResponder? {
        if let view = viewIfLoaded?.superview { return view }
        return parent ?? presenter ?? UIApplication.shared
    }
    /// The controller's title; nil for none.
    open var title: String? { didSet { if parent != nil { AppWindows.presentationChanged() } } }
    /// The controller that presented this one or the one around it; nil for none.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
    /// The controller that this one or the one around it presents; nil for none.
    open var presentedViewController: UIViewController? { presentation ?? parent?.presentedViewController }
    private weak var presenter: UIViewController?
    private var presentation: UIViewController?
    /// The parent controller; nil for none.
    open internal(set) weak var parent: UIViewController?
    /// The child controllers.
    open private(set) var children: [UIViewController] = []
    /// How the controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The transition of the presentation.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether the presentation cannot be dismissed by the user.
    open var isModalInPresentation = false { didSet { AppWindows.presentationChanged() } }
    /// The controller's preferred size.
    open var preferredContentSize = CGSize.zero
    /// The controller's item for a navigation bar.
    open private(set) var navigationItem = UINavigationItem()
    /// The navigation controller around; nil for none.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    /// The controller's entry in a tab bar.
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// The split view controller around; nil for none.
    open var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
    /// The tab bar controller around; nil for none.
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }
    /// The controller's appearance, light or dark.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set { changingTraits { ownStyle = newValue } }
    }
    private var ownStyle = UIUserInterfaceStyle.unspecified
    /// The traits that the controller sets for its view and its descendants.
    open var traitOverrides: UITraitOverrides {
        get { ownTraits }
        set { changingTraits { ownTraits = newValue } }
    }
    private var ownTraits = UITraitOverrides()
    /// The controller's traits: its view's.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? overriding(parent?.traitCollection ?? .current)
    }
    public let _traitObservers = _TraitObservers()
    private lazy var sheet = UISheetPresentationController(presenting: self)
    private lazy var popover = UIPopoverPresentationController(presenting: self)
    /// How the controller is presented as a sheet; nil where it is presented otherwise.
    open var sheetPresentationController: UISheetPresentationController? {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet: sheet
        default: nil
        }
    }
    /// How the controller is presented as a popover; nil where it is presented otherwise.
    open var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover || self is UIActivityViewController || self is UIAlertController
            ? popover : nil
    }
    /// How the controller is presented.
    open var presentationController: UIPresentationController? {
        if let ownPresentation { return ownPresentation }
        return modalPresentationStyle == .popover ? popover : sheetPresentationController
    }
    /// The app's own object that places the presentation; nil for none.
    var ownPresentation: UIPresentationController?
    /// Whether ``viewDidLoad()`` was called.
    open private(set) var isViewLoaded = false

    /// Creates a controller whose view a nib has; nil for the nib of the class's name, if there is one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    }
    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// Creates a controller from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }

    /// Makes the view: the storyboard's or the nib's, an empty one, or one that shows the controller's content.
    open func loadView() {
        if !showsOwnContent, loadFromInterface() { return }
        view =
            showsOwnContent
            ? ControllerView(controller: self) : UIView(frame: CGRect(origin: .zero, size: AppWindows.size))
    }
    /// Whether the controller has a SwiftUI view of its own instead of its view's.
    var showsOwnContent: Bool { false }
    /// Called when the view was loaded.
    open func viewDidLoad() {}
    /// Called when the view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called between the two, when the view has its place and its traits.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called when the subviews are about to be laid out.
    open func viewWillLayoutSubviews() {}
    /// Called when the subviews were laid out.
    open func viewDidLayoutSubviews() {}
    /// Called when the safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the margins of the view changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called when the message that there is nothing to see may change; overrides set `contentUnavailableConfiguration`.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// The view of the message that there is nothing to see; nil for none.
    var unavailableMessage: (any UIView & UIContentView)?
    /// Called when the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Calls ``viewDidLoad()`` unless that was done.
    open func loadViewIfNeeded() {
        if isViewLoaded || isLoading { return }
        isLoading = true
        if ownView == nil { loadView() }
        if ownView == nil { view = UIView(frame: .zero) }
        isLoading = false
        isViewLoaded = true
        viewDidLoad()
    }

    /// Adds a child controller.
    open func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
    }
    /// Removes the controller from its parent.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Called when the controller was added to another, or removed from it.
    open func didMove(toParent parent: UIViewController?) {}
    /// Called when the controller is about to be added to another, or removed from it.
    open func willMove(toParent parent: UIViewController?) {}

    /// Presents a controller: its content is shown above the window as a SwiftUI view.
    ///
    /// The outermost controller around presents it. One that presents another already keeps that one, with a warning.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        if let parent {
            return parent.present(viewControllerToPresent, animated: flag, completion: completion)
        }
        if let presentation {
            return RuntimeWarning.issue(
                "Attempt to present \(viewControllerToPresent) on \(self) which is already presenting \(presentation).")
        }
        presentation = viewControllerToPresent
        viewControllerToPresent.presenter = self
        viewControllerToPresent.noteOwnTransition(by: self)
        viewControllerToPresent.loadViewIfNeeded()
        viewControllerToPresent.popoverChanged()
        AppWindows.presentationChanged(animated: flag)
        complete(completion)
    }

    /// Ends the presentation of this controller, or of the one that it presents.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presented = presentation {
            presented.presenter = nil
            presentation = nil
            presented.popoverChanged()
            AppWindows.presentationChanged(animated: flag)
            complete(completion)
        } else if let outer = parent ?? presenter {
            outer.dismiss(animated: flag, completion: completion)
        } else {
            complete(completion)
        }
    }

    /// Calls a completion handler: during an update of SwiftUI's, after the update.
    private func complete(_ completion: (() -> Void)?) {
        guard let completion else { return }
        nonisolated(unsafe) let end = completion
        if ViewHost.isUpdating { DispatchQueue.main.async { end() } } else { completion() }
    }

    /// The SwiftUI view for the controller: its view's.
    open var _swiftUIContent: AnyView { AnyView(ShownController(controller: self)) }

    /// The edges to which the view extends below bars.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// The room of the app's own bars, in points, by which the safe area of the view is smaller.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            viewIfLoaded?.constraintsChanged()
            viewIfLoaded?.safeAreaChanged()
            AppWindows.presentationChanged()
        }
    }
    /// Called when the traits change, before ``traitCollectionDidChange(_:)``; the transition is over at once here.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Called when the size is about to change; never here.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// Shows a controller: in the navigation controller around, or as a presentation where there is none.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
    /// Shows a controller beside this one: in the split view controller around, or as ``show(_:sender:)`` does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            show(vc, sender: sender)
        }
    }

    /// The delegate with transitions of the app's own, which are not run here; nil for none.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether the controller's content is being edited.
    open var isEditing: Bool {
        get { isEdited }
        set { setEditing(newValue, animated: false) }
    }
    private var isEdited = false
    /// The button that begins and ends editing; nil until the app has asked for it.
    var editButton: UIBarButtonItem?
    /// Sets whether the controller's content is being edited; overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEdited = editing
        editButton?.title = editing ? "Done" : "Edit"
        AppWindows.presentationChanged()
    }
    /// The entries of the toolbar while the controller is on top; nil for none.
    open var toolbarItems: [UIBarButtonItem]? { didSet { AppWindows.presentationChanged() } }
    /// Called when the app should free memory; never here.
    open func didReceiveMemoryWarning() {}
    /// Whether the controller decides about the status bar while it is presented; there is none here.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether the controller's view is about to leave its place.
    var isLeaving = false
}

extension UIViewController {
    /// Calls a function that changes traits, and tells the views and controllers within.
    private func changingTraits(_ change: () -> Void) {
        if let view = viewIfLoaded { view.changingTraits(change) } else { change() }
        AppWindows.presentationChanged()
    }
}

/// Shows a controller's view, and tells the controller of it.
private struct ShownController: View {
    let controller: UIViewController
    @Environment(\.self) private var environment

    var body: some View {
        // Within another view of UIKit, that one's traits count.
        if controller.view.superview == nil {
            controller.view.host.updating { controller.view.inherit(UITraitCollection(of: environment)) }
        }
        return controller.view._swiftUIContent
            .onAppear {
                KeyPresses.install()
                controller.viewWillAppear(false)
                controller.view.enteredWindow()
                controller.viewIsAppearing(false)
                controller.setNeedsUpdateContentUnavailableConfiguration()
                controller.viewDidAppear(false)
            }
            .onDisappear {
                controller.isLeaving = true
                controller.viewWillDisappear(false)
                controller.viewDidDisappear(false)
                controller.isLeaving = false
            }
    }
}

/// A view that shows a controller's SwiftUI view, for views that contain it.
private final class ControllerView: UIView {
    private weak var shown: UIViewController?

    init(controller: UIViewController) {
        super.init(frame: CGRect(origin: .zero, size: AppWindows.size))
        shown = controller
    }
    required init?(coder: NSCoder) { nil }

    override var _showsOwnContent: Bool { true }
    override var _swiftUIContent: AnyView { shown?._swiftUIContent ?? AnyView(EmptyView()) }
    override var intrinsicContentSize: CGSize { naturalSize }
}
