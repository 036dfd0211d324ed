import Foundation
import SwiftUI

// Methods of the tree: they are the class's own in Apple's framework, and may be overridden there as here.

extension SKNode {
    /// Inserts a node among the children, if it may be a child.
    final func insert(_ node: SKNode, at index: Int) {
        guard node !== self, !inParentHierarchy(node), !(node is SKScene) else {
            return RuntimeWarning.issue("SpriteKit: a node cannot be added to itself, and a scene has no parent.")
        }
        if node.parent != nil {
            RuntimeWarning.issue("SpriteKit: a node that has a parent was added to another one, and moves there.")
            node.removeFromParent()
        }
        children.insert(node, at: min(max(index, 0), children.count))
        node.parent = self
        if isShown { node.notifyPresence(true) }
    }

    /// Whether the node is in a scene that a view shows.
    var isShown: Bool { scene?.view != nil }

    /// Notifies the node and its descendants that they are shown, or no longer.
    func notifyPresence(_ isShown: Bool) {
        presenceChanged(isShown)
        for child in children { child.notifyPresence(isShown) }
    }

    /// Removes one of the children.
    final func release(_ node: SKNode) {
        guard let index = children.firstIndex(where: { $0 === node }) else { return }
        let wasShown = isShown
        children.remove(at: index)
        node.parent = nil
        if wasShown { node.notifyPresence(false) }
    }

    /// Whether the node is a descendant of another, or that node itself.
    public func inParentHierarchy(_ parent: SKNode) -> Bool {
        var node = self.parent
        while let current = node {
            if current === parent { return true }
            node = current.parent
        }
        return false
    }

    /// The root of the node's tree.
    var root: SKNode {
        var node = self
        while let parent = node.parent { node = parent }
        return node
    }

    /// The first child with a name, or the first node that a search finds; nil if there is none.
    ///
    /// A search consists of names with `/` between them: `//` searches all descendants, `..` is the parent, `*` stands for
    /// any characters, and brackets for one of the characters in them. A search that begins with `/` begins at the root.
    public func childNode(withName name: String) -> SKNode? {
        var found: SKNode?
        NodeSearch(name).run(from: self) { node, stop in
            found = node
            stop = true
        }
        return found
    }

    /// Calls a closure with each node that a search finds.
    /// - Parameters:
    ///   - name: The search, as for ``childNode(withName:)``.
    ///   - block: Receives a node, and a Boolean that ends the search when it is set to true.
    public func enumerateChildNodes(
        withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        NodeSearch(name).run(from: self) { node, stop in
            var end = ObjCBool(false)
            block(node, &end)
            stop = end.boolValue
        }
    }

    /// The nodes that a search finds.
    public subscript(name: String) -> [SKNode] {
        var found: [SKNode] = []
        NodeSearch(name).run(from: self) { node, _ in found.append(node) }
        return found
    }
}
