/// The latest changes of a display list that some readers took, kept for a while for others.
struct DisplayListHistory {
    private struct Part {
        /// The list's version before and after.
        var begin: UInt64, end: UInt64
        var changes: DisplayListChanges
        var count: Int { changes.changed.count + changes.removed.count }
    }

    private var parts: [Part] = []
    private var count = 0
    /// The version from which on all changes are known.
    private var begin: UInt64 = 0

    private var end: UInt64 { parts.last?.end ?? begin }

    /// Adds the changes since the last ones.
    mutating func append(_ changes: DisplayListChanges, until version: UInt64) {
        let part = Part(begin: end, end: version, changes: changes)
        parts.append(part)
        count += part.count
    }

    /// Removes everything before a version.
    mutating func forget(at version: UInt64) {
        parts.removeAll()
        count = 0
        begin = version
    }

    /// Removes the oldest changes, until no more than a number of changes is left.
    mutating func trim(to limit: Int) {
        guard count > limit || parts.count > 16 else { return }
        var gone = 0
        while gone < parts.count, count > limit || parts.count - gone > 16 {
            count -= parts[gone].count
            begin = parts[gone].end
            gone += 1
        }
        parts.removeSubrange(..<gone)
    }

    /// Returns the changes since a version at which the list was read; nil if they are not known.
    func changes(since version: UInt64, now: UInt64) -> DisplayListChanges? {
        if version == now { return DisplayListChanges() }
        guard version >= begin, let first = parts.firstIndex(where: { $0.begin >= version }) else { return nil }
        if first == parts.count - 1 { return parts[first].changes }
        return joined(parts[first...])
    }

    /// Returns the layers that changed since any version; nil where that is not known.
    func touched(since version: UInt64) -> [LayerID]? {
        if version < begin { return nil }
        guard let first = parts.firstIndex(where: { $0.end > version }) else { return [] }
        return parts[first...].flatMap { $0.changes.changed.map(\.id) }
    }

    /// Several changes after each other as one.
    private func joined(_ parts: ArraySlice<Part>) -> DisplayListChanges {
        var changes: [LayerID: LayerChange] = [:]
        var order: [LayerID] = []
        var result = DisplayListChanges()
        for part in parts {
            for id in part.changes.removed {
                let known = changes.removeValue(forKey: id)
                // A layer that came and went in between never was, for the reader.
                if known?.contains(.inserted) != true { result.removed.append(id) }
            }
            for changed in part.changes.changed {
                if changes[changed.id] == nil { order.append(changed.id) }
                changes[changed.id, default: []].formUnion(changed.change)
            }
        }
        // One that went after it changed is listed no more; ids are never given twice.
        result.changed = order.compactMap { id in
            changes[id].map { DisplayListChanges.Change(id: id, change: $0) }
        }
        return result
    }
}
