extension _Reconciler {
    /// Meets or makes a transparent node whose content lasts as long as an identity does.
    @inline(__always)
    mutating func dynamic<ID: Equatable>(
        _ kind: TypedKind<ID>, identity: ID, content: (inout _Reconciler) -> Void
    ) {
        let (node, isNew) = next(kind)
        let payload = kind.payload(node)
        if isNew {
            payload.initialize(to: identity)
        } else if payload.pointee != identity {
            payload.pointee = identity
            replaceContent(of: node, content)
            return
        }
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        content(&inner)
        node.pointee.flags.remove(.isNew)
    }

    /// Makes a node's content anew: the new appears before the old disappears (S05).
    func replaceContent(of node: NodeRef, _ content: (inout _Reconciler) -> Void) {
        let old = node.pointee.firstChild
        node.pointee.firstChild = nil
        var inner = _Reconciler(contentOf: node, isMaking: true, distributor: node.distributorForContent)
        content(&inner)
        graph.removeSiblings(from: old)
        graph.contentChanged(of: node)
    }
}

extension ViewGraph {
    /// Removes a node and those behind it, which are linked to nothing any more.
    func removeSiblings(from first: NodeRef?) {
        var node = first
        while let current = node {
            node = current.pointee.next
            remove(current)
        }
    }

    /// Notes that elements came, left or moved in the content of a transparent node.
    func contentChanged(of node: NodeRef) {
        let element = node.isElement ? node : node.elementParent
        guard let element else { return }
        noteLifecycleChange(of: node)
        childrenChanged(under: element)
        markOrder(under: element)
    }
}
