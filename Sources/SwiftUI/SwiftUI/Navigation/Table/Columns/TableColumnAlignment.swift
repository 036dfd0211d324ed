import Foundation

/// Where a column's header and cells are within their width.
///
/// Follows Apple's [TableColumnAlignment](https://developer.apple.com/documentation/swiftui/tablecolumnalignment).
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Edge: Hashable, Sendable { case leading, center, trailing, numeric }
    private let edge: Edge

    /// At the leading edge.
    public static let automatic = TableColumnAlignment(edge: .leading)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(edge: .leading)
    /// In the middle.
    public static let center = TableColumnAlignment(edge: .center)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(edge: .trailing)
    /// Where numbers of the user's language end: their digits are below each other.
    public static let numeric = TableColumnAlignment(edge: .numeric)
    /// Where numbers of a system of digits end.
    public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .numeric }

    /// The alignment of a cell's view.
    var horizontal: HorizontalAlignment {
        switch edge {
        case .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }

    /// The alignment of a cell's view in its frame.
    var frame: Alignment { Alignment(horizontal: horizontal, vertical: .center) }
}
