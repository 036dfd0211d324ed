// Animations that start and stop with others.

extension NSAnimation {
    /// Starts this animation when another one reaches a progress.
    public func start(when animation: NSAnimation, reachesProgress startProgress: Progress) {
        clearStart()
        starter = animation
        animation.links.append(AnimationLink(animation: self, progress: startProgress, starts: true))
    }
    /// Stops this animation when another one reaches a progress.
    public func stop(when animation: NSAnimation, reachesProgress stopProgress: Progress) {
        clearStop()
        stopper = animation
        animation.links.append(AnimationLink(animation: self, progress: stopProgress, starts: false))
    }
    /// Makes the animation independent of the one that would start it.
    public func clearStart() {
        starter?.links.removeAll { $0.starts && ($0.animation === self || $0.animation == nil) }
    }
    /// Makes the animation independent of the one that would stop it.
    public func clearStop() {
        stopper?.links.removeAll { !$0.starts && ($0.animation === self || $0.animation == nil) }
    }
}

/// An animation that starts or stops with the progress of another.
struct AnimationLink {
    weak var animation: NSAnimation?
    let progress: NSAnimation.Progress
    let starts: Bool
}
