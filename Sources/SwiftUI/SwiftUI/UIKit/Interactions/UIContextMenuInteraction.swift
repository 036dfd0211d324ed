import Foundation
import SwiftUICore

/// A menu that the secondary mouse button, or a long press, opens over a view.
///
/// Follows Apple's [UIContextMenuInteraction](https://developer.apple.com/documentation/uikit/uicontextmenuinteraction).
/// Previews, which belong to touch screens, are not shown.
@MainActor @preconcurrency
open class UIContextMenuInteraction: _UIInteractionBase {
    /// How a menu looks.
    public enum Appearance: UInt, Sendable { case unknown, rich, compact }

    /// The delegate, which has the menus; nil for none.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// How the menu looks: without a preview here.
    public var menuAppearance: Appearance { .compact }

    /// Creates an interaction whose delegate has the menus.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Returns where the menu was opened, in points of a view: the middle of the interaction's view.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return .zero }
        return own.convert(CGPoint(x: own.bounds.midX, y: own.bounds.midY), to: view)
    }
    /// Closes the menu; the user closes it here.
    open func dismissMenu() {}
    /// Replaces the entries of the open menu; the menu that opens next has the delegate's entries in any case.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}

    /// The entries of the menu that opens now.
    var elements: [UIMenuElement] {
        guard let own = view,
            let configuration = delegate?.contextMenuInteraction(
                self, configurationForMenuAtLocation: location(in: own))
        else { return [] }
        return configuration.actionProvider?([])?.children ?? []
    }
}

extension UIContextMenuInteraction: ShownInteraction {
    func attached(to content: AnyView) -> AnyView {
        AnyView(content.contextMenu { ContextMenuEntries(interaction: self) })
    }
}

/// The entries of a context menu, which are asked for when it opens.
private struct ContextMenuEntries: View {
    let interaction: UIContextMenuInteraction

    var body: some View { MenuElements(elements: interaction.elements) }
}

/// A menu with its entries and a preview.
///
/// Follows Apple's [UIContextMenuConfiguration](https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration).
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// Makes the menu from the entries that the system suggests: none here.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
    /// Makes the controller of a preview.
    public typealias ContentPreviewProvider = () -> UIViewController?

    /// A name for the app.
    public let identifier: any NSCopying
    let actionProvider: ActionProvider?
    let previewProvider: ContentPreviewProvider?
    /// A second name for the app; nil for none.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// How many items the menu is for; used for the badge of a preview, which is not shown here.
    open var badgeCount = 0
    /// The order of the entries: as given here.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// The order of the entries of a menu.
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }

    /// Creates a configuration.
    /// - Parameters:
    ///   - identifier: A name for the app; a new one by default.
    ///   - previewProvider: Makes the preview, which is not shown here.
    ///   - actionProvider: Makes the menu.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}

/// Changes of views while a menu opens or closes; they are made at once here.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview; nil for none.
    var previewViewController: UIViewController? { get }
    /// Changes views along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls a function after the menu has opened or closed.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// How a press on the preview is answered; previews are not shown here.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The style of the transition from the preview.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The style of the transition from the preview of a menu.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// Methods that a context menu asks; all but the first are optional.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu for a place in the view's space; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Returns the view of the preview; never asked for here.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when the menu is about to open; not called here.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the menu is about to close; not called here.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called when the preview was pressed; there is none here.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
}
