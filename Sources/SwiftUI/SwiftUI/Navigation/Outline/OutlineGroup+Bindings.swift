extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates the views of bound, identifiable values and of their children.
    /// - Parameters:
    ///   - data: The values at the top.
    ///   - children: Leads to a value's children; nil for a leaf.
    ///   - content: Makes the view of a value from a binding to it.
    public nonisolated init<C, E: Identifiable>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, ID == E.ID, C: MutableCollection & RandomAccessCollection, E == C.Element {
        self.init(data: data, id: \.id, children: { Binding($0[dynamicMember: children]) }, content: content)
    }

    /// Creates the views of bound values and of their children; a key path finds their identity.
    public nonisolated init<C, E>(
        _ data: Binding<C>, id: WritableKeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    ) where Data == Binding<C>, C: MutableCollection & RandomAccessCollection, E == C.Element {
        self.init(
            data: data, id: (\Binding<E>.wrappedValue).appending(path: id),
            children: { Binding($0[dynamicMember: children]) }, content: content)
    }
}
