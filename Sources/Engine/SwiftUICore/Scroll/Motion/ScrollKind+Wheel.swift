import DisplayList
import Foundation

extension ScrollKind {
    /// How long after a turn of the wheel another one belongs to the same movement, in seconds.
    static let wheelTime = 0.15

    /// The speed that a step of the wheel, or a key, counts with where movements are to end at pages or views: enough to
    /// reach the next, in points a second.
    private static let stepVelocity: CGFloat = 200

    /// A turn of the wheel, or a key, has moved the content from an offset.
    func beginWheel(_ node: NodeRef, from start: CGPoint, isPrecise: Bool) {
        let state = state(node)
        let offset = payload(node).pointee.offset
        func speed(_ axis: Axis) -> CGFloat {
            let way = offset[axis] - start[axis]
            return isPrecise || way == 0 ? 0 : way > 0 ? Self.stepVelocity : -Self.stepVelocity
        }
        state.wheelVelocity = CGVector(dx: speed(.horizontal), dy: speed(.vertical))
        if state.wheelUntil <= 0 { state.startOffset = start }
        state.wheelUntil = node.graph.time + Self.wheelTime
        setPhase(node, .interacting)
        scheduleNext(node)
    }

    /// The wheel has come to rest: the content moves to the target of the movement.
    func endWheel(_ node: NodeRef) {
        let state = state(node)
        state.wheelUntil = 0
        if let aim = target(node, velocity: state.wheelVelocity) {
            scroll(node, to: aim, animated: true)
        } else {
            setPhase(node, .idle)
        }
    }
}

extension ViewGraph {
    /// Scrolls for an unhandled key, if nothing has the focus: the first scroll view that can.
    func scrollByKey(_ event: KeyEvent) -> Bool {
        var done = false
        func visit(_ node: NodeRef) {
            if done || node.flags.contains(.isHidden) { return }
            if node.kind === ScrollKind.shared, node.kind.key(node, event) {
                done = true
                return
            }
            node.forEachChild(visit)
        }
        visit(topmostModal ?? root)
        return done
    }
}
