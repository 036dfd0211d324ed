import Foundation

/// Columns that a modifier changes.
public struct _ModifiedTableColumns<Content: TableColumnContent>: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never
    let content: Content
    let change: (inout TableColumnRecord) -> Void

    public func _collectColumns(_ columns: inout _TableColumns) { columns.collect(content, changing: change) }
}

extension TableColumnContent {
    /// Sets where the columns' headers and cells are within their width.
    public nonisolated func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _ModifiedTableColumns(content: self) { $0.alignment = alignment }
    }

    /// Names the column in a ``TableColumnCustomization``, so that the user can hide, move and resize it for good.
    public nonisolated func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _ModifiedTableColumns(content: self) { $0.customizationID = id }
    }

    /// Sets whether the column is shown as long as the user has not decided.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _ModifiedTableColumns(content: self) { $0.defaultVisibility = visibility }
    }

    /// Keeps the user from changing some of the column's properties.
    public nonisolated func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        _ModifiedTableColumns(content: self) { $0.disabledBehavior.formUnion(behavior) }
    }
}
