import Foundation

/// A row of a table, which shows a value.
///
/// Follows Apple's [TableRow](https://developer.apple.com/documentation/swiftui/tablerow).
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    let value: Value

    /// Creates a row for a value.
    public nonisolated init(_ value: Value) { self.value = value }

    public func _collectRows(_ rows: inout _TableRows) { rows.add(value) }
    public static var _isOneRow: Bool { true }
}

/// A row of a table that shows and hides further rows below it.
///
/// Follows Apple's [DisclosureTableRow](https://developer.apple.com/documentation/swiftui/disclosuretablerow).
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never
    private let collect: (inout _TableRows) -> Void

    /// Creates a row for a value.
    /// - Parameters:
    ///   - isExpanded: Whether the rows within are shown; nil for a state of the row's own, closed at first.
    ///   - content: The rows within, which are made only while they are shown.
    public nonisolated init<V>(
        _ value: V, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<V> content: @escaping () -> Content
    ) where Label == TableRow<V> {
        collect = { rows in rows.addGroup(value, isExpanded: isExpanded) { $0.collect(content(), at: "rows") } }
    }

    public func _collectRows(_ rows: inout _TableRows) { collect(&rows) }
}

/// No rows.
///
/// Follows Apple's [EmptyTableRowContent](https://developer.apple.com/documentation/swiftui/emptytablerowcontent).
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    /// Creates no rows.
    public nonisolated init() {}
    public func _collectRows(_ rows: inout _TableRows) {}
}

/// Several rows.
///
/// Follows Apple's [TupleTableRowContent](https://developer.apple.com/documentation/swiftui/tupletablerowcontent).
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    /// The rows.
    public var value: T
    private let collect: (T, inout _TableRows) -> Void

    init(_ value: T, collect: @escaping (T, inout _TableRows) -> Void) {
        self.value = value
        self.collect = collect
    }

    public func _collectRows(_ rows: inout _TableRows) { collect(value, &rows) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never
    public func _collectRows(_ rows: inout _TableRows) { if let self { rows.collect(self, at: "some") } }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableRowBody = Never
    public func _collectRows(_ rows: inout _TableRows) {
        switch storage {
        case .trueContent(let content): rows.collect(content, at: "true")
        case .falseContent(let content): rows.collect(content, at: "false")
        }
    }
}
