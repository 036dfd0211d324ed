import Foundation
import SwiftUICore

/// A view that offers previews of controllers: here in a menu, with the controller's title and its actions.
///
/// Follows Apple's
/// [UIViewControllerPreviewing](https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing).
@MainActor @preconcurrency
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer that opens a preview, for recognizers that wait for its failure.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// The delegate, which has the controllers.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view.
    var sourceView: UIView { get }
    /// The part of the view that stays visible beside a preview; the whole view by default.
    var sourceRect: CGRect { get set }
}

/// Methods that provide controllers for previews.
///
/// Follows Apple's
/// [UIViewControllerPreviewingDelegate](https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate).
@MainActor @preconcurrency
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the controller of a place of the view; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Called when the user opens the controller.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// An action or a group of actions of a preview.
///
/// Follows Apple's [UIPreviewActionItem](https://developer.apple.com/documentation/uikit/uipreviewactionitem).
@MainActor @preconcurrency
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}

/// An action of a preview.
///
/// Follows Apple's [UIPreviewAction](https://developer.apple.com/documentation/uikit/uipreviewaction).
@MainActor @preconcurrency
open class UIPreviewAction: NSObject, UIPreviewActionItem, @preconcurrency NSCopying {
    /// The appearance of an action.
    public enum Style: Int, Sendable {
        /// The usual appearance.
        case `default`
        /// With a mark.
        case selected
        /// Of an action that deletes something.
        case destructive
    }

    /// The title.
    public let title: String
    let style: Style
    /// Called when the user chooses the action.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action.
    public required init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        (self.title, self.style) = (title, style)
        self.handler = { action, controller in
            if let action = action as? UIPreviewAction { handler(action, controller) }
        }
    }

    /// Returns the action itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A group of actions of a preview, which opens as a menu.
///
/// Follows Apple's [UIPreviewActionGroup](https://developer.apple.com/documentation/uikit/uipreviewactiongroup).
@MainActor @preconcurrency
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem, @preconcurrency NSCopying {
    /// The title.
    public let title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Creates a group.
    public required init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
    }

    /// Returns the group itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The menu of a view with previews.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing,
    UIContextMenuInteractionDelegate
{
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    private weak var ownDelegate: (any UIViewControllerPreviewingDelegate)?
    private weak var ownView: UIView?
    private var interaction: UIContextMenuInteraction?
    var sourceRect: CGRect

    var delegate: any UIViewControllerPreviewingDelegate { ownDelegate ?? NoPreviews.shared }
    var sourceView: UIView { ownView ?? UIView(frame: .zero) }

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        (ownDelegate, ownView, sourceRect) = (delegate, view, view.bounds)
        super.init()
        let interaction = UIContextMenuInteraction(delegate: self)
        self.interaction = interaction
        view.addInteraction(interaction)
    }

    func detach() {
        if let interaction { ownView?.removeInteraction(interaction) }
        interaction = nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let controller = ownDelegate?.previewingContext(self, viewControllerForLocation: location) else {
            return nil
        }
        let title = controller.title ?? controller.navigationItem.title ?? "Open"
        let open = UIAction(title: title) { [self] _ in ownDelegate?.previewingContext(self, commit: controller) }
        let actions = controller.previewActionItems.compactMap { Self.element($0, controller) }
        return UIContextMenuConfiguration(previewProvider: { controller }) { _ in
            UIMenu(children: [open] + actions)
        }
    }

    private static func element(
        _ item: any UIPreviewActionItem, _ controller: UIViewController
    ) -> UIMenuElement? {
        if let group = item as? UIPreviewActionGroup {
            return UIMenu(title: group.title, children: group.actions.compactMap { element($0, controller) })
        }
        guard let action = item as? UIPreviewAction else { return nil }
        return UIAction(
            title: action.title, attributes: action.style == .destructive ? .destructive : [],
            state: action.style == .selected ? .on : .off
        ) { _ in action.handler(action, controller) }
    }
}

/// The delegate of a context whose own delegate no longer exists.
@MainActor
private final class NoPreviews: NSObject, UIViewControllerPreviewingDelegate {
    static let shared = NoPreviews()
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
}

extension UIViewController {
    /// Offers previews of a view: a menu with the controller's title and its actions.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate, sourceView)
        previewingContexts.append(context)
        return context
    }

    /// No longer offers previews of a view.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        guard let context = previewing as? PreviewingContext else { return }
        context.detach()
        previewingContexts.removeAll { $0 === context }
    }
}
