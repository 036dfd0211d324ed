import Foundation
import SwiftUICore

/// How a controller is presented as a popover: beside a view, or a rectangle of it.
///
/// Follows Apple's
/// [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller). A popover
/// without a view to be beside is a sheet here.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points at.
    open var sourceView: UIView? {
        didSet {
            if oldValue !== sourceView, oldValue?.popover === presentedViewController { oldValue?.popover = nil }
            attach()
        }
    }
    /// The rectangle of the view that the popover points at; all of the view for `CGRect.null`.
    open var sourceRect = CGRect.null { didSet { attach() } }
    /// The item that the popover points at; items of bars are none here.
    open var sourceItem: UIView? {
        get { sourceView }
        set { sourceView = newValue }
    }
    /// The button that the popover points at.
    open var barButtonItem: UIBarButtonItem?
    /// Where the arrow may be: popovers have none, and are where there is room.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The background color; nil for the default.
    open var backgroundColor: UIColor? { didSet { attach() } }
    /// The distance from the window's edges.
    open var popoverLayoutMargins = UIEdgeInsets.zero
    /// The views that can be used while the popover is shown; a press anywhere closes it here.
    open var passthroughViews: [UIView]?

    /// Has the view show the popover, while there is one.
    func attach() {
        guard let sourceView else { return }
        let isShown = presentedViewController.presentingViewController != nil
        sourceView.popover = isShown && presentedViewController.isPopover ? presentedViewController : nil
        sourceView.noteChange()
    }
}

/// Methods that are called for a popover; all are optional.
///
/// Follows Apple's
/// [UIPopoverPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate).
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

extension UIViewController {
    /// Whether the controller is presented beside a view that is shown.
    var isPopover: Bool {
        guard modalPresentationStyle == .popover, let view = popoverPresentationController?.sourceView else {
            return false
        }
        return !SwiftUIWindow.isStandIn(view)
    }

    /// Notifies the source view that the controller is presented beside it, or no longer is.
    func popoverChanged() {
        guard isPopover, let popover = popoverPresentationController else { return }
        if presentingViewController != nil {
            (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover)
        }
        popover.attach()
    }

    /// Ends the presentation of a controller that the user closed, and notifies its delegate.
    func closedByHand(_ presented: UIViewController?) {
        guard let presented, presentedViewController === presented else { return }
        let presentation = presented.presentationController
        if let presentation { presentation.delegate?.presentationControllerWillDismiss(presentation) }
        dismiss(animated: true)
        if let presentation { presentation.delegate?.presentationControllerDidDismiss(presentation) }
    }
}

/// Shows the controller that is presented beside a view.
struct SourcePopover: ViewModifier {
    let controller: UIViewController

    func body(content: Content) -> some View {
        let popover = controller.popoverPresentationController
        let rect = popover?.sourceRect ?? .null
        content.popover(
            isPresented: Binding {
                controller.presentingViewController != nil
            } set: {
                guard !$0, !controller.isModalInPresentation else { return }
                if popover.map({ $0.delegate?.presentationControllerShouldDismiss($0) ?? true }) == false { return }
                controller.presentingViewController?.closedByHand(controller)
            }, attachmentAnchor: .rect(rect.isNull ? .bounds : .rect(rect))
        ) {
            let size = controller.preferredContentSize
            ControllerContent(controller: controller)
                .frame(
                    width: size.width > 0 ? size.width.finite : 320,
                    height: size.height > 0 ? size.height.finite : 400
                )
                .background(popover?.backgroundColor.map { Color($0) } ?? .clear)
        }
    }
}

/// Where the arrow of a popover is.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not known yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
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
