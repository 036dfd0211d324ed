import DisplayList
import Foundation

/// Follows a finger that moves a scroll view's content; mice and pens do not.
final class ScrollRecognizer: _Recognizer<Void> {
    private let node: NodeHandle
    private let axes: Axis.Set
    private var down: PointerEvent?
    /// Whether the finger stopped content that was moving, so that its press is not a tap.
    private var hasCaught = false
    private var isActive = false
    private var isFinished = false
    /// Where the finger was, and how far the content was pulled, when the movement began.
    private var origin = CGPoint.zero
    private var pulled = CGPoint.zero
    /// How far the scroll view had moved its offsets by itself then.
    private var kept = CGPoint.zero
    private var samples: [PointerEvent] = []
    /// How far a finger may move before it counts, in points.
    private static let slack: CGFloat = 10

    init(_ context: _GestureContext, axes: Axis.Set) {
        node = context.node
        self.axes = axes
        super.init(context)
    }

    override var strength: GestureStrength { isActive || hasCaught ? .full : .weak }

    override func process(_ input: GestureInput) -> GesturePhase<Void> {
        guard !isFinished, let node = node.node else { return .failed }
        guard case .pointer(let event) = input else {
            if case .pinch = input { return finish() }
            return phase
        }
        switch event.phase {
        case .down:
            guard event.device == .touch, down == nil else { return finish() }
            down = event
            samples = [event]
            hasCaught = ScrollKind.shared.isMoving(node)
            if hasCaught { actions.append { ScrollKind.shared.stop(node) } }
        case .moved:
            guard let down else { return finish() }
            samples.append(event)
            samples.removeAll { event.time - $0.time > 0.1 }
            let travel = CGSize(
                width: event.location.x - down.location.x, height: event.location.y - down.location.y)
            if !isActive {
                switch claim(travel, node) {
                case .failed: return finish()
                case .possible: return phase
                default: begin(event, node)
                }
            }
            follow(event)
        case .up:
            guard isActive || hasCaught else { return finish() }
            isFinished = true
            samples.append(event)
            let velocity = velocity(at: event)
            actions.append { [handle = self.node] in
                if let node = handle.node { ScrollKind.shared.endDrag(node, velocity: velocity) }
            }
            return .ended(())
        case .cancelled: return finish()
        case .hover, .exited: break
        }
        return phase
    }

    private var phase: GesturePhase<Void> { isActive || hasCaught ? .active(()) : .possible }

    /// Whether a movement is along an axis that scrolls.
    private func claim(_ travel: CGSize, _ node: NodeRef) -> GesturePhaseKind {
        func length(_ axis: Axis) -> CGFloat { abs(travel[axis]) }
        let along = [Axis.horizontal, .vertical].filter { axes.contains($0) }
        let best = along.max { length($0) < length($1) }!
        let isPureAcross = along.count == 1 && length(best.other) > Self.slack && length(best.other) > length(best)
        if isPureAcross, !hasCaught { return .failed }
        guard length(best) > Self.slack else { return .possible }
        return ScrollKind.shared.canDrag(node, along: best) ? .active : .failed
    }

    private func begin(_ event: PointerEvent, _ node: NodeRef) {
        isActive = true
        origin = event.location
        pulled = ScrollKind.shared.pulledOffset(node)
        kept = ScrollKind.shared.state(node).kept
        actions.append { [handle = self.node] in
            if let node = handle.node { ScrollKind.shared.beginDrag(node) }
        }
    }

    private func follow(_ event: PointerEvent) {
        let target = CGPoint(
            x: pulled.x - (event.location.x - origin.x), y: pulled.y - (event.location.y - origin.y))
        let velocity = velocity(at: event)
        actions.append { [handle = self.node, kept] in
            guard let node = handle.node else { return }
            let state = ScrollKind.shared.state(node)
            state.velocity = velocity
            let moved = CGPoint(x: state.kept.x - kept.x, y: state.kept.y - kept.y)
            ScrollKind.shared.drag(node, pulled: CGPoint(x: target.x + moved.x, y: target.y + moved.y))
        }
    }

    /// How fast the content moves with the finger, in points a second.
    private func velocity(at event: PointerEvent) -> CGVector {
        guard isActive, let first = samples.first(where: { event.time - $0.time <= 0.1 }) else { return .zero }
        let seconds = event.time - first.time
        guard seconds > 0.004 else { return .zero }
        // A finger that rests before it is lifted ends without speed.
        if let last = samples.dropLast().last, event.time - last.time > 0.08 { return .zero }
        let vector = CGVector(
            dx: -(event.location.x - first.location.x) / seconds, dy: -(event.location.y - first.location.y) / seconds)
        return CGVector(dx: axes.contains(.horizontal) ? vector.dx : 0, dy: axes.contains(.vertical) ? vector.dy : 0)
    }

    private func finish() -> GesturePhase<Void> {
        cancel()
        return .failed
    }

    override func cancel() {
        if isActive, !isFinished, let node = node.node { ScrollKind.shared.endDrag(node, velocity: .zero) }
        isFinished = true
    }
}
