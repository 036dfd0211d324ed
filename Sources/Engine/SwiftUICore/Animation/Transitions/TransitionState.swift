import Foundation

/// Content that has left the tree and is still visible.
final class LeavingContent {
    /// The node in whose content it was.
    let parent: NodeRef
    /// The identity of that content.
    let identity: AnyHashable
    /// The first of its nodes, which are linked.
    let first: NodeRef
    /// The views among it that are on their way out.
    var records: [TransitionRecord] = []
    /// The views in it that were removed at once.
    var hidden: [NodeHandle] = []
    /// The element below which the views are drawn; nil for below all.
    var below: NodeHandle?

    init(_ parent: NodeRef, _ identity: AnyHashable, _ first: NodeRef) {
        (self.parent, self.identity, self.first) = (parent, identity, first)
    }
}

/// The views of a graph that are being inserted or removed.
final class TransitionState: TransitionTracking {
    private var records: [NodeRef: TransitionRecord] = [:]
    private var leaving: [LeavingContent] = []
    /// Records whose place or phase needs an update.
    private var waiting: [TransitionRecord] = []
    /// Records whose hosts are to be removed once the layers within them have found another place.
    private var ended: [TransitionRecord] = []

    /// Whether no view is being inserted or removed.
    var isEmpty: Bool { records.isEmpty && leaving.isEmpty && ended.isEmpty }
    var isDue: Bool { waiting.contains(where: \.isPlaced) }

    /// The transition's effect on a view; nil for a view that is present and at rest.
    func record(of element: NodeRef) -> TransitionRecord? { records[element] }

    /// Content that was removed from a node's content and is still visible.
    func leaving(from parent: NodeRef) -> Bool { leaving.contains { $0.parent == parent } }

    // MARK: Coming and going

    /// Starts the insertion of a view.
    func insert(_ element: NodeRef, _ transition: AnyTransition, _ transaction: Transaction) {
        let record = TransitionRecord(element, transition, .willAppear)
        record.go(to: .identity, transaction)
        records[element] = record
        waiting.append(record)
    }

    /// Starts the removal of a view in leaving content.
    func remove(
        _ element: NodeRef, _ transition: AnyTransition, _ transaction: Transaction, _ content: LeavingContent
    ) {
        let record = records[element] ?? TransitionRecord(element, transition, .identity)
        record.go(to: .didDisappear, transaction, transition)
        record.leaving = content
        content.records.append(record)
        records[element] = record
        waiting.append(record)
    }

    func add(_ content: LeavingContent) { leaving.append(content) }

    /// Restores content that was leaving, if it is the same.
    func takeBack(to parent: NodeRef, _ identity: AnyHashable) -> LeavingContent? {
        guard let index = leaving.firstIndex(where: { $0.parent == parent && $0.identity == identity }) else {
            return nil
        }
        return leaving.remove(at: index)
    }

    /// Turns the views of content round that was taken back.
    func turnRound(_ content: LeavingContent, _ transaction: (NodeRef, AnyTransition) -> Transaction) {
        for record in content.records {
            guard let element = record.element.node else { continue }
            record.leaving = nil
            record.go(to: .identity, transaction(element, record.transition))
            waiting.append(record)
        }
    }

    // MARK: Passes

    /// Starts the transitions that wait for the places of views.
    func settle(_ graph: ViewGraph) {
        let due = waiting.filter(\.isPlaced)
        waiting.removeAll(where: \.isPlaced)
        for record in due { record.follow(graph) }
        for record in due { record.begin(graph) { $0.end(graph) } }
    }

    /// Notes that a view was placed.
    func placed(_ element: NodeRef, _ graph: ViewGraph) { records[element]?.follow(graph) }

    /// Ends a view's insertion or removal; returns content all of whose views were removed.
    func end(_ record: TransitionRecord) -> LeavingContent? {
        guard records[record.element.ref] === record else { return nil }
        records[record.element.ref] = nil
        waiting.removeAll { $0 === record }
        ended.append(record)
        guard let content = record.leaving else { return nil }
        content.records.removeAll { $0 === record }
        if !content.records.isEmpty { return nil }
        leaving.removeAll { $0 === content }
        return content
    }

    /// Removes the nodes of transitions that are over, whose layers no view needs any more.
    func discardEnded(_ graph: ViewGraph) {
        while let record = ended.popLast() { graph.remove(record.host) }
    }

    /// Removes the records of a node that leaves the tree.
    func removed(_ node: NodeRef, _ graph: ViewGraph) {
        let contents = leaving.filter { $0.parent == node }
        leaving.removeAll { $0.parent == node }
        for content in contents {
            for record in content.records { record.leaving = nil }
            graph.removeSiblings(from: content.first)
        }
        if let record = records.removeValue(forKey: node) {
            waiting.removeAll { $0 === record }
            graph.remove(record.host)
        }
    }

    /// Ends all insertions and removals below a node at once, since its layers leave the screen.
    func all(below node: NodeRef) -> [TransitionRecord] {
        records.values.filter { record in
            var current = record.element.node?.parent
            while let ancestor = current {
                if ancestor == node { return true }
                current = ancestor.parent
            }
            return record.element.ref == node
        }
    }

    /// The views that have left an element's content and are still visible, with the one each is drawn above.
    func leavingElements(in container: NodeRef) -> [(element: NodeRef, below: NodeHandle?)] {
        var result: [(NodeRef, NodeHandle?)] = []
        for content in leaving {
            for record in content.records {
                if let element = record.element.node, element.elementParent == container {
                    result.append((element, content.below))
                }
            }
        }
        return result
    }
}

extension TransitionRecord {
    /// Ends the coming or going.
    func end(_ graph: ViewGraph) {
        // It may be part of the content that goes.
        let parent = host.parent.map { NodeHandle($0) }
        let others = leaving
        let content = graph.motion.transitions.end(self)
        // Updates may follow before the frame in which the host is removed: the view that it represents may be removed
        // in them.
        host.endMotion(graph)
        host.forEachDescendant { $0.endMotion(graph) }
        if let content {
            graph.removeSiblings(from: content.first)
        } else if let others, let element = element.node {
            // Removed before the others that left with it, with which it may yet come back.
            others.hidden.append(NodeHandle(element))
            graph.hide(element)
        }
        if let parent = parent?.node { graph.markOrder(under: parent) }
        // It waits to be removed, and its container may be removed first.
        host.parent = nil
    }
}

extension NodeRef {
    /// Ends the motion of the node itself.
    fileprivate func endMotion(_ graph: ViewGraph) {
        graph.motion.payloads[self]?.end(graph)
        graph.motion.frames[self]?.end(graph)
        graph.motion.contents[self]?.end(graph)
    }
}
