import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue> {
    /// A column that sorts by a string.
    nonisolated init<C: SortComparator>(
        label: Label, value: KeyPath<RowValue, String>, comparator: C, content: @escaping (RowValue) -> Content
    ) where C.Compared == String {
        self.init(label: label, comparator: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

/// Sorts false before true.
struct BoolComparator: SortComparator {
    var order = SortOrder.forward

    func compare(_ left: Bool, _ right: Bool) -> ComparisonResult {
        if left == right { return .orderedSame }
        return left == (order == .reverse) ? .orderedAscending : .orderedDescending
    }
}

/// A comparator of which the sorted property is known.
private protocol PathComparing {
    var path: AnyKeyPath { get }
}

extension KeyPathComparator: PathComparing {
    fileprivate var path: AnyKeyPath { keyPath }
}

/// The comparators that sort a table, their type hidden.
struct TableSorting {
    let get: () -> [any SortComparator]
    let set: ([any SortComparator]) -> Void

    init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
        get = { order.wrappedValue }
        set = { order.wrappedValue = $0.compactMap { $0 as? Sort } }
    }

    /// The direction in which a column sorts the table first; nil where another does.
    func order(of column: TableColumnRecord) -> SortOrder? {
        guard let own = column.comparator, let first = get().first, TableSorting.isSame(own, first) else { return nil }
        return first.order
    }

    /// Sorts by a column first, the other way round if it is so already; by the others where its values are the same.
    func sort(by column: TableColumnRecord) {
        guard var own = column.comparator else { return }
        if let order = order(of: column) { own.order = order == .forward ? .reverse : .forward }
        set([own] + get().filter { !TableSorting.isSame($0, own) })
    }

    /// Whether two comparators sort by the same, in whichever direction.
    private static func isSame(_ left: any SortComparator, _ right: any SortComparator) -> Bool {
        // An app's first order rarely names the comparator that the column has.
        if let left = left as? any PathComparing, let right = right as? any PathComparing {
            return left.path == right.path
        }
        var (left, right) = (left, right)
        (left.order, right.order) = (.forward, .forward)
        return AnyHashable(left) == AnyHashable(right)
    }
}
