extension ViewGraph {
    /// Stops the program if the tree contradicts itself, or notifies a handler instead, if there is one.
    ///
    /// Costs a walk of the whole tree.
    func checkInvariants() {
        guard let violation = invariantViolation else { return }
        guard let invariantsBroken else { preconditionFailure(violation) }
        invariantsBroken(violation)
    }

    /// The first contradiction within the tree or the display list; nil if there is none.
    package var invariantViolation: String? {
        var found: String?
        func expect(_ condition: Bool, _ complaint: @autoclosure () -> String) {
            if !condition, found == nil { found = complaint() }
        }
        func check(_ node: NodeRef) {
            let flags = node.flags
            var name: String { node.kind.name }
            expect(!flags.contains(.removed), "A removed node is in the tree.")
            if found != nil { return }
            expect(!flags.contains(.bodyDirty), "\(name) waits for its body.")
            expect(!flags.contains(.measureDirty), "\(name) waits to be measured.")
            expect(
                !flags.contains(.placeDirty) || node.layoutIfElement?.pointee.isPlaced != true,
                "\(name) waits for places.")
            node.forEachChild { child in
                expect(child.parent == node, "\(child.kind.name) has another parent.")
                expect(child.depth == node.depth + 1, "\(child.kind.name) is too deep.")
                check(child)
            }
            if let layout = node.layoutIfElement, layout.pointee.isPlaced {
                let size = layout.pointee.size
                expect(!size.width.isNaN && !size.height.isNaN, "\(name) has no size.")
            }
        }
        check(root)
        return found ?? displayList.invariantViolation
    }
}
