import Foundation
import SwiftUICore

extension UIViewController {
    /// What runs along with the controller's transition; nil, as transitions here belong to SwiftUI.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    /// Whether the controller is being presented; presentations are complete at once.
    public var isBeingPresented: Bool { false }
    /// Whether the presentation of the controller is being ended.
    public var isBeingDismissed: Bool { presentingViewController == nil && isLeaving }
    /// Whether the controller is being added to another.
    public var isMovingToParent: Bool { false }
    /// Whether the controller is being removed from another.
    public var isMovingFromParent: Bool { isLeaving && parent == nil }

    /// Notes that a child is about to appear or to disappear; SwiftUI says so by itself.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    /// Notes that a child has appeared or disappeared; SwiftUI says so by itself.
    public func endAppearanceTransition() {}
    /// Replaces one child's view with another's.
    /// - Parameters:
    ///   - duration: How long that takes, in seconds; it is done at once here.
    ///   - animations: Changes of views that are made with it.
    ///   - completion: Called afterward with true.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let container = fromViewController.viewIfLoaded?.superview ?? view
        container?.addSubview(toViewController.view)
        animations?()
        fromViewController.viewIfLoaded?.removeFromSuperview()
        completion?(true)
    }
}

extension UIViewController {
    /// Asks the delegate for a transition of its own, and says once that it is not run.
    func noteOwnTransition(by presenter: UIViewController) {
        guard let delegate = transitioningDelegate else { return }
        ownPresentation = delegate.presentationController(
            forPresented: self, presenting: presenter, source: presenter)
        let animator = delegate.animationController(forPresented: self, presenting: presenter, source: presenter)
        if ownPresentation == nil, animator == nil { return }
        RuntimeWarning.issue(
            "transitioningDelegate: transitions and places of an app's own are not shown here; a sheet is (see CompatibilityGaps.md)."
        )
        ownPresentation?.presentationTransitionWillBegin()
        ownPresentation?.presentationTransitionDidEnd(true)
    }

    /// Sets the entries of the toolbar.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// A button that begins editing, and ends it: its title is “Edit” or “Done”.
    public var editButtonItem: UIBarButtonItem {
        if let editButton { return editButton }
        let made = UIBarButtonItem(
            title: isEditing ? "Done" : "Edit", image: nil,
            primaryAction: UIAction { [weak self] _ in self?.setEditing(self?.isEditing == false, animated: true) })
        editButton = made
        return made
    }
}
