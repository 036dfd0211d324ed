import Foundation
import SwiftUICore

/// How a controller is presented.
///
/// Follows Apple's [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller).
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    /// The controller that is presented.
    public private(set) unowned var presentedViewController: UIViewController
    /// The controller that presents it.
    open var presentingViewController: UIViewController {
        presentedViewController.presentingViewController ?? presentedViewController
    }
    /// The delegate, which is notified of the presentation.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(presenting controller: UIViewController) {
        presentedViewController = controller
        super.init()
    }
    /// Creates a controller of a presentation.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        super.init()
    }

    /// The view in which the presentation is; nil, as SwiftUI shows it.
    open var containerView: UIView? { nil }
    /// The presented view.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// The rectangle of the presented view; SwiftUI places it.
    open var frameOfPresentedViewInContainerView: CGRect { presentedView?.frame ?? .zero }
    /// How the controller is presented.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// Whether the view of the presenting controller is removed; false by default.
    open var shouldRemovePresentersView: Bool { false }
    /// Whether the presentation covers the window; true by default.
    open var shouldPresentInFullscreen: Bool { true }
    /// Called when the presentation is about to begin.
    open func presentationTransitionWillBegin() {}
    /// Called when the presentation has begun.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called when the presentation is about to end; not called here.
    open func dismissalTransitionWillBegin() {}
    /// Called when the presentation has ended; not called here.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// Called before the views are placed; not called here.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the views were placed; not called here.
    open func containerViewDidLayoutSubviews() {}
    /// Returns the size of a controller within another, in points.
    open func size(
        forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
    )
        -> CGSize
    { container.preferredContentSize }
    /// Called when the size is about to change; never here.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}

/// Methods that are called when the user dismisses a presentation; all are optional.
///
/// Follows Apple's
/// [UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate).
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Called when the presentation is about to be dismissed by the user.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the presentation was dismissed by the user.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Whether the presentation may be dismissed by the user.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The style in a small window; never asked for here.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
}
