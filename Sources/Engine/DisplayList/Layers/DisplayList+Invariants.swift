extension DisplayList {
    /// Stops the program if links, parents or counts contradict each other.
    ///
    /// Costs a walk of the whole list.
    public func checkInvariants() {
        if let invariantViolation { preconditionFailure(invariantViolation) }
    }

    /// The first contradiction between links, parents and counts; nil if there is none.
    ///
    /// Costs a walk of the whole list.
    public var invariantViolation: String? {
        var found: String?
        func expect(_ condition: Bool, _ complaint: @autoclosure () -> String) {
            if !condition, found == nil { found = complaint() }
        }
        var seen = 1
        func check(_ id: LayerID) {
            var previous = LayerID.none
            var child = self[id].firstChild
            while child != .none, found == nil {
                expect(contains(child), "Layer \(id) links to a removed child \(child).")
                if found != nil { return }
                expect(self[child].parent == id, "Layer \(child) does not know its parent \(id).")
                expect(self[child].previous == previous, "Layer \(child) does not know its sibling.")
                seen += 1
                check(child)
                previous = child
                child = self[child].next
            }
            expect(self[id].lastChild == previous, "Layer \(id) does not know its last child.")
        }
        check(.root)
        expect(seen == count, "\(count) layers are counted, but \(seen) are linked.")
        for id in pending where contains(id) {
            expect(!self[id].pending.isEmpty, "Layer \(id) is noted, but has not changed.")
        }
        return found
    }
}
