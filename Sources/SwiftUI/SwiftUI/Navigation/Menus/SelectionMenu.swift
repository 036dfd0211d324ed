import Foundation

/// The menu of a list's or table's selected rows, and the action of a double press.
struct SelectionMenu {
    /// The type of the selection's values.
    let type: Any.Type
    let menu: (Set<AnyHashable>) -> AnyView
    let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    /// The menu of the selections of lists and tables within; nil for none.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension View {
    /// Adds a menu to the rows of a list or table, and an action for when they are pressed twice or Return is pressed.
    ///
    /// Follows Apple's
    /// [contextMenu(forSelectionType:menu:primaryAction:)](https://developer.apple.com/documentation/swiftui/view/contextmenu(forselectiontype:menu:primaryaction:)).
    /// - Parameters:
    ///   - itemType: The type of the selection's values; rows of lists with another type have no menu.
    ///   - menu: Makes the entries for the values concerned: the whole selection if the pressed row is in it, else only
    ///     the value of the row; none where no row is. Without entries there is no menu.
    ///   - primaryAction: Called with the values concerned; nil for none.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        func typed(_ values: Set<AnyHashable>) -> Set<I> { Set(values.compactMap { $0.base as? I }) }
        return environment(
            \.selectionMenu,
            SelectionMenu(
                type: I.self, menu: { AnyView(menu(typed($0))) },
                primaryAction: primaryAction.map { action in { action(typed($0)) } }))
    }
}
