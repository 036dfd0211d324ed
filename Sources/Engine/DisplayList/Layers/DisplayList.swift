import Foundation

/// The picture of a window: a tree of layers.
///
/// A layer has a place in its parent's space, a drawing (a color, an outline, a text, an image) and effects, and is
/// above the layers before it among its siblings. A list begins with a ``LayerID/root`` and is built from there:
///
/// ```swift
/// let list = DisplayList()
/// let card = list.insert(into: .root, after: .none, content: .color(.white))
/// list.setFrame(card, position: CGPoint(x: 20, y: 20), size: CGSize(width: 80, height: 120))
/// let style = TextStyle(font: FontDescription(size: 40), paint: .color(.black))
/// let face = list.insert(into: card, after: .none, content: .text(TextContent("👻", style: style)))
/// list.setEffects(card, [.opacity(0.5)])
/// #expect(list.children(of: .root) == [card])
/// #expect(list[face].parent == card)
/// ```
///
/// Layers live in one flat array; ids name slots, links between siblings give the drawing order. All changes cost the
/// same whatever the list's length, and setting a value that is already there is not a change. An id is stable from the
/// layer's insertion to its removal, and never names another layer afterward.
///
/// A front end follows the list with a ``DisplayListReader``; there may be several. Each reader keeps its own
/// place: one that comes late gets more changes, or begins with the whole list.
///
/// ```swift
/// let list = DisplayList()
/// var reader = DisplayListReader(list)
/// _ = reader.read()
/// _ = list.insert(into: .root, after: .none, content: .color(.black))
/// #expect(reader.read().changed.count == 1)
/// ```
///
/// In an app the engine writes the list, and a front end reads it: never write to a window's list. Tests compare lists:
/// as text (``description``), with another (``difference(from:)``), or recorded and replayed (``DisplayListLog``). A
/// list belongs to the thread that writes it; writing a layer that was removed stops the program.
public final class DisplayList {
    /// The slots' memory; raw, for an array in a class costs checks of exclusivity and uniqueness at each access.
    private var base: UnsafeMutablePointer<Layer>
    private var capacity = 64
    private var used = 1
    private var freeSlots: [UInt32] = []

    /// The slots; valid until the list changes.
    ///
    /// Free ones have the id ``LayerID/none``.
    public var slots: UnsafeBufferPointer<Layer> { UnsafeBufferPointer(start: base, count: used) }

    /// The layers with pending changes, in the order of their first change, and how many of them have been removed
    /// since.
    private(set) var pending: [LayerID] = []
    private var goneChanges = 0
    /// The layers removed since the list was last read.
    private var removed: [LayerID] = []
    /// Whether more was removed since then than is worth being listed.
    private var hasLostCount = false
    /// The changes that some readers have taken, for others that have not.
    private var history = DisplayListHistory()

    /// How many layers were emitted (inserted or given other content) since the list was made.
    public private(set) var emittedCount = 0
    /// How many layers there are, the root included.
    public private(set) var count = 1

    /// Creates a list with an empty root.
    public init() {
        base = Self.memory(of: capacity, from: nil)
        base.initialize(to: Layer(id: .root))
    }

    deinit {
        base.deinitialize(count: used)
        free(base)
    }

    /// Returns memory for a number of layers, with the bytes of older memory that is given back: layers may be moved as bytes, and the
    /// system moves much memory by its pages.
    private static func memory(of capacity: Int, from old: UnsafeMutablePointer<Layer>?) -> UnsafeMutablePointer<Layer>
    {
        guard let memory = realloc(old, capacity * MemoryLayout<Layer>.stride) else {
            fatalError("There is no memory for \(capacity) layers.")
        }
        return memory.bindMemory(to: Layer.self, capacity: capacity)
    }

    /// Rises with every change.
    public private(set) var version: UInt64 = 0
    /// The version at which the list was last read.
    private var readVersion: UInt64 = 0

    /// Whether something changed since the list was last read, by whichever reader.
    public var hasChanges: Bool { pending.count > goneChanges || !removed.isEmpty || hasLostCount }

    /// Returns the layer of that name, which must exist.
    @inline(__always)
    public subscript(id: LayerID) -> Layer {
        _read {
            assert(contains(id), "No such layer: \(id)")
            yield base[Int(id.index)]
        }
    }

    /// Whether a layer of that name exists.
    @inline(__always)
    public func contains(_ id: LayerID) -> Bool {
        id != .none && Int(id.index) < used && base[Int(id.index)].id == id
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

    // MARK: Reading

    /// Returns the changes since a version at which the list was read; nil if they are no longer known.
    func read(since version: UInt64?) -> DisplayListChanges? {
        let limit = 256 + count / 8
        // The first look at a new list: a copy of its changes would be thrown away at once.
        if version == nil, pending.count > limit { hasLostCount = true }
        if self.version != readVersion { concludeChanges() }
        let changes = version.flatMap { history.changes(since: $0, now: self.version) }
        history.trim(to: limit)
        return changes
    }

    /// The layers that changed since any version; nil where that is no longer known.
    ///
    /// It may include more layers, and removed ones.
    package func touched(since version: UInt64) -> [LayerID]? {
        if hasLostCount { return nil }
        guard let before = history.touched(since: version) else { return nil }
        return before.isEmpty ? pending : before + pending
    }

    /// Moves the pending changes to history and starts a new list.
    private func concludeChanges() {
        if hasLostCount {
            for id in pending where contains(id) { base[Int(id.index)].pending = [] }
            history.forget(at: version)
        } else {
            var changes = DisplayListChanges()
            changes.changed.reserveCapacity(pending.count - goneChanges)
            for id in pending where contains(id) {
                changes.changed.append(DisplayListChanges.Change(id: id, change: base[Int(id.index)].pending))
                base[Int(id.index)].pending = []
            }
            swap(&changes.removed, &removed)
            history.append(changes, until: version)
        }
        pending.removeAll(keepingCapacity: true)
        removed.removeAll()
        (goneChanges, hasLostCount) = (0, false)
        readVersion = version
    }

    // MARK: Building

    /// Adds a layer above `previous` among the children of `parent`; below all of them where there is none.
    public func insert(
        into parent: LayerID, after previous: LayerID, content: consuming LayerContent = .none
    ) -> LayerID {
        let id: LayerID
        if let index = freeSlots.popLast() {
            // The slot of a removed layer keeps its generation.
            id = LayerID(index: index, generation: base[Int(index)].generation &+ 1)
            base[Int(index)].take(id, content)
        } else {
            if used == capacity { grow() }
            id = LayerID(index: UInt32(used), generation: 0)
            (base + used).initialize(to: Layer(id: id, content: content))
            used += 1
        }
        count += 1
        emittedCount += 1
        link(id, into: parent, after: previous)
        note(id, .inserted)
        return id
    }

    private func grow() {
        capacity *= 2
        base = Self.memory(of: capacity, from: base)
    }

    /// Removes a layer and all below it.
    public func remove(_ id: LayerID) {
        precondition(id != .root, "The root stays.")
        expect(id)
        version &+= 1
        unlink(id)
        discard(id)
        // Without readers, the list of removed layers would grow without end.
        if removed.count > 256 + count {
            removed.removeAll()
            hasLostCount = true
        }
    }

    /// Moves a layer above `previous` among the children of `parent`; does nothing if it is there.
    public func move(_ id: LayerID, into parent: LayerID, after previous: LayerID) {
        expect(id)
        expect(parent)
        let layer = base + Int(id.index)
        if layer.pointee.parent == parent, layer.pointee.previous == previous { return }
        unlink(id)
        link(id, into: parent, after: previous)
        note(id, .order)
    }

    /// Places a layer; does nothing if it is there.
    @inline(__always)
    public func setFrame(_ id: LayerID, position: CGPoint, size: CGSize) {
        expect(id)
        let index = Int(id.index)
        if base[index].position == position, base[index].size == size { return }
        base[index].position = position
        base[index].size = size
        note(id, .geometry)
    }

    /// Sets a layer's drawing; does nothing if it is the same.
    public func setContent(_ id: LayerID, _ content: LayerContent) {
        expect(id)
        let index = Int(id.index)
        if base[index].content == content { return }
        base[index].content = content
        emittedCount += 1
        note(id, .content)
    }

    /// Sets a layer's effects; does nothing if they are the same.
    public func setEffects(_ id: LayerID, _ effects: [LayerEffect]) {
        expect(id)
        let index = Int(id.index)
        let effects = effects.allSatisfy(\.isValid) ? effects : effects.compactMap(\.sanitized)
        if base[index].effects == effects { return }
        base[index].effects = effects
        note(id, .effects)
    }

    /// Stops the program if a removed layer is written: its slot may be another layer's by now.
    @inline(__always)
    private func expect(_ id: LayerID) {
        precondition(contains(id), "A layer is written that does not exist.")
    }

    @inline(__always)
    private func note(_ id: LayerID, _ change: LayerChange) {
        let index = Int(id.index)
        version &+= 1
        if base[index].pending.isEmpty { pending.append(id) }
        base[index].pending.formUnion(change)
    }

    private func link(_ id: LayerID, into parent: LayerID, after previous: LayerID) {
        let index = Int(id.index)
        let next = previous == .none ? base[Int(parent.index)].firstChild : base[Int(previous.index)].next
        base[index].parent = parent
        base[index].previous = previous
        base[index].next = next
        if previous == .none { base[Int(parent.index)].firstChild = id } else { base[Int(previous.index)].next = id }
        if next == .none { base[Int(parent.index)].lastChild = id } else { base[Int(next.index)].previous = id }
    }

    private func unlink(_ id: LayerID) {
        let (parent, previous, next) = base[Int(id.index)].links
        if previous == .none {
            base[Int(parent.index)].firstChild = next
        } else {
            base[Int(previous.index)].next = next
        }
        if next == .none {
            base[Int(parent.index)].lastChild = previous
        } else {
            base[Int(next.index)].previous = previous
        }
    }

    private func discard(_ id: LayerID) {
        var child = base[Int(id.index)].firstChild
        while child != .none {
            let next = base[Int(child.index)].next
            discard(child)
            child = next
        }
        // A layer that was inserted and removed between two reads does not exist for readers.
        if !base[Int(id.index)].pending.contains(.inserted) { removed.append(id) }
        if !base[Int(id.index)].pending.isEmpty { goneChanges += 1 }
        base[Int(id.index)].give()
        freeSlots.append(id.index)
        count -= 1
    }
}
