import DisplayList
import Foundation

/// Finds the parts of a window that look different after a display list has changed.
///
/// It remembers where each layer was painted last, with its children and effects. A change damages
/// the place before and the place after; both are mapped to the window through the layers that hold it.
public struct DamageTracker {
    private struct Entry {
        var id = LayerID.none
        var parent = LayerID.none
        var position = CGPoint.zero
        var effects: [LayerEffect] = []
        /// Where the layer's own drawing leaves marks, in its own space.
        var content = CGRect.null
        /// Where drawing and children leave marks after the effects, in the parent's space.
        var outside = CGRect.null
        /// How far around the layer its backdrop affects its appearance, in its own space; nil for most layers.
        var backdropReach: CGFloat?
        var isStale = false
    }

    private var entries: ContiguousArray<Entry> = []
    /// The layers that show their backdrops.
    private var backdrops: Set<LayerID> = []

    /// Changes that damage all of a layer, not only its drawing.
    private static let moving: LayerChange = [.inserted, .order, .geometry, .effects]

    /// Creates a tracker that has seen nothing.
    public init() {}

    /// Records the changes of a list.
    /// - Returns: The damaged parts, in points of the window; they may overlap.
    public mutating func update(from list: DisplayList, _ changes: DisplayListChanges) -> [CGRect] {
        var damage: [CGRect] = []
        func add(_ rect: CGRect) { if !rect.isNull, !rect.isEmpty { damage.append(rect) } }
        if changes.isWhole {
            add(extents)
            entries = [Entry(id: .root, isStale: true)]
            backdrops = []
        }
        // The old places first, while all layers are still where they were painted.
        for id in changes.removed where knows(id) { add(inWindow(id, all: true)) }
        for change in changes.changed where knows(change.id) { add(inWindow(change)) }
        for id in changes.removed where knows(id) { forget(id) }
        for change in changes.changed { note(list[change.id], change.change) }
        refresh(.root, in: list)
        for change in changes.changed { add(inWindow(change)) }
        if !backdrops.isEmpty, !damage.isEmpty { spread(&damage) }
        return damage
    }

    /// Whether a layer shows its backdrop.
    public var hasBackdrops: Bool { !backdrops.isEmpty }

    /// Adds the layers with damaged backdrops, together with all that contributes to their
    /// appearance: it is painted again from the ground up.
    private func spread(_ damage: inout [CGRect]) {
        var waiting = backdrops.map { id -> (shown: CGRect, read: CGRect) in
            let shown = inWindow(id, all: true)
            return (shown, shown.isNull ? .null : readByBackdrop(id))
        }
        waiting.removeAll { $0.shown.isNull || $0.read.isNull }
        var index = 0
        while index < damage.count {
            let rect = damage[index]
            waiting.removeAll { place in
                guard place.read.intersects(rect) else { return false }
                damage.append(place.read.union(place.shown))
                return true
            }
            index += 1
        }
    }

    /// Where the whole list leaves marks, in points of the window.
    public var extents: CGRect { entries.isEmpty ? .null : entries[0].outside }

    private func knows(_ id: LayerID) -> Bool {
        Int(id.index) < entries.count && entries[Int(id.index)].id == id
    }

    private mutating func forget(_ id: LayerID) {
        let parent = entries[Int(id.index)].parent
        if entries[Int(id.index)].backdropReach != nil { backdrops.remove(id) }
        entries[Int(id.index)] = Entry()
        markStale(parent)
    }

    private mutating func note(_ layer: Layer, _ change: LayerChange) {
        let index = Int(layer.id.index)
        while entries.count <= index { entries.append(Entry()) }
        let isKnown = entries[index].id == layer.id
        if isKnown, entries[index].parent != layer.parent { markStale(entries[index].parent) }
        if !isKnown || !change.isDisjoint(with: [.content, .geometry, .inserted]) {
            entries[index].content = layer.contentExtents
            let reach = layer.backdropReach
            if reach != nil {
                backdrops.insert(layer.id)
            } else if entries[index].backdropReach != nil {
                backdrops.remove(layer.id)
            }
            entries[index].backdropReach = reach
        }
        entries[index].id = layer.id
        entries[index].parent = layer.parent
        entries[index].position = layer.position
        entries[index].effects = layer.effects
        markStale(layer.id)
    }

    /// Marks a layer and its ancestors, whose extents follow from it.
    private mutating func markStale(_ id: LayerID) {
        var id = id
        while knows(id), !entries[Int(id.index)].isStale {
            entries[Int(id.index)].isStale = true
            id = entries[Int(id.index)].parent
        }
    }

    private mutating func refresh(_ id: LayerID, in list: DisplayList) {
        let index = Int(id.index)
        guard knows(id), entries[index].isStale else { return }
        var picture = entries[index].content
        var masks = entries[index].effects.reduce(0) { $1 == .mask ? $0 + 1 : $0 }
        var child = list[id].firstChild
        while child != .none {
            refresh(child, in: list)
            // A mask leaves no marks of its own.
            if masks > 0 {
                masks -= 1
            } else if knows(child) {
                picture = picture.union(entries[Int(child.index)].outside)
            }
            child = list[child].next
        }
        entries[index].outside = mapped(picture, outOf: index)
        entries[index].isStale = false
    }

    /// The area that a change affects, in points of the window.
    private func inWindow(_ change: DisplayListChanges.Change) -> CGRect {
        inWindow(change.id, all: !change.change.isDisjoint(with: Self.moving))
    }

    private func inWindow(_ id: LayerID, all: Bool) -> CGRect {
        let index = Int(id.index)
        return inParents(all ? entries[index].outside : mapped(entries[index].content, outOf: index), of: index)
    }

    /// The area that affects a layer with a backdrop effect, in points of the window.
    private func readByBackdrop(_ id: LayerID) -> CGRect {
        var (rect, reach) = (entries[Int(id.index)].content, entries[Int(id.index)].backdropReach ?? 0)
        // The layers' clips do not cut it off. Blurs are as wide as the layer is large on the whole, whatever its
        // directions.
        var id = id
        while knows(id), !rect.isNull {
            let entry = entries[Int(id.index)]
            guard entry.position.x.isFinite, entry.position.y.isFinite else { return .null }
            for case .transform(let transform) in entry.effects {
                rect = [LayerEffect.transform(transform)].extents(of: rect, at: .zero)
                reach *= abs(transform.m11 * transform.m22 - transform.m12 * transform.m21).squareRoot()
            }
            rect = rect.offsetBy(dx: entry.position.x, dy: entry.position.y)
            id = entry.parent
        }
        return rect.isNull ? rect : rect.insetBy(dx: -reach - 2, dy: -reach - 2)
    }

    private func inParents(_ rect: CGRect, of index: Int) -> CGRect {
        var rect = rect
        var parent = entries[index].parent
        while knows(parent), !rect.isNull {
            rect = mapped(rect, outOf: Int(parent.index))
            parent = entries[Int(parent.index)].parent
        }
        return rect
    }

    /// A rectangle in a layer's space, seen from the parent's.
    private func mapped(_ rect: CGRect, outOf index: Int) -> CGRect {
        if rect.isNull { return rect }
        let position = entries[index].position
        guard position.x.isFinite, position.y.isFinite else { return .null }
        let effects = entries[index].effects
        let inner = effects.isEmpty ? rect : effects.extents(of: rect, at: .zero)
        return inner.isNull ? inner : inner.offsetBy(dx: position.x, dy: position.y)
    }
}
