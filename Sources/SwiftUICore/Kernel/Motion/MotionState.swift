import Foundation

/// What moves in a graph, beside the tree: nodes at rest know nothing of it.
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
    /// Views that come and go; nil before any did.
    var comingAndGoing: (any TransitionTracking)?
    /// Views that share their geometry; nil before any did.
    var sharing: (any GeometrySharing)?
    /// Whether places change in the name of something that moves itself, and are not to be animated.
    var isFollowing = false
    /// When something wants to be told of time next, in seconds of the host's clock; nil for never.
    private(set) var nextTime: Double?

    /// Whether anything is on its way.
    var isActive: Bool { !records.isEmpty || !draws.isEmpty || hasTransitions || sharing?.isEmpty == false }

    /// Whether views come or go.
    var hasTransitions: Bool { comingAndGoing?.isEmpty == false }

    /// How many things move.
    var count: Int { records.count }

    /// Adds something that moves from now on.
    func add(_ record: MotionRecord, _ graph: ViewGraph, at time: Double) {
        records.append(record)
        wake(at: time)
        graph.mayAnimate = true
    }

    /// Asks to be told of a time.
    func wake(at time: Double) {
        if time < .infinity { nextTime = min(nextTime ?? .infinity, time) }
    }

    /// Shows everything as it is at the graph's time.
    func advance(_ graph: ViewGraph) {
        guard let due = nextTime, due <= graph.time, !records.isEmpty else { return }
        var next = Double.infinity
        // Those that come while others move on come at the end.
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

    /// Forgets what a node that leaves the tree had.
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

/// Keeps the views that come and go.
protocol TransitionTracking: AnyObject {
    /// Whether no view does.
    var isEmpty: Bool { get }
    /// Begins what waits for the places of views.
    func settle(_ graph: ViewGraph)
    /// Called when an element was placed.
    func placed(_ element: NodeRef, _ graph: ViewGraph)
    /// Called when a node leaves the tree.
    func removed(_ node: NodeRef, _ graph: ViewGraph)
    /// Forgets what is over.
    func discardEnded(_ graph: ViewGraph)
}

/// Keeps the views that share their geometry.
protocol GeometrySharing: AnyObject {
    /// Whether no view does.
    var isEmpty: Bool { get }
    /// Brings views to the places that they share.
    func settle(_ graph: ViewGraph)
}
