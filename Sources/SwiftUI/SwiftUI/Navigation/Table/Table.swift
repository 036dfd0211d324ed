import Foundation

/// Rows of values in columns, which can be chosen and sorted.
///
/// Follows Apple's [Table](https://developer.apple.com/documentation/swiftui/table). Rows are made when they become visible.
/// A press on a header sorts by its column, and dragging a header's edge changes the column's width. Where there is little
/// room from left to right, the table is a list of its first column.
public struct Table<Value, Rows, Columns>
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    private let selection: ListSelection<Value.ID>
    private let sorting: TableSorting?
    private let customizing: TableCustomizing?
    private let columns: Columns
    private let rows: Rows
    @Environment(\.tableStyle) private var style
    @State private var expanded: Set<AnyHashable> = []

    nonisolated init(
        _ selection: ListSelection<Value.ID>, _ sorting: TableSorting?, _ customizing: TableCustomizing?,
        _ columns: Columns, _ rows: Rows
    ) {
        self.selection = selection
        self.sorting = sorting
        self.customizing = customizing
        self.columns = columns
        self.rows = rows
    }

    @ViewBuilder @MainActor public var body: some View {
        let outline = TableOutline()
        let list = RowList(
            items: _TableRows.items(of: rows, $expanded, outline), style: .plain, selection: selection, isLazy: true,
            header: AnyView(TableHeader()))
        style(
            TableStyleConfiguration {
                AnyView(
                    TableFrame(
                        columns: _TableColumns.columns(of: columns), sorting: sorting, customizing: customizing,
                        look: $0, list: list
                    ).environment(\.tableOutline, outline))
            })
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension Table: View {}
