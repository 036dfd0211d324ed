/// What a graph keeps for appearance and change actions.
struct LifecycleState {
    /// Counts frames, to limit the actions of one.
    private(set) var frame: UInt64 = 0
    /// Lifecycle nodes in whose content elements came or left.
    private(set) var changed: [NodeHandle] = []

    /// Begins a frame: change actions may run again.
    mutating func beginFrame() { frame += 1 }

    /// Notes that elements came or left in a lifecycle node's content.
    mutating func noteChange(in node: NodeRef) { changed.append(NodeHandle(node)) }

    /// Takes out the nodes noted.
    mutating func takeChanged() -> [NodeHandle] {
        defer { changed.removeAll(keepingCapacity: true) }
        return changed
    }
}

/// How often an action ran in the frame under way; at most twice is allowed.
struct FrameBudget {
    private var frame: UInt64 = 0
    private var runs = 0

    /// Counts a run; returns whether it may take place.
    mutating func spend(in graph: ViewGraph) -> Bool {
        if frame != graph.lifecycle.frame { (frame, runs) = (graph.lifecycle.frame, 0) }
        runs += 1
        return runs <= 2
    }
}

extension ViewGraph {
    /// Tells the lifecycle nodes around dynamic content that elements came or left in it.
    func noteLifecycleChange(of node: NodeRef) {
        var current: NodeRef? = node
        while let node = current, !node.isElement {
            if node.pointee.kind === LifecycleKind.shared { lifecycle.noteChange(in: node) }
            current = node.pointee.parent
        }
    }

    /// Has contents appear that were empty, and disappear that have become so.
    func updateLifecycle() {
        for handle in lifecycle.takeChanged() {
            guard let node = handle.node else { continue }
            let record = LifecycleKind.shared.payload(node).pointee
            if record.needsContent { record.setPresent(node.canAppear(record), at: node) }
        }
    }
}

extension NodeRef {
    /// Whether a lifecycle node's content can be on the screen: it has an element, and stands in no subtree
    /// that is put aside.
    func canAppear(_ record: LifecycleRecord) -> Bool {
        if record.needsContent, !hasSeenElement { return false }
        var node = pointee.parent
        while let current = node {
            // A canvas's symbols stand aside, but live: they are seen where the canvas draws them.
            let isAside = current.pointee.flags.contains(.isHidden) && current.pointee.kind !== CanvasSymbolsKind.shared
            if isAside { return false }
            node = current.pointee.parent
        }
        return true
    }

    /// Tells all appearance actions and tasks below that their content came onto the screen or left it, while state is
    /// kept (L75).
    ///
    /// Tell it after `.isHidden` has been changed.
    func notifyAppearance(_ appears: Bool) {
        guard pointee.flags.contains(.hasLifecycle), !pointee.flags.contains(.isHidden) || !appears else { return }
        let isLifecycle = pointee.kind === LifecycleKind.shared
        if isLifecycle, !appears { setPresent(false) }
        forEachChild { $0.notifyAppearance(appears) }
        if isLifecycle, appears { setPresent(true) }
    }

    /// Tells the appearance actions between an element and a container above it, whose own nodes are not put aside with
    /// the element: a row's outermost modifiers.
    ///
    /// They are on the screen as long as one of their elements is.
    func notifyAppearanceAbove(until container: NodeRef) {
        noteAsideChange(until: container)
        var node = pointee.parent
        while let current = node, current != container {
            if current.pointee.kind === LifecycleKind.shared {
                current.setPresent(current.hasSeenElement)
            }
            node = current.pointee.parent
        }
    }

    /// How many nodes above may change their structure: conditions, rows.
    ///
    /// What they hold is made when the structure is known, so its appearance follows that of all views around (C02).
    var dynamicDepth: Int {
        var depth = 0
        var node = pointee.parent
        while let current = node {
            if current.pointee.kind.isDynamicContainer { depth += 1 }
            node = current.pointee.parent
        }
        return depth
    }

    /// Whether any element of the content is on the screen.
    private var hasSeenElement: Bool {
        var element = firstElement
        while let current = element {
            if !current.pointee.flags.contains(.isHidden) { return true }
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
