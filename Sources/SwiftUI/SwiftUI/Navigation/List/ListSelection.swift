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

    /// The chosen values.
    var values: Set<Value> {
        switch self {
        case .none: []
        case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
        case .several(let binding): binding.wrappedValue
        case .always(let binding): [binding.wrappedValue]
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

    /// Chooses the value of a row that was pressed: Control adds and removes it, Shift chooses all up to it.
    /// - Parameter range: The values from where the selection began.
    func press(_ value: Value, _ keys: EventModifiers, isEditing: Bool, range: () -> [Value]) -> Bool {
        switch self {
        case .several(let binding) where keys.contains(.shift): binding.wrappedValue = Set(range())
        case .several where keys.contains(.command): choose(value, isEditing: true)
        case .one(let binding) where keys.contains(.command) && binding.wrappedValue == value:
            binding.wrappedValue = nil
        default: return choose(value, isEditing: isEditing)
        }
        return true
    }

    /// Chooses some values in place of all others.
    func replace(with values: [Value]) {
        if case .several(let binding) = self {
            binding.wrappedValue = Set(values)
        } else if let value = values.last {
            choose(value, isEditing: false)
        }
    }

    /// Whether rows can be chosen at all.
    var isOffered: Bool {
        if case .none = self { return false }
        return true
    }

    /// Whether several rows can be chosen.
    var isSeveral: Bool {
        if case .several = self { return true }
        return false
    }

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
