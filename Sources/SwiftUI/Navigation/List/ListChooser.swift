import Foundation

/// Chooses values in a list for rows and the links in them; knows all rows in order.
final class ListChooser {
    private var action: ((AnyHashable) -> Bool)?
    /// The column of a split view that the list is in; nil for none.
    weak var column: SplitColumn?
    /// The rows of the parts known only from a view's body, by the place of the part: noted when the body is evaluated.
    var parts: [AnyHashable: [RowListEntry]] = [:]

    /// Adopts the list's current selection.
    func follow<Value: Hashable>(_ selection: ListSelection<Value>, isEditing: Bool) {
        action = { value in
            guard let value = value.base as? Value else { return false }
            return selection.choose(value, isEditing: isEditing)
        }
    }

    /// The entries of a list with those of its parts in their places.
    func all(_ entries: [RowListEntry]) -> [RowListEntry] {
        entries.flatMap { entry in
            guard case .part = entry.kind else { return [entry] }
            return all(parts[entry.id] ?? [])
        }
    }

    /// Chooses a value; returns whether it is of the selection's type.
    @discardableResult
    func choose(_ value: AnyHashable) -> Bool {
        guard action?(value) == true else { return false }
        column?.advance()
        return true
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

extension ListSelection {
    /// Whether something is chosen; nil where something always is, or nothing can be.
    var isChosen: Bool? {
        switch self {
        case .none, .always: nil
        case .one(let binding): binding.wrappedValue != nil
        case .several(let binding): !binding.wrappedValue.isEmpty
        }
    }

    /// Clears the selection, if that is possible.
    func clear() {
        switch self {
        case .none, .always: break
        case .one(let binding): if binding.wrappedValue != nil { binding.wrappedValue = nil }
        case .several(let binding): if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] }
        }
    }
}
