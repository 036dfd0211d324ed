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
    /// Is told of the presentation.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(presenting controller: UIViewController) {
        presentedViewController = controller
        super.init()
    }
}

/// Is told of the end of a presentation that a person closes; all methods are optional.
///
/// Follows Apple's
/// [UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate).
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Called when the presentation is about to be closed by hand.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the presentation was closed by hand.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Whether the presentation may be closed by hand.
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

/// How a controller is presented as a popover: as a sheet here, so that the place has no effect.
///
/// Follows Apple's
/// [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    open var sourceView: UIView?
    /// The rectangle that the popover points at.
    open var sourceRect = CGRect.null
    /// The button that the popover points at.
    open var barButtonItem: UIBarButtonItem?
    /// Where the arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The background color; nil for the usual one.
    open var backgroundColor: UIColor?
    /// The distance from the window's edges.
    open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// Where the arrow of a popover is.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// At the bottom.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// At the left.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// At the right.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// Anywhere.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
