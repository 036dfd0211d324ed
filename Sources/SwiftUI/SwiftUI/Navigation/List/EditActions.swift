import Foundation

/// What a user may do with the elements of a collection that a list shows.
///
/// Follows Apple's [EditActions](https://developer.apple.com/documentation/swiftui/editactions).
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set of actions.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Elements can be moved.
    public static var move: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Elements can be deleted.
    public static var delete: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Elements can be moved and deleted.
    public static var all: EditActions { [.move, .delete] }
}

/// The view of an element of a collection that a list edits.
///
/// Follows Apple's
/// [EditableCollectionContent](https://developer.apple.com/documentation/swiftui/editablecollectioncontent).
public struct EditableCollectionContent<Content, Data> {
    let content: Content
    let delete: ((IndexSet) -> Void)?
    let move: ((IndexSet, Int) -> Void)?
}

extension EditableCollectionContent: View where Content: View {
    public var body: some View { content }
    nonisolated public static var _isUnary: Bool { Content._isUnary }
}

extension EditableCollectionContent: ViewItemTraitSource where Content: View {
    package func gatherTraits(_ traits: inout ViewItemTraits) {
        gatherActions(&traits)
        (content as? any ViewItemTraitSource)?.gatherTraits(&traits)
    }

    fileprivate func gatherActions(_ traits: inout ViewItemTraits) {
        if let delete { traits[DeleteItemKey.self] = delete }
        if let move { traits[MoveItemKey.self] = move }
    }
}

extension EditableCollectionContent: ViewItemSplitting where Content: View {
    package static var splits: Bool { splitsItems(Content.self) }
}

extension EditableCollectionContent: ViewItemListing where Content: View {
    package func collectItems(_ collector: inout ViewItemCollector) {
        collector.with(traits: gatherActions) { $0.collect(content, at: "content") }
    }
}

extension ForEach where Content: View {
    /// Creates a view for each identifiable element of a bound collection, which a list edits.
    /// - Parameters:
    ///   - editActions: What the user may do with the elements.
    ///   - content: Makes an element's view from a binding to it.
    public nonisolated init<C, R: View>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        ID == C.Element.ID, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, editActions: editActions, content: content)
    }

    /// Creates a view for each element of a bound collection, which a list edits; a key path finds their identity.
    public nonisolated init<C, R: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> R
    )
    where
        Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
    {
        let delete: ((IndexSet) -> Void)? =
            editActions.rawValue & 2 == 0 ? nil : { data.wrappedValue = data.wrappedValue.removing($0) }
        let move: ((IndexSet, Int) -> Void)? =
            editActions.rawValue & 1 == 0 ? nil : { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        self.init(
            data: IndexedIdentifierCollection(data.wrappedValue, id: id), id: .closure { $0.id },
            content: {
                EditableCollectionContent<R, C>(content: content(data[$0.index]), delete: delete, move: move)
            })
    }
}

extension Collection {
    /// The collection without the elements at some offsets; itself if nothing can be removed from its kind.
    fileprivate func removing(_ offsets: IndexSet) -> Self {
        func kept<C: RangeReplaceableCollection>(_ collection: C) -> Any {
            var result = C()
            for (offset, element) in collection.enumerated() where !offsets.contains(offset) { result.append(element) }
            return result
        }
        guard let collection = self as? any RangeReplaceableCollection else { return self }
        return kept(collection) as? Self ?? self
    }
}
