/// Views of a tree of values, which can be opened and closed where there are children.
///
/// Follows Apple's [OutlineGroup](https://developer.apple.com/documentation/swiftui/outlinegroup). Values whose children are
/// nil are leaves; values with an empty collection can be opened, and have nothing within. The children of a value are looked
/// at only while it is open.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

/// The views of the values within one that is open.
///
/// Follows Apple's [OutlineSubgroupChildren](https://developer.apple.com/documentation/swiftui/outlinesubgroupchildren).
public struct OutlineSubgroupChildren: View {
    let make: () -> AnyView
    public var body: some View { make() }
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    public var body: some View {
        ForEach(data, id: id) { element in
            OutlineRow(label: content(element), subgroup: subgroup(of: element))
        }
    }

    nonisolated public static var _isUnary: Bool { false }

    /// The views of a value's children; nil for a leaf.
    private func subgroup(of element: Data.Element) -> OutlineSubgroupChildren? {
        children(element).map { data in
            OutlineSubgroupChildren {
                AnyView(OutlineGroup(data: data, id: id, children: children, content: content))
            }
        }
    }
}

/// One value: its view alone, or as the label of the group of its children.
struct OutlineRow<Leaf: View>: View {
    let label: Leaf
    let subgroup: OutlineSubgroupChildren?

    var body: some View {
        if let subgroup {
            DisclosureGroup {
                subgroup
            } label: {
                label
            }
        } else {
            label
        }
    }

    nonisolated static var _isUnary: Bool { true }
}

extension OutlineRow: ViewItemSplitting {
    package static var splits: Bool { true }

    package func collectItems(_ collector: inout ViewItemCollector) {
        if let subgroup {
            collector.collect(
                DisclosureGroup {
                    subgroup
                } label: {
                    label
                }, at: "group")
        } else {
            collector.collect(label, at: "leaf")
        }
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates the views of identifiable values and of their children.
    /// - Parameters:
    ///   - data: The values at the top.
    ///   - children: Leads to a value's children; nil for a leaf.
    ///   - content: Makes the view of a value.
    public nonisolated init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates the views of values and of their children; a key path finds their identity.
    public nonisolated init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
    }
}

extension OutlineGroup
where
    Data: RangeReplaceableCollection, Parent: View, Parent == Leaf,
    Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    /// Creates the view of an identifiable value and of its children.
    public nonisolated init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(Data(CollectionOfOne(root)), children: children, content: content)
    }

    /// Creates the view of a value and of its children; a key path finds their identity.
    public nonisolated init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(Data(CollectionOfOne(root)), id: id, children: children, content: content)
    }
}
