extension NodeRef {
    /// The value of a preference that this node passes to its ancestors; nil where nothing below sets one and no
    /// content is dynamic.
    /// - Parameter excluded: Views that do not count, such as the overlay that shows the value.
    func preferenceValue<K: PreferenceKey>(_ key: K.Type, excluding excluded: [NodeRef] = []) -> K.Value? {
        let kind = kind
        if kind === PreferenceKind.shared {
            let record = PreferenceKind.shared.payload(self).pointee
            if record.key == ObjectIdentifier(K.self) {
                if holdsOnlyPutAside { return nil }
                return unsafeDowncast(record, to: TypedPreferenceRecord<K>.self).value {
                    combinedPreference(key, excluding: excluded)
                }
            }
        }
        if kind.isDynamicContainer {
            // Content that may be any view contributes the default where it contains no writer (P02).
            guard flags.contains(.hasPreferences) else { return K.defaultValue }
            return combinedPreference(key, excluding: excluded) ?? K.defaultValue
        }
        return combinedPreference(key, excluding: excluded)
    }

    /// The values of the content, combined from left to right (P01); nil for none.
    /// - Parameter excluded: Views that do not count, such as the overlay that shows the value.
    func combinedPreference<K: PreferenceKey>(_ key: K.Type, excluding excluded: [NodeRef] = []) -> K.Value? {
        var result: K.Value?
        func add(_ node: NodeRef) {
            if excluded.contains(node) || node.isPutAside { return }
            guard let next = node.preferenceValue(key, excluding: excluded) else { return }
            if result == nil { result = next } else { K.reduce(value: &result!, nextValue: { next }) }
        }
        // A background's value precedes its view's (P03).
        let slot = kind.slotComesFirst ? slot : nil
        if let slot { add(slot) }
        var child = firstChild
        while let current = child {
            if current != slot { add(current) }
            child = current.next
        }
        return result
    }
}

extension NodeRef {
    /// Whether the element was made, but is not visible: scrolled away in a lazy container, only measured, or one that
    /// did not fit.
    ///
    /// It contributes nothing, since whether it was ever made is an accident.
    private var isPutAside: Bool {
        if flags.contains(.isHidden) { return true }
        guard let layout = layoutIfElement, flags.contains(.inLazyContent) else { return false }
        return !layout.pointee.isPlaced
    }

    /// Whether there are elements in an outermost modifier of a row, or of a view that may not fit, and all are hidden.
    private var holdsOnlyPutAside: Bool {
        guard let first = firstElement, first.isPutAside else { return false }
        var element = self.element(after: first)
        while let current = element {
            if !current.isPutAside { return false }
            element = self.element(after: current)
        }
        return true
    }

    /// Notes that an element was hidden or shown again, while a container above reads its preferences.
    func noteAsideChange(until container: NodeRef) {
        var node: NodeRef? = self
        while let current = node, current != container {
            if current.flags.contains(.hasPreferences) {
                return graph.notePreferenceChange(at: self, nil)
            }
            node = current.parent
        }
    }
}
