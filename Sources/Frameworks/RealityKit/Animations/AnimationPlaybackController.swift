import Foundation
import SwiftUI
import simd

/// An animation that an entity plays.
///
/// Follows Apple's [AnimationPlaybackController](https://developer.apple.com/documentation/realitykit/animationplaybackcontroller).
@MainActor @preconcurrency
public final class AnimationPlaybackController: Equatable {
    private let resource: AnimationResource
    /// The entity; nil if it is gone.
    public private(set) weak var entity: Entity?
    /// The seconds since the beginning.
    public var time: TimeInterval = 0
    /// The speed; 1 by default.
    public var speed: Float = 1
    /// How much of the animation is visible; without effect.
    public var blendFactor: Float = 1
    /// Whether the animation waits.
    public private(set) var isPaused: Bool
    /// Whether the animation has ended or was stopped.
    public private(set) var isStopped = false
    /// Whether the animation has come to its end.
    public private(set) var isComplete = false
    /// Whether the animation runs.
    public var isPlaying: Bool { !isPaused && !isStopped }
    /// Whether the animation can still be controlled.
    public var isValid: Bool { entity != nil && !isStopped }
    /// The length of all runs, in seconds.
    public var duration: TimeInterval { min(length * resource.runs * (isEndless ? .infinity : 1), resource.most) }
    private var length: Double {
        resource.parts.reduce(0) {
            $0 + $1.delay + $1.duration / Double(max($1.speed, 1e-6)) * ($1.repeatMode == .autoReverse ? 2 : 1)
        }
    }
    private var isEndless: Bool { resource.parts.last.map { $0.repeatMode != .none } ?? false }
    private let start: Transform
    private var (hasBegun, loops) = (false, 0)

    init(_ resource: AnimationResource, _ entity: Entity, paused: Bool) {
        (self.resource, self.entity, isPaused, start) = (resource, entity, paused, entity.transform)
    }
    public nonisolated static func == (a: AnimationPlaybackController, b: AnimationPlaybackController) -> Bool {
        a === b
    }

    /// Pauses the animation.
    public func pause() { isPaused = true }
    /// Continues the animation.
    public func resume() { isPaused = false }
    /// Stops the animation where it is.
    public func stop() {
        guard !isStopped else { return }
        isStopped = true
        entity?.animations.removeAll { $0 === self }
        if let entity {
            entity.scene?.send(AnimationEvents.PlaybackTerminated(playbackController: self), from: [entity])
        }
    }
    /// Stops the animation; slowly stopping has no effect.
    public func stop(blendOutDuration: TimeInterval) { stop() }

    func advance(_ seconds: Double) {
        guard isPlaying, let entity else { return }
        if !hasBegun {
            hasBegun = true
            entity.scene?.send(AnimationEvents.PlaybackStarted(playbackController: self), from: [entity])
        }
        time += seconds * Double(max(speed, 0))
        let isOver = time >= duration
        show(isOver ? duration : time, on: entity)
        let length = length
        if length > 0, Int(min(time, 1e9) / length) > loops, !isOver {
            loops = Int(time / length)
            entity.scene?.send(AnimationEvents.PlaybackLooped(playbackController: self), from: [entity])
        }
        guard isOver else { return }
        (isComplete, isStopped) = (true, true)
        entity.animations.removeAll { $0 === self }
        entity.scene?.send(AnimationEvents.PlaybackCompleted(playbackController: self), from: [entity])
    }

    private func show(_ time: Double, on entity: Entity) {
        let length = length
        guard length > 0 else { return resource.parts.last?._show(0, on: entity, from: start) ?? () }
        var left = time.truncatingRemainder(dividingBy: length)
        if left == 0, time > 0 { left = length }
        for part in resource.parts {
            let isBack = part.repeatMode == .autoReverse
            let run = part.duration / Double(max(part.speed, 1e-6))
            let whole = part.delay + run * (isBack ? 2 : 1)
            guard left <= whole || part.name == resource.parts.last?.name && left <= whole + 1e-9 else {
                left -= whole
                continue
            }
            var at = max(left - part.delay, 0)
            if isBack, at > run { at = 2 * run - at }
            if left >= part.delay || part.fillMode.contains(.backwards) {
                part._show(min(at * Double(max(part.speed, 1e-6)), part.duration), on: entity, from: start)
            }
            return
        }
    }
}

extension Entity {
    /// Plays an animation.
    /// - Parameters:
    ///   - animation: The animation.
    ///   - transitionDuration: The seconds in which it becomes visible; without effect.
    ///   - startsPaused: Whether it waits at its beginning.
    @discardableResult
    public func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
    ) -> AnimationPlaybackController {
        let controller = AnimationPlaybackController(animation, self, paused: startsPaused)
        animations.append(controller)
        scene?.noteFrames()
        return controller
    }
    /// Plays an animation with further settings, which have no effect.
    @discardableResult
    public func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0, blendLayerOffset: Int = 0,
        separateAnimatedValue: Bool = false, startsPaused: Bool = false, clock: Any? = nil
    ) -> AnimationPlaybackController {
        playAnimation(animation, transitionDuration: transitionDuration, startsPaused: startsPaused)
    }
    /// Stops all animations of the entity and, by default, of the entities within.
    public func stopAllAnimations(recursive: Bool = true) {
        for controller in animations { controller.stop() }
        if recursive { for child in children { child.stopAllAnimations(recursive: true) } }
    }

    func advanceAnimations(_ seconds: Double) { for controller in animations { controller.advance(seconds) } }

    /// Moves the entity little by little.
    @discardableResult
    public func move(
        to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        let world = (referenceEntity?.node.simdWorldTransform ?? matrix_identity_float4x4) * transform.matrix
        let goal = Transform(matrix: (parent?.node.simdWorldTransform ?? matrix_identity_float4x4).inverse * world)
        let animation = FromToByAnimation(to: goal, duration: max(duration, 0), timing: timingFunction)
        return playAnimation(AnimationResource([animation]))
    }
    /// Moves the entity little by little to a matrix.
    @discardableResult
    public func move(
        to transform: float4x4, relativeTo referenceEntity: Entity?, duration: TimeInterval,
        timingFunction: AnimationTimingFunction = .default
    ) -> AnimationPlaybackController {
        move(
            to: Transform(matrix: transform), relativeTo: referenceEntity, duration: duration,
            timingFunction: timingFunction)
    }
}

/// The animations of an entity by their names.
public struct AnimationLibraryComponent: Component {
    /// The animations.
    public var animations: [String: AnimationResource] = [:]
    /// The animation by default; nil for none.
    public var defaultKey: String?
    /// Creates a part without animations.
    public init() {}
    /// Creates a part.
    public init(animations: [String: AnimationResource]) { self.animations = animations }
    /// The animation of a name; nil for none.
    public subscript(key: String) -> AnimationResource? {
        get { animations[key] }
        set { animations[key] = newValue }
    }
}
