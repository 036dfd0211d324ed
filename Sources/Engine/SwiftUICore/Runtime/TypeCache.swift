/// Values kept per type for the process's life, found again in a few nanoseconds.
///
/// Main thread only.
///
/// A small table, indexed by bits of the metadata's address, precedes the dictionary: an engine looks up the same few
/// types over and over.
struct TypeCache<Value: AnyObject> {
    private var all: [ObjectIdentifier: Value] = [:]
    private var recent: [(type: ObjectIdentifier, value: Unmanaged<Value>)?] = Array(repeating: nil, count: 256)

    @inline(__always)
    private static func slot(_ type: ObjectIdentifier) -> Int {
        let address = UInt(bitPattern: type)
        return Int((address >> 4 ^ address >> 12) & 255)
    }

    /// Returns the type's value, made on first use.
    @inline(__always)
    mutating func value(for type: Any.Type, make: () -> Value) -> Value {
        let id = ObjectIdentifier(type)
        let slot = Self.slot(id)
        if let entry = recent[slot], entry.type == id { return entry.value.takeUnretainedValue() }
        return slowValue(id, slot, make)
    }

    @inline(never)
    private mutating func slowValue(_ id: ObjectIdentifier, _ slot: Int, _ make: () -> Value) -> Value {
        let value: Value
        if let found = all[id] {
            value = found
        } else {
            value = make()
            all[id] = value
        }
        recent[slot] = (id, Unmanaged.passUnretained(value))
        return value
    }
}
