import Foundation

/// A column of a table: a header, and a view for each row's value.
///
/// Follows Apple's [TableColumn](https://developer.apple.com/documentation/swiftui/tablecolumn). A column with a key path,
/// or a comparator, sorts the rows of a table that has a `sortOrder`.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    let label: Label
    let content: (RowValue) -> Content
    let comparator: Sort?
    var width = TableColumnWidth()

    nonisolated init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.content = content
        self.comparator = comparator
    }

    /// Sets the width of the column; it cannot be resized then.
    /// - Parameter width: In points; nil for one that fits the table.
    public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.width = TableColumnWidth(fixed: width)
        return copy
    }

    /// Sets the bounds of the column's width, in points; nil for the usual ones.
    public nonisolated func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn {
        var copy = self
        copy.width = TableColumnWidth(minimum: min, ideal: ideal, maximum: max)
        return copy
    }
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    public func _collectColumns(_ columns: inout _TableColumns) {
        let content = content
        columns.add { place in
            var record = TableColumnRecord(
                place: place, label: AnyView(label),
                content: { value in (value as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView()) })
            record.comparator = comparator
            record.width = width
            return record
        }
    }
}

/// The bounds of a column's width, in points.
struct TableColumnWidth: Equatable {
    var minimum: CGFloat = 40
    /// The width where there is room; nil for an equal share of the remaining room.
    var ideal: CGFloat?
    var maximum: CGFloat = .infinity

    /// Whether the column may be resized.
    var isFlexible: Bool { maximum > minimum }

    init() {}

    /// A width that stays; nil for a flexible one.
    init(fixed: CGFloat?) {
        guard let width = TableColumnWidth.valid(fixed) else { return }
        (minimum, ideal, maximum) = (width, width, width)
    }

    /// Bounds that are not in order give way to the least.
    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        let least = TableColumnWidth.valid(minimum)
        let most = maximum == .infinity ? nil : TableColumnWidth.valid(maximum)
        self.minimum = least ?? min(40, most ?? 40)
        self.maximum = max(most ?? .infinity, self.minimum)
        self.ideal = TableColumnWidth.valid(ideal).map { Swift.min(Swift.max($0, self.minimum), self.maximum) }
    }

    /// A width, or nil with a warning where it is none; ten million points count for more.
    private static func valid(_ width: CGFloat?) -> CGFloat? {
        guard let width else { return nil }
        guard width.isFinite, width >= 0 else {
            RuntimeWarning.issue("Invalid frame dimension (negative or non-finite).")
            return nil
        }
        return min(width, 1e7)
    }
}
