import Foundation
import SwiftUI
import simd

/// A curve of a movement.
///
/// Follows Apple's [AnimationTimingFunction](https://developer.apple.com/documentation/realitykit/animationtimingfunction).
public struct AnimationTimingFunction: Hashable, Sendable {
    private let points: [Float]
    private init(_ points: [Float]) { self.points = points }
    /// The usual one: slow at both ends.
    public static let `default` = easeInOut
    /// Even.
    public static let linear = AnimationTimingFunction([0, 0, 1, 1])
    /// Slow at first.
    public static let easeIn = AnimationTimingFunction([0.42, 0, 1, 1])
    /// Slow at the end.
    public static let easeOut = AnimationTimingFunction([0, 0, 0.58, 1])
    /// Slow at both ends.
    public static let easeInOut = AnimationTimingFunction([0.42, 0, 0.58, 1])
    /// Returns a curve with two control points.
    public static func cubicBezier(controlPoint1: SIMD2<Float>, controlPoint2: SIMD2<Float>) -> AnimationTimingFunction
    {
        AnimationTimingFunction([controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y])
    }

    func eased(_ share: Double) -> Float {
        func curve(_ t: Double, _ a: Float, _ b: Float) -> Double {
            3 * (1 - t) * (1 - t) * t * Double(a) + 3 * (1 - t) * t * t * Double(b) + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if curve(middle, points[0], points[2]) < share { low = middle } else { high = middle }
        }
        return Float(share >= 1 ? 1 : share <= 0 ? 0 : curve((low + high) / 2, points[1], points[3]))
    }
}

/// How an animation continues after a run.
public enum AnimationRepeatMode: Hashable, Sendable { case none, `repeat`, autoReverse, cumulative }

/// The states that an animation shows outside of its time.
public struct AnimationFillMode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    /// Creates states from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Its own alone.
    public static let none: AnimationFillMode = []
    /// The last one, after the end.
    public static let forwards = AnimationFillMode(rawValue: 1)
    /// The first one, before the beginning.
    public static let backwards = AnimationFillMode(rawValue: 2)
    /// Both.
    public static let both: AnimationFillMode = [.forwards, .backwards]
}

/// The property that an animation changes: the place or the opacity here.
public enum BindTarget: Hashable, Sendable {
    case transform
    case opacity
    case jointTransforms
    case parameter(String)
}

/// The values that animations change.
public protocol AnimatableData {
    /// Returns the value between this one and another.
    func _mixed(with other: Self, _ share: Float) -> Self
}
extension Float: AnimatableData {
    public func _mixed(with other: Float, _ share: Float) -> Float { self + (other - self) * share }
}
extension Transform: AnimatableData {
    public func _mixed(with other: Transform, _ share: Float) -> Transform {
        Transform(
            scale: mix(scale, other.scale, t: share), rotation: simd_slerp(rotation, other.rotation, share),
            translation: mix(translation, other.translation, t: share))
    }
}

/// The description of an animation.
@MainActor @preconcurrency
public protocol AnimationDefinition {
    /// The name; empty by default.
    var name: String { get set }
    /// The length of a run, in seconds.
    var duration: TimeInterval { get }
    /// Shows a time of a run on an entity.
    func _show(_ time: TimeInterval, on entity: Entity, from start: Transform)
    /// How the animation continues after a run.
    var repeatMode: AnimationRepeatMode { get set }
    /// The seconds before the beginning.
    var delay: TimeInterval { get set }
    /// The speed.
    var speed: Float { get set }
    /// The states outside of its time.
    var fillMode: AnimationFillMode { get set }
}

/// An animation from one value to another.
///
/// Follows Apple's [FromToByAnimation](https://developer.apple.com/documentation/realitykit/fromtobyanimation).
@MainActor @preconcurrency
public struct FromToByAnimation<Value: AnimatableData>: AnimationDefinition {
    public var name: String
    public var duration: TimeInterval
    public var repeatMode: AnimationRepeatMode
    public var delay: TimeInterval
    public var speed: Float
    public var fillMode: AnimationFillMode
    /// The first value; nil for the entity's.
    public var fromValue: Value?
    /// The last value; nil for the entity's.
    public var toValue: Value?
    /// The difference; nil for none.
    public var byValue: Value?
    /// The curve.
    public var timing: AnimationTimingFunction
    /// Whether values are added to the entity's; without effect.
    public var isAdditive: Bool
    /// The property.
    public var bindTarget: BindTarget?

    /// Creates an animation.
    public init(
        name: String = "", from fromValue: Value? = nil, to toValue: Value? = nil, by byValue: Value? = nil,
        duration: TimeInterval = 1, timing: AnimationTimingFunction = .linear, isAdditive: Bool = false,
        bindTarget: BindTarget? = nil, blendLayer: Int32 = 0, repeatMode: AnimationRepeatMode = .none,
        fillMode: AnimationFillMode = [], trimStart: TimeInterval? = nil, trimEnd: TimeInterval? = nil,
        trimDuration: TimeInterval? = nil, offset: TimeInterval = 0, delay: TimeInterval = 0, speed: Float = 1
    ) {
        (self.name, self.fromValue, self.toValue, self.byValue) = (name, fromValue, toValue, byValue)
        (self.duration, self.timing, self.isAdditive, self.bindTarget) = (duration, timing, isAdditive, bindTarget)
        (self.repeatMode, self.fillMode, self.delay, self.speed) = (repeatMode, fillMode, delay, speed)
    }

    public func _show(_ time: TimeInterval, on entity: Entity, from start: Transform) {
        let share = timing.eased(time / max(duration, 1e-6))
        if Value.self == Transform.self {
            let from = fromValue as? Transform ?? start
            var to = toValue as? Transform ?? start
            if toValue == nil, let by = byValue as? Transform { to = Transform(matrix: from.matrix * by.matrix) }
            entity.transform = from._mixed(with: to, share)
        } else if Value.self == Float.self {
            let own = entity.components[OpacityComponent.self]?.opacity ?? 1
            let from = fromValue as? Float ?? own
            let to = toValue as? Float ?? (byValue as? Float).map { from + $0 } ?? own
            entity.components.set(OpacityComponent(opacity: from._mixed(with: to, share)))
        }
    }
}

/// An animation that turns an entity around a place.
///
/// Follows Apple's [OrbitAnimation](https://developer.apple.com/documentation/realitykit/orbitanimation).
@MainActor @preconcurrency
public struct OrbitAnimation: AnimationDefinition {
    public var name: String
    public var duration: TimeInterval
    public var repeatMode: AnimationRepeatMode
    public var delay: TimeInterval
    public var speed: Float
    public var fillMode: AnimationFillMode
    /// The axis.
    public var axis: SIMD3<Float>
    /// The place at the beginning.
    public var startTransform: Transform
    /// Whether turns are clockwise.
    public var spinClockwise: Bool
    /// Whether the entity turns with its way.
    public var orientToPath: Bool
    /// The number of turns.
    public var rotationCount: Float
    /// The property.
    public var bindTarget: BindTarget?

    /// Creates an animation.
    public init(
        name: String = "", duration: TimeInterval = 1, axis: SIMD3<Float> = SIMD3(0, 1, 0),
        startTransform: Transform = .identity, spinClockwise: Bool = false, orientToPath: Bool = true,
        rotationCount: Float = 1, isAdditive: Bool = false, bindTarget: BindTarget? = nil, blendLayer: Int32 = 0,
        repeatMode: AnimationRepeatMode = .none, fillMode: AnimationFillMode = [], trimStart: TimeInterval? = nil,
        trimEnd: TimeInterval? = nil, trimDuration: TimeInterval? = nil, offset: TimeInterval = 0,
        delay: TimeInterval = 0, speed: Float = 1
    ) {
        (self.name, self.duration, self.axis, self.startTransform) = (name, duration, axis, startTransform)
        (self.spinClockwise, self.orientToPath, self.rotationCount) = (spinClockwise, orientToPath, rotationCount)
        (self.bindTarget, self.repeatMode, self.fillMode) = (bindTarget, repeatMode, fillMode)
        (self.delay, self.speed) = (delay, speed)
    }

    public func _show(_ time: TimeInterval, on entity: Entity, from start: Transform) {
        guard simd_length(axis) > 0 else { return }
        let angle = Float(time / max(duration, 1e-6)) * rotationCount * 2 * .pi * (spinClockwise ? -1 : 1)
        let turn = simd_quatf(angle: angle, axis: simd_normalize(axis))
        var place = startTransform
        place.translation = turn.act(startTransform.translation)
        if orientToPath { place.rotation = turn * startTransform.rotation }
        entity.transform = place
    }
}

/// Several animations at the same time.
///
/// Follows Apple's [AnimationGroup](https://developer.apple.com/documentation/realitykit/animationgroup).
@MainActor @preconcurrency
public struct AnimationGroup: AnimationDefinition {
    public var name: String
    public var repeatMode: AnimationRepeatMode
    public var delay: TimeInterval
    public var speed: Float
    public var fillMode: AnimationFillMode
    /// The animations.
    public var group: [any AnimationDefinition]
    /// The length of the longest, in seconds.
    public var duration: TimeInterval { group.map { $0.delay + $0.duration }.max() ?? 0 }

    /// Creates a group.
    public init(
        group: [any AnimationDefinition], name: String = "", repeatMode: AnimationRepeatMode = .none,
        fillMode: AnimationFillMode = [], trimStart: TimeInterval? = nil, trimEnd: TimeInterval? = nil,
        trimDuration: TimeInterval? = nil, offset: TimeInterval = 0, delay: TimeInterval = 0, speed: Float = 1
    ) {
        (self.group, self.name, self.repeatMode, self.fillMode) = (group, name, repeatMode, fillMode)
        (self.delay, self.speed) = (delay, speed)
    }
    public func _show(_ time: TimeInterval, on entity: Entity, from start: Transform) {
        for part in group { part._show(min(max(time - part.delay, 0), part.duration), on: entity, from: start) }
    }
}

/// An animation that entities play.
///
/// Follows Apple's [AnimationResource](https://developer.apple.com/documentation/realitykit/animationresource).
@MainActor @preconcurrency
public final class AnimationResource {
    let parts: [any AnimationDefinition]
    /// The number of runs; infinite for without end.
    let runs: Double
    /// The largest duration of all runs.
    let most: Double
    /// The name; nil for none.
    public var name: String? { parts.first.flatMap { $0.name.isEmpty ? nil : $0.name } }
    /// The description.
    public var definition: any AnimationDefinition { parts.first ?? AnimationGroup(group: []) }

    init(_ parts: [any AnimationDefinition], runs: Double = 1, most: Double = .infinity) {
        (self.parts, self.runs, self.most) = (parts, runs, most)
    }
    /// Returns an animation of a description.
    public static func generate(with definition: some AnimationDefinition) throws -> AnimationResource {
        AnimationResource([definition])
    }
    /// Returns animations at the same time.
    public static func group(with resources: [AnimationResource]) throws -> AnimationResource {
        AnimationResource([AnimationGroup(group: resources.flatMap(\.parts))])
    }
    /// Returns animations one after the other.
    public static func sequence(with resources: [AnimationResource]) throws -> AnimationResource {
        AnimationResource(resources.flatMap(\.parts))
    }
    /// Returns the animation repeated for a time, in seconds; without end by default.
    public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource {
        AnimationResource(parts, runs: .infinity, most: duration)
    }
    /// Returns the animation repeated a number of times.
    public func `repeat`(count: Int) -> AnimationResource { AnimationResource(parts, runs: Double(max(count, 1))) }
}
