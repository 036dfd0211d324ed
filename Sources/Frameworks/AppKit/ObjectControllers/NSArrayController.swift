import Foundation
import SwiftUI

/// Holds a list of objects, sorts and filters it, and knows the selected ones.
///
/// Follows Apple's [NSArrayController](https://developer.apple.com/documentation/appkit/nsarraycontroller). Bindings don't follow it here: code reads
/// ``arrangedObjects`` and reloads its table.
@MainActor @preconcurrency
open class NSArrayController: NSObjectController {
    private var arranged: [Any] = []
    private var chosen = IndexSet()
    /// How the objects are sorted; empty for their own order.
    open var sortDescriptors: [NSSortDescriptor] = [] { didSet { rearrangeObjects() } }
    /// Which objects are arranged; nil for all.
    open var filterPredicate: NSPredicate? { didSet { rearrangeObjects() } }
    /// Whether a new object ends the filter, which might hide it; true by default.
    open var clearsFilterPredicateOnInsertion = true
    /// Whether new objects are selected; true by default.
    open var selectsInsertedObjects = true
    /// Whether an object is selected as long as there are any; true by default.
    open var avoidsEmptySelection = true
    /// Whether the selection stays with its objects when the content changes; true by default.
    open var preservesSelection = true
    /// Whether changes of objects sort them again; only code changes objects here.
    open var automaticallyRearrangesObjects = false
    /// Whether several equal values count as selected; kept.
    open var alwaysUsesMultipleValuesMarker = false

    private var list: [Any] {
        get { (held as? [Any]) ?? (held as? NSArray).map { Array($0) } ?? held.map { [$0] } ?? [] }
        set { held = newValue }
    }
    override func contentChanged() { rearrangeObjects() }

    // MARK: The order

    /// The objects that the filter allows, sorted: an array.
    open var arrangedObjects: Any { arranged }
    /// Returns objects filtered and sorted.
    open func arrange(_ objects: [Any]) -> [Any] {
        var result = objects
        if let filterPredicate { result = result.filter { filterPredicate.evaluate(with: $0) } }
        if sortDescriptors.isEmpty { return result }
        let order = sortDescriptors
        // Equal objects keep their order.
        return result.enumerated().sorted { first, second in
            for descriptor in order {
                let outcome = descriptor.compare(first.element, to: second.element)
                if outcome != .orderedSame { return outcome == .orderedAscending }
            }
            return first.offset < second.offset
        }.map(\.element)
    }
    /// Filters and sorts the objects again.
    open func rearrangeObjects() {
        let selected = preservesSelection ? selectedObjects.map { OutlineKey($0) } : []
        arranged = arrange(list)
        chosen = IndexSet(arranged.indices.filter { selected.contains(OutlineKey(arranged[$0])) })
        settle()
    }
    private func settle() { if chosen.isEmpty, avoidsEmptySelection, !arranged.isEmpty { chosen = [0] } }

    // MARK: The selection

    open override var selectedObjects: [Any]! {
        chosen.compactMap { arranged.indices.contains($0) ? arranged[$0] : nil }
    }
    /// Selects objects, and no others; returns whether the selection has changed.
    @discardableResult
    open func setSelectedObjects(_ objects: [Any]) -> Bool {
        let keys = Set(objects.map { OutlineKey($0) })
        return setSelectionIndexes(IndexSet(arranged.indices.filter { keys.contains(OutlineKey(arranged[$0])) }))
    }
    /// The places of the selected objects.
    open var selectionIndexes: IndexSet { chosen }
    /// The place of the first selected object; `NSNotFound` for none.
    open var selectionIndex: Int { chosen.first ?? NSNotFound }
    /// Selects the objects at some places; returns whether the selection has changed.
    @discardableResult
    open func setSelectionIndexes(_ indexes: IndexSet) -> Bool {
        let old = chosen
        chosen = IndexSet(indexes.filter { arranged.indices.contains($0) })
        settle()
        return chosen != old
    }
    /// Selects the object at a place; returns whether the selection has changed.
    @discardableResult
    open func setSelectionIndex(_ index: Int) -> Bool {
        setSelectionIndexes(index >= 0 && index != NSNotFound ? [index] : [])
    }
    /// Adds objects to the selection; returns whether it has changed.
    @discardableResult
    open func addSelectedObjects(_ objects: [Any]) -> Bool { setSelectedObjects(selectedObjects + objects) }
    /// Removes objects from the selection; returns whether it has changed.
    @discardableResult
    open func removeSelectedObjects(_ objects: [Any]) -> Bool {
        let keys = Set(objects.map { OutlineKey($0) })
        return setSelectedObjects(selectedObjects.filter { !keys.contains(OutlineKey($0)) })
    }
    /// Whether there is an object after the selected one.
    open var canSelectNext: Bool { chosen.last.map { $0 + 1 < arranged.count } ?? !arranged.isEmpty }
    /// Whether there is an object before the selected one.
    open var canSelectPrevious: Bool { chosen.first.map { $0 > 0 } ?? !arranged.isEmpty }
    /// Selects the next object.
    open func selectNext(_ sender: Any?) { if canSelectNext { setSelectionIndex((chosen.last ?? -1) + 1) } }
    /// Selects the previous object.
    open func selectPrevious(_ sender: Any?) {
        if canSelectPrevious { setSelectionIndex((chosen.first ?? arranged.count) - 1) }
    }

    // MARK: Changes

    /// Whether an object can be inserted.
    open var canInsert: Bool { isEditable }
    open override var canRemove: Bool { isEditable && !chosen.isEmpty }
    /// Makes an object and inserts it before the selected one.
    open func insert(_ sender: Any?) {
        if canInsert { insert(newObject(), atArrangedObjectIndex: chosen.first ?? arranged.count) }
    }
    open override func remove(_ sender: Any?) { if canRemove { remove(contentsOf: selectedObjects) } }
    open override func addObject(_ object: Any) { add(contentsOf: [object]) }
    /// Adds objects at the end.
    open func add(contentsOf objects: [Any]) {
        if clearsFilterPredicateOnInsertion, filterPredicate != nil { filterPredicate = nil }
        list += objects
        rearrangeObjects()
        if selectsInsertedObjects, !objects.isEmpty { setSelectedObjects(objects) }
    }
    /// Inserts an object before the one at a place of the arranged objects; at the end for a place beyond them.
    open func insert(_ object: Any, atArrangedObjectIndex index: Int) {
        var new = list
        let next = arranged.indices.contains(index) ? OutlineKey(arranged[index]) : nil
        new.insert(object, at: next.flatMap { key in new.firstIndex { OutlineKey($0) == key } } ?? new.count)
        if clearsFilterPredicateOnInsertion, filterPredicate != nil { filterPredicate = nil }
        list = new
        rearrangeObjects()
        if selectsInsertedObjects { setSelectedObjects([object]) }
    }
    /// Removes the object at a place of the arranged objects; without effect for a place beyond them.
    open func remove(atArrangedObjectIndex index: Int) {
        if arranged.indices.contains(index) { remove(contentsOf: [arranged[index]]) }
    }
    /// Removes the objects at some places of the arranged objects.
    open func remove(atArrangedObjectIndexes indexes: IndexSet) {
        remove(contentsOf: indexes.compactMap { arranged.indices.contains($0) ? arranged[$0] : nil })
    }
    open override func removeObject(_ object: Any) { remove(contentsOf: [object]) }
    /// Removes objects.
    open func remove(contentsOf objects: [Any]) {
        let keys = Set(objects.map { OutlineKey($0) })
        let place = chosen.first ?? 0
        list = list.filter { !keys.contains(OutlineKey($0)) }
        chosen = IndexSet(chosen.filter { arranged.indices.contains($0) && !keys.contains(OutlineKey(arranged[$0])) })
        let isEmpty = chosen.isEmpty
        rearrangeObjects()
        // The object that comes to the removed one's place is selected.
        if isEmpty, avoidsEmptySelection, !arranged.isEmpty { setSelectionIndex(min(place, arranged.count - 1)) }
    }
}
