extension LazyKind {
    /// How many cells are made, at most, to find the next that can have the keyboard.
    private static let farthest = 200

    /// The next element that can have the keyboard beyond a cell of a lazy container, made if need be and placed where
    /// it will be; nil if there is none near by.
    static func unseenFocusable(in node: NodeRef, from cell: NodeRef, _ step: Int) -> NodeRef? {
        guard let kind = node.kind as? LazyKind else { return nil }
        let payload = kind.payload(node)
        let state = payload.pointee.state
        state.arrange(in: state.trackCount)
        guard let start = state.index(of: cell) else { return nil }
        var index = start + step
        while index >= 0, index < state.count, abs(index - start) <= farthest {
            var found: (cell: NodeRef, target: NodeRef)?
            kind.forEachCell(node, index) { cell in
                if found != nil, step > 0 { return }
                if let target = focusable(in: cell, step, isCell: true) { found = (cell, target) }
            }
            if let found {
                let layout = found.cell.layoutRecord
                if !layout.pointee.isPlaced || found.cell.flags.contains(.isHidden) {
                    kind.placeEstimated(found.cell, in: node)
                }
                return found.target
            }
            index += step
        }
        return nil
    }

    /// The first element of a cell that can have the keyboard, or the last where the step goes backward.
    private static func focusable(in node: NodeRef, _ step: Int, isCell: Bool = false) -> NodeRef? {
        // A cell out of sight is set aside as a whole.
        if !isCell, node.flags.contains(.isHidden) { return nil }
        var found: NodeRef?
        if step > 0, node.isElement, node.kind.takesFocus(node) { return node }
        node.forEachChild { child in
            if found != nil, step > 0 { return }
            found = focusable(in: child, step) ?? found
        }
        if found == nil, node.isElement, node.kind.takesFocus(node) { return node }
        return found
    }
}
