import Foundation

private enum MinRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum MinHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The least height of the rows of lists, in points; 44 by default, 24 on the Mac.
    ///
    /// Follows Apple's
    /// [defaultMinListRowHeight](https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistrowheight).
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinRowHeightKey.self] ?? (hasMacControls ? 24 : 44) }
        set { self[MinRowHeightKey.self] = newValue }
    }

    /// The least height of the headers of lists, in points; nil, the default, for that of their content.
    ///
    /// Follows Apple's
    /// [defaultMinListHeaderHeight](https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistheaderheight).
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }

    /// The least height of the rows of tables, in points: that of lists if the app sets it, else 30, on the Mac 24.
    var minTableRowHeight: CGFloat {
        self[MinRowHeightKey.self].flatMap { $0.isFinite ? max($0, 0) : nil } ?? (hasMacControls ? 24 : 30)
    }
}
