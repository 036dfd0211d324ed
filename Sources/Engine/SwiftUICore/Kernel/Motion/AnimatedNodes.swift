/// The nodes that need to be updated at certain times, and when.
struct AnimatedNodes {
    /// Nodes by the time at which they are due, in seconds of the host's clock.
    private var due: [NodeHandle: Double] = [:]

    /// The earliest time at which something is due; nil when nothing moves.
    var nextTime: Double? { due.values.min() }

    /// Schedules an update of a node at a time.
    mutating func schedule(_ node: NodeRef, at time: Double) { due[NodeHandle(node)] = time }

    /// Removes a node.
    mutating func cancel(_ node: NodeRef) { due[NodeHandle(node)] = nil }

    /// Removes and returns the nodes that are due.
    mutating func take(at time: Double) -> [NodeRef] {
        let handles = due.filter { $0.value <= time }.map(\.key)
        for handle in handles { due[handle] = nil }
        return handles.compactMap(\.node)
    }
}
