import Foundation
import OrielFoundation
import SwiftUI

/// Holds objects with objects below them, sorts them, and knows the selected ones.
///
/// The objects below an object are its property of the name ``childrenKeyPath``, or the value of a dictionary. Key-value coding does not
/// write properties here: insertions and removals are written into mutable dictionaries alone, and else kept in the controller's
/// tree. Bindings don't follow the controller.
///
/// Follows Apple's [NSTreeController](https://developer.apple.com/documentation/appkit/nstreecontroller).
@MainActor @preconcurrency
open class NSTreeController: NSObjectController {
    private var root = NSTreeNode(representedObject: nil)
    private var chosen: [NSTreeNode] = []
    /// The name of the property with the objects below an object; nil for none.
    open var childrenKeyPath: String? { didSet { rearrangeObjects() } }
    /// The name of the property with their number; kept.
    open var countKeyPath: String?
    /// The name of the property which says that an object never has others below it; kept.
    open var leafKeyPath: String?
    /// How the objects are sorted on each level; empty for their own order.
    open var sortDescriptors: [NSSortDescriptor] = [] { didSet { rearrangeObjects() } }
    /// Whether an object is selected as long as there are any; true by default.
    open var avoidsEmptySelection = true
    /// Whether the selection stays with its objects when the content changes; true by default.
    open var preservesSelection = true
    /// Whether new objects are selected; true by default.
    open var selectsInsertedObjects = true
    /// Whether several equal values count as selected; kept.
    open var alwaysUsesMultipleValuesMarker = false

    override func contentChanged() { rearrangeObjects() }

    // MARK: The tree

    /// The tree: a node without an object, with the outermost objects' nodes below it.
    open var arrangedObjects: NSTreeNode { root }
    /// Makes the tree of the content again.
    open func rearrangeObjects() {
        let selected = preservesSelection ? Set(chosen.compactMap { $0.representedObject.map { OutlineKey($0) } }) : []
        root = NSTreeNode(representedObject: nil)
        fill(root, with: list(held))
        var found: [NSTreeNode] = []
        visit(root) { node in
            if let object = node.representedObject, selected.contains(OutlineKey(object)) { found.append(node) }
        }
        chosen = found
        settle()
    }
    private func fill(_ node: NSTreeNode, with objects: [Any]) {
        for object in arranged(objects) {
            let child = NSTreeNode(representedObject: object)
            node.mutableChildren.add(child)
            if let childrenKeyPath { fill(child, with: list(Self.value(of: object, childrenKeyPath))) }
        }
    }
    private func arranged(_ objects: [Any]) -> [Any] {
        if sortDescriptors.isEmpty { return objects }
        return objects.enumerated().sorted { first, second in
            for descriptor in sortDescriptors {
                let outcome = descriptor.compare(first.element, to: second.element)
                if outcome != .orderedSame { return outcome == .orderedAscending }
            }
            return first.offset < second.offset
        }.map(\.element)
    }
    private func list(_ value: Any?) -> [Any] {
        guard let value else { return [] }
        if let list = value as? [Any] { return list }
        if let list = value as? NSArray { return Array(list) }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return list(mirror.children.first?.value) }
        return mirror.displayStyle == .collection ? mirror.children.map(\.value) : [value]
    }
    /// Returns an object's property, or a dictionary's value; nil for none.
    private static func value(of object: Any, _ key: String) -> Any? {
        if let dictionary = object as? NSDictionary { return dictionary[key] }
        if let dictionary = object as? [String: Any] { return dictionary[key] }
        return StoredProperties.value(key, of: object)
    }
    private func visit(_ node: NSTreeNode, _ action: (NSTreeNode) -> Void) {
        for child in node.children ?? [] {
            action(child)
            visit(child, action)
        }
    }
    private func isArranged(_ node: NSTreeNode) -> Bool {
        node === root || node.parent.map { isArranged($0) } ?? false
    }
    private func settle() {
        if chosen.isEmpty, avoidsEmptySelection, let first = root.children?.first { chosen = [first] }
    }
    private func write(_ node: NSTreeNode) {
        let objects = (node.children ?? []).compactMap(\.representedObject)
        if node === root {
            held = objects
        } else if let childrenKeyPath, let dictionary = node.representedObject as? NSMutableDictionary {
            dictionary[childrenKeyPath] = objects
        }
    }

    // MARK: The selection

    open override var selectedObjects: [Any]! { chosen.compactMap(\.representedObject) }
    /// The nodes of the selected objects.
    open var selectedNodes: [NSTreeNode] { chosen }
    /// The paths of the selected objects.
    open var selectionIndexPaths: [IndexPath] { chosen.map(\.indexPath) }
    /// The path of the first selected object; nil for none.
    open var selectionIndexPath: IndexPath? { chosen.first?.indexPath }
    /// Selects the objects at some paths, and no others; returns whether the selection has changed.
    @discardableResult
    open func setSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool {
        let old = chosen
        chosen = indexPaths.filter { !$0.isEmpty }.compactMap { root.descendant(at: $0) }
        settle()
        return !old.elementsEqual(chosen, by: ===)
    }
    /// Selects the object at a path; returns whether the selection has changed.
    @discardableResult
    open func setSelectionIndexPath(_ indexPath: IndexPath?) -> Bool {
        setSelectionIndexPaths(indexPath.map { [$0] } ?? [])
    }
    /// Adds the objects at some paths to the selection; returns whether it has changed.
    @discardableResult
    open func addSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool {
        setSelectionIndexPaths(selectionIndexPaths + indexPaths.filter { !selectionIndexPaths.contains($0) })
    }
    /// Removes the objects at some paths from the selection; returns whether it has changed.
    @discardableResult
    open func removeSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool {
        setSelectionIndexPaths(selectionIndexPaths.filter { !indexPaths.contains($0) })
    }

    // MARK: Changes

    /// Whether an object can be inserted.
    open var canInsert: Bool { isEditable }
    /// Whether an object can be inserted below the selected one.
    open var canInsertChild: Bool { isEditable && !chosen.isEmpty }
    /// Whether an object can be added below the selected one.
    open var canAddChild: Bool { canInsertChild }
    open override var canRemove: Bool { isEditable && !chosen.isEmpty }
    open override func addObject(_ object: Any) {
        insert(object, atArrangedObjectIndexPath: IndexPath(index: root.children?.count ?? 0))
    }
    open override func removeObject(_ object: Any) {
        var paths: [IndexPath] = []
        visit(root) { node in
            if let known = node.representedObject, OutlineKey(known) == OutlineKey(object) {
                paths.append(node.indexPath)
            }
        }
        removeObjects(atArrangedObjectIndexPaths: paths)
    }
    open override func remove(_ sender: Any?) { removeObjects(atArrangedObjectIndexPaths: selectionIndexPaths) }
    /// Makes an object and inserts it before the selected one.
    open func insert(_ sender: Any?) {
        insert(
            newObject(), atArrangedObjectIndexPath: selectionIndexPath ?? IndexPath(index: root.children?.count ?? 0))
    }
    /// Makes an object and adds it below the selected one, at the end.
    open func addChild(_ sender: Any?) { addBelow(at: chosen.first?.children?.count ?? 0) }
    /// Makes an object and inserts it below the selected one, at the beginning.
    open func insertChild(_ sender: Any?) { addBelow(at: 0) }
    private func addBelow(at index: Int) {
        if let path = selectionIndexPath { insert(newObject(), atArrangedObjectIndexPath: path.appending(index)) }
    }
    /// Inserts an object at a path.
    open func insert(_ object: Any?, atArrangedObjectIndexPath indexPath: IndexPath) {
        guard let object, let index = indexPath.last, let parent = root.descendant(at: indexPath.dropLast()) else {
            return
        }
        let node = NSTreeNode(representedObject: object)
        if let childrenKeyPath { fill(node, with: list(Self.value(of: object, childrenKeyPath))) }
        parent.mutableChildren.insert(node, at: index)
        write(parent)
        if selectsInsertedObjects { chosen = [node] }
        settle()
    }
    /// Inserts objects at paths, one after the other.
    open func insert(_ objects: [Any], atArrangedObjectIndexPaths indexPaths: [IndexPath]) {
        for (object, path) in zip(objects, indexPaths) { insert(object, atArrangedObjectIndexPath: path) }
    }
    /// Removes the object at a path.
    open func removeObject(atArrangedObjectIndexPath indexPath: IndexPath) {
        removeObjects(atArrangedObjectIndexPaths: [indexPath])
    }
    /// Removes the objects at some paths.
    open func removeObjects(atArrangedObjectIndexPaths indexPaths: [IndexPath]) {
        for node in indexPaths.filter({ !$0.isEmpty }).compactMap({ root.descendant(at: $0) }) {
            guard let parent = node.parent else { continue }
            parent.mutableChildren.remove(node)
            write(parent)
        }
        chosen.removeAll { !isArranged($0) }
        settle()
    }
    /// Moves a node to a path.
    open func move(_ node: NSTreeNode, to indexPath: IndexPath) { move([node], to: indexPath) }
    /// Moves nodes to a path, one after the other.
    open func move(_ nodes: [NSTreeNode], to startingIndexPath: IndexPath) {
        guard let start = startingIndexPath.last, let parent = root.descendant(at: startingIndexPath.dropLast()) else {
            return
        }
        for (offset, node) in nodes.enumerated() {
            let old = node.parent
            parent.mutableChildren.insert(node, at: start + offset)
            if let old, old !== parent { write(old) }
        }
        write(parent)
    }
    /// Returns the name of the property with the objects below a node's.
    open func childrenKeyPath(for node: NSTreeNode) -> String? { childrenKeyPath }
    /// Returns the name of the property with their number.
    open func countKeyPath(for node: NSTreeNode) -> String? { countKeyPath }
    /// Returns the name of the property which says that a node's object never has others below it.
    open func leafKeyPath(for node: NSTreeNode) -> String? { leafKeyPath }
}
