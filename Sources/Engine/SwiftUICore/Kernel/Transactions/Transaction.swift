/// The context of a change: above all, how it is to be animated.
///
/// Follows Apple's [Transaction](https://developer.apple.com/documentation/swiftui/transaction); statements A07 and
/// A09.
///
/// Every change of a state or an object happens in a transaction. `withAnimation` begins one, `withTransaction` too;
/// without either the change belongs to an empty one, and is shown at once. All changes of one transaction become one
/// update, and several waiting transactions are processed in order, each with its own animation.
///
/// ```swift
/// struct Drawer: View {
///     @State private var isOpen = false
///
///     var body: some View {
///         VStack {
///             Button("Open") { withAnimation(.smooth) { isOpen = true } }
///             Button("Open now") {
///                 var transaction = Transaction(animation: .smooth)
///                 transaction.disablesAnimations = true
///                 withTransaction(transaction) { isOpen = true }
///             }
///             Color.blue
///                 .frame(height: isOpen ? 200 : 20)
///                 .transaction { $0.animation = $0.animation?.speed(2) }
///         }
///     }
/// }
/// ```
///
/// On its way down the tree a transaction can be edited for the views below: `transaction(_:)` does so always,
/// `animation(_:value:)` in updates in which the value has changed. So the innermost of several modifiers wins, unless
/// `disablesAnimations` is set.
///
/// A transaction carries custom values by a ``TransactionKey``, for views that show a change differently depending on
/// its origin. It lasts for the closure and for the update of its changes; a change that is made later, in a task or
/// after a delay, belongs to another.
public struct Transaction {
    /// Names the call that began the transaction; changes of one transaction are updated together (S10).
    var id: UInt64 = 0
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates an empty transaction.
    public init() {}

    /// The value of a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get {
            // A key whose value is nil is set all the same.
            guard let value = values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether the transaction carries nothing.
    var isEmpty: Bool { values.isEmpty }

    /// Makes a change in the transaction, or in the one of the code that runs now where this one carries nothing.
    func perform(_ change: () -> Void) {
        if isEmpty { change() } else { withTransaction(self, change) }
    }

    /// The transaction of the code that runs now; changes are made in its name.
    nonisolated(unsafe) static var current = Transaction()
    nonisolated(unsafe) private static var lastID: UInt64 = 0

    /// A transaction with this one's values, and its own identity.
    func begun() -> Transaction {
        var copy = self
        Self.lastID += 1
        copy.id = Self.lastID
        return copy
    }

    /// Adds another transaction's values; its own win.
    mutating func merge(_ other: Transaction) {
        values.merge(other.values) { _, new in new }
    }
}

/// A key for a value in a transaction.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value where the transaction sets none.
    static var defaultValue: Value { get }
}

/// Calls a function; the changes it makes belong to the given transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    var merged = outer
    merged.merge(transaction)
    Transaction.current = merged.begun()
    defer {
        Transaction.current = outer
        for completion in transaction.completions { completion.transactionEnded() }
    }
    return try body()
}

/// Calls a function; the changes it makes belong to a transaction with one value set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
