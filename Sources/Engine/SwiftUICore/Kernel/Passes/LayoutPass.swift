/// The layout pass: sizes are checked from the deepest up, and if one differs the parent's are checked too; then
/// positions are assigned from the top down.
struct LayoutPass {
    fileprivate var measureQueue = DepthQueue(.deepFirst)
    fileprivate var placeQueue = DepthQueue(.shallowFirst)

    /// Whether no element waits.
    var isEmpty: Bool { measureQueue.isEmpty && placeQueue.isEmpty }
}

extension ViewGraph {
    // MARK: Marking

    /// Marks the updates required by a change of an element's payload.
    func mark(_ node: NodeRef, _ change: NodeChange) {
        guard let layout = node.layoutIfElement else {
            if change.contains(.measure) || change.contains(.parentTraits) { traitsChanged(of: node) }
            return
        }
        if change.contains(.draw) { markDraw(node) }
        if change.contains(.measure) {
            markMeasure(node)
        } else if change.contains(.place), layout.pointee.isPlaced {
            markPlace(node)
        }
        if change.contains(.parentTraits) { traitsChanged(of: node) }
    }

    /// Notes that an element's cached sizes may be wrong.
    func markMeasure(_ node: NodeRef) {
        checkMayMark()
        if node.flags.contains(.measureQueued) { return }
        node.flags.formUnion([.measureQueued, .measureDirty])
        layoutPass.measureQueue.push(node)
        if !isFlushing { needsFrame?() }
    }

    /// Notes that an element's children must be placed again.
    func markPlace(_ node: NodeRef) {
        checkMayMark()
        node.flags.insert(.placeDirty)
        if node.flags.contains(.placeQueued) { return }
        node.flags.insert(.placeQueued)
        layoutPass.placeQueue.push(node)
        if !isFlushing { needsFrame?() }
    }

    /// Notes that elements were inserted, removed or moved in a container's content.
    func childrenChanged(under element: NodeRef) {
        element.flags.insert(.childrenDirty)
        markMeasure(element)
    }

    /// Notes that a property of a node changed that containers use besides sizes: they see through modifiers.
    func traitsChanged(of node: NodeRef) {
        var ancestor = node.elementParent
        while let current = ancestor {
            current.flags.insert(.traitsDirty)
            childrenChanged(under: current)
            if current.kind.isContainer { return }
            ancestor = current.elementParent
        }
    }

    // MARK: Running

    /// Runs the layout pass, and the update pass for readers of sizes.
    func layout() {
        var turns = 0
        let limit = FrameLimits.turns(nodes: memory.pointee.nodes.count)
        layoutNumber &+= 1
        repeat {
            turns += 1
            if turns > limit { return abandonLayout() }
            while let node = layoutPass.measureQueue.pop() { check(node) }
            while let node = layoutPass.placeQueue.pop() {
                node.flags.remove(.placeQueued)
                guard node.flags.contains(.placeDirty), node.layout.isPlaced else { continue }
                node.flags.remove(.placeDirty)
                counters.placed += 1
                // Another text may be the first of a row.
                if hasRows { geometry.noteMove(of: node) }
                node.withKind { $0.place(node) }
                if !layoutPass.measureQueue.isEmpty || !updatePass.isEmpty { break }
            }
            updateBodies()
        } while needsLayout
    }

    /// Leaves the layout as it is, where elements disagree about their sizes forever (R14).
    private func abandonLayout() {
        RuntimeWarning.issue("Views' sizes depend on each other in a circle; the layout is left as it is.")
        while let node = layoutPass.measureQueue.pop() { node.flags.remove([.measureQueued, .measureDirty]) }
        while let node = layoutPass.placeQueue.pop() { node.flags.remove([.placeQueued, .placeDirty]) }
    }

    /// Measures an element again for the proposals in its cache; notifies the parent where a size differs.
    private func check(_ node: NodeRef) {
        node.flags.remove([.measureQueued, .measureDirty])
        let layout = node.layoutRecord
        var differs = node.answersDiffer()
        if layout.pointee.isPlaced { markPlace(node) }
        // Guides may have moved, or limits changed, where the size stayed.
        if node.flags.contains(.askedDirectly) { differs = true }
        if differs, let parent = node.elementParent {
            markMeasure(parent)
        }
    }
}
