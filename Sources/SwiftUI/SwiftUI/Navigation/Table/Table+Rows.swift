import Foundation

extension Table {
    /// Creates a table of rows.
    public nonisolated init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .none, nil, nil,
            columns(), rows())
    }

    /// Creates a table of rows.
    public nonisolated init(
        of valueType: Value.Type,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .none, nil, nil,
            columns(), rows())
    }

    /// Creates a table of rows, sortable by its columns.
    public nonisolated init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .none, TableSorting(sortOrder), nil,
            columns(), rows())
    }

    /// Creates a table of rows, sortable by its columns.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .none, TableSorting(sortOrder), nil,
            columns(), rows())
    }

    /// Creates a table of rows in which a row can be chosen.
    public nonisolated init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .one(selection), nil, nil,
            columns(), rows())
    }

    /// Creates a table of rows in which a row can be chosen.
    public nonisolated init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .one(selection), nil, nil,
            columns(), rows())
    }

    /// Creates a table of rows in which a row can be chosen, sortable by its columns.
    public nonisolated init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .one(selection), TableSorting(sortOrder), nil,
            columns(), rows())
    }

    /// Creates a table of rows in which a row can be chosen, sortable by its columns.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .one(selection), TableSorting(sortOrder), nil,
            columns(), rows())
    }

    /// Creates a table of rows in which several rows can be chosen.
    public nonisolated init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .several(selection), nil, nil,
            columns(), rows())
    }

    /// Creates a table of rows in which several rows can be chosen.
    public nonisolated init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .several(selection), nil, nil,
            columns(), rows())
    }

    /// Creates a table of rows in which several rows can be chosen, sortable by its columns.
    public nonisolated init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .several(selection), TableSorting(sortOrder), nil,
            columns(), rows())
    }

    /// Creates a table of rows in which several rows can be chosen, sortable by its columns.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .several(selection), TableSorting(sortOrder), nil,
            columns(), rows())
    }
}
