import Foundation
import OrielFoundation
import SwiftUICore

extension View {
    /// Lets the items within be moved by dragging, those of one collection.
    /// - Parameters:
    ///   - item: The type of the items, which `reorderable()` marks.
    ///   - isEnabled: Whether they can be moved.
    ///   - move: Called with the item and its place when one is let go elsewhere. It moves the item in the app's data.
    public nonisolated func reorderContainer<Item: Identifiable>(
        for item: Item.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
    ) -> some View where Item.ID: Sendable {
        reorderContainer(for: item, in: ReorderableSingleCollectionIdentifier.self, isEnabled: isEnabled, move: move)
    }

    /// Lets the items within be moved by dragging, in and between several collections.
    /// - Parameters:
    ///   - item: The type of the items, which `reorderable(collectionID:)` marks.
    ///   - collectionID: The type of the collections' identities.
    ///   - isEnabled: Whether they can be moved.
    ///   - move: Called with the item and its place when one is let go elsewhere. It moves the item in the app's data.
    public nonisolated func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
        for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
        move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
    ) -> some View where Item.ID: Sendable {
        modifier(
            ReorderContainer(isEnabled: isEnabled) { item, place in
                guard let source = item.id.base as? Item.ID, let collection = place.collection.base as? CollectionID
                else { return RuntimeWarning.issue("The items of a reorderable container are not of the type given.") }
                let before = place.before.flatMap { $0.base as? Item.ID }
                move(
                    ReorderDifference(
                        sources: [source],
                        destination: .init(position: before.map { .before($0) } ?? .end, collectionID: collection)))
            })
    }
}

extension ForEach where Content: View {
    /// Lets the views be moved by dragging in the reorderable container around them: by the mouse at once, by a finger after it
    /// has rested.
    public nonisolated func reorderable() -> some DynamicViewContent<Data> {
        reorderable(collectionID: ReorderableSingleCollectionIdentifier())
    }

    /// Lets the views be moved by dragging, within their collection and to others of the reorderable container around them.
    public nonisolated func reorderable(collectionID: some Hashable & Sendable) -> some DynamicViewContent<Data> {
        _ReorderableForEach(base: self, collection: AnyHashable(collectionID))
    }
}

/// The views of a collection that are moved by dragging.
public struct _ReorderableForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: DynamicViewContent {
    nonisolated(unsafe) let base: ForEach<Data, ID, Content>
    nonisolated(unsafe) let collection: AnyHashable
    @Environment(\.reorderSession) private var session

    nonisolated init(base: ForEach<Data, ID, Content>, collection: AnyHashable) {
        (self.base, self.collection) = (base, collection)
    }

    public nonisolated var data: Data { base.data }

    public var body: some View {
        if let session { ReorderedRows(base: base, collection: collection, session: session) } else { base }
    }
}

/// The views in the order in which they are shown while one is dragged.
private struct ReorderedRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    let base: ForEach<Data, ID, Content>
    let collection: AnyHashable
    @ObservedObject var session: ReorderSession

    var body: some View {
        let elements = Dictionary(base.data.map { (AnyHashable(base.id($0)), $0) }) { first, _ in first }
        let order = session.order(collection, base.data.map { AnyHashable(base.id($0)) })
        ForEach(order, id: \.self) { id in
            if let element = elements[id] {
                base.content(element).modifier(
                    ReorderableRow(item: ReorderItem(collection: collection, id: id), session: session))
            }
        }
    }
}

/// Lets a view be dragged among those of its container.
private struct ReorderableRow: ViewModifier {
    let item: ReorderItem
    let session: ReorderSession

    func body(content: Content) -> some View {
        let isDragged = session.dragged == item
        content
            .modifier(_LiftEffect(origin: isDragged ? session.origin : nil))
            .modifier(_ZoomPlaceModifier(session.placeID(of: item)))
            .modifier(
                _DragSourceModifier(
                    DragSource(
                        items: { [NSItemProvider()] },
                        began: { frame, location in session.begin(item, frame: frame, at: location) },
                        moved: { session.move(to: $0) }, ended: { _ in session.end() }))
            )
            .zIndex(isDragged ? 1 : 0)
            .onDisappear { session.abandon(item) }
            .transaction { if isDragged { $0.animation = nil } }
    }
}

/// Keeps the order of a container's items while one is dragged.
private struct ReorderContainer: ViewModifier {
    let isEnabled: Bool
    let move: (ReorderItem, (collection: AnyHashable, before: AnyHashable?)) -> Void
    @StateObject private var session = ReorderSession()

    func body(content: Content) -> some View {
        session.move = move
        return content.environment(\.reorderSession, isEnabled ? session : nil)
    }
}
