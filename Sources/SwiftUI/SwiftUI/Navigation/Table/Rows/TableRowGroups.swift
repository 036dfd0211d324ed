import Foundation

/// The view above a section of a table's rows.
///
/// Follows Apple's [TableHeaderRowContent](https://developer.apple.com/documentation/swiftui/tableheaderrowcontent).
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    let content: Content
    public func _collectRows(_ rows: inout _TableRows) {}
}

extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public func _collectRows(_ rows: inout _TableRows) { rows.collect(grouped, at: "group") }

    /// Groups rows, to change them together.
    @_disfavoredOverload
    public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
        self.init(grouping: content())
    }
}

/// The view of a section's header, its type hidden.
private protocol TableHeading {
    var view: AnyView { get }
}

extension TableHeaderRowContent: TableHeading {
    fileprivate var view: AnyView { AnyView(content) }
}

extension Section: TableRowContent
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public func _collectRows(_ rows: inout _TableRows) {
        rows.addSection(header: (header as? any TableHeading)?.view) { rows in
            if isExpanded?.wrappedValue ?? true { rows.collect(content, at: "section") }
        }
    }

    /// Creates a section of a table with a view as its header.
    @_disfavoredOverload
    public nonisolated init<V, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        V == Content.TableRowValue, Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
            isExpanded: nil)
    }

    /// Creates a section of a table with a title.
    @_disfavoredOverload
    public nonisolated init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        V == Content.TableRowValue, Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(content: Text(titleKey)), content: content(), footer: EmptyTableRowContent(),
            isExpanded: nil)
    }

    /// Creates a section of a table with a title.
    @_disfavoredOverload
    public nonisolated init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        V == Content.TableRowValue, Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>
    {
        self.init(
            header: TableHeaderRowContent(content: Text(title)), content: content(), footer: EmptyTableRowContent(),
            isExpanded: nil)
    }

    /// Creates a section of a table without a header.
    @_disfavoredOverload
    public nonisolated init<V>(@TableRowBuilder<V> content: () -> Content)
    where V == Content.TableRowValue, Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V> {
        self.init(
            header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent(), isExpanded: nil)
    }
}

extension OutlineGroup: TableRowContent
where
    Data.Element: Identifiable, Parent == TableRow<Data.Element>, Leaf == Parent,
    Subgroup == DisclosureTableRow<Parent, TableOutlineGroupContent<Data>>
{
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    public func _collectRows(_ rows: inout _TableRows) {
        for element in data {
            rows.with(place: AnyHashable(element[keyPath: id])) { rows in
                guard let inner = children(element) else { return rows.collect(content(element), at: "leaf") }
                rows.addGroup(element, isExpanded: nil) {
                    OutlineGroup(data: inner, id: id, children: children, content: content)._collectRows(&$0)
                }
            }
        }
    }

    /// Creates rows for identifiable values and for their children.
    /// - Parameters:
    ///   - data: The values at the top.
    ///   - children: Leads to a value's children; nil for a leaf.
    @_disfavoredOverload
    public nonisolated init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
    where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: { TableRow($0) })
    }
}
