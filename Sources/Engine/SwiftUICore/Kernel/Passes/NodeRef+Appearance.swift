extension NodeRef {
    /// Whether a lifecycle node's content can be on the screen: it has an element, and is in no hidden subtree.
    func canAppear(_ record: LifecycleRecord) -> Bool {
        if record.needsContent, !hasSeenElement { return false }
        var node = parent
        while let current = node {
            let isAside = current.flags.contains(.isHidden) && !current.kind.showsContentAside
            if isAside { return false }
            node = current.parent
        }
        return true
    }

    /// Notifies all appearance actions and tasks below that their content appeared or disappeared, while state is kept
    /// (L75).
    ///
    /// Call it after `.isHidden` has been changed.
    func notifyAppearance(_ appears: Bool) {
        guard flags.contains(.hasLifecycle), !flags.contains(.isHidden) || !appears else { return }
        let isLifecycle = kind === LifecycleKind.shared
        if isLifecycle, !appears { setPresent(false) }
        forEachChild { $0.notifyAppearance(appears) }
        if isLifecycle, appears { setPresent(true) }
    }

    /// Notifies the appearance actions between an element and a container above it, whose own nodes are not hidden with
    /// the element: a row's outermost modifiers.
    ///
    /// They are on the screen as long as one of their elements is.
    func notifyAppearanceAbove(until container: NodeRef) {
        noteAsideChange(until: container)
        var node = parent
        while let current = node, current != container {
            if current.kind === LifecycleKind.shared {
                current.setPresent(current.hasSeenElement)
            }
            node = current.parent
        }
    }

    /// How many nodes above may change their structure: conditions, rows.
    ///
    /// Their content is made when the structure is known, so it appears after all views around it (C02).
    var dynamicDepth: Int {
        var depth = 0
        var node = parent
        while let current = node {
            if current.kind.isDynamicContainer { depth += 1 }
            node = current.parent
        }
        return depth
    }

    /// Whether any element of the content is on the screen.
    private var hasSeenElement: Bool {
        var element = firstElement
        while let current = element {
            if !current.flags.contains(.isHidden) { return true }
            element = self.element(after: current)
        }
        return false
    }

    private func setPresent(_ isPresent: Bool) {
        let record = LifecycleKind.shared.payload(self).pointee
        if !isPresent || !record.needsContent || hasSeenElement {
            record.setPresent(isPresent, at: self)
        }
    }
}
