import Foundation

/// A view's form in the menu bar.
package enum MenuPieceRole {
    /// A menu with a name.
    case menu(String)
    /// Commands beside, or instead of, usual ones.
    case group(CommandGroupPosition, CommandGroupPlacement)
    /// Performs an action; the content is its title.
    case action(@MainActor () -> Void)
    /// Performs an action and has a checkmark while it is on; the content is its title.
    case toggle(isOn: Bool, @MainActor () -> Void)
    /// Opens a menu; the content is a ``title`` and ``items``.
    case submenu
    /// The title of a submenu or section.
    case title
    /// The items of a submenu.
    case items
    /// Items between two lines.
    case section
}

/// A view that describes a part of the menu bar instead of showing something.
package struct MenuPiece<Content: View> {
    let role: MenuPieceRole
    let content: Content

    /// Describes a part.
    package nonisolated init(_ role: MenuPieceRole, @ViewBuilder content: () -> Content) {
        self.role = role
        self.content = content()
    }
}

extension MenuPiece: _PrimitiveView {
    package nonisolated static var _isUnary: Bool { true }

    package nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(MenuPieceKind.shared, view.role) { inner in Content._reconcile(view.content, &inner) }
    }
}

/// The elements of menus: they take no room, and nothing below is laid out or drawn.
final class MenuPieceKind: TypedKind<MenuPieceRole> {
    static let shared = MenuPieceKind("menu piece")

    override func update(_ node: NodeRef, with new: MenuPieceRole) -> NodeChange {
        payload(node).pointee = new
        return []
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize { .zero }
    override func place(_ node: NodeRef) {}
}

private enum IsInMenuBarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view describes a part of the menu bar.
    package var isInMenuBar: Bool {
        get { self[IsInMenuBarKey.self] }
        set { self[IsInMenuBarKey.self] = newValue }
    }
}
