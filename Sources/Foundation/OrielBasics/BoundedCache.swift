/// A dictionary that removes entries that were not used for long: two halves, of which the older is dropped when the
/// younger is full.
package struct BoundedCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let limit: Int

    /// Creates a cache for between `limit` and `2 × limit` entries.
    package init(limit: Int) { self.limit = limit }

    /// How many entries there are.
    package var count: Int { young.count + old.count }

    /// Returns the value of a key, which counts as a use; stores or removes one.
    package subscript(key: Key) -> Value? {
        mutating get {
            if let value = young[key] { return value }
            guard let value = old.removeValue(forKey: key) else { return nil }
            insert(value, for: key)
            return value
        }
        set {
            // Otherwise an older value would come back once the younger one is forgotten.
            if !old.isEmpty { old[key] = nil }
            if let newValue { insert(newValue, for: key) } else { young[key] = nil }
        }
    }

    /// Removes everything.
    package mutating func removeAll() {
        young = [:]
        old = [:]
    }

    /// Removes the entries that were not used since the last call, or since there were too many.
    package mutating func removeUnused() {
        old = young
        young = [:]
    }

    private mutating func insert(_ value: Value, for key: Key) {
        if young.count >= limit { removeUnused() }
        young[key] = value
    }
}
