import Foundation

/// Rows that are made of a collection's elements, on which others can be dropped.
///
/// Follows Apple's [DynamicTableRowContent](https://developer.apple.com/documentation/swiftui/dynamictablerowcontent).
public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection.
    var data: Self.Data { get }
}

/// A row for each element of a collection.
///
/// Follows Apple's [TableForEachContent](https://developer.apple.com/documentation/swiftui/tableforeachcontent).
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    let data: Data

    public func _collectRows(_ rows: inout _TableRows) {
        // Elements of an array are found by their place at once; those of other collections may have to be sought.
        let elements = Array(data)
        rows.addElements(elements.count, id: { AnyHashable(elements[$0].id) }, row: { TableRow(elements[$0]) })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public func _collectRows(_ rows: inout _TableRows) {
        let (elements, id, content) = (Array(data), id, content)
        rows.addElements(elements.count, id: { AnyHashable(id(elements[$0])) }, row: { content(elements[$0]) })
    }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent {
    /// Creates rows for each of a collection's identifiable elements.
    @_disfavoredOverload
    public nonisolated init<V>(
        _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, id: .closure { $0.id }, content: content)
    }

    /// Creates rows for each of a collection's elements, whose identity a key path finds.
    @_disfavoredOverload
    public nonisolated init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue {
        self.init(data: data, id: .keyPath(id), content: content)
    }

    /// Creates rows for each number of a range, which must not change.
    @_disfavoredOverload
    public nonisolated init<V>(
        _ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content
    ) where V == Content.TableRowValue, Data == Range<Int>, ID == Int {
        self.init(data: data, id: .element, content: content)
    }

    /// Creates a row for each of a collection's identifiable elements.
    @_disfavoredOverload
    public nonisolated init(_ data: Data)
    where Content == TableRow<Data.Element>, ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, id: .closure { $0.id }, content: { TableRow($0) })
    }
}

/// Rows for a tree of values: those with children can be opened and closed.
///
/// Follows Apple's
/// [TableOutlineGroupContent](https://developer.apple.com/documentation/swiftui/tableoutlinegroupcontent).
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    public func _collectRows(_ rows: inout _TableRows) {
        for element in data {
            rows.with(place: AnyHashable(element.id)) { rows in
                guard let inner = element[keyPath: children] else { return rows.add(element) }
                rows.addGroup(element, isExpanded: nil) {
                    TableOutlineGroupContent(data: inner, children: children)._collectRows(&$0)
                }
            }
        }
    }
}
