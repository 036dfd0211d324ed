extension ViewGraph {
    /// Makes a node's record; the caller sets the payload.
    func makeNode(_ kind: NodeKind, parent: NodeRef?, environment: _EnvironmentElement?) -> NodeRef {
        let depth = (parent?.depth ?? 0) + 1
        if depth > mostDepth { TreeDepth.fail(kind, depth, in: environment) }
        let (record, isFresh) = memory.pointee.nodes.take()
        let generation = isFresh ? 1 : record.pointee.generation
        var layout: UnsafeMutablePointer<LayoutData>?
        if kind.isElement {
            layout = memory.pointee.layouts.take().pointer
            layout!.initialize(to: LayoutData())
        }
        // Nodes made within content that leaves are leaving as well.
        let flags: NodeFlags = parent?.flags.contains(.isLeaving) == true ? [.isNew, .isLeaving] : .isNew
        // All fields are trivial, so that overwriting a used record needs no deinitialization.
        record.initialize(
            to: Node(
                parent: parent, firstChild: nil, next: nil, kindReference: .passUnretained(kind),
                environment: environment, payload: memory.pointee.payloads.take(size: kind.payloadSize), layout: layout,
                extras: nil, graphReference: .passUnretained(self),
                generation: generation, flags: flags, depth: depth))
        let node = NodeRef(record)
        counters.nodesMade += 1
        // Effects may move a picture anywhere.
        if kind.ownsGroupLayer, parent != nil { node.markUpwards(.overflows) }
        return node
    }

    /// Removes a node and its descendants from the tree.
    ///
    /// The caller unlinks it from its siblings first.
    func remove(_ node: NodeRef, keepsLayers: Bool = false) {
        assert(!node.flags.contains(.removed), "A node is removed twice; its record would be given to two others.")
        var keeps = keepsLayers
        if let layout = node.layoutIfElement, layout.pointee.layer != .none {
            if !keeps, displayList.contains(layout.pointee.layer) { displayList.remove(layout.pointee.layer) }
            keeps = true
        }
        node.withKind { $0.removed(node) }
        node.forEachChild { remove($0, keepsLayers: keeps) }
        if let extras = node.record.pointee.extras {
            for record in extras.takeUnretainedValue().observed { record.remove(node) }
            for removal in extras.takeUnretainedValue().removals { removal() }
            extras.release()
        }
        if !node.flags.contains(.sharesPayload) {
            node.withKind {
                $0.destroyPayload(node.payload)
                memory.pointee.payloads.give(node.payload, size: $0.payloadSize)
            }
        }
        if let layout = node.layoutIfElement { memory.pointee.layouts.give(layout) }
        if mayAnimate { motion.removed(node, self) }
        assert(!node.flags.contains(.removed), "A node was removed by its own removal.")
        node.record.pointee.generation &+= 1
        node.record.pointee.flags = .removed
        memory.pointee.nodes.give(node.record)
        counters.nodesRemoved += 1
    }
}
