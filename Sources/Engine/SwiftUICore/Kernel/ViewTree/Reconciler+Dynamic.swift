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
            let old = payload.pointee
            payload.pointee = identity
            replaceContent(of: node, old, by: identity, content)
            return
        }
        var inner = _Reconciler(contentOf: node, isMaking: isNew, distributor: node.distributorForContent)
        content(&inner)
        node.flags.remove(.isNew)
    }

    /// Replaces a node's content: the new appears before the old disappears, but for old content that is to go without
    /// any transition (S05).
    func replaceContent<ID>(
        of node: NodeRef, _ oldIdentity: ID, by identity: ID, _ content: (inout _Reconciler) -> Void
    ) {
        var old = node.firstChild
        if graph.goesFirst(old) {
            node.firstChild = nil
            graph.removeSiblings(from: old)
            old = nil
        }
        let returning = graph.mayTransition ? graph.takeBack(to: node, identity) : nil
        node.firstChild = returning
        var inner = _Reconciler(
            contentOf: node, isMaking: returning == nil, distributor: node.distributorForContent)
        content(&inner)
        if graph.mayTransition {
            if returning == nil { graph.insertWithTransition(node.firstChild) }
            graph.removeWithTransition(old, from: node, oldIdentity)
        } else {
            graph.removeSiblings(from: old)
        }
        graph.contentChanged(of: node)
    }
}

extension ViewGraph {
    /// Removes a node and the siblings after it, which are no longer linked.
    func removeSiblings(from first: NodeRef?) {
        var node = first
        while let current = node {
            node = current.next
            remove(current)
        }
    }

    /// Notes that elements were inserted, removed or moved in the content of a transparent node.
    ///
    /// - Parameter moved: The elements' nodes that are new or were moved past others, in order; nil where the order must be
    ///   found out by looking at all.
    func contentChanged(of node: NodeRef, moved: [MovedItem]? = nil) {
        let element = node.isElement ? node : node.elementParent
        guard let element else { return }
        noteLifecycleChange(of: node)
        if node.flags.contains(.hasPreferences) { notePreferenceChange(at: node, nil) }
        childrenChanged(under: element)
        if let moved, !usesZIndex { drawPass.enqueue(moved) } else { markOrder(under: element) }
    }
}
