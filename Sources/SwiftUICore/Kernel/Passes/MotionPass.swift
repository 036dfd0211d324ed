// What moves is kept beside the tree (`MotionState`): a frame begins with it, and each update ends with what follows from it.
extension ViewGraph {
    /// Finds out whether the update that begins can animate anything.
    func beginMotion() {
        mayAnimate = motion.isActive || motion.scopeCount > 0 || transaction.animation != nil
    }

    /// Brings what depends on the places of others into its own: views that come, go, or share their geometry.
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

    /// Shows what moves as it is at the present time.
    func advanceMotion() {
        guard motion.nextTime != nil else { return }
        // The frame that this is part of need not be asked for.
        let wanted = needsFrame
        needsFrame = nil
        motion.advance(self)
        loop.isBehindTime = needsLayout
        needsFrame = wanted
    }
}
