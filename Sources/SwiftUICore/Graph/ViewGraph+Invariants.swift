extension ViewGraph {
    /// Stops the program if the tree contradicts itself.
    ///
    /// Costs a walk of the whole tree.
    func checkInvariants() {
        func check(_ node: NodeRef) {
            let flags = node.pointee.flags
            precondition(!flags.contains(.removed), "A removed node is in the tree.")
            precondition(!flags.contains(.bodyDirty), "\(node.pointee.kind.name) waits for its body.")
            precondition(!flags.contains(.measureDirty), "\(node.pointee.kind.name) waits to be measured.")
            node.forEachChild { child in
                precondition(child.pointee.parent == node, "\(child.pointee.kind.name) has another parent.")
                precondition(child.pointee.depth == node.pointee.depth + 1, "\(child.pointee.kind.name) is too deep.")
                check(child)
            }
            if let layout = node.pointee.layout, layout.pointee.isPlaced {
                let size = layout.pointee.size
                precondition(!size.width.isNaN && !size.height.isNaN, "\(node.pointee.kind.name) has no size.")
            }
        }
        check(root)
        displayList.checkInvariants()
    }
}
