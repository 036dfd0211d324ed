/// How the symbols of a list's rows are tinted.
///
/// Follows Apple's [ListItemTint](https://developer.apple.com/documentation/swiftui/listitemtint).
public struct ListItemTint: Sendable {
    let color: Color

    /// A color that the user's own accent color does not replace.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A color that systems with an accent color of the user's own replace; here it is as with ``fixed(_:)``.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The gray of secondary text.
    public static let monochrome = ListItemTint(color: Color(UIColor.secondaryLabel))
}

extension View {
    /// Sets how the symbols of a list's rows are tinted; nil for the tint around.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

    /// Sets the color of the symbols of a list's rows; nil for the tint around.
    public nonisolated func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }
}
