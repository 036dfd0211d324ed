import DisplayList
import Foundation
import OrielFoundation

/// A drag over one window: finds the views that accept it, and notifies them.
package final class WindowDrag {
    private(set) var providers: [NSItemProvider]
    private unowned let graph: ViewGraph
    private var location = CGPoint.zero
    private var current: NodeHandle?
    private var operation = DropOperation.copy
    /// Called for each movement.
    var onMove: ((CGPoint) -> Void)?

    let record: DragRecord

    /// Begins a drag.
    /// - Parameter source: The source in the app; nil for a drag from elsewhere.
    init(_ providers: [NSItemProvider], from source: DragSource? = nil, in graph: ViewGraph) {
        self.providers = providers
        self.graph = graph
        record = DragRecord(
            isLocal: source != nil, operations: source?.operations ?? .copy, itemIDs: source?.itemIDs() ?? [],
            count: providers.count)
    }

    /// Whether a view accepts the drag at its current location.
    package var isOverTarget: Bool { target != nil && operation != .forbidden && operation != .cancel }

    /// The operation that a drop would perform now, as reported to the desktop.
    var answer: DropResponse { isOverTarget ? (operation == .move ? .move : .copy) : .nothing }

    /// Replaces the dragged data: with that which was promised, now that it is available.
    func replace(_ providers: [NSItemProvider]) { self.providers = providers }

    /// The view that accepts the drag.
    private var target: (node: NodeRef, target: DropTarget)? {
        guard let current, let node = current.node else { return nil }
        return (node, DropTargetKind.shared.payload(node).pointee)
    }

    private func info(_ node: NodeRef) -> DropInfo {
        DropInfo(
            location: node.convertFromWindow(location), providers: providers, size: node.layout.size, drag: record)
    }

    /// Updates the pointer's location, in points of the window.
    package func move(to location: CGPoint) {
        guard location.x.isFinite, location.y.isFinite else { return }
        self.location = location
        onMove?(location)
        let found = findTarget()
        if found != current {
            leave()
            current = found
            if let (node, target) = target {
                operation = .copy
                let info = info(node)
                MainActor.assumeIsolated { target.delegate.dropEntered(info: info) }
            }
        }
        if let (node, target) = target {
            let info = info(node)
            let proposal = MainActor.assumeIsolated { target.delegate.dropUpdated(info: info) }
            if let proposal { operation = proposal.operation }
        }
    }

    /// The operation of a drop that was accepted.
    package private(set) var performed = DropOperation.cancel

    /// Drops the data; returns whether a view accepted it.
    package func drop() -> Bool {
        guard let (node, target) = target else { return false }
        let info = info(node)
        let isTaken = isOverTarget
        let done = isTaken && MainActor.assumeIsolated { target.delegate.performDrop(info: info) }
        if done { performed = operation }
        leave()
        return done
    }

    /// Cancels the drag.
    package func cancel() { leave() }

    private func leave() {
        if let (node, target) = target {
            let info = info(node)
            MainActor.assumeIsolated { target.delegate.dropExited(info: info) }
        }
        current = nil
    }

    /// The innermost view below the pointer that accepts the drag; if none is hit, the topmost one around.
    private func findTarget() -> NodeHandle? {
        for handle in graph.hitPath(location) {
            if let node = handle.node, accepts(node) { return handle }
        }
        return findTarget(below: graph.topmostModal ?? graph.root)
    }

    /// The last view around the pointer that accepts the drag, of a node and its descendants.
    private func findTarget(below node: NodeRef) -> NodeHandle? {
        let flags = node.flags
        guard flags.contains(.hasResponders), !flags.contains(.isHidden) else { return nil }
        var found: [NodeHandle] = []
        if node.kind === DropTargetKind.shared, let layout = node.layoutIfElement, layout.pointee.isPlaced,
            node.windowFrame.contains(location), accepts(node)
        {
            found.append(NodeHandle(node))
        }
        node.forEachChild { child in
            if let inner = findTarget(below: child) { found.append(inner) }
        }
        return found.last
    }

    private func accepts(_ node: NodeRef) -> Bool {
        guard let target = DropTargetKind.shared.target(node, info) else { return false }
        let info = info(node)
        return MainActor.assumeIsolated { target.delegate.validateDrop(info: info) }
    }
}
