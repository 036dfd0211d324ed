extension List {
    /// Creates a list of a tree of bound, identifiable values in which several rows can be chosen.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { .several($0) } ?? .none, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of a tree of bound values in which several rows can be chosen; a key path finds their identity.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: WritableKeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _OutlineRows<Binding<Data>, ID, RowContent> {
        self.init(
            selection.map { .several($0) } ?? .none, OutlineGroup(data, id: id, children: children, content: rowContent)
        )
    }

    /// Creates a list of a tree of bound, identifiable values in which a row can be chosen.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { .one($0) } ?? .none, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of a tree of bound values in which a row can be chosen; a key path finds their identity.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: WritableKeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _OutlineRows<Binding<Data>, ID, RowContent> {
        self.init(
            selection.map { .one($0) } ?? .none, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of a tree of bound, identifiable values.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(.none, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of a tree of bound values; a key path finds their identity.
    public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: WritableKeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _OutlineRows<Binding<Data>, ID, RowContent> {
        self.init(.none, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
