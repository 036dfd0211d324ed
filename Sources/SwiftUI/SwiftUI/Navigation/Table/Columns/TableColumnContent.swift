import Foundation

/// The columns of a table, or some of them.
///
/// Follows Apple's [TableColumnContent](https://developer.apple.com/documentation/swiftui/tablecolumncontent).
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the values that the rows show.
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    /// The type of the comparators that sort the rows by a column; `Never` for columns that do not sort.
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    /// The type of the columns that these are made of.
    associatedtype TableColumnBody: TableColumnContent
    /// The columns that these are made of.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> var tableColumnBody: TableColumnBody { get }
    /// Notes the columns one by one.
    func _collectColumns(_ columns: inout _TableColumns)
    /// Makes the columns; overridden by columns that pass other columns on (see ``_GraphValue``).
    nonisolated static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs
}

extension TableColumnContent {
    public func _collectColumns(_ columns: inout _TableColumns) {
        columns.collect(tableColumnBody, at: "body")
    }
}

extension TableColumnContent where TableColumnBody == Never {
    /// Has the type make the columns, since they are made of no others.
    public func _collectColumns(_ columns: inout _TableColumns) {
        let inputs = _TableColumnInputs(columns, maker: Self.self)
        _ = Self._makeContent(content: _GraphValue(self), inputs: inputs)
        columns = inputs.columns
    }

    /// There are no further columns: these are ours.
    public var tableColumnBody: Never { return fatalError("\(Self.self) has no tableColumnBody.") }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public func _collectColumns(_ columns: inout _TableColumns) {}
}

/// Walks the columns of a table and notes them one by one.
public struct _TableColumns {
    private(set) var columns: [TableColumnRecord] = []
    private var path: [AnyHashable] = []

    /// Notes the columns of some content at a place of its container.
    mutating func collect<C: TableColumnContent>(_ content: C, at place: AnyHashable) {
        path.append(place)
        content._collectColumns(&self)
        path.removeLast()
    }

    /// Notes a column.
    mutating func add(_ make: (AnyHashable) -> TableColumnRecord) { columns.append(make(AnyHashable(path))) }

    /// Notes the columns of some content, each changed by a function.
    mutating func collect<C: TableColumnContent>(_ content: C, changing change: (inout TableColumnRecord) -> Void) {
        let first = columns.count
        collect(content, at: "content")
        for index in first..<columns.count { change(&columns[index]) }
    }

    /// The columns of a table's content.
    static func columns<C: TableColumnContent>(of content: C) -> [TableColumnRecord] {
        var columns = _TableColumns()
        content._collectColumns(&columns)
        return columns.columns
    }
}

/// A column, its types hidden.
struct TableColumnRecord: Identifiable {
    /// The place in the structure.
    let place: AnyHashable
    /// The header's view, and the column's name in menus and for assistive technology.
    let label: AnyView
    /// Makes the cell of a row's value.
    let content: (Any) -> AnyView
    /// Sorts the rows by the column; nil for a column that does not sort.
    var comparator: (any SortComparator)?
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var customizationID: String?
    var disabledBehavior: TableColumnCustomizationBehavior = []
    var defaultVisibility = Visibility.automatic

    /// The identity: the column's name in the app, else its place.
    var id: TableColumnID { TableColumnID(value: customizationID.map { AnyHashable($0) } ?? place) }
}

/// The identity of a column, which never equals the identity of a row.
struct TableColumnID: Hashable {
    let value: AnyHashable
}

/// Several columns.
///
/// Follows Apple's [TupleTableColumnContent](https://developer.apple.com/documentation/swiftui/tupletablecolumncontent).
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    /// The columns.
    public var value: T
    private let collect: (T, inout _TableColumns) -> Void

    init(_ value: T, collect: @escaping (T, inout _TableColumns) -> Void) {
        self.value = value
        self.collect = collect
    }

    public func _collectColumns(_ columns: inout _TableColumns) { collect(value, &columns) }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never
    public func _collectColumns(_ columns: inout _TableColumns) {
        if let self { columns.collect(self, at: "some") }
    }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue,
    TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    public typealias TableColumnBody = Never
    public func _collectColumns(_ columns: inout _TableColumns) {
        switch storage {
        case .trueContent(let content): columns.collect(content, at: "true")
        case .falseContent(let content): columns.collect(content, at: "false")
        }
    }
}

extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never
    public func _collectColumns(_ columns: inout _TableColumns) { columns.collect(grouped, at: "group") }

    /// Groups columns, to change them together.
    @_disfavoredOverload
    public nonisolated init<RowValue, Sort>(@TableColumnBuilder<RowValue, Sort> content: () -> Content)
    where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
        self.init(grouping: content())
    }
}
