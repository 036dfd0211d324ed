import DisplayList
import Foundation

/// Caches the products of each layer, and notes which of them the list's changes have made stale.
///
/// A layer has its *drawing* (content alone, in its own space) and its *picture* (drawing, children and
/// effects, not yet at its position). Moving a layer makes neither stale, only its parent's picture.
public struct LayerProductCache<Product> {
    /// The cached product of a layer.
    public struct Entry {
        /// The layer; none for an entry that is not in use.
        public fileprivate(set) var id = LayerID.none
        /// The layer around it.
        public fileprivate(set) var parent = LayerID.none
        fileprivate var size = CGSize.zero
        fileprivate var hasBackdrop = false
        /// The layer's own drawing; nil when it must be made.
        public var drawing: Product?
        /// The layer's drawing with children and effects; nil when it must be made.
        public var picture: Product?
        /// Whether ``picture`` must be made again.
        public var isStale = true
    }

    private var entries: ContiguousArray<Entry> = []
    /// The number of layers that show their backdrops.
    public private(set) var backdropCount = 0

    /// Creates an empty cache.
    public init() {}

    /// The cached product of a layer, which must exist.
    public subscript(id: LayerID) -> Entry {
        get { entries[Int(id.index)] }
        set { entries[Int(id.index)] = newValue }
    }

    /// Whether a layer is known.
    public func knows(_ id: LayerID) -> Bool { Int(id.index) < entries.count && entries[Int(id.index)].id == id }

    /// Records the changes of a list; returns whether anything became stale.
    public mutating func update(from list: DisplayList, _ changes: DisplayListChanges) -> Bool {
        if changes.isWhole {
            entries = [Entry()]
            entries[0].id = .root
            backdropCount = 0
        }
        for id in changes.removed where knows(id) {
            let parent = entries[Int(id.index)].parent
            if entries[Int(id.index)].hasBackdrop { backdropCount -= 1 }
            entries[Int(id.index)] = Entry()
            markStale(parent)
        }
        for change in changes.changed { note(list[change.id], change.change) }
        return !changes.isEmpty
    }

    /// Removes all drawings and pictures, as when the scale has changed.
    public mutating func invalidateAll() {
        for index in entries.indices {
            entries[index].drawing = nil
            entries[index].picture = nil
            entries[index].isStale = true
        }
    }

    private mutating func note(_ layer: Layer, _ change: LayerChange) {
        let index = Int(layer.id.index)
        while entries.count <= index { entries.append(Entry()) }
        if entries[index].id != layer.id {
            if entries[index].hasBackdrop { backdropCount -= 1 }
            entries[index] = Entry()
            entries[index].id = layer.id
        } else if entries[index].parent != layer.parent {
            markStale(entries[index].parent)
        }
        entries[index].parent = layer.parent
        let hasBackdrop = layer.backdropReach != nil
        if hasBackdrop != entries[index].hasBackdrop { backdropCount += hasBackdrop ? 1 : -1 }
        entries[index].hasBackdrop = hasBackdrop
        let isResized = entries[index].size != layer.size
        entries[index].size = layer.size
        if change.contains(.content) || isResized { entries[index].drawing = nil }
        if isResized || !change.isDisjoint(with: [.content, .effects, .inserted]) { markStale(layer.id) }
        if !change.isDisjoint(with: [.geometry, .order, .inserted]) { markStale(layer.parent) }
    }

    /// A stale layer's holders are stale too, so the way up ends at the first that is.
    private mutating func markStale(_ id: LayerID) {
        var id = id
        while knows(id) {
            let index = Int(id.index)
            if entries[index].isStale, entries[index].picture == nil { break }
            entries[index].isStale = true
            entries[index].picture = nil
            id = entries[index].parent
        }
    }
}
