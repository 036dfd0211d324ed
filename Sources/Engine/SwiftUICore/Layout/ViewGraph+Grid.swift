extension ViewGraph {
    /// Lays everything out for another device, as when a window moves to another screen.
    func adopt(_ new: DeviceGrid) {
        grid = new
        var open: [NodeRef] = []
        root.forEachChild { open.append($0) }
        while let node = open.popLast() {
            if node.isElement {
                node.kind.gridChanged(node)
                childrenChanged(under: node)
                mark(node, .place)
            }
            node.forEachChild { open.append($0) }
        }
        if root.firstChild != nil { childrenChanged(under: root) }
    }
}
