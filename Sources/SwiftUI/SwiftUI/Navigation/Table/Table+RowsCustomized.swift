import Foundation

extension Table {
    /// Creates a table of rows, with columns that the user can change.
    public nonisolated init(
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .none, nil, TableCustomizing(columnCustomization),
            columns(), rows())
    }

    /// Creates a table of rows, with columns that the user can change.
    public nonisolated init(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .none, nil, TableCustomizing(columnCustomization),
            columns(), rows())
    }

    /// Creates a table of rows, sortable by its columns and with columns that the user can change.
    public nonisolated init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .none, TableSorting(sortOrder), TableCustomizing(columnCustomization),
            columns(), rows())
    }

    /// Creates a table of rows, sortable by its columns and with columns that the user can change.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .none, TableSorting(sortOrder), TableCustomizing(columnCustomization),
            columns(), rows())
    }

    /// Creates a table of rows in which a row can be chosen, with columns that the user can change.
    public nonisolated init(
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .one(selection), nil, TableCustomizing(columnCustomization),
            columns(), rows())
    }

    /// Creates a table of rows in which a row can be chosen, with columns that the user can change.
    public nonisolated init(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .one(selection), nil, TableCustomizing(columnCustomization),
            columns(), rows())
    }

    /// Creates a table of rows in which a row can be chosen, sortable by its columns and with columns that the user can change.
    public nonisolated init<Sort: SortComparator>(
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .one(selection), TableSorting(sortOrder), TableCustomizing(columnCustomization),
            columns(), rows())
    }

    /// Creates a table of rows in which a row can be chosen, sortable by its columns and with columns that the user can change.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .one(selection), TableSorting(sortOrder), TableCustomizing(columnCustomization),
            columns(), rows())
    }

    /// Creates a table of rows in which several rows can be chosen, with columns that the user can change.
    public nonisolated init(
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .several(selection), nil, TableCustomizing(columnCustomization),
            columns(), rows())
    }

    /// Creates a table of rows in which several rows can be chosen, with columns that the user can change.
    public nonisolated init(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(
            .several(selection), nil, TableCustomizing(columnCustomization),
            columns(), rows())
    }

    /// Creates a table of rows in which several rows can be chosen, sortable by its columns and with columns that the user can change.
    public nonisolated init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .several(selection), TableSorting(sortOrder), TableCustomizing(columnCustomization),
            columns(), rows())
    }

    /// Creates a table of rows in which several rows can be chosen, sortable by its columns and with columns that the user can change.
    public nonisolated init<Sort: SortComparator>(
        of valueType: Value.Type,
        selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    )
    where
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            .several(selection), TableSorting(sortOrder), TableCustomizing(columnCustomization),
            columns(), rows())
    }
}
