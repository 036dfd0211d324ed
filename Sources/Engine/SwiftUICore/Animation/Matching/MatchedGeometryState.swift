import Foundation

/// The views of a graph that share their geometry (G01 to G04).
final class MatchedGeometryState: GeometrySharing {
    private var groups: [MatchedGeometry.Key: MatchedGroup] = [:]

    /// Whether no view does.
    var isEmpty: Bool { groups.isEmpty }

    /// Notes a view.
    func joined(_ node: NodeRef) {
        let key = MatchedGeometryKind.shared.payload(node).pointee.key
        let group = groups[key] ?? MatchedGroup()
        group.members.append(node)
        groups[key] = group
    }

    /// Removes a view that leaves the group of a key.
    func left(_ node: NodeRef, _ key: MatchedGeometry.Key) {
        guard let group = groups[key] else { return }
        group.members.removeAll { $0 == node }
    }

    /// Updates the positions of views that take their geometry from others.
    func settle(_ graph: ViewGraph) {
        for (key, group) in groups {
            if group.members.isEmpty {
                group.motion?.end(graph)
                groups[key] = nil
            } else {
                group.settle(key, graph)
            }
        }
    }

    /// The rectangle in the window that a view takes on; nil for its own.
    func target(of node: NodeRef) -> CGRect? {
        groups[MatchedGeometryKind.shared.payload(node).pointee.key]?.target(of: node)
    }
}

/// Views of one identifier and namespace.
final class MatchedGroup {
    /// The views, in the order in which they were added.
    var members: [NodeRef] = []
    /// The view whose geometry counts.
    private var source: NodeHandle?
    /// The rectangle of the source in the window; after the source has left its last rectangle is kept for the next one.
    private var frame: CGRect?
    /// The rectangle on its way from one source to another.
    fileprivate var motion: MatchedMotion?
    /// Whether the source itself is on its way from where another one was.
    private var drivesSource = false
    /// Whether several views claimed to be the source when the group was last updated.
    private var hasSeveralSources = false

    private func isThere(_ node: NodeRef) -> Bool {
        !node.flags.contains(.isLeaving) && !node.flags.contains(.isHidden)
            && node.layout.isPlaced
    }

    fileprivate func settle(_ key: MatchedGeometry.Key, _ graph: ViewGraph) {
        let sources = members.filter { MatchedGeometryKind.shared.payload($0).pointee.isSource && isThere($0) }
        // Once for each time that there are several.
        defer { hasSeveralSources = sources.count > 1 }
        if sources.count > 1, !hasSeveralSources {
            RuntimeWarning.issue(
                "Multiple inserted views in matched geometry group Pair<\(type(of: key.id.base)), ID>(first: \(key.id), "
                    + "second: \(key.namespace)) have `isSource: true`, results are undefined.")
        }
        guard let source = sources.first else { return }
        let new = source.windowFrame
        let old = frame
        let isAnother = self.source?.node != source
        if old == new, !isAnother { return }
        self.source = NodeHandle(source)
        frame = new
        if let old, isAnother || motion != nil || members.count > 1 {
            move(from: old, to: new, source, isAnother: isAnother, graph)
        }
        placeMembers(graph)
    }

    private func move(
        from old: CGRect, to new: CGRect, _ source: NodeRef, isAnother: Bool, _ graph: ViewGraph
    ) {
        let transaction = graph.isWorkingOffBatch ? source.effectiveTransaction : Transaction()
        let record = motion ?? MatchedMotion(self, old, graph)
        record.move(to: new, transaction, source, graph)
        if isAnother, record.isMoving { drivesSource = true }
        if record.isMoving, motion == nil {
            motion = record
            graph.motion.add(record, graph, at: graph.time)
        } else if !record.isMoving {
            rest(graph)
        }
    }

    /// Ends all motion.
    private func rest(_ graph: ViewGraph) {
        motion?.end(graph)
        motion = nil
        drivesSource = false
    }

    /// Notes that the rectangle has moved on, or arrived.
    fileprivate func moved(isOver: Bool, _ graph: ViewGraph) {
        if isOver {
            motion = nil
            drivesSource = false
        }
        placeMembers(graph)
    }

    private func placeMembers(_ graph: ViewGraph) {
        for member in members where member.layout.isPlaced { graph.markPlace(member) }
    }

    fileprivate func target(of node: NodeRef) -> CGRect? {
        guard let source = source?.node, let frame, isThere(source) else { return nil }
        let shown = motion?.shown ?? frame
        if node == source { return drivesSource ? shown : nil }
        let isFollower = !MatchedGeometryKind.shared.payload(node).pointee.isSource
        return isFollower || node.flags.contains(.isLeaving) ? shown : nil
    }
}

/// The shared rectangle of a group on its way.
final class MatchedMotion: MotionRecord {
    private unowned(unsafe) let group: MatchedGroup
    private var value: AnimatedValue<FrameVector>
    /// The geometry to show now, in the window.
    private(set) var shown: CGRect

    init(_ group: MatchedGroup, _ start: CGRect, _ graph: ViewGraph) {
        self.group = group
        value = AnimatedValue(FrameVector(start))
        shown = start
        super.init(graph.root)
    }

    var isMoving: Bool { value.isMoving }

    func move(to new: CGRect, _ transaction: Transaction, _ node: NodeRef, _ graph: ViewGraph) {
        if isMoving, !graph.isWorkingOffBatch {
            value.shift(to: FrameVector(new))
        } else {
            value.move(to: FrameVector(new), in: transaction, at: graph.time, node.environmentValues)
        }
        shown = value.shown(at: graph.time, node.environmentValues).rect
        release(graph)
    }

    override func advance(_ node: NodeRef, _ graph: ViewGraph) -> Double {
        let before = shown
        shown = value.shown(at: graph.time, node.environmentValues).rect
        // A view that still waits for its turn stays where it is.
        if shown != before || !isMoving { group.moved(isOver: !isMoving, graph) }
        return value.nextTime(after: graph.time)
    }

    override func takeEnded() -> [AnimationCompletion] { value.takeEnded() }
    override func stop() { value.stop() }
}
