import Foundation

// Strings are sorted as people expect: without regard to case, and numbers in them by their values.

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a title that shows a string, and sorts by it.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(titleKey), value: value, comparator: .localizedStandard) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column with a title that shows a string, and sorts by it.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: Text(title), value: value, comparator: .localizedStandard) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// Creates a column with a text as its title that shows a string, and sorts by it.
    @_disfavoredOverload
    public nonisolated init(
        _ text: Text, value: KeyPath<RowValue, String>
    ) where Content == Text {
        self.init(label: text, value: value, comparator: .localizedStandard) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column with a title that shows a string, and sorts by it as a comparator says.
    public nonisolated init<C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(label: Text(titleKey), value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column with a title that shows a string, and sorts by it as a comparator says.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(label: Text(title), value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column with a text as its title that shows a string, and sorts by it as a comparator says.
    @_disfavoredOverload
    public nonisolated init<C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: C
    ) where Content == Text, C.Compared == String {
        self.init(label: text, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
    }

    /// Creates a column with a title that sorts by a string.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), value: value, comparator: .localizedStandard, content: content)
    }

    /// Creates a column with a title that sorts by a string.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), value: value, comparator: .localizedStandard, content: content)
    }

    /// Creates a column with a text as its title that sorts by a string.
    @_disfavoredOverload
    public nonisolated init(
        _ text: Text, value: KeyPath<RowValue, String>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: text, value: value, comparator: .localizedStandard, content: content)
    }
}
