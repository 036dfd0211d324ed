import Foundation

/// The frame of a layer in motion: only elements that draw or have an effect move by themselves, everything around them
/// is laid out at its end at once.
final class FrameMotion: MotionRecord {
    private var value: AnimatedValue<FrameVector>
    /// The visible rectangle, less the one at the end.
    private(set) var rest = FrameVector.zero
    /// For content drawn at its final size: the points, as fractions of width and height, that move the least.
    private let anchor: CGPoint?
    /// Whether the drawing is scaled between its sizes.
    var isScaled = false

    /// - Parameter keepsSize: Whether the element draws at the size of its end.
    init(_ node: NodeRef, from old: CGRect, to new: CGRect, keepsSize: Bool) {
        value = AnimatedValue(FrameVector(old))
        let way = FrameVector(new) - FrameVector(old)
        func least(_ start: Double, _ length: Double) -> CGFloat {
            [0, 0.5, 1].min { abs(start + length * $0) < abs(start + length * $1) } ?? 0
        }
        anchor = keepsSize ? CGPoint(x: least(way.x, way.width), y: least(way.y, way.height)) : nil
        super.init(node)
    }

    /// Whether the frame is on its way.
    var isMoving: Bool { value.isMoving }
    /// When the frame changes next.
    func nextTime(_ graph: ViewGraph) -> Double { value.nextTime(after: graph.time) }

    /// Changes the end of the frame's motion.
    func move(to new: CGRect, _ node: NodeRef, _ graph: ViewGraph, _ transaction: Transaction?) {
        if let transaction {
            value.move(to: FrameVector(new), in: transaction, at: graph.time, node.environmentValues)
        } else {
            value.shift(to: FrameVector(new))
        }
        release(graph)
        look(node, graph)
    }

    private func look(_ node: NodeRef, _ graph: ViewGraph) {
        rest = value.shown(at: graph.time, node.environmentValues) - value.model
    }

    /// The visible position of a layer whose frame at the end is given.
    func frame(_ end: CGRect) -> CGRect {
        var shown = FrameVector(end) + rest
        guard let anchor else { return shown.rect }
        if isScaled {
            shown.x += (shown.width - end.width) / 2
            shown.y += (shown.height - end.height) / 2
        } else {
            shown.x += rest.width * anchor.x
            shown.y += rest.height * anchor.y
        }
        (shown.width, shown.height) = (end.width, end.height)
        return shown.rect
    }

    override func advance(_ node: NodeRef, _ graph: ViewGraph) -> Double {
        let before = rest
        look(node, graph)
        graph.updateLayerFrame(node)
        node.noteShownSize(before, self)
        node.kind.frameMoved(node)
        return nextTime(graph)
    }

    override func forget(_ motion: MotionState) { motion.frames[node.ref] = nil }
    override func takeEnded() -> [AnimationCompletion] { value.takeEnded() }

    override func stop() {
        value.stop()
        rest = .zero
    }
}

extension NodeRef {
    /// Schedules the placement of elements whose content depends on the visible part of a scroll view.
    func placeScrollDependents() {
        for handle in extras.scrollDependents {
            if let dependent = handle.node { graph.markPlace(dependent) }
        }
    }

    /// The element's visible size now: it differs from the final one during an animation.
    @inline(__always)
    var shownSize: CGSize {
        let layout = layoutRecord
        if graph.motion.frames.isEmpty { return layout.pointee.size }
        guard let motion = graph.motion.frames[self] else { return layout.pointee.size }
        return motion.frame(CGRect(origin: layout.pointee.origin, size: layout.pointee.size)).size
    }

    /// How far the element's layer is from its place, in points.
    var motionRest: CGPoint {
        guard let motion = graph.motion.frames[self] else { return .zero }
        return CGPoint(x: motion.rest.x, y: motion.rest.y)
    }

    /// Updates dependent content where the visible size changed, though the element's own size may be the same.
    fileprivate func noteShownSize(_ old: FrameVector, _ motion: FrameMotion) {
        if old.width == motion.rest.width, old.height == motion.rest.height { return }
        if kind.drawingDependsOnSize { graph.markDraw(self) }
        if kind.placesContentAsSeen { graph.markPlace(self) }
    }

    /// Notes that an element's position or size changed: its layer follows with the transaction's animation.
    func noteMove(from old: CGRect) {
        let (graph, kind) = (graph, kind)
        guard kind.ownsContentLayer || kind.ownsGroupLayer else { return }
        if graph.motion.isFollowing {
            if let running = graph.motion.frames[self] {
                let rest = running.rest
                running.end(graph)
                noteShownSize(rest, running)
            }
            return
        }
        let layout = layoutRecord
        let new = CGRect(origin: layout.pointee.origin, size: layout.pointee.size)
        if let running = graph.motion.frames[self] {
            let rest = running.rest
            // A moving view may move others in each frame; that is not a new change.
            running.move(to: new, self, graph, graph.isWorkingOffBatch ? effectiveTransaction : nil)
            graph.motion.wake(at: running.nextTime(graph))
            if !running.isMoving { running.end(graph) }
            noteShownSize(rest, running)
            return
        }
        // An element that was never visible appears in place, unless it asks to move.
        let transaction = effectiveTransaction(leavingOutConstants: layout.pointee.layer == .none)
        guard transaction.animation != nil else { return }
        let motion = FrameMotion(self, from: old, to: new, keepsSize: kind.drawsAtFinalSize(self))
        motion.move(to: new, self, graph, transaction)
        guard motion.isMoving else { return }
        graph.motion.frames[self] = motion
        graph.motion.add(motion, graph, at: motion.nextTime(graph))
    }
}
