/// The order of a menu's items.
///
/// Follows Apple's [MenuOrder](https://developer.apple.com/documentation/swiftui/menuorder).
public struct MenuOrder: Equatable, Hashable, Sendable {
    private enum Kind { case automatic, fixed, priority }
    private let kind: Kind

    /// The order in which the items are written.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The order in which the items are written.
    public static let fixed = MenuOrder(kind: .fixed)
    /// The first items nearest to where the menu was opened; here the order in which they are written.
    public static let priority = MenuOrder(kind: .priority)
}

extension View {
    /// Sets the order of the items of menus: they always have that in which they are written.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
        withoutEffect("menuOrder(.priority)", where: order == .priority).environment(\.menuOrder, order)
    }

    /// Sets whether menus show an arrow, as they do in apps for the Mac; others never do here.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        withoutEffect("menuIndicator(.visible)", where: visibility == .visible && !DeviceFamily.isMac)
            .environment(\.menuIndicatorVisibility, visibility)
    }
}
