import DisplayList
import Foundation

/// Rows one below the other, in sections, that can be chosen, deleted and moved.
///
/// Follows Apple's [List](https://developer.apple.com/documentation/swiftui/list). Rows are made when they become
/// visible.
public struct List<SelectionValue: Hashable, Content: View> {
    private let content: Content
    private let selection: ListSelection<SelectionValue>
    @Environment(\.listStyleKind) private var style
    @Environment(\.pickerStyleKind) private var pickerStyle
    @Environment(\.hasDisclosureStyle) private var hasDisclosureStyle
    @State private var expanded: Set<AnyHashable> = []

    nonisolated init(_ selection: ListSelection<SelectionValue>, _ content: Content) {
        self.selection = selection
        self.content = content
    }

    /// Creates a list in which several rows can be chosen.
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .several($0) } ?? .none, content())
    }

    /// Creates a list in which a row can be chosen.
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { .one($0) } ?? .none, content())
    }

    @ViewBuilder @MainActor public var body: some View {
        RowList(
            items: ListContext.items(
                of: content, pickerStyle, $expanded, hasDisclosureStyle: hasDisclosureStyle), style: style,
            selection: selection,
            isLazy: true
        )
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension List: View {}

/// The selection of a list.
enum ListSelection<Value: Hashable> {
    case none
    case one(Binding<Value?>)
    case several(Binding<Set<Value>>)
    /// A selection that always has a value.
    case always(Binding<Value>)

    /// Whether a value is chosen.
    func contains(_ value: Value) -> Bool {
        switch self {
        case .none: return false
        case .one(let binding): return binding.wrappedValue == value
        case .several(let binding): return binding.wrappedValue.contains(value)
        case .always(let binding): return binding.wrappedValue == value
        }
    }

    /// Chooses a value, beside those that are chosen where several are edited; returns whether that can be done.
    @discardableResult
    func choose(_ value: Value, isEditing: Bool) -> Bool {
        switch self {
        case .none: return false
        case .one(let binding): binding.wrappedValue = value
        case .always(let binding): binding.wrappedValue = value
        case .several(let binding):
            if isEditing {
                if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
            } else {
                binding.wrappedValue = [value]
            }
        }
        return true
    }

    /// Whether rows can be chosen at all.
    var isOffered: Bool {
        if case .none = self { return false }
        return true
    }
}

extension List {
    /// Creates a list in which a row is always chosen.
    @_disfavoredOverload
    public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(.always(selection), content())
    }
}

extension List where SelectionValue == Never {
    /// Creates a list.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.init(.none, content()) }
}
