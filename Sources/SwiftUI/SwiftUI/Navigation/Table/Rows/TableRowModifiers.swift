import Foundation
import UniformTypeIdentifiers

/// Rows that a modifier changes.
public struct _ModifiedTableRows<Content: TableRowContent>: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    let content: Content
    var change: (inout ViewItemTraits) -> Void = { _ in }
    var wrapper: ((AnyView) -> AnyView)?

    public func _collectRows(_ rows: inout _TableRows) {
        rows.with(traits: change, wrapper: wrapper) { content._collectRows(&$0) }
    }
    public static var _isOneRow: Bool { Content._isOneRow }
}

extension _ModifiedTableRows: DynamicTableRowContent where Content: DynamicTableRowContent {
    /// The collection.
    public var data: Content.Data { content.data }
}

extension TableRowContent {
    /// Adds a menu that the secondary mouse button, or a long press, opens on the rows.
    public nonisolated func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return _ModifiedTableRows(content: self, wrapper: { AnyView($0.contextMenu { items }) })
    }

    /// Adds a menu that the secondary mouse button, or a long press, opens on the rows; the preview is a touch screen's and
    /// not shown.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return _ModifiedTableRows(
            content: self, wrapper: { AnyView($0.contextMenu(menuItems: { items }, preview: { EmptyView() })) })
    }

    /// Keeps the rows from being selected.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRows(
            content: self, change: { $0[SelectionDisabledKey.self] = $0[SelectionDisabledKey.self] || isDisabled })
    }

    /// Makes the rows draggable as a value.
    /// - Parameter payload: Makes the value, when a drag begins.
    public nonisolated func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        itemProvider { NSItemProvider(transferable: payload()) }
    }

    /// Makes the rows draggable; nothing is dragged where the function returns nil.
    public nonisolated func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
        ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(action: action))
    }

    /// Makes the rows a target of dropped values.
    /// - Parameters:
    ///   - payloadType: The values' type.
    ///   - action: Takes the values.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRows(
            content: self,
            wrapper: { row in
                AnyView(
                    row.dropDestination(for: T.self) { items, _ in
                        action(items)
                        return true
                    })
            })
    }
}

/// Makes rows of a table draggable.
///
/// Follows Apple's
/// [ItemProviderTableRowModifier](https://developer.apple.com/documentation/swiftui/itemprovidertablerowmodifier).
public struct ItemProviderTableRowModifier {
    let action: (() -> NSItemProvider?)?
}

/// Lets elements be dropped between the rows of a table.
///
/// Follows Apple's
/// [OnInsertTableRowModifier](https://developer.apple.com/documentation/swiftui/oninserttablerowmodifier).
public struct OnInsertTableRowModifier {
    let types: [String]
    let action: (Int, [NSItemProvider]) -> Void
}

/// A modifier of rows of a table.
public protocol _TableRowModifier {
    /// Notes the rows of some content as the modifier changes them.
    func _collectRows<R: TableRowContent>(of content: R, _ rows: inout _TableRows)
}

extension ItemProviderTableRowModifier: _TableRowModifier {
    public func _collectRows<R: TableRowContent>(of content: R, _ rows: inout _TableRows) {
        rows.with(wrapper: { [action] in AnyView($0.itemProvider(action)) }) { content._collectRows(&$0) }
    }
}

extension OnInsertTableRowModifier: _TableRowModifier {
    public func _collectRows<R: TableRowContent>(of content: R, _ rows: inout _TableRows) {
        let own = RowInsertion(types: types, action: action)
        rows.with(traits: { $0[RowInsertionKey.self] = $0[RowInsertionKey.self] ?? own }) {
            content._collectRows(&$0)
        }
    }
}

extension ModifiedContent: TableRowContent where Content: TableRowContent, Modifier: _TableRowModifier {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public func _collectRows(_ rows: inout _TableRows) { modifier._collectRows(of: content, &rows) }
    public static var _isOneRow: Bool { Content._isOneRow }
}

extension DynamicTableRowContent {
    /// Sets the action for values that are dropped between the rows.
    /// - Parameters:
    ///   - supportedContentTypes: The types that can be dropped.
    ///   - action: Takes the place of the drop among the elements, and the providers of the values.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
        ModifiedContent(
            content: self,
            modifier: OnInsertTableRowModifier(types: supportedContentTypes.map(\.identifier), action: action))
    }

    /// Sets the action for values that are dropped between the rows.
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Takes the place of the drop among the elements, and the values.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        let types = T.importedContentTypes().map(\.identifier)
        return ModifiedContent(
            content: self,
            modifier: OnInsertTableRowModifier(types: types) { place, providers in
                _ = TransferLoading.load(T.self, from: providers) { action(place, $0) }
            })
    }
}
