import Foundation
import UniformTypeIdentifiers

/// The action for values that are dropped between the rows of a collection.
struct RowInsertion {
    let types: [String]
    let action: (Int, [NSItemProvider]) -> Void
}

/// Drops between the rows; nil where nothing can be dropped.
enum RowInsertionKey: ViewItemTraitKey { static var defaultValue: RowInsertion? { nil } }

extension DynamicViewContent {
    /// Sets a list's action for values that are dropped between the rows.
    /// - Parameters:
    ///   - supportedContentTypes: The types that can be dropped.
    ///   - action: Takes the place of the drop among the elements, and the providers of the values.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        let own = RowInsertion(types: supportedContentTypes.map(\.identifier), action: action)
        return modifier(_ViewItemTraitModifier(RowInsertionKey.self) { $0 = own })
    }

    /// Sets a list's action for values that are dropped between the rows, in the older form.
    /// - Parameters:
    ///   - acceptedTypeIdentifiers: The identifiers of the types that can be dropped.
    ///   - action: Takes the place of the drop among the elements, and the providers of the values.
    public nonisolated func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        let own = RowInsertion(types: acceptedTypeIdentifiers, action: action)
        return modifier(_ViewItemTraitModifier(RowInsertionKey.self) { $0 = own })
    }

    /// Sets a list's action for values that are dropped between the rows.
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Takes the values, and the place of the drop among the elements.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        let own = RowInsertion(types: T.importedContentTypes().map(\.identifier)) { place, providers in
            _ = TransferLoading.load(T.self, from: providers) { action($0, place) }
        }
        return modifier(_ViewItemTraitModifier(RowInsertionKey.self) { $0 = own })
    }
}

/// Takes drops above and below a row; a line shows where the values will be.
struct RowDrop: ViewModifier {
    let insertion: RowInsertion?
    let index: Int
    @State private var height: CGFloat = 0
    /// Whether a drop would be below the row; nil while nothing is above it.
    @State private var isBelow: Bool?

    func body(content: Content) -> some View {
        if let insertion {
            content
                .onGeometryChange(for: CGFloat.self, of: \.size.height) { height = $0 }
                .overlay(alignment: isBelow == true ? .bottom : .top) {
                    if isBelow != nil { Rectangle().fill(TintShapeStyle()).frame(height: 2).allowsHitTesting(false) }
                }
                .onDrop(of: insertion.types, delegate: delegate(insertion))
        } else {
            content
        }
    }

    private func delegate(_ insertion: RowInsertion) -> RowDropDelegate {
        let (place, middle, index) = ($isBelow, height / 2, index)
        return RowDropDelegate(
            moved: { place.wrappedValue = $0.map { $0 > middle } },
            dropped: {
                insertion.action(index + ($0.location.y > middle ? 1 : 0), $0.itemProviders(for: insertion.types))
            })
    }
}

/// Follows a drag over a row.
private struct RowDropDelegate: DropDelegate {
    nonisolated(unsafe) let moved: (CGFloat?) -> Void
    nonisolated(unsafe) let dropped: (DropInfo) -> Void

    func dropEntered(info: DropInfo) { moved(info.location.y) }
    func dropUpdated(info: DropInfo) -> DropProposal? {
        moved(info.location.y)
        return nil
    }
    func dropExited(info: DropInfo) { moved(nil) }
    func performDrop(info: DropInfo) -> Bool {
        moved(nil)
        dropped(info)
        return true
    }
}
