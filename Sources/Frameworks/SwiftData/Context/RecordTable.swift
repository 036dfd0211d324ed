/// Records by their keys: open addressing over numbers, which is all that a context needs.
///
/// Its entries keep nothing alive.
struct RecordTable: ~Copyable {
    /// One without a record was never used, or is left of a record that was removed.
    private struct Entry {
        var key: Int64
        var record: Unmanaged<_ModelRecord>?

        static let unused = Entry(key: 0, record: nil)
        static let left = Entry(key: 1, record: nil)
        var isUnused: Bool { record == nil && key == 0 }
    }

    private static let least = 16
    private var entries: UnsafeMutablePointer<Entry>
    /// A power of two.
    private var capacity = least
    private(set) var count = 0
    /// How many entries are not unused.
    private var used = 0

    init() { entries = Self.empty(capacity) }
    deinit { entries.deallocate() }

    private static func empty(_ capacity: Int) -> UnsafeMutablePointer<Entry> {
        let made = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
        made.initialize(repeating: .unused, count: capacity)
        return made
    }

    /// The place where a key belongs.
    ///
    /// Sixteen objects that were made one after the other are side by side, as they are read one after the other; where these are
    /// is as good as chance, lest many follow one another closely.
    private func home(_ key: Int64) -> Int {
        let mixed = (UInt64(bitPattern: key) >> 4) &* 0x9E37_79B9_7F4A_7C15
        return (Int(truncatingIfNeeded: mixed >> 32) << 4 | Int(key & 15)) & (capacity - 1)
    }

    /// The place of a key's entry; nil where there is none.
    private func place(_ key: Int64) -> Int? {
        var place = home(key)
        while !entries[place].isUnused {
            if entries[place].key == key, entries[place].record != nil { return place }
            place = (place + 1) & (capacity - 1)
        }
        return nil
    }

    subscript(key: Int64) -> Unmanaged<_ModelRecord>? { place(key).flatMap { entries[$0].record } }

    var keys: [Int64] { (0..<capacity).compactMap { entries[$0].record == nil ? nil : entries[$0].key } }

    /// Adds a record, in place of another one with its key.
    mutating func insert(_ record: _ModelRecord) {
        let entry = Entry(key: record.key, record: .passUnretained(record))
        if let place = place(record.key) {
            entries[place] = entry
            return
        }
        if (used + 1) * 4 > capacity * 3 { resize(count * 2 >= capacity ? capacity * 2 : capacity) }
        put(entry)
        count += 1
    }

    private mutating func put(_ entry: Entry) {
        var place = home(entry.key)
        while entries[place].record != nil { place = (place + 1) & (capacity - 1) }
        if entries[place].isUnused { used += 1 }
        entries[place] = entry
    }

    /// Removes a record, and no other one that has its key by now.
    mutating func remove(_ record: _ModelRecord, _ key: Int64) {
        guard let place = place(key),
            entries[place].record?.toOpaque() == Unmanaged.passUnretained(record).toOpaque()
        else { return }
        count -= 1
        if entries[(place + 1) & (capacity - 1)].isUnused {
            entries[place] = .unused
            used -= 1
        } else {
            entries[place] = .left
        }
        if count == 0, capacity > Self.least { resize(Self.least) }
    }

    private mutating func resize(_ size: Int) {
        let (old, oldCapacity) = (entries, capacity)
        entries = Self.empty(size)
        capacity = size
        used = 0
        for index in 0..<oldCapacity where old[index].record != nil { put(old[index]) }
        old.deallocate()
    }
}
