/// The changes of a display list between two reads of a reader.
///
/// ```swift
/// let list = DisplayList()
/// var reader = DisplayListReader(list)
/// #expect(reader.read().isWhole)
/// let layer = list.insert(into: .root, after: .none)
/// #expect(reader.read().changed == [DisplayListChanges.Change(id: layer, change: .inserted)])
/// list.remove(layer)
/// #expect(reader.read().removed == [layer])
/// #expect(reader.read().isEmpty)
/// ```
public struct DisplayListChanges: Hashable, Sendable {
    /// The changes of a layer.
    public struct Change: Hashable, Sendable {
        /// The layer.
        public var id: LayerID
        /// Its changes; a layer that is new is listed as ``LayerChange/inserted``, whatever else was set since.
        public var change: LayerChange

        /// Creates a layer's changes.
        public init(id: LayerID, change: LayerChange) {
            self.id = id
            self.change = change
        }
    }

    /// Whether the reader starts over: all that it knows is void, and ``changed`` lists the root and all other layers
    /// as new ones, parents before children and lower siblings before higher ones.
    public var isWhole = false
    /// The layers that are gone, including their descendants.
    public var removed: [LayerID] = []
    /// The layers that are new or have changed, each once; all of them exist.
    public var changed: [Change] = []

    /// Creates no changes.
    public init() {}

    /// Whether nothing changed.
    public var isEmpty: Bool { !isWhole && removed.isEmpty && changed.isEmpty }

    /// All layers of a list, as new ones.
    init(wholeOf list: DisplayList) {
        isWhole = true
        changed.reserveCapacity(list.count)
        changed.append(Change(id: .root, change: [.geometry, .content, .effects]))
        var id = list[.root].firstChild
        while id != .none {
            changed.append(Change(id: id, change: .inserted))
            if list[id].firstChild != .none {
                id = list[id].firstChild
                continue
            }
            while id != .root, list[id].next == .none { id = list[id].parent }
            id = id == .root ? .none : list[id].next
        }
    }
}
