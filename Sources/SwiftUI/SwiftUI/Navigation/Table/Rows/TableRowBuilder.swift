import Foundation

/// Builds a table's rows from the statements of a closure.
///
/// Follows Apple's [TableRowBuilder](https://developer.apple.com/documentation/swiftui/tablerowbuilder).
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    /// Passes rows through.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// A statement that never returns makes no rows: content of one's own may end the app in its body.
    public static func buildExpression(_ content: Never) -> Never {}

    /// A statement that never returns is all there is.
    public static func buildBlock(_ content: Never) -> Never {}

    /// An empty closure makes no rows.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// A single row stays itself.
    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    /// Several rows make a tuple.
    @_disfavoredOverload
    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> TupleTableRowContent<Value, (repeat each Content)> {
        TupleTableRowContent((repeat each content)) { value, rows in
            var place = 0
            for element in repeat each value {
                rows.collect(element, at: place)
                place += 1
            }
        }
    }

    /// An `if` without `else`.
    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Content.TableRowValue == Value { content }

    /// The first branch of an `if` with `else`, or of a `switch`.
    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        first: T
    ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch.
    public static func buildEither<T: TableRowContent, F: TableRowContent>(
        second: F
    ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`.
    public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }
}
