import Foundation
import SwiftUICore

extension UIViewController {
    var standardTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    var standardIsBeingPresented: Bool { false }
    var standardIsBeingDismissed: Bool { presentingViewController == nil && isLeaving }
    var standardIsMovingToParent: Bool { false }
    var standardIsMovingFromParent: Bool { isLeaving && parent == nil }

    func standardBeginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
    func standardEndAppearanceTransition() {}
    func standardTransition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
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

    func standardSetToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }
    var standardEditButtonItem: UIBarButtonItem {
        if let editButton { return editButton }
        let made = UIBarButtonItem(
            title: isEditing ? "Done" : "Edit", image: nil,
            primaryAction: UIAction { [weak self] _ in self?.setEditing(self?.isEditing == false, animated: true) })
        editButton = made
        return made
    }
}
