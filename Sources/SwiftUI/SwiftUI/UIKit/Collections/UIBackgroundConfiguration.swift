import Foundation
import SwiftUICore

/// The appearance of the background of a cell.
///
/// Follows Apple's
/// [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct).
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
    /// A view instead of a color; nil for none.
    public var customView: UIView?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The distances of the background from the cell's edges.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The color; nil for none.
    public var backgroundColor: UIColor?
    /// The color of the line around it; nil for none.
    public var strokeColor: UIColor?
    /// The width of the line around it, in points.
    public var strokeWidth: CGFloat = 0
    /// Whether the background shows that the cell is selected or pressed.
    private var followsState = false

    private init(_ color: UIColor?, followsState: Bool = false, cornerRadius: CGFloat = 0) {
        (backgroundColor, self.followsState, self.cornerRadius) = (color, followsState, cornerRadius)
    }

    /// No background.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
    /// The background of a plain list's row.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.systemBackground, followsState: true)
    }
    /// The background of a row in groups.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.secondarySystemGroupedBackground, followsState: true)
    }
    /// The background of a sidebar's row.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(nil, followsState: true, cornerRadius: 8)
    }
    /// The background of a list's row, as the list looks.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// The background of a plain list's header or footer.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.systemBackground)
    }
    /// The background of a header or footer of groups.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .clear() }
    /// The background of a sidebar's header.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { .clear() }

    /// Returns the background of a cell in a state.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var copy = self
        if let state = state as? UICellConfigurationState { copy.backgroundColor = color(for: state) }
        return copy
    }

    /// The color in a state.
    func color(for state: UICellConfigurationState) -> UIColor? {
        followsState && (state.isSelected || state.isHighlighted) ? .systemGray4 : backgroundColor
    }
}
