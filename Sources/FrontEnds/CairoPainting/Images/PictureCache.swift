import Foundation

/// Decoded pictures, kept within a number of bytes: pictures that have not been drawn for the longest time are removed
/// first.
///
/// Pictures that were drawn in the last second stay, however large they are: otherwise a window with more than the
/// limit would decode all of them again in each frame.
struct PictureCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        let bytes: Int
        var lastUse: Double
    }

    private var entries: [Key: Entry] = [:]
    /// How much is kept now, in bytes.
    private(set) var bytes = 0
    private let limit: Int
    /// How long a picture is kept after it was drawn, in seconds.
    private let rest: Double

    init(limit: Int, rest: Double = 1) { (self.limit, self.rest) = (limit, rest) }

    /// Returns a picture, noting that it is drawn.
    mutating func find(_ key: Key, at time: Double) -> Value? {
        guard let place = entries.index(forKey: key) else { return nil }
        entries.values[place].lastUse = time
        return entries.values[place].value
    }

    /// Whether a picture is kept.
    func has(_ key: Key) -> Bool { entries[key] != nil }

    /// Keeps a picture, and removes others if there are too many.
    mutating func insert(_ value: Value, bytes: Int, for key: Key, at time: Double) {
        remove(key)
        entries[key] = Entry(value: value, bytes: bytes, lastUse: time)
        self.bytes += bytes
        guard self.bytes > limit else { return }
        for (other, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
        where self.bytes > limit && entry.lastUse <= time - rest {
            remove(other)
        }
    }

    mutating func remove(_ key: Key) {
        if let old = entries.removeValue(forKey: key) { bytes -= old.bytes }
    }

    /// Removes the pictures that a closure declares gone, unless they were drawn just now.
    mutating func removeAll(at time: Double, where isGone: (Key, inout Value) -> Bool) {
        for key in Array(entries.keys) {
            guard let place = entries.index(forKey: key), entries.values[place].lastUse <= time - rest else { continue }
            var entry = entries.values[place]
            // Out of the dictionary, so that its owners can be counted.
            entries.remove(at: place)
            if isGone(key, &entry.value) { bytes -= entry.bytes } else { entries[key] = entry }
        }
    }

    mutating func removeAll() {
        entries = [:]
        bytes = 0
    }
}
