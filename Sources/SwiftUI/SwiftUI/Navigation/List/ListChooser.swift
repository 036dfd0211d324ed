import Foundation

/// Chooses values in a list for rows and the links in them; knows all rows in order.
final class ListChooser {
    private var action: ((AnyHashable) -> Bool)?
    private var pressAction: ((AnyHashable, AnyHashable, EventModifiers) -> Bool)?
    /// The column of a split view that the list is in; nil for none.
    weak var column: SplitColumn?
    /// The rows of the parts known only from a view's body, by the place of the part: noted when the body is evaluated.
    var parts: [AnyHashable: RowEntries] = [:]
    /// The row from which Shift extends the selection, and the row that was chosen last, by their entries; nil for none.
    var anchor: AnyHashable?, lead: AnyHashable?
    /// What is typed to find a row.
    var typed = TypedPrefix()

    /// Adopts the list's current selection.
    /// - Parameter range: The values between two rows, in order.
    func follow<Value: Hashable>(
        _ selection: ListSelection<Value>, isEditing: Bool,
        range: @escaping (_ from: AnyHashable, _ to: AnyHashable) -> [Value]
    ) {
        action = { value in
            guard let value = value.base as? Value else { return false }
            return selection.choose(value, isEditing: isEditing)
        }
        pressAction = { [unowned self] value, row, keys in
            guard let value = value.base as? Value else { return false }
            let from = anchor
            if !keys.contains(.shift) || from == nil { anchor = row }
            lead = row
            return selection.press(value, keys, isEditing: isEditing) { from.map { range($0, row) } ?? [value] }
        }
    }

    /// The entries of a list with those of its parts in their places.
    func all(_ entries: RowEntries) -> RowEntries {
        // A list without parts is all there is.
        guard !parts.isEmpty, entries.hasBodies else { return entries }
        return RowEntries(entries) { all(parts[$0.id] ?? RowEntries()) }
    }

    /// Chooses a value; returns whether it is of the selection's type.
    @discardableResult
    func choose(_ value: AnyHashable) -> Bool {
        guard action?(value) == true else { return false }
        column?.advance()
        return true
    }

    /// Chooses the value of a row that was pressed while keys were held.
    func press(_ value: AnyHashable, row: AnyHashable, _ keys: EventModifiers) {
        if pressAction?(value, row, keys) == true { column?.advance() }
    }
}

private enum ListChooserKey: EnvironmentKey { static var defaultValue: ListChooser? { nil } }

extension EnvironmentValues {
    /// Chooses values in the list that the view is in; nil where nothing can be chosen.
    var listChooser: ListChooser? {
        get { self[ListChooserKey.self] }
        set { self[ListChooserKey.self] = newValue }
    }
}

/// Reports to the column of a split view whether its list has a selection.
struct ColumnSelection<Value: Hashable>: ViewModifier {
    let selection: ListSelection<Value>
    let chooser: ListChooser
    @Environment(\.splitColumn) private var column

    func body(content: Content) -> some View {
        chooser.column = selection.isOffered ? column : nil
        return content.onChange(of: selection.isChosen, initial: true) {
            if let isChosen = selection.isChosen { column?.chosen(isChosen) { selection.clear() } }
        }
    }
}
