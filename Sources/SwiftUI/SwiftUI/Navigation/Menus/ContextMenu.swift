import Foundation

/// The entries of a context menu, in the form of the first SwiftUI.
///
/// Follows Apple's [ContextMenu](https://developer.apple.com/documentation/swiftui/contextmenu).
public struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// Creates a menu of entries.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
    /// Adds a menu that the secondary mouse button, or a long press, opens; none for nil.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu.map { menu in { menu.items } }))
    }

    /// Adds a menu that the secondary mouse button, or a long press, opens.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        let items = menuItems()
        return modifier(ContextMenuModifier(items: { items }))
    }

    /// Adds a menu that the secondary mouse button, or a long press, opens; the preview is a touch screen's and not shown.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        contextMenu(menuItems: menuItems).withoutEffect("contextMenu(menuItems:preview:)'s preview")
    }
}

private struct ContextMenuModifier<Items: View>: ViewModifier {
    /// Makes the entries when the menu opens; nil for no menu.
    let items: (() -> Items)?
    @State private var place: CGPoint?
    @State private var frame = CGRect.zero

    func body(content: Content) -> some View {
        let place = place
        content
            .noteFrame($frame)
            .responder { if items != nil { $0.secondaryPress = open } }
            .simultaneousGesture(
                LongPressGesture().onEnded { _ in open(CGPoint(x: frame.midX, y: frame.midY)) },
                including: items == nil ? .subviews : .all
            )
            .modifier(
                PresentedOverlay(isPresented: place != nil) {
                    FloatingPanel(
                        anchor: CGRect(origin: place ?? .zero, size: .zero), close: { self.place = nil },
                        isMenu: true, panel: MenuPanel(content: items?())
                    )
                    .environment(\.closeMenu, { self.place = nil })
                })
    }

    /// Opens the menu at a place of the window, unless it has no entries.
    private func open(_ place: CGPoint) {
        guard let items, !ViewItem.items(of: items()).isEmpty else { return }
        self.place = place
    }
}

/// Adds the menu of a list's selection to a row, or to the room below the rows.
struct SelectionMenuModifier: ViewModifier {
    let menu: SelectionMenu?
    /// Whether it is for a row, on which two presses act.
    let isRow: Bool
    /// The values that the menu concerns.
    let values: () -> Set<AnyHashable>

    func body(content: Content) -> some View {
        if let menu {
            content.modifier(ContextMenuModifier(items: { menu.menu(values()) }))
                .simultaneousGesture(
                    TapGesture(count: 2).onEnded { menu.primaryAction?(values()) },
                    including: isRow && menu.primaryAction != nil ? .all : .subviews)
        } else {
            content
        }
    }
}
