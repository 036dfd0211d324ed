import Foundation

/// Which columns are shown.
///
/// Follows Apple's [NavigationSplitViewVisibility](https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility).
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private let number: Int
    /// As suits the width.
    public static let automatic = NavigationSplitViewVisibility(number: 0)
    /// All.
    public static let all = NavigationSplitViewVisibility(number: 1)
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
    /// The last.
    public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}

/// One of the columns.
///
/// Follows Apple's [NavigationSplitViewColumn](https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn).
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let number: Int
    /// The first one.
    public static let sidebar = NavigationSplitViewColumn(number: 0)
    /// The one in the middle of three.
    public static let content = NavigationSplitViewColumn(number: 1)
    /// The last one.
    public static let detail = NavigationSplitViewColumn(number: 2)

    private init(number: Int) { self.number = number }

    /// Creates the visibility from the index of a column and the number of columns.
    init(_ index: Int, of count: Int) { number = index == count - 1 ? 2 : index }

    /// The column's index for a number of columns; without a middle one the sidebar takes its place.
    func index(of count: Int) -> Int { number == 2 ? count - 1 : min(number, count - 2) }
}

/// The width that a column's content requests.
struct ColumnWidth: Equatable {
    var least: CGFloat?
    var ideal: CGFloat
    var most: CGFloat?

    /// The width in points that the column gets.
    var width: CGFloat { max(min(ideal, most ?? ideal), least ?? 0) }

    /// The width in points of a column that was dragged, within the bounds or usual ones; as wide as it asks for if it was not.
    func width(dragged: CGFloat?) -> CGFloat {
        guard let dragged, dragged.isFinite else { return width }
        return max(min(dragged, most ?? max(width, 480)), least ?? min(width, 160))
    }

    /// Carries it up to the split view.
    enum Key: PreferenceKey {
        static var defaultValue: ColumnWidth? { nil }
        static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
    }
}

extension View {
    /// Sets the width of the column of a split view that the view is in, in points; it can't be dragged.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidth.Key.self, value: ColumnWidth(least: width, ideal: width, most: width))
    }

    /// Sets the width of the column of a split view that the view is in, in points: the ideal one at first.
    ///
    /// Dragging the line beside the column keeps within the bounds.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: ColumnWidth.Key.self, value: ColumnWidth(least: min, ideal: ideal, most: max))
    }
}
