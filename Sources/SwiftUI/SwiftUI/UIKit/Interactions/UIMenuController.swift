import Foundation
import SwiftUICore

/// The menu of commands for a selection, as older apps show it; a list of actions above the window here.
///
/// Follows Apple's [UIMenuController](https://developer.apple.com/documentation/uikit/uimenucontroller). The commands of the system, such
/// as copying, are offered where the view can perform them.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
    /// Where the arrow of the menu points.
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    /// The app's menu.
    open class var shared: UIMenuController { theOne }
    private static let theOne = UIMenuController()

    /// The app's own entries; nil for none.
    open var menuItems: [UIMenuItem]?
    /// Where the arrow of the menu points; the menu has none here.
    open var arrowDirection = ArrowDirection.default
    /// Whether the menu is shown.
    open private(set) var isMenuVisible = false
    /// The rectangle of the menu in the window; empty here.
    open var menuFrame: CGRect { .zero }
    private weak var shown: UIAlertController?

    /// Shows the menu of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        let entries = Self.commands + (menuItems ?? [])
        let actions = entries.filter { targetView.target(forAction: $0.action, withSender: self) != nil }
        guard !actions.isEmpty, let controller = targetView.nearestController else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for entry in actions {
            sheet.addAction(
                UIAlertAction(title: entry.title, style: .default) { [weak self, weak targetView] _ in
                    self?.hideMenu()
                    let target = targetView?.target(forAction: entry.action, withSender: self)
                    UIApplication.shared.sendAction(entry.action, to: target, from: self, for: nil)
                })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.hideMenu() })
        post(Self.willShowMenuNotification)
        shown = sheet
        isMenuVisible = true
        controller.present(sheet, animated: true)
        post(Self.didShowMenuNotification)
    }
    /// Hides the menu.
    open func hideMenu() { hideMenu(from: nil) }
    /// Hides the menu of a view.
    open func hideMenu(from targetView: UIView?) {
        guard isMenuVisible else { return }
        post(Self.willHideMenuNotification)
        isMenuVisible = false
        shown?.dismiss(animated: true)
        post(Self.didHideMenuNotification)
    }
    /// Hides the menu, or shows it where it was last wanted.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible, let (view, rect) = target {
            showMenu(from: view, rect: rect)
        } else if !menuVisible {
            hideMenu()
        }
    }
    /// Sets the place for which the menu is shown.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = (targetView, targetRect) }
    private var target: (view: UIView, rect: CGRect)?
    /// Shows the entries again; without effect.
    open func update() {}

    /// The commands that responders of the system know.
    private static let commands = [
        UIMenuItem(title: "Cut", action: "cut"), UIMenuItem(title: "Copy", action: "copy"),
        UIMenuItem(title: "Paste", action: "paste"), UIMenuItem(title: "Select All", action: "selectAll"),
        UIMenuItem(title: "Delete", action: "delete"),
    ]

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// Posted before the menu appears.
    nonisolated public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted when the menu has appeared.
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears.
    nonisolated public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted when the menu has disappeared.
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when the menu's rectangle has changed; never here.
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An entry of a ``UIMenuController``.
///
/// Follows Apple's [UIMenuItem](https://developer.apple.com/documentation/uikit/uimenuitem).
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
    /// The title.
    open var title: String
    /// The method that is called.
    open var action: Selector

    /// Creates an entry.
    public init(title: String, action: Selector) {
        (self.title, self.action) = (title, action)
        super.init()
    }
}

/// A command of a menu, which a responder performs.
///
/// Follows Apple's [UICommand](https://developer.apple.com/documentation/uikit/uicommand).
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
    /// The method that is called.
    public let action: Selector
    /// A value of the app's; nil for none.
    public let propertyList: Any?
    /// The title in lists of commands; nil for the title.
    open var discoverabilityTitle: String?
    /// The attributes.
    open var attributes: UIMenuElement.Attributes
    /// Whether the entry is marked.
    open var state: UIMenuElement.State
    /// The title.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The image; nil for none.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The command's actions while other keys are held.
    public let alternates: [UICommandAlternate]

    /// Creates a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.action, self.propertyList, self.discoverabilityTitle) = (action, propertyList, discoverabilityTitle)
        (self.attributes, self.state, self.alternates) = (attributes, state, alternates)
        super.init(title: title, image: image)
    }
}

/// A command's action while other keys are held; menus here show the command alone.
///
/// Follows Apple's [UICommandAlternate](https://developer.apple.com/documentation/uikit/uicommandalternate).
@MainActor @preconcurrency
open class UICommandAlternate: NSObject {
    /// The title.
    public let title: String
    /// The method that is called.
    public let action: Selector
    /// The keys held.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternative.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
        super.init()
    }
}
