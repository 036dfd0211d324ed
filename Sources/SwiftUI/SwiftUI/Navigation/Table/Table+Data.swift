import Foundation

extension Table {
    /// Creates a table of a collection's elements.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value
    {
        self.init(
            .none, nil, nil,
            columns(), TableForEachContent(data: data))
    }

    /// Creates a table of a collection's elements, sortable by its columns.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .none, TableSorting(sortOrder), nil,
            columns(), TableForEachContent(data: data))
    }

    /// Creates a table of a collection's elements in which a row can be chosen.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value
    {
        self.init(
            .one(selection), nil, nil,
            columns(), TableForEachContent(data: data))
    }

    /// Creates a table of a collection's elements in which a row can be chosen, sortable by its columns.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .one(selection), TableSorting(sortOrder), nil,
            columns(), TableForEachContent(data: data))
    }

    /// Creates a table of a collection's elements in which several rows can be chosen.
    public nonisolated init<Data: RandomAccessCollection>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value
    {
        self.init(
            .several(selection), nil, nil,
            columns(), TableForEachContent(data: data))
    }

    /// Creates a table of a collection's elements in which several rows can be chosen, sortable by its columns.
    public nonisolated init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .several(selection), TableSorting(sortOrder), nil,
            columns(), TableForEachContent(data: data))
    }
}
