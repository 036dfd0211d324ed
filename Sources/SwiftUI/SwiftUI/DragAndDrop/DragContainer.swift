import Foundation

/// Makes the data of the draggable views in a container, by their identifiers.
struct DragContainer {
    let namespace: Namespace.ID?
    /// Returns the items' identities and data; nil for identifiers of another type.
    let payload: ([AnyHashable]) -> [(id: AnyHashable, data: NSItemProvider)]?
}

/// The identifiers that are selected in a container.
struct DragSelection {
    let namespace: Namespace.ID?
    let type: Any.Type
    let ids: () -> [AnyHashable]
}

private enum DragContainersKey: EnvironmentKey { static var defaultValue: [DragContainer] { [] } }
private enum DragSelectionsKey: EnvironmentKey { static var defaultValue: [DragSelection] { [] } }

extension EnvironmentValues {
    /// The containers around, the outermost first.
    var dragContainers: [DragContainer] {
        get { self[DragContainersKey.self] }
        set { self[DragContainersKey.self] = newValue }
    }

    /// The selections around, the outermost first.
    var dragSelections: [DragSelection] {
        get { self[DragSelectionsKey.self] }
        set { self[DragSelectionsKey.self] = newValue }
    }
}

extension View {
    /// Makes the view a container of draggable views, whose data is made by their identifiers.
    ///
    /// Follows Apple's
    /// [dragContainer(for:in:_:)](https://developer.apple.com/documentation/swiftui/view/dragcontainer(for:in:_:)).
    /// - Parameters:
    ///   - itemType: The type of the dragged items.
    ///   - namespace: Tells the container from others around a view; nil for none.
    ///   - payload: Takes the identifiers of the selected items if the dragged one is among them, else only its own, and
    ///     returns the items; none to drag nothing.
    public nonisolated func dragContainer<Item: Transferable & Identifiable, Data: Collection>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View where Data.Element == Item, Item.ID: Sendable {
        dragContainer(for: Item.self, itemID: \.id, in: namespace, payload)
    }

    /// Makes the view a container of draggable views, whose data is made by their identifiers.
    /// - Parameters:
    ///   - itemType: The type of the dragged items.
    ///   - itemID: Leads to an item's identifier.
    ///   - namespace: Tells the container from others around a view; nil for none.
    ///   - payload: Takes the identifiers of the selected items if the dragged one is among them, else only its own, and
    ///     returns the items; none to drag nothing.
    public nonisolated func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Data: Collection>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> Data
    ) -> some View where Data.Element == Item {
        transformEnvironment(\.dragContainers) {
            $0.append(
                DragContainer(namespace: namespace) { ids in
                    let own = ids.compactMap { $0.base as? ItemID }
                    if own.isEmpty { return nil }
                    return payload(own).map { (AnyHashable($0[keyPath: itemID]), NSItemProvider(transferable: $0)) }
                })
        }
    }

    /// Sets which items of the container around, or of that in the view, are dragged together.
    /// - Parameters:
    ///   - selection: The identifiers of the selected items.
    ///   - containerNamespace: The container's namespace; nil for none.
    public nonisolated func dragContainerSelection<ItemID: Hashable & Sendable>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View {
        transformEnvironment(\.dragSelections) {
            $0.append(
                DragSelection(namespace: containerNamespace, type: ItemID.self) { selection().map { AnyHashable($0) } })
        }
    }

    /// Makes the view draggable as an item of the container around.
    /// - Parameters:
    ///   - containerItemID: The item's identifier.
    ///   - containerNamespace: The container's namespace; nil for the nearest container of items of this type.
    public nonisolated func draggable<ItemID: Hashable & Sendable>(
        containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
    ) -> some View {
        modifier(ContainedDrag(id: containerItemID, namespace: containerNamespace))
    }
}

/// Makes a view draggable as an item of the container around.
private struct ContainedDrag<ItemID: Hashable>: ViewModifier {
    let id: ItemID
    let namespace: Namespace.ID?
    @Environment(\.dragContainers) private var containers
    @Environment(\.dragSelections) private var selections
    /// The identities of the dragged items.
    @State private var dragged = DraggedIdentities()

    func body(content: Content) -> some View {
        content.modifier(
            DragModifier(
                items: { items() }, preview: AnyView(content), isOwnPreview: true, itemIDs: { dragged.all }))
    }

    private func ids() -> [AnyHashable] {
        let selection = selections.last { $0.type == ItemID.self && (namespace == nil || $0.namespace == namespace) }
        let selected = selection?.ids() ?? []
        return selected.contains(AnyHashable(id)) ? selected : [AnyHashable(id)]
    }

    private func items() -> [NSItemProvider] {
        let ids = ids()
        for container in containers.reversed() where namespace == nil || container.namespace == namespace {
            guard let items = container.payload(ids) else { continue }
            dragged.all = items.map(\.id)
            return items.map(\.data)
        }
        return []
    }
}

/// The identities of the items that a view drags.
private final class DraggedIdentities {
    var all: [AnyHashable] = []
}
