extension DisplayList {
    /// Returns the first place where two lists show something else; nil where they show the same.
    ///
    /// Layers' names do not count. Costs a walk of both lists.
    public func difference(from other: DisplayList) -> String? {
        var pairs = [(LayerID.root, LayerID.root)]
        while let (mine, its) = pairs.popLast() {
            let (a, b) = (self[mine], other[its])
            if a.frame != b.frame { return "Layer \(mine) is at \(a.frame), not at \(b.frame)." }
            if a.content != b.content { return "Layer \(mine) draws \(a.content), not \(b.content)." }
            if a.effects != b.effects { return "Layer \(mine) has the effects \(a.effects), not \(b.effects)." }
            let (children, others) = (self.children(of: mine), other.children(of: its))
            if children.count != others.count {
                return "Layer \(mine) has \(children.count) children, not \(others.count)."
            }
            pairs += zip(children, others)
        }
        return nil
    }
}
