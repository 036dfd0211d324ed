import Foundation

/// What is on the screen: a tree of layers, and what changed of it since a front end last looked.
///
/// Layers live in one flat array; ids name slots, links between siblings give the drawing order. All changes
/// cost the same whatever the list's length.
public final class DisplayList {
    /// The slots.
    ///
    /// Free ones have the id ``LayerID/none``.
    public private(set) var slots: ContiguousArray<Layer>
    private var free: [UInt32] = []
    private var generations: ContiguousArray<UInt32> = [0]

    /// The layers with pending changes, each once, in the order of their first change.
    public private(set) var changed: [LayerID] = []
    /// The layers removed since the front end last looked.
    public private(set) var removed: [LayerID] = []
    /// How many layers were emitted (inserted or given other content) since the list was made.
    public private(set) var emittedCount = 0
    /// How many layers there are, the root included.
    public private(set) var count = 1

    /// Creates a list with an empty root.
    public init() {
        slots = [Layer(id: .root)]
    }

    /// Rises with every change, so that a front end can tell whether it has seen this state.
    public private(set) var version: UInt64 = 0
    /// The version at which the list of changes last began anew.
    public private(set) var clearedVersion: UInt64 = 0

    /// Whether the front end has something to do.
    public var hasChanges: Bool { !changed.isEmpty || !removed.isEmpty }

    /// Returns the layer of that name, which must exist.
    @inline(__always)
    public subscript(id: LayerID) -> Layer {
        _read {
            assert(contains(id), "No such layer: \(id)")
            yield slots[Int(id.index)]
        }
    }

    /// Whether a layer of that name exists.
    public func contains(_ id: LayerID) -> Bool {
        id != .none && Int(id.index) < slots.count && slots[Int(id.index)].id == id
    }

    /// The children of a layer, the lowest first.
    public func children(of id: LayerID) -> [LayerID] {
        var result: [LayerID] = []
        var child = self[id].firstChild
        while child != .none {
            result.append(child)
            child = self[child].next
        }
        return result
    }

    /// Tells the front end's list of changes to begin anew; call it once they have been applied.
    public func clearChanges() {
        for id in changed where contains(id) { slots[Int(id.index)].pending = [] }
        changed.removeAll(keepingCapacity: true)
        removed.removeAll(keepingCapacity: true)
        clearedVersion = version
    }

    // MARK: Building

    /// Adds a layer above `previous` among the children of `parent`; below all of them where there is none.
    public func insert(into parent: LayerID, after previous: LayerID, content: LayerContent = .none) -> LayerID {
        let id: LayerID
        if let index = free.popLast() {
            generations[Int(index)] &+= 1
            id = LayerID(index: index, generation: generations[Int(index)])
            slots[Int(index)] = Layer(id: id)
        } else {
            id = LayerID(index: UInt32(slots.count), generation: 0)
            slots.append(Layer(id: id))
            generations.append(0)
        }
        count += 1
        emittedCount += 1
        slots[Int(id.index)].content = content
        link(id, into: parent, after: previous)
        note(id, .inserted)
        return id
    }

    /// Removes a layer and all below it.
    public func remove(_ id: LayerID) {
        assert(id != .root, "The root stays.")
        version &+= 1
        unlink(id)
        discard(id)
    }

    /// Moves a layer above `previous` among the children of `parent`; does nothing if it is there.
    public func move(_ id: LayerID, into parent: LayerID, after previous: LayerID) {
        let layer = slots[Int(id.index)]
        if layer.parent == parent, layer.previous == previous { return }
        unlink(id)
        link(id, into: parent, after: previous)
        note(id, .order)
    }

    /// Places a layer; does nothing if it is there.
    @inline(__always)
    public func setFrame(_ id: LayerID, position: CGPoint, size: CGSize) {
        let index = Int(id.index)
        if slots[index].position == position, slots[index].size == size { return }
        slots[index].position = position
        slots[index].size = size
        note(id, .geometry)
    }

    /// Gives a layer another drawing; does nothing if it is the same.
    public func setContent(_ id: LayerID, _ content: LayerContent) {
        let index = Int(id.index)
        if slots[index].content == content { return }
        slots[index].content = content
        emittedCount += 1
        note(id, .content)
    }

    /// Gives a layer other effects; does nothing if they are the same.
    public func setEffects(_ id: LayerID, _ effects: [LayerEffect]) {
        let index = Int(id.index)
        if slots[index].effects == effects { return }
        slots[index].effects = effects
        note(id, .effects)
    }

    @inline(__always)
    private func note(_ id: LayerID, _ change: LayerChange) {
        let index = Int(id.index)
        version &+= 1
        if slots[index].pending.isEmpty { changed.append(id) }
        slots[index].pending.formUnion(change)
    }

    private func link(_ id: LayerID, into parent: LayerID, after previous: LayerID) {
        let index = Int(id.index)
        let next = previous == .none ? slots[Int(parent.index)].firstChild : slots[Int(previous.index)].next
        slots[index].parent = parent
        slots[index].previous = previous
        slots[index].next = next
        if previous == .none { slots[Int(parent.index)].firstChild = id } else { slots[Int(previous.index)].next = id }
        if next == .none { slots[Int(parent.index)].lastChild = id } else { slots[Int(next.index)].previous = id }
    }

    private func unlink(_ id: LayerID) {
        let layer = slots[Int(id.index)]
        if layer.previous == .none {
            slots[Int(layer.parent.index)].firstChild = layer.next
        } else {
            slots[Int(layer.previous.index)].next = layer.next
        }
        if layer.next == .none {
            slots[Int(layer.parent.index)].lastChild = layer.previous
        } else {
            slots[Int(layer.next.index)].previous = layer.previous
        }
    }

    private func discard(_ id: LayerID) {
        var child = slots[Int(id.index)].firstChild
        while child != .none {
            let next = slots[Int(child.index)].next
            discard(child)
            child = next
        }
        // A layer that came and went between two looks never was, for the front end.
        if slots[Int(id.index)].pending.contains(.inserted) {
            if let place = changed.lastIndex(of: id) { changed.remove(at: place) }
        } else {
            removed.append(id)
            if !slots[Int(id.index)].pending.isEmpty { changed.removeAll { $0 == id } }
        }
        slots[Int(id.index)] = Layer(id: .none)
        free.append(id.index)
        count -= 1
    }
}
