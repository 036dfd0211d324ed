import DisplayList
import Foundation

/// Knows where each layer and its descendants can leave marks, so that invisible layers are skipped.
///
/// After a change only the changed layers and their ancestors are looked at again. Rectangles are never too small;
/// where layers shrank or went away they may be too large, until all are measured again.
public final class ExtentsCache {
    /// The rectangles by slot, in points of the layer's space, before its effects; null where nothing is drawn.
    public private(set) var known: UnsafeMutablePointer<CGRect>
    private var capacity = 64
    private weak var list: DisplayList?
    private var version: UInt64 = 0
    private var partialUpdates = 0

    /// Creates a cache that knows nothing.
    public init() {
        known = .allocate(capacity: capacity)
        known.initialize(repeating: .null, count: capacity)
    }

    deinit { known.deallocate() }

    /// Records a list's changes.
    public func update(for list: DisplayList) {
        if self.list === list, list.version == version { return }
        reserve(list.slots.count)
        let slots = list.slots
        if self.list === list, partialUpdates < 512, let changed = list.touched(since: version),
            changed.count < 64 + list.count / 8
        {
            partialUpdates += 1
            for id in changed where list.contains(id) { grow(Int(id.index), slots) }
        } else {
            partialUpdates = 0
            measure(0, slots)
        }
        self.list = list
        version = list.version
    }

    private func reserve(_ count: Int) {
        guard count > capacity else { return }
        let larger = max(count, capacity * 2)
        let fresh = UnsafeMutablePointer<CGRect>.allocate(capacity: larger)
        fresh.moveInitialize(from: known, count: capacity)
        (fresh + capacity).initialize(repeating: .null, count: larger - capacity)
        known.deallocate()
        (known, capacity) = (fresh, larger)
    }

    /// Measures a layer and all below it.
    @discardableResult
    private func measure(_ index: Int, _ slots: UnsafeBufferPointer<Layer>) -> CGRect {
        var box = slots[index].contentExtents
        var child = slots[index].firstChild
        while child != .none {
            let inner = measure(Int(child.index), slots)
            if !inner.isNull { box = box.union(inParent(Int(child.index), inner, slots)) }
            child = slots[Int(child.index)].next
        }
        known[index] = box
        return box
    }

    /// Measures a changed layer from its children's known extents, and widens its ancestors.
    private func grow(_ index: Int, _ slots: UnsafeBufferPointer<Layer>) {
        var box = slots[index].contentExtents
        var child = slots[index].firstChild
        while child != .none {
            let inner = known[Int(child.index)]
            if !inner.isNull { box = box.union(inParent(Int(child.index), inner, slots)) }
            child = slots[Int(child.index)].next
        }
        known[index] = box
        var (index, parent) = (index, slots[index].parent)
        while parent != .none, !known[index].isNull {
            let place = Int(parent.index)
            let outer = inParent(index, known[index], slots)
            if known[place].contains(outer) { return }
            known[place] = known[place].union(outer)
            (index, parent) = (place, slots[place].parent)
        }
    }

    /// A layer's rectangle with its effects, in its parent's space.
    private func inParent(_ index: Int, _ box: CGRect, _ slots: UnsafeBufferPointer<Layer>) -> CGRect {
        let position = slots[index].position
        guard position.isDrawable else { return .null }
        if slots[index].effects.isEmpty { return box.offsetBy(dx: position.x, dy: position.y) }
        let outer = slots[index].effects.extents(of: box, at: .zero)
        return outer.isNull ? .null : outer.offsetBy(dx: position.x, dy: position.y)
    }
}
