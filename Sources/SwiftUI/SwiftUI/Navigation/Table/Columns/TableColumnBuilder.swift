import Foundation

/// Builds a table's columns from the statements of a closure.
///
/// Follows Apple's [TableColumnBuilder](https://developer.apple.com/documentation/swiftui/tablecolumnbuilder).
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Passes a column that sorts as the table does through.
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }

    /// Passes a column that does not sort through.
    @_disfavoredOverload
    public static func buildExpression<Content, Label>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> TableColumn<RowValue, Never, Content, Label> { column }

    /// Passes columns through.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Passes columns that do not sort through.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

    /// A statement that never returns makes no columns: content of one's own may end the app in its body.
    public static func buildExpression(_ content: Never) -> Never {}

    /// A statement that never returns is all there is.
    public static func buildBlock(_ content: Never) -> Never {}

    /// A single column stays itself.
    public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column { column }

    /// Several columns make a tuple.
    @_disfavoredOverload
    public static func buildBlock<each Column: TableColumnContent>(
        _ column: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
        TupleTableColumnContent((repeat each column)) { value, columns in
            var place = 0
            for element in repeat each value {
                columns.collect(element, at: place)
                place += 1
            }
        }
    }

    /// An `if` without `else`.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column? { column }

    /// The first branch of an `if` with `else`, or of a `switch`.
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        first: T
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .trueContent(first)) }

    /// The second branch.
    public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
        second: F
    ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .falseContent(second)) }

    /// An `if #available`.
    public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Column { column }
}
