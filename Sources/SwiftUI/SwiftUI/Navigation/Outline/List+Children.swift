/// The views of a tree's values in a list, a row each.
public typealias _OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View> = OutlineGroup<
    Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
>

extension List {
    /// Creates a list of a tree of identifiable values in which several rows can be chosen.
    ///
    /// Follows Apple's
    /// [init(_:children:selection:rowContent:)](https://developer.apple.com/documentation/swiftui/list/init(_:children:selection:rowcontent:)-4fj69).
    /// - Parameters:
    ///   - data: The values at the top.
    ///   - children: Leads to a value's children; nil for a leaf.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(
            selection.map { .several($0) } ?? .none, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of a tree of values in which several rows can be chosen; a key path finds their identity.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(
            selection.map { .several($0) } ?? .none,
            OutlineGroup(data, id: id, children: children, content: rowContent))
    }

    /// Creates a list of a tree of identifiable values in which a row can be chosen.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection.map { .one($0) } ?? .none, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of a tree of values in which a row can be chosen; a key path finds their identity.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(
            selection.map { .one($0) } ?? .none, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of a tree of identifiable values.
    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(.none, OutlineGroup(data, children: children, content: rowContent))
    }

    /// Creates a list of a tree of values; a key path finds their identity.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(.none, OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
