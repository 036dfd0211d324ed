import DisplayList

extension LazyKind {
    func reveal(_ cell: NodeRef, in node: NodeRef) {
        guard cell.flags.contains(.isHidden) else {
            if !cell.layout.isPlaced { cell.noteAsideChange(until: node) }
            return
        }
        cell.graph.unhide(cell)
        cell.graph.markOrder(under: cell.parent!)
        cell.notifyAppearance(true)
        cell.notifyAppearanceAbove(until: node)
    }

    /// Sets aside the cells that were made and can't be seen any more.
    func hideOthers(_ node: NodeRef, _ visible: Set<NodeHandle>) {
        let state = payload(node).pointee.state
        var isOrderChanged = visible != state.visible
        for handle in state.visible where !visible.contains(handle) {
            guard let cell = handle.node, !cell.flags.contains(.isLeaving) else { continue }
            cell.graph.hide(cell)
            cell.notifyAppearance(false)
            cell.notifyAppearanceAbove(until: node)
            isOrderChanged = true
        }
        state.visible = visible
        if isOrderChanged { node.graph.markOrder(under: node) }
    }

    /// Sets aside cells that were made to be measured or counted, and were never visible: they do not appear.
    func concealUnseen(_ node: NodeRef, _ visible: Set<NodeHandle>, lines: [Int], tracks: Int) {
        let state = payload(node).pointee.state
        func conceal(_ cell: NodeRef) {
            if cell.flags.contains(.isHidden) || cell.flags.contains(.isLeaving) { return }
            if visible.contains(NodeHandle(cell)) { return }
            cell.graph.hide(cell)
            cell.notifyAppearance(false)
            cell.notifyAppearanceAbove(until: node)
        }
        if state.hasNewSegments {
            state.hasNewSegments = false
            for segment in state.segments where segment.provider == nil { conceal(segment.node) }
        }
        for line in lines {
            for index in line * tracks..<(line + 1) * tracks {
                guard let segment = state.segment(of: index), let provider = segment.provider else { continue }
                let item = (index - segment.start) / segment.cellsPerItem
                guard let made = provider.madeItem(segment.node, at: item) else { continue }
                if made.isElement { conceal(made) } else { made.forEachElement(conceal) }
            }
        }
    }
}

extension NodeRef {
    /// Whether the node is a `ForEach` in the content of a lazy container.
    var isLazyForEach: Bool { flags.contains(.inLazyContent) }
}

extension ViewGraph {
    /// Shows an element again; readers of its place were not notified in the meantime.
    func unhide(_ node: NodeRef) {
        node.flags.remove(.isHidden)
        hasMoved = true
    }

    /// Removes an element's layers from the screen; its state stays.
    func hide(_ node: NodeRef) {
        node.flags.insert(.isHidden)
        func forget(_ node: NodeRef, _ isRemoved: Bool) {
            var isRemoved = isRemoved
            if let layout = node.layoutIfElement, layout.pointee.layer != .none {
                if !isRemoved, displayList.contains(layout.pointee.layer) { displayList.remove(layout.pointee.layer) }
                layout.pointee.layer = .none
                isRemoved = true
            }
            node.forEachChild { forget($0, isRemoved) }
        }
        forget(node, false)
        endTransitions(below: node)
    }
}
