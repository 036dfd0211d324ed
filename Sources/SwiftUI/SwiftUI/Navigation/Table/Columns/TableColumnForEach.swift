import Foundation

/// A column for each element of a collection.
///
/// Follows Apple's [TableColumnForEach](https://developer.apple.com/documentation/swiftui/tablecolumnforeach).
public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    /// The collection.
    public var data: Data
    /// Makes an element's columns.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID

    /// Creates columns for identifiable elements.
    public nonisolated init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
        id = { $0.id }
    }

    /// Creates columns for elements whose identity a key path finds.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
    }

    /// Creates columns for the numbers of a range.
    public nonisolated init(
        _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int {
        self.data = data
        self.content = content
        id = { $0 }
    }

    public func _collectColumns(_ columns: inout _TableColumns) {
        for element in data { columns.collect(content(element), at: AnyHashable(id(element))) }
    }
}
