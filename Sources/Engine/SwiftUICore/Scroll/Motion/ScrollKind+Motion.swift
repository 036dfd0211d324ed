import Foundation

extension ScrollKind {
    /// The offsets at which the content fills the view, along an axis.
    func limits(_ node: NodeRef, _ axis: Axis) -> ClosedRange<CGFloat> {
        let payload = payload(node).pointee
        guard payload.axes.contains(axis) else { return 0...0 }
        let view = node.layout.size
        // There is a wheel above content that is being refreshed.
        let start = axis == .vertical && state(node).isRefreshing ? -Self.refreshDistance : 0
        return start...max(payload.contentSize[axis] - view[axis], 0)
    }

    /// Whether the content moves, by itself or under a finger.
    func isMoving(_ node: NodeRef) -> Bool { state(node).motion != nil }

    // MARK: By hand

    /// A finger begins to move the content.
    func beginDrag(_ node: NodeRef) {
        let state = state(node)
        state.motion = nil
        state.velocity = .zero
        state.startOffset = payload(node).pointee.offset
        let mode = EnvironmentValues(head: node.environment).scrollDismissesKeyboardMode
        if mode == .immediately || mode == .interactively { node.graph.events.focus.focus(nil) }
        setPhase(node, .interacting)
    }

    /// A finger has moved the content; beyond its ends it follows less and less.
    func drag(_ node: NodeRef, pulled: CGPoint) {
        var offset = pulled
        let view = node.layout.size
        for axis in [Axis.horizontal, .vertical] {
            let limits = limits(node, axis)
            let bounces = bounces(node, axis)
            if offset[axis] < limits.lowerBound {
                let over = bounces ? RubberBand.shown(limits.lowerBound - offset[axis], room: view[axis]) : 0
                offset[axis] = limits.lowerBound - over
            } else if offset[axis] > limits.upperBound {
                let over = bounces ? RubberBand.shown(offset[axis] - limits.upperBound, room: view[axis]) : 0
                offset[axis] = limits.upperBound + over
            }
        }
        move(node, to: offset)
    }

    /// How far the content would be pulled for a finger that catches it in its current position.
    func pulledOffset(_ node: NodeRef) -> CGPoint {
        var offset = payload(node).pointee.offset
        let view = node.layout.size
        for axis in [Axis.horizontal, .vertical] {
            let limits = limits(node, axis)
            if offset[axis] < limits.lowerBound {
                let over = RubberBand.pulled(limits.lowerBound - offset[axis], room: view[axis])
                offset[axis] = limits.lowerBound - over
            } else if offset[axis] > limits.upperBound {
                offset[axis] =
                    limits.upperBound + RubberBand.pulled(offset[axis] - limits.upperBound, room: view[axis])
            }
        }
        return offset
    }

    /// Ends a drag with a velocity, in points a second.
    func endDrag(_ node: NodeRef, velocity: CGVector) {
        refreshIfPulled(node)
        let graph = node.graph
        let offset = payload(node).pointee.offset
        let aim = target(node, velocity: velocity)
        var motion = ScrollMotion()
        for axis in [Axis.horizontal, .vertical] where payload(node).pointee.axes.contains(axis) {
            let limits = limits(node, axis)
            let speed = axis == .horizontal ? velocity.dx : velocity.dy
            if !limits.contains(offset[axis]) {
                let end = min(max(offset[axis], limits.lowerBound), limits.upperBound)
                motion[axis] = .spring(
                    from: offset[axis], to: end, velocity: 0, stiffness: AxisMotion.bounce, at: graph.time)
            } else if let aim, abs(aim[axis] - offset[axis]) > 0.3 {
                motion[axis] = .spring(
                    from: offset[axis], to: min(max(aim[axis], limits.lowerBound), limits.upperBound),
                    velocity: speed, stiffness: 8, at: graph.time)
            } else if aim == nil, abs(speed) > 40, limits.upperBound > limits.lowerBound {
                motion[axis] = AxisMotion(
                    start: offset[axis], velocity: speed, begin: graph.time, course: .decelerate)
            }
        }
        start(motion, node, phase: .decelerating)
    }

    // MARK: By itself

    /// Starts an animated movement of the content.
    func start(_ motion: ScrollMotion, _ node: NodeRef, phase: ScrollPhase) {
        guard motion.x != nil || motion.y != nil else {
            state(node).motion = nil
            return setPhase(node, .idle)
        }
        state(node).motion = motion
        setPhase(node, phase)
        scheduleNext(node)
        node.graph.needsFrame?()
    }

    /// Stops the content where it is.
    func stop(_ node: NodeRef) {
        state(node).motion = nil
        state(node).velocity = .zero
    }

    /// Moves the content to where it is at a time.
    func advance(_ node: NodeRef, to time: Double) {
        let state = state(node)
        guard var motion = state.motion else { return }
        var offset = payload(node).pointee.offset
        var velocity = CGVector.zero
        var isOver = true
        for axis in [Axis.horizontal, .vertical] {
            guard var course = motion[axis] else { continue }
            let limits = limits(node, axis)
            if let bounced = course.bounced(at: time, limits: limits) {
                course =
                    bounces(node, axis)
                    ? bounced
                    : .spring(from: bounced.start, to: bounced.start, velocity: 0, at: time)
                motion[axis] = course
            }
            let now = course.state(at: time)
            offset[axis] = now.place
            if axis == .horizontal { velocity.dx = now.velocity } else { velocity.dy = now.velocity }
            if course.isOver(at: time) {
                if case .decelerate = course.course {} else { offset[axis] = course.end }
                motion[axis] = nil
            } else {
                isOver = false
            }
        }
        state.motion = isOver ? nil : motion
        state.velocity = isOver ? .zero : velocity
        move(node, to: offset)
        guard isOver else { return }
        if let target = motion.target { node.graph.settle(node, at: target.id, target.anchor) }
        setPhase(node, .idle)
    }

    /// Moves the content to an offset, with an animation where the present transaction has one.
    func scroll(
        _ node: NodeRef, to offset: CGPoint, animated: Bool, target: (id: AnyHashable, anchor: UnitPoint?)? = nil
    ) {
        let state = state(node)
        state.wheelUntil = 0
        guard animated else {
            if Transaction.current.scrollPositionUpdatePreservesVelocity, state.phase == .decelerating,
                state.motion != nil
            {
                return shift(node, to: offset)
            }
            state.motion = nil
            state.velocity = .zero
            scroll(node, to: offset)
            setPhase(node, .idle)
            return
        }
        let graph = node.graph
        let time = graph.time
        // An animation that never ends would keep the content to itself.
        let animation = (Transaction.current.animation ?? graph.transaction.animation).flatMap {
            $0.endTime == .infinity ? nil : $0
        }
        let from = payload(node).pointee.offset
        var motion = ScrollMotion()
        motion.isProgrammatic = true
        motion.target = target
        for axis in [Axis.horizontal, .vertical] {
            let limits = limits(node, axis)
            let end = min(max(offset[axis], limits.lowerBound), limits.upperBound)
            if abs(end - from[axis]) > 0.3 {
                let speed = axis == .horizontal ? state.velocity.dx : state.velocity.dy
                motion[axis] =
                    animation.map {
                        AxisMotion(start: from[axis], velocity: 0, begin: time, course: .animation($0, to: end))
                    } ?? .spring(from: from[axis], to: end, velocity: speed, at: time)
            }
        }
        start(motion, node, phase: .animating)
    }
}
