extension MotionState {
    /// Views that are being inserted or removed.
    var transitions: TransitionState {
        if let known = comingAndGoing { return unsafeDowncast(known, to: TransitionState.self) }
        let made = TransitionState()
        comingAndGoing = made
        return made
    }

    /// Views that share their geometry.
    var matched: MatchedGeometryState {
        if let known = sharing { return unsafeDowncast(known, to: MatchedGeometryState.self) }
        let made = MatchedGeometryState()
        sharing = made
        return made
    }
}
