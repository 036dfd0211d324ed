extension DisplayListChanges {
    /// Returns the steps for a copy, in an order in which they can be applied: after `apply(steps, to: before)` the
    /// copy equals the list (R4).
    ///
    /// Layers are placed after their parents and the siblings below them, and only then are layers removed: one that moved
    /// out of a removed layer stays.
    public func steps(of list: DisplayList) -> [DisplayListStep] {
        var steps: [DisplayListStep] = isWhole ? [.clear] : []
        var waiting: [LayerID: LayerChange] = [:]
        for changed in changed where !changed.change.isDisjoint(with: [.inserted, .order]) {
            waiting[changed.id] = changed.change
        }
        for changed in changed where waiting[changed.id] != nil {
            var stack = [changed.id]
            while let id = stack.last {
                let layer = list[id]
                if waiting[layer.parent] != nil {
                    stack.append(layer.parent)
                } else if waiting[layer.previous] != nil {
                    stack.append(layer.previous)
                } else {
                    if let change = waiting.removeValue(forKey: id) {
                        let isNew = change.contains(.inserted)
                        steps.append(
                            isNew
                                ? .insert(id, into: layer.parent, after: layer.previous)
                                : .move(id, into: layer.parent, after: layer.previous))
                    }
                    stack.removeLast()
                }
            }
        }
        steps += removed.map { .remove($0) }
        for changed in changed {
            let (layer, isNew) = (list[changed.id], changed.change.contains(.inserted))
            if changed.change.contains(.geometry) || isNew { steps.append(.frame(layer.id, layer.frame)) }
            if changed.change.contains(.content) || (isNew && layer.content != .none) {
                steps.append(.content(layer.id, layer.content))
            }
            if changed.change.contains(.effects) || (isNew && !layer.effects.isEmpty) {
                steps.append(.effects(layer.id, layer.effects))
            }
        }
        return steps
    }
}
