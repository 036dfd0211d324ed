extension ViewGraph {
    /// Notes that a node passes another value of a preference to its ancestors than before.
    /// - Parameter key: The preference's key; nil for any, if content was inserted, removed or moved.
    func notePreferenceChange(at node: NodeRef, _ key: ObjectIdentifier?) {
        var (child, current) = (node, node.parent)
        while let node = current {
            if node.kind === PreferenceKind.shared {
                let record = PreferenceKind.shared.payload(node).pointee
                if key == nil || record.key == key {
                    if record.isReader { preferences.addReader(node) }
                    if record.hidesContent, key != nil { return }
                }
            }
            if node.flags.contains(.readsPreferences), child.kind !== SlotKind.shared,
                let reader = node.slot?.preferenceReader
            {
                preferences.addReader(reader)
            }
            (child, current) = (node, node.parent)
        }
    }
}
