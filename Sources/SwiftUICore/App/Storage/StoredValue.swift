import Foundation

/// A value kept under a key in the user's defaults, and the nodes whose bodies read it.
///
/// One record a key and store, shared by all views: a write evaluates exactly those that read the value.
final class StoredValueRecord {
    let store: UserDefaults
    let key: String
    private var readers = ReaderList()

    private init(_ store: UserDefaults, _ key: String) {
        self.store = store
        self.key = key
    }

    nonisolated(unsafe) private static var records: [String: StoredValueRecord] = [:]
    private static let lock = NSLock()

    /// The record of a key, made on first use.
    static func record(_ key: String, in store: UserDefaults?) -> StoredValueRecord {
        let store = store ?? .standard
        let name = store === UserDefaults.standard ? key : "\(ObjectIdentifier(store)) \(key)"
        return lock.withLock {
            if let found = records[name] { return found }
            let made = StoredValueRecord(store, key)
            records[name] = made
            return made
        }
    }

    /// Notes that the body under evaluation depends on the value.
    func noteRead() {
        if let reader = UpdateContext.readerOfThisThread { readers.insert(reader) }
    }

    /// Writes by a function, from any thread; the views that read the value are evaluated in the next update.
    ///
    /// The defaults hold the value at once, whichever thread writes it; views are notified on the main thread.
    func write(_ transaction: Transaction? = nil, _ change: (UserDefaults, String) -> Void) {
        guard UpdateContext.isOnMainThread else {
            change(store, key)
            nonisolated(unsafe) let (record, transaction) = (self, transaction)
            DispatchQueue.main.async { (transaction ?? Transaction()).perform { record.tellReaders() } }
            return
        }
        if UpdateContext.reader != nil {
            RuntimeWarning.issue("Modifying state during view update, this will cause undefined behavior.")
            return
        }
        if let transaction {
            transaction.perform {
                change(store, key)
                tellReaders()
            }
        } else {
            change(store, key)
            tellReaders()
        }
    }

    private func tellReaders() { readers.drain { $0.graph.markBodyDirty($0) } }
}

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

    /// A binding to the value.
    var binding: Binding<Value> {
        record.noteRead()
        return Binding(location: StoredLocation(self))
    }
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
