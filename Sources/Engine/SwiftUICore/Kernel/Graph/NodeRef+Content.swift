import Foundation

// The elements of a node's content, seen through transparent nodes.
extension NodeRef {
    /// The nearest element above.
    @inline(__always) var elementParent: NodeRef? {
        var node = parent
        while let current = node {
            if current.isElement { return current }
            node = current.parent
        }
        return nil
    }

    /// The first element of the content, seen through transparent nodes; nil if there is none.
    @inline(__always) var firstElement: NodeRef? {
        guard let child = firstChild else { return nil }
        return child.isElement ? child : firstElement(from: child)
    }

    /// The next element of the content.
    @inline(__always)
    func element(after element: NodeRef) -> NodeRef? {
        if let next = element.next, next.isElement { return next }
        return nextElement(after: element)
    }

    /// Calls a function with each element of the content, seen through transparent nodes, in order.
    @inline(__always)
    func forEachElement(_ body: (NodeRef) -> Void) {
        var element = firstElement
        while let current = element {
            body(current)
            element = self.element(after: current)
        }
    }

    /// The elements of the content, seen through transparent nodes, in order.
    var elements: ContiguousArray<NodeRef> {
        var count = 0
        forEachElement { _ in count += 1 }
        if count == 0 { return [] }
        return ContiguousArray(unsafeUninitializedCapacity: count) { memory, used in
            forEachElement {
                memory.initializeElement(at: used, to: $0)
                used += 1
            }
        }
    }

    /// The first element at a node of the content or behind it.
    private func firstElement(from node: NodeRef) -> NodeRef? {
        var node = node
        while true {
            if node.isElement { return node }
            if let child = node.firstChild {
                node = child
            } else {
                return nextElement(after: node)
            }
        }
    }

    private func nextElement(after node: NodeRef) -> NodeRef? {
        var node = node
        while true {
            if let next = node.next { return next.isElement ? next : firstElement(from: next) }
            guard let parent = node.parent, parent != self else { return nil }
            node = parent
        }
    }

    /// Calls a function with each node directly below.
    func forEachChild(_ body: (NodeRef) -> Void) {
        var child = firstChild
        while let current = child {
            child = current.next
            body(current)
        }
    }

    /// Sets a flag on this node and its ancestors, until one has it already.
    func markUpwards(_ flag: NodeFlags) {
        var node: NodeRef? = self
        while let current = node, !current.flags.contains(flag) {
            current.flags.insert(flag)
            node = current.parent
        }
    }
}
