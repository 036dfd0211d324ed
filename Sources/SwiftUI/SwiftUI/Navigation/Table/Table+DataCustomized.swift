import Foundation

extension Table {
    /// Creates a table of a collection's elements, with columns that the user can change.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value
    {
        self.init(
            .none, nil, TableCustomizing(columnCustomization),
            columns(), TableForEachContent(data: data))
    }

    /// Creates a table of a collection's elements, sortable by its columns and with columns that the user can change.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .none, TableSorting(sortOrder), TableCustomizing(columnCustomization),
            columns(), TableForEachContent(data: data))
    }

    /// Creates a table of a collection's elements in which a row can be chosen, with columns that the user can change.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value
    {
        self.init(
            .one(selection), nil, TableCustomizing(columnCustomization),
            columns(), TableForEachContent(data: data))
    }

    /// Creates a table of a collection's elements in which a row can be chosen, sortable by its columns and with columns that the user can change.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .one(selection), TableSorting(sortOrder), TableCustomizing(columnCustomization),
            columns(), TableForEachContent(data: data))
    }

    /// Creates a table of a collection's elements in which several rows can be chosen, with columns that the user can change.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value
    {
        self.init(
            .several(selection), nil, TableCustomizing(columnCustomization),
            columns(), TableForEachContent(data: data))
    }

    /// Creates a table of a collection's elements in which several rows can be chosen, sortable by its columns and with columns that the user can change.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .several(selection), TableSorting(sortOrder), TableCustomizing(columnCustomization),
            columns(), TableForEachContent(data: data))
    }
}
