import Foundation

/// An object in a tree, with the nodes below it.
///
/// Follows Apple's [NSTreeNode](https://developer.apple.com/documentation/appkit/nstreenode).
@MainActor @preconcurrency
open class NSTreeNode: NSObject {
    /// The object; nil for none.
    public let representedObject: Any?
    private weak var owner: NSTreeNode?
    private var below: [NSTreeNode] = []

    /// Creates a node of an object.
    public init(representedObject modelObject: Any?) {
        representedObject = modelObject
        super.init()
    }

    /// The nodes below, in their order; nil for none.
    open var children: [NSTreeNode]? { below.isEmpty ? nil : below }
    /// The nodes below, which can be changed; a node that is added leaves the one that it was below.
    ///
    /// Apple's is an `NSMutableArray`, which has the same methods.
    open var mutableChildren: NSTreeNodeChildren { NSTreeNodeChildren(self) }
    /// The node above; nil for the outermost one.
    open var parent: NSTreeNode? { owner }
    /// Whether there are no nodes below.
    open var isLeaf: Bool { below.isEmpty }
    /// The place of each node on the path from the outermost node, which has an empty one.
    open var indexPath: IndexPath {
        guard let owner, let index = owner.below.firstIndex(where: { $0 === self }) else { return IndexPath() }
        return owner.indexPath.appending(index)
    }
    /// Returns the node below at the end of a path; nil for none.
    open func descendant(at indexPath: IndexPath) -> NSTreeNode? {
        indexPath.reduce(Optional(self)) { node, index in
            node.flatMap { $0.below.indices.contains(index) ? $0.below[index] : nil }
        }
    }
    /// Sorts the nodes below by descriptors of nodes; the nodes below those, too, where wanted.
    open func sort(with sortDescriptors: [NSSortDescriptor], recursively: Bool) {
        below = below.enumerated().sorted { first, second in
            for descriptor in sortDescriptors {
                let outcome = descriptor.compare(first.element, to: second.element)
                if outcome != .orderedSame { return outcome == .orderedAscending }
            }
            return first.offset < second.offset
        }.map(\.element)
        if recursively { for node in below { node.sort(with: sortDescriptors, recursively: true) } }
    }

    fileprivate func insert(_ node: NSTreeNode, at index: Int) {
        node.owner?.below.removeAll { $0 === node }
        node.owner = self
        below.insert(node, at: min(max(index, 0), below.count))
    }
    fileprivate func remove(at index: Int) {
        guard below.indices.contains(index) else { return }
        below.remove(at: index).owner = nil
    }
}

/// The nodes below a node, which can be changed.
@MainActor @preconcurrency
public struct NSTreeNodeChildren: RandomAccessCollection {
    private let node: NSTreeNode

    init(_ node: NSTreeNode) { self.node = node }

    private var all: [NSTreeNode] { node.children ?? [] }
    nonisolated public var startIndex: Int { 0 }
    nonisolated public var endIndex: Int { MainActor.assumeIsolated { all.count } }
    nonisolated public subscript(position: Int) -> NSTreeNode { MainActor.assumeIsolated { all[position] } }
    /// Adds a node at the end.
    public func add(_ anObject: Any) { insert(anObject, at: all.count) }
    /// Adds nodes at the end.
    public func addObjects(from otherArray: [Any]) { for object in otherArray { add(object) } }
    /// Inserts a node.
    public func insert(_ anObject: Any, at index: Int) {
        if let new = anObject as? NSTreeNode { node.insert(new, at: index) }
    }
    /// Removes a node.
    public func remove(_ anObject: Any) {
        if let index = all.firstIndex(where: { $0 === anObject as AnyObject }) { node.remove(at: index) }
    }
    /// Removes the node at a place.
    public func removeObject(at index: Int) { node.remove(at: index) }
    /// Removes all nodes.
    public func removeAllObjects() { for index in all.indices.reversed() { node.remove(at: index) } }
    /// Returns the place of a node; `NSNotFound` for none.
    public func index(of anObject: Any) -> Int { all.firstIndex { $0 === anObject as AnyObject } ?? NSNotFound }
}
