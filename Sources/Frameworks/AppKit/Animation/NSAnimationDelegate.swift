import Foundation

/// Methods that an animation calls; all are optional.
///
/// Follows Apple's [NSAnimationDelegate](https://developer.apple.com/documentation/appkit/nsanimationdelegate).
@MainActor @preconcurrency
public protocol NSAnimationDelegate: NSObjectProtocol {
    /// Returns whether an animation starts; true by default.
    func animationShouldStart(_ animation: NSAnimation) -> Bool
    /// Called when an animation was stopped before its end.
    func animationDidStop(_ animation: NSAnimation)
    /// Called at the end of an animation.
    func animationDidEnd(_ animation: NSAnimation)
    /// Returns the value of a pace of the delegate's own.
    func animation(_ animation: NSAnimation, valueForProgress progress: NSAnimation.Progress) -> Float
    /// Called when an animation reaches a mark.
    func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress)
}

extension NSAnimationDelegate {
    public func animationShouldStart(_ animation: NSAnimation) -> Bool { true }
    public func animationDidStop(_ animation: NSAnimation) {}
    public func animationDidEnd(_ animation: NSAnimation) {}
    public func animation(_ animation: NSAnimation, valueForProgress progress: NSAnimation.Progress) -> Float {
        animation.value(at: progress)
    }
    public func animation(_ animation: NSAnimation, didReachProgressMark progress: NSAnimation.Progress) {}
}
