import Foundation

extension ViewGraph {
    /// A view's transition in the current update; nil if it is inserted or removed at once (X01).
    private func transition(of element: NodeRef) -> (AnyTransition, Transaction)? {
        var transition = knownTransition(of: element) ?? .opacity
        guard let transaction = transaction(of: element, transition) else { return nil }
        if transition.box.isIdentity { return nil }
        if element.environmentValues.accessibilityReduceMotion, MainActor.assumeIsolated({ transition.box.hasMotion }) {
            transition = .opacity
        }
        return (transition, transaction)
    }

    /// A view's own transition, else the one outside of the identity that changed: `id(_:)` may come before `transition(_:)`.
    private func knownTransition(of element: NodeRef) -> AnyTransition? {
        if let own = element.kind.trait(element, TransitionTraitKey.self) ?? nil { return own }
        let around = sequence(first: element, next: \.elementParent).dropFirst().prefix { $0.kind.passesStackAxis }
        return around.first { $0.kind === TransitionKind.shared }.map { TransitionKind.shared.payload($0).pointee }
    }

    /// The transaction of a view's transition; nil where it has no animation.
    private func transaction(of element: NodeRef, _ transition: AnyTransition) -> Transaction? {
        var transaction = element.effectiveTransaction
        if let own = transition.animation, !transaction.disablesAnimations { transaction.animation = own }
        return transaction.animation == nil ? nil : transaction
    }

    /// The elements of nodes that are linked.
    private func elements(from first: NodeRef?, isSingle: Bool = false) -> [NodeRef] {
        var result: [NodeRef] = []
        var node = first
        while let current = node {
            if current.isElement { result.append(current) } else { current.forEachElement { result.append($0) } }
            node = isSingle ? nil : current.next
        }
        return result
    }

    /// Whether views may be inserted and removed gradually in the current update.
    var mayTransition: Bool { mayAnimate || AnyTransition.someHaveAnimations }

    /// Whether content is removed before its replacement is inserted: all its views have the identity transition (S05).
    func goesFirst(_ first: NodeRef?) -> Bool {
        guard AnyTransition.someAreIdentities else { return false }
        let elements = elements(from: first)
        return !elements.isEmpty && elements.allSatisfy { knownTransition(of: $0)?.box.isIdentity == true }
    }

    /// Starts the insertion of new views, each with its transition.
    func insertWithTransition(_ first: NodeRef?, isSingle: Bool = false) {
        guard isWorkingOffBatch else { return }
        for element in elements(from: first, isSingle: isSingle) {
            guard let (transition, transaction) = self.transition(of: element) else { continue }
            mayAnimate = true
            motion.transitions.insert(element, transition, transaction)
        }
    }

    /// Removes content that has left the tree: at once, or each of its views with its transition.
    /// - Parameters:
    ///   - first: The first of the nodes, which are linked to each other and to nothing else.
    ///   - parent: The node in whose content they were.
    ///   - identity: The identity by which returning content is recognized as the same.
    ///   - previous: The remaining node before them; nil to search for it.
    func removeWithTransition(_ first: NodeRef?, from parent: NodeRef, _ identity: Any, after previous: NodeRef? = nil)
    {
        guard let first else { return }
        guard isWorkingOffBatch, mayTransition, let identity = Self.hashable(identity) else {
            return removeSiblings(from: first)
        }
        let content = LeavingContent(parent, identity, first)
        var going: [(NodeRef, AnyTransition, Transaction)] = []
        for element in elements(from: first) {
            let isSeen =
                element.layout.isPlaced
                && !element.flags.contains(.isHidden) && !element.isInHiddenTree
            if isSeen, let (transition, transaction) = self.transition(of: element) {
                going.append((element, transition, transaction))
            } else {
                content.hidden.append(NodeHandle(element))
            }
        }
        if going.isEmpty { return removeSiblings(from: first) }
        content.below = (previous?.lastElement ?? parent.elementBefore).map { NodeHandle($0) }
        mayAnimate = true
        motion.transitions.add(content)
        for handle in content.hidden { if let node = handle.node { hide(node) } }
        for (element, transition, transaction) in going {
            motion.transitions.remove(element, transition, transaction, content)
        }
        setLeaving(true, content)
        markOrder(under: parent)
    }

    /// Restores content that was leaving; returns the first of its nodes, nil if there is none.
    func takeBack(to parent: NodeRef, _ identity: Any) -> NodeRef? {
        guard motion.transitions.leaving(from: parent), let identity = Self.hashable(identity),
            let content = motion.transitions.takeBack(to: parent, identity)
        else { return nil }
        setLeaving(false, content)
        for handle in content.hidden { if let node = handle.node { unhide(node) } }
        motion.transitions.turnRound(content) { element, transition in
            transaction(of: element, transition) ?? Transaction()
        }
        return content.first
    }

    private static func hashable(_ identity: Any) -> AnyHashable? {
        (identity as? any Hashable).map { AnyHashable($0) }
    }

    /// Notes for content whether it is leaving: it takes no part in events then.
    private func setLeaving(_ isLeaving: Bool, _ content: LeavingContent) {
        func mark(_ node: NodeRef) {
            if isLeaving {
                node.flags.insert(.isLeaving)
            } else {
                node.flags.remove(.isLeaving)
                // It was not evaluated while it was leaving.
                if node.flags.contains(.bodyDirty) { enqueueBody(node) }
            }
        }
        var node: NodeRef? = content.first
        while let current = node {
            mark(current)
            current.forEachDescendant(mark)
            node = current.next
        }
        if isLeaving { events.focus.contentLeft() } else { events.focus.contentReturned() }
    }

    /// Ends all insertions and removals below a hidden node at once.
    ///
    /// Its stand-in is removed after drawing, as always: by then the layers of others that ended in the same moment
    /// have left it.
    func endTransitions(below node: NodeRef) {
        if motion.transitions.isEmpty { return }
        for record in motion.transitions.all(below: node) { record.end(self) }
    }
}

extension NodeRef {
    /// The last element of the node, or the node itself.
    fileprivate var lastElement: NodeRef? {
        if isElement { return self }
        var last: NodeRef?
        forEachElement { last = $0 }
        return last
    }

    /// The element before a transparent node in the same container.
    fileprivate var elementBefore: NodeRef? {
        var node = self
        while let parent = node.parent {
            var found: NodeRef?
            var sibling = parent.firstChild
            while let current = sibling, current != node {
                found = current.lastElement ?? found
                sibling = current.next
            }
            if found != nil || parent.isElement { return found }
            node = parent
        }
        return nil
    }

    /// Whether an element around is hidden.
    fileprivate var isInHiddenTree: Bool {
        var node = parent
        while let current = node {
            if current.flags.contains(.isHidden) { return true }
            node = current.parent
        }
        return false
    }
}

extension ViewGraph {
    /// The element in whose place another one's layers are during an insertion or removal; nil if there is none.
    func standIn(for node: NodeRef, in host: NodeRef) -> NodeRef? {
        guard let record = motion.transitions.record(of: node) else { return nil }
        if host.kind === TransitionContentKind.shared,
            TransitionContentKind.shared.payload(host).pointee == node
        {
            return nil
        }
        record.host.forEachDescendant { if $0.kind === TransitionContentKind.shared { markOrder(under: $0) } }
        return record.host
    }

    /// Calls a function with the elements below one in drawing order: elements in the tree, and removed ones that are
    /// still visible, each above the one that was below it.
    func forEachInDrawingOrder(_ node: NodeRef, _ body: (NodeRef) -> Void) {
        let kind = node.kind
        guard mayAnimate, !motion.transitions.isEmpty else { return kind.forEachChildInDrawingOrder(node, body) }
        var leaving = motion.transitions.leavingElements(in: node)
        if leaving.isEmpty { return kind.forEachChildInDrawingOrder(node, body) }
        var above: [NodeRef] = []
        for (element, below) in leaving {
            let zIndex = element.kind.zIndex(element)
            if zIndex > 0 { above.append(element) }
            if zIndex < 0 || (zIndex == 0 && below?.node == nil) { body(element) }
        }
        leaving.removeAll { $0.element.kind.zIndex($0.element) != 0 || $0.below?.node == nil }
        kind.forEachChildInDrawingOrder(node) { child in
            body(child)
            for (element, below) in leaving where below?.node == child { body(element) }
        }
        above.forEach(body)
    }
}
