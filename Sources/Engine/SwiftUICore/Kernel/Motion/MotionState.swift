import Foundation

/// The motion in a graph, kept beside the tree: nodes at rest have no part in it.
final class MotionState {
    private var records: [MotionRecord] = []
    /// Payloads on their way, by node.
    var payloads: [NodeRef: MotionRecord] = [:]
    /// Frames of layers on their way, by node.
    var frames: [NodeRef: FrameMotion] = [:]
    /// Drawings on their way, by node.
    var contents: [NodeRef: ContentMotion] = [:]
    /// The transactions in which drawings are to be emitted again, by node.
    var draws: [NodeRef: Transaction] = [:]
    /// How many modifiers of the transaction there are.
    var scopeCount = 0
    /// Views being inserted or removed; nil before there are any.
    var comingAndGoing: (any TransitionTracking)?
    /// Views that share their geometry; nil before any did.
    var sharing: (any GeometrySharing)?
    /// Whether places change in the name of something that moves itself, and are not to be animated.
    var isFollowing = false
    /// The next time at which something needs to be updated, in seconds of the host's clock; nil for never.
    private(set) var nextTime: Double?

    /// Whether anything is in motion.
    var isActive: Bool { !records.isEmpty || !draws.isEmpty || hasTransitions || sharing?.isEmpty == false }

    /// Whether views are being inserted or removed.
    var hasTransitions: Bool { comingAndGoing?.isEmpty == false }

    /// How many things move.
    var count: Int { records.count }

    /// Adds something that moves from now on.
    func add(_ record: MotionRecord, _ graph: ViewGraph, at time: Double) {
        records.append(record)
        wake(at: time)
        graph.mayAnimate = true
    }

    /// Schedules an update at a time.
    func wake(at time: Double) {
        if time < .infinity { nextTime = min(nextTime ?? .infinity, time) }
    }

    /// Shows everything as it is at the graph's time.
    func advance(_ graph: ViewGraph) {
        guard let due = nextTime, due <= graph.time, !records.isEmpty else { return }
        var next = Double.infinity
        // Entries added while others move go to the end.
        var index = 0
        while index < records.count {
            let record = records[index]
            index += 1
            if record.isOver { continue }
            guard let node = record.node.node else {
                record.end(graph)
                continue
            }
            let time = record.advance(node, graph)
            record.release(graph)
            if time < .infinity { next = min(next, time) } else { record.end(graph) }
        }
        records.removeAll(where: \.isOver)
        nextTime = next < .infinity ? next : nil
    }

    /// Removes the motion of a node that leaves the tree.
    func removed(_ node: NodeRef, _ graph: ViewGraph) {
        payloads[node]?.end(graph)
        frames[node]?.end(graph)
        contents[node]?.end(graph)
        draws[node] = nil
        comingAndGoing?.removed(node, graph)
    }

    /// Drops the records that are over.
    func sweep() {
        records.removeAll(where: \.isOver)
        draws.removeAll()
        if records.isEmpty { nextTime = nil }
    }
}

/// Keeps the views that are being inserted or removed.
protocol TransitionTracking: AnyObject {
    /// Whether no view does.
    var isEmpty: Bool { get }
    /// Whether a transition waits though the view's place is known.
    var isDue: Bool { get }
    /// Starts the transitions that wait for the places of views.
    func settle(_ graph: ViewGraph)
    /// Called when an element was placed.
    func placed(_ element: NodeRef, _ graph: ViewGraph)
    /// Called when a node leaves the tree.
    func removed(_ node: NodeRef, _ graph: ViewGraph)
    /// Removes finished motions.
    func discardEnded(_ graph: ViewGraph)
}

/// Keeps the views that share their geometry.
protocol GeometrySharing: AnyObject {
    /// Whether no view does.
    var isEmpty: Bool { get }
    /// Brings views to the places that they share.
    func settle(_ graph: ViewGraph)
}
