import Foundation
import OrielFoundation
import SwiftUICore

/// Changes of layers that belong together.
///
/// Follows Apple's [CATransaction](https://developer.apple.com/documentation/quartzcore/catransaction). Changes are shown together
/// in any case, and without an animation of their own.
public enum CATransaction {
    private struct Group {
        var duration: CFTimeInterval = 0.25
        var curve: CAMediaTimingFunction?
        var completion: (() -> Void)?
    }

    nonisolated(unsafe) private static var open: [Group] = []
    nonisolated(unsafe) private static var isDisabled: [Bool] = []

    /// Begins a group of changes.
    public static func begin() {
        open.append(Group())
        isDisabled.append(isDisabled.last ?? false)
    }
    /// Ends a group of changes, and calls its completion block.
    public static func commit() {
        guard let last = open.popLast() else { return }
        isDisabled.removeLast()
        last.completion?()
    }
    /// Shows changes at once; they are shown at the end of the turn in any case.
    public static func flush() {}
    /// How long changes of the group are animated, in seconds; without effect.
    public static func animationDuration() -> CFTimeInterval { open.last?.duration ?? 0.25 }
    /// Sets how long changes of the group are animated, in seconds; without effect.
    public static func setAnimationDuration(_ dur: CFTimeInterval) {
        if !open.isEmpty { open[open.count - 1].duration = dur }
    }
    /// Sets the curve of the group's animations; without effect.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        if !open.isEmpty { open[open.count - 1].curve = function }
    }
    /// The curve of the group's animations; nil for the usual one, and without effect.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { open.last?.curve }
    /// The block that is called at the end of the group; nil for none.
    public static func completionBlock() -> (() -> Void)? { open.last?.completion }
    /// Keeps other threads from changing layers; they are the main thread's here.
    public static func lock() {}
    /// Lets other threads change layers.
    public static func unlock() {}

    /// Returns the setting of a key of the group; nil for another key.
    public static func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }

    /// Sets a setting of the group by its key; nothing for another key, or for a value of another type.
    public static func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let duration = (anObject as? NSNumber)?.doubleValue { setAnimationDuration(duration) }
        case kCATransactionDisableActions:
            if let isDisabled = (anObject as? NSNumber)?.boolValue { setDisableActions(isDisabled) }
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: break
        }
    }
    /// Whether changes of the group are not animated.
    public static func disableActions() -> Bool { isDisabled.last ?? false }
    /// Sets whether changes of the group are not animated; they never are.
    public static func setDisableActions(_ flag: Bool) {
        if !isDisabled.isEmpty { isDisabled[isDisabled.count - 1] = flag }
    }
    /// Sets the block that is called at the end of the group.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if open.isEmpty { block?() } else { open[open.count - 1].completion = block }
    }
}

/// The key of the duration of a group's animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether changes of a group are not animated.
public let kCATransactionDisableActions = "disableActions"
/// The key of the curve of a group's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the block that is called at the end of a group.
public let kCATransactionCompletionBlock = "completionBlock"

/// A layer of particles, which are not shown here.
///
/// Follows Apple's [CAEmitterLayer](https://developer.apple.com/documentation/quartzcore/caemitterlayer).
open class CAEmitterLayer: CALayer, @unchecked Sendable {
    /// The kinds of particles; nil for none.
    open var emitterCells: [CAEmitterCell]? {
        didSet { RuntimeWarning.issue("CAEmitterLayer shows no particles here: see CompatibilityGaps.md.") }
    }
    /// The position of the emitter.
    open var emitterPosition = CGPoint.zero
    /// The size of the emitter's shape.
    open var emitterSize = CGSize.zero
    /// The shape of the emitter.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the emitter's shape where particles are created.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles are rendered into the layer.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// A factor of the number of particles per second.
    open var birthRate: Float = 1
    /// A factor of the particles' lifetime.
    open var lifetime: Float = 1
    /// A factor of the particles' velocity.
    open var velocity: Float = 1
    /// A factor of the particles' scale.
    open var scale: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0
}

/// A kind of particles.
open class CAEmitterCell: NSObject, @unchecked Sendable {
    /// The image; nil for none.
    open var contents: Any?
    /// The name; nil for none.
    open var name: String?
    /// The color; nil for the image's own.
    open var color: CGColor?
    /// The number of particles per second.
    open var birthRate: Float = 0
    /// The lifetime of a particle in seconds, and its range.
    open var lifetime: Float = 0, lifetimeRange: Float = 0
    /// The velocity of a particle in points per second, and its range.
    open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
    /// The direction, in radians, and the angle around it.
    open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
    /// The scale, its range, and its change per second.
    open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
    /// The rotation in radians per second, and its range.
    open var spin: CGFloat = 0, spinRange: CGFloat = 0
    /// The acceleration.
    open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
    /// The range of the opacity, and its change per second.
    open var alphaRange: Float = 0, alphaSpeed: Float = 0
    /// The ranges of the color's components.
    open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0
    /// Creates a kind.
    public override init() { super.init() }
}

/// The shape of the emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the emitter's shape where particles are created.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The corners.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All of it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are rendered into the layer.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Those behind first.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Added to each other.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
