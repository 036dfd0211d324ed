extension NodeRef {
    /// The value of a preference that this node tells those above; nil where nothing below writes one and no
    /// content is dynamic.
    func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let kind = pointee.kind
        if kind === PreferenceKind.shared {
            let record = PreferenceKind.shared.payload(self).pointee
            if record.key == ObjectIdentifier(K.self) {
                return unsafeDowncast(record, to: TypedPreferenceRecord<K>.self).value {
                    combinedPreference(key)
                }
            }
        }
        if kind.isDynamicContainer {
            // What may hold anything tells the default where it holds no writer (P02).
            guard pointee.flags.contains(.hasPreferences) else { return K.defaultValue }
            return combinedPreference(key) ?? K.defaultValue
        }
        return combinedPreference(key)
    }

    /// The values of the content, combined from left to right (P01); nil for none.
    /// - Parameter withSlot: Whether what the modifier adds counts, such as an overlay.
    func combinedPreference<K: PreferenceKey>(_ key: K.Type, withSlot: Bool = true) -> K.Value? {
        var result: K.Value?
        func add(_ node: NodeRef) {
            guard let next = node.preferenceValue(key) else { return }
            if result == nil { result = next } else { K.reduce(value: &result!, nextValue: { next }) }
        }
        // A background comes before what it is behind (P03).
        let slot = pointee.kind.slotComesFirst || !withSlot ? slot : nil
        if let slot, withSlot { add(slot) }
        var child = pointee.firstChild
        while let current = child {
            if current != slot { add(current) }
            child = current.pointee.next
        }
        return result
    }
}
