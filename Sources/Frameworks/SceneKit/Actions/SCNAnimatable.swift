import Foundation
import SwiftUI

/// An animation that parts of a scene take.
public protocol SCNAnimationProtocol: NSObjectProtocol {}

extension CAAnimation: SCNAnimationProtocol {}

/// A part of a scene that takes animations of Core Animation's.
///
/// Nodes play animations of their places, turns, scales and opacity; animations of other parts are not played, which is
/// reported once.
///
/// Follows Apple's [SCNAnimatable](https://developer.apple.com/documentation/scenekit/scnanimatable).
public protocol SCNAnimatable: NSObjectProtocol {
    /// Begins an animation; nil for no name.
    func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?)
    /// Adds a player; nil for no name.
    func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?)
    /// Returns the player of a name; nil if there is none.
    func animationPlayer(forKey key: String) -> SCNAnimationPlayer?
    /// Ends an animation.
    func removeAnimation(forKey key: String)
    /// Ends an animation slowly, in seconds.
    func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat)
    /// Ends all animations.
    func removeAllAnimations()
    /// Ends all animations slowly, in seconds.
    func removeAllAnimations(withBlendOutDuration duration: CGFloat)
    /// The names of the animations that run.
    var animationKeys: [String] { get }
}

extension SCNAnimatable {
    public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
        SceneGaps.say("animations of other things than nodes are not played; use actions or SCNTransaction.")
    }
    public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {
        addAnimation(player.animation, forKey: key)
    }
    public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { nil }
    public func removeAnimation(forKey key: String) {}
    public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) {}
    public func removeAllAnimations() {}
    public func removeAllAnimations(withBlendOutDuration duration: CGFloat) { removeAllAnimations() }
    public var animationKeys: [String] { [] }

    /// Adds an animation without a name.
    public func addAnimation(_ animation: any SCNAnimationProtocol) { addAnimation(animation, forKey: nil) }
    /// Pauses an animation.
    public func pauseAnimation(forKey key: String) { animationPlayer(forKey: key)?.paused = true }
    /// Continues an animation.
    public func resumeAnimation(forKey key: String) { animationPlayer(forKey: key)?.paused = false }
    /// Sets the speed of an animation.
    public func setAnimationSpeed(_ speed: CGFloat, forKey key: String) { animationPlayer(forKey: key)?.speed = speed }
    /// Returns whether an animation is paused.
    public func isAnimationPaused(forKey key: String) -> Bool { animationPlayer(forKey: key)?.paused ?? false }
    /// Ends an animation slowly, in seconds.
    public func removeAnimation(forKey key: String, fadeOutDuration duration: CGFloat) {
        removeAnimation(forKey: key, blendOutDuration: duration)
    }
}

extension SCNNode: SCNAnimatable {
    public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
        switch animation {
        case let animation as SCNAnimation: addAnimationPlayer(animation.player, forKey: key)
        case let animation as CAAnimation: addAnimationPlayer(SCNAnimation(caAnimation: animation).player, forKey: key)
        default: break
        }
    }
    public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) {
        if let key { players.removeAll { $0.key == key } }
        players.append((key, player))
        SceneChanges.note()
    }
    public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { players.first { $0.key == key }?.player }
    public func removeAnimation(forKey key: String) {
        players.removeAll { $0.key == key }
        SceneChanges.note()
    }
    public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) {
        guard duration > 0 else { return removeAnimation(forKey: key) }
        animationPlayer(forKey: key)?.stop(withBlendOutDuration: Double(duration))
    }
    public func removeAllAnimations() {
        players = []
        SceneChanges.note()
    }
    public func removeAllAnimations(withBlendOutDuration duration: CGFloat) {
        guard duration > 0 else { return removeAllAnimations() }
        for entry in players { entry.player.stop(withBlendOutDuration: Double(duration)) }
    }
    public var animationKeys: [String] { players.compactMap(\.key) }

    /// Continues the animations for a time.
    func advanceAnimations(_ seconds: Double) {
        for (key, player) in players {
            guard player.advance(seconds, self) else { continue }
            let animation = player.animation
            if animation.isAppliedOnCompletion {
                let shown = animated
                (placement, opacity) = (shown.placement, shown.opacity)
            }
            if animation.isRemovedOnCompletion, !animation.fillsForward {
                players.removeAll { $0.player === player && $0.key == key }
            }
        }
    }

    /// The place and the opacity with the animations'.
    var animated: AnimatedPlacement {
        var shown = AnimatedPlacement(placement: basePlacement, opacity: baseOpacity)
        for (_, player) in players {
            guard let time = player.time else { continue }
            let animation = player.animation
            let length = max(animation.duration, 1e-6)
            // The curve of the whole is the source's own, except where the app has set another one.
            let isOwn = animation.timingFunction === animation.source.timingFunction
            let at = isOwn ? time : ease(animation.timingFunction, min(time / length, 1)) * length
            shown.apply(animation.source, at: at, length: length, share: player.share, isAdditive: animation.isAdditive)
        }
        return shown
    }
}

extension SCNGeometry: SCNAnimatable {}
extension SCNMaterial: SCNAnimatable {}
extension SCNMaterialProperty: SCNAnimatable {}
extension SCNLight: SCNAnimatable {}
extension SCNCamera: SCNAnimatable {}
extension SCNConstraint: SCNAnimatable {}
extension SCNParticleSystem: SCNAnimatable {}
