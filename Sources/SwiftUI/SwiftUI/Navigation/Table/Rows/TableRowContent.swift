import Foundation

/// The rows of a table, or some of them.
///
/// Follows Apple's [TableRowContent](https://developer.apple.com/documentation/swiftui/tablerowcontent).
public protocol TableRowContent<TableRowValue> {
    /// The type of the values that the rows show.
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    /// The type of the rows that these are made of.
    associatedtype TableRowBody: TableRowContent
    /// The rows that these are made of.
    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
    /// Notes the rows one by one.
    func _collectRows(_ rows: inout _TableRows)
    /// Whether it is one row whatever its value.
    static var _isOneRow: Bool { get }
}

extension TableRowContent {
    public func _collectRows(_ rows: inout _TableRows) { rows.collect(tableRowBody, at: "body") }
    public static var _isOneRow: Bool { false }
}

extension TableRowContent where TableRowBody == Never {
    /// There are no further rows: these are ours.
    public var tableRowBody: Never { return fatalError("\(Self.self) has no tableRowBody.") }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public func _collectRows(_ rows: inout _TableRows) {}
}

/// Walks the rows of a table and notes them one by one, like a list's.
public struct _TableRows {
    private var collector: ViewItemCollector

    init(_ collector: ViewItemCollector) { self.collector = collector }

    /// Notes the rows of some content at a place of its container.
    mutating func collect<R: TableRowContent>(_ content: R, at place: AnyHashable) {
        with(place: place) { content._collectRows(&$0) }
    }

    /// Notes a row.
    mutating func add<Value: Identifiable>(_ value: Value, isExpanded: Binding<Bool>? = nil) {
        let id = AnyHashable(value.id)
        collector.with(traits: { $0.setElement(id) }) {
            let row = TableRowView(value: value, level: $0.traits[TableLevelKey.self], isExpanded: isExpanded)
            $0.with(traits: { $0[RowDisclosureKey.self] = isExpanded }) { $0.add(row) }
        }
    }

    /// Notes the rows of elements, which are made when they are wanted if each has one.
    mutating func addElements<R: TableRowContent>(
        _ count: Int, id: @escaping (Int) -> AnyHashable, row: @escaping (Int) -> R
    ) {
        collector.addElements(count, isOne: R._isOneRow, id: id) { collector, index in
            var rows = _TableRows(collector)
            row(index)._collectRows(&rows)
            collector = rows.collector
        }
    }

    /// Notes the rows within a row that is open, and the row itself.
    mutating func addGroup<Value: Identifiable>(
        _ value: Value, isExpanded binding: Binding<Bool>?, _ content: (inout _TableRows) -> Void
    ) {
        var isExpanded = binding
        collector.traits[TableOutline.Key.self]?.hasGroups = true
        with(place: "group") { rows in
            isExpanded = isExpanded ?? rows.collector.traits[ListContext.Key.self]?.isExpanded(rows.collector.place)
            rows.add(value, isExpanded: isExpanded ?? .constant(true))
        }
        guard isExpanded?.wrappedValue ?? true else { return }
        with(place: "content", traits: { $0[TableLevelKey.self] += 1 }, content)
    }

    /// Notes a section, the rows of which a function notes.
    mutating func addSection(header: AnyView?, _ content: (inout _TableRows) -> Void) {
        collector.addSection(header: header, footer: nil) { collector in
            var rows = _TableRows(collector)
            content(&rows)
            collector = rows.collector
        }
    }

    /// Calls a function at a place, while traits or a modifier of the rows are in effect.
    mutating func with(
        place: AnyHashable? = nil, traits: (inout ViewItemTraits) -> Void = { _ in },
        wrapper: ((AnyView) -> AnyView)? = nil, _ body: (inout _TableRows) -> Void
    ) {
        collector.with(traits: traits, wrapper: wrapper) { collector in
            collector.at(place) { collector in
                var rows = _TableRows(collector)
                body(&rows)
                collector = rows.collector
            }
        }
    }

    /// The rows of a table's content, as items of a list.
    /// - Parameter outline: Learns whether there are rows that hold others.
    static func items<R: TableRowContent>(
        of content: R, _ expanded: Binding<Set<AnyHashable>>, _ outline: TableOutline
    ) -> ViewItems {
        ViewItem.items(
            telling: {
                $0[TableOutline.Key.self] = outline
                $0[ListContext.Key.self] = ListContext(
                    pickerStyle: .automatic, expanded: expanded, hasDisclosureStyle: false)
            },
            collecting: { collector in
                var rows = _TableRows(collector)
                content._collectRows(&rows)
                collector = rows.collector
            })
    }
}

/// The depth of a row below its parents.
enum TableLevelKey: ViewItemTraitKey { static var defaultValue: Int { 0 } }
