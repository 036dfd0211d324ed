extension DisplayList {
    /// Stops the program if links, parents or counts contradict each other.
    ///
    /// Costs a walk of the whole list.
    public func checkInvariants() {
        var seen = 1
        func check(_ id: LayerID) {
            var previous = LayerID.none
            var child = self[id].firstChild
            while child != .none {
                precondition(contains(child), "Layer \(id) links to a removed child \(child).")
                precondition(self[child].parent == id, "Layer \(child) does not know its parent \(id).")
                precondition(self[child].previous == previous, "Layer \(child) does not know its sibling.")
                seen += 1
                check(child)
                previous = child
                child = self[child].next
            }
            precondition(self[id].lastChild == previous, "Layer \(id) does not know its last child.")
        }
        check(.root)
        precondition(seen == count, "\(count) layers are counted, but \(seen) are linked.")
        for id in changed {
            precondition(contains(id) && !self[id].pending.isEmpty, "Layer \(id) is noted, but has not changed.")
        }
    }
}
