import Foundation

/// How a value is put into the user's defaults, and how it is found again.
struct StoredValueCoding<Value> {
    /// Reads the value; nil if there is none, or one of another type (a broken file does no harm).
    let read: (UserDefaults, String) -> Value?
    /// Writes the value.
    let write: (UserDefaults, String, Value) -> Void

    /// A type that the defaults hold as it is.
    static var plain: StoredValueCoding {
        StoredValueCoding(
            read: { $0.object(forKey: $1) as? Value }, write: { store, key, value in store.set(value, forKey: key) })
    }

    /// An optional of a type that is kept in another way; nil removes the key.
    static func optional<Wrapped>(_ coding: StoredValueCoding<Wrapped>) -> StoredValueCoding where Value == Wrapped? {
        StoredValueCoding(
            read: { .some(coding.read($0, $1)) },
            write: { store, key, value in
                if let value { coding.write(store, key, value) } else { store.removeObject(forKey: key) }
            })
    }
}

extension StoredValueCoding where Value: RawRepresentable {
    /// A value kept by its raw value.
    static var raw: StoredValueCoding {
        StoredValueCoding(
            read: { ($0.object(forKey: $1) as? Value.RawValue).flatMap(Value.init(rawValue:)) },
            write: { store, key, value in store.set(value.rawValue, forKey: key) })
    }
}

extension StoredValueCoding where Value == URL {
    /// A place, kept as its text.
    static var url: StoredValueCoding {
        StoredValueCoding(
            read: { $0.string(forKey: $1).flatMap { URL(string: $0) } },
            write: { store, key, value in store.set(value.absoluteString, forKey: key) })
    }
}

/// A value under a key, as a view's property reads and writes it: the common part of `AppStorage` and `SceneStorage`.
struct StoredValue<Value> {
    var record: StoredValueRecord
    let coding: StoredValueCoding<Value>
    /// The value before any is stored.
    let initialValue: Value

    /// The value, read without a dependency.
    var kept: Value { coding.read(record.store, record.key) ?? initialValue }

    /// The stored value, else the initial value.
    var value: Value {
        get {
            record.noteRead()
            return kept
        }
        nonmutating set { write(newValue, nil) }
    }

    /// Stores a value; the resulting changes of views belong to a transaction, the present one by default.
    func write(_ value: Value, _ transaction: Transaction?) {
        record.write(transaction) { coding.write($0, $1, value) }
    }

    /// A binding to the value; making one does not count as reading (S20).
    var binding: Binding<Value> { Binding(location: StoredLocation(self)) }
}

/// A value in the user's defaults.
private final class StoredLocation<Value>: BindingLocation<Value> {
    private let stored: StoredValue<Value>
    init(_ stored: StoredValue<Value>) { self.stored = stored }
    override func get() -> Value { stored.value }
    override func set(_ value: Value, _ transaction: Transaction) {
        stored.write(value, transaction)
    }
    override func isSamePath(as other: BindingLocation<Value>) -> Bool {
        (other as? StoredLocation<Value>)?.stored.record === stored.record
    }
    override var isTracked: Bool { true }
}
