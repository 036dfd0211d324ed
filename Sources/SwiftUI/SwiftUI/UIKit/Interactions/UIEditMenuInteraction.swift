import Foundation
import SwiftUICore

/// The place for which an edit menu is wanted.
///
/// Follows Apple's [UIEditMenuConfiguration](https://developer.apple.com/documentation/uikit/uieditmenuconfiguration).
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
    /// A name for the app.
    public let identifier: AnyHashable
    /// The place in the view, in points.
    public let sourcePoint: CGPoint
    /// Where the arrow of the menu points; the menu has none here.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Where the arrow of an edit menu points.
public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

/// A menu for the selected part of a view, shown as a list of actions above the window.
///
/// Follows Apple's [UIEditMenuInteraction](https://developer.apple.com/documentation/uikit/uieditmenuinteraction).
/// Commands of the system, such as copying, are in the menus of text views here, and not suggested.
@MainActor @preconcurrency
open class UIEditMenuInteraction: _UIInteractionBase {
    /// The delegate, which has the menus; nil for none.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private weak var shown: UIAlertController?

    /// Creates an interaction whose delegate has the menus.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Shows the delegate's menu; nothing where it has none.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view,
            let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
        else { return }
        let sheet = UIAlertController(
            title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
        for action in Self.actions(menu.children) {
            sheet.addAction(
                UIAlertAction(
                    title: action.title,
                    style: action.attributes.contains(.destructive) ? .destructive : .default
                ) { _ in action.handler(action) })
        }
        if sheet.actions.isEmpty { return }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        shown = sheet
        view.nearestController?.present(sheet, animated: true)
    }
    /// Closes the menu.
    open func dismissMenu() { shown?.dismiss(animated: true) }
    /// Shows the menu's entries again, which the delegate has changed; the next menu has them.
    open func reloadVisibleMenu() {}
    /// Moves the menu; it stays here.
    open func updateVisibleMenuPosition(animated: Bool) {}
    /// Returns where the menu is wanted, in points of a view: the middle of the interaction's view.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }

    /// All actions of a menu that can be chosen, at any depth.
    static func actions(_ elements: [UIMenuElement]) -> [UIAction] {
        elements.flatMap { element -> [UIAction] in
            if let menu = element as? UIMenu { return actions(menu.children) }
            guard let action = element as? UIAction, action.attributes.isDisjoint(with: [.hidden, .disabled]) else {
                return []
            }
            return [action]
        }
    }
}

extension UIView {
    /// The controller that shows the view, or the one whose window is in use.
    var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let now = responder {
            if let controller = now as? UIViewController { return controller }
            responder = now.next
        }
        return UIApplication.shared.windows.last { !$0.isHidden }?.rootViewController
    }
}

/// Methods of edit menus; all are optional.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu for a place; nil for none.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the rectangle that the menu does not cover; never asked for here.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { suggestedActions.isEmpty ? nil : UIMenu(children: suggestedActions) }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
}
