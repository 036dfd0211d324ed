// Motion is kept beside the tree (`MotionState`): a frame begins with it, and each update ends with its consequences.
extension ViewGraph {
    /// Determines whether the update that begins can animate anything.
    func beginMotion() {
        mayAnimate = motion.isActive || motion.scopeCount > 0 || transaction.animation != nil
    }

    /// Updates views that depend on the positions of others: those being inserted or removed, or that share their
    /// geometry.
    func settleMotion() {
        if motion.hasTransitions { motion.comingAndGoing?.settle(self) }
        if motion.sharing?.isEmpty == false { motion.sharing?.settle(self) }
    }

    /// Clears up after a frame.
    func endMotion() {
        motion.comingAndGoing?.discardEnded(self)
        motion.sweep()
        mayAnimate = motion.isActive || motion.scopeCount > 0
    }

    /// Shows all motion at the present time.
    func advanceMotion() {
        guard motion.nextTime != nil else { return }
        // The frame that this is part of need not be requested.
        let wanted = needsFrame
        needsFrame = nil
        motion.advance(self)
        loop.isBehindTime = needsLayout
        needsFrame = wanted
    }
}
