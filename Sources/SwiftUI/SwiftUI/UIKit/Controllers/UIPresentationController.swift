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
