import Foundation
import OrielFoundation

/// The timing of a layer or animation.
public protocol CAMediaTiming {
    /// The begin time, in seconds.
    var beginTime: CFTimeInterval { get set }
    /// The offset in its own time, in seconds.
    var timeOffset: CFTimeInterval { get set }
    /// The duration of one run, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed of its time; 1 by default.
    var speed: Float { get set }
    /// The number of runs.
    var repeatCount: Float { get set }
    /// The duration of all runs, in seconds.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one in reverse.
    var autoreverses: Bool { get set }
    /// The state that is shown outside of its time.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The state that an animation shows outside of its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its end, afterwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The animation has no effect outside of its time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// An action that responds to an event of a layer.
public protocol CAAction {}

/// Stands for no action: an event with it is not animated.
extension NSNull: CAAction {}

/// The curve of an animation.
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    /// The curve's control points.
    package let points: [Float]
    /// Creates a curve of a name.
    public init(name: CAMediaTimingFunctionName) {
        points =
            switch name {
            case .linear: [0, 0, 1, 1]
            case .easeIn: [0.42, 0, 1, 1]
            case .easeOut: [0, 0, 0.58, 1]
            default: [0.42, 0, 0.58, 1]
            }
    }
    /// Creates a curve with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }
    /// Writes the two numbers of a control point, from 0, the curve's beginning, to 3, its end; nothing for another one.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let all = [0, 0] + points + [1, 1]
        guard (0...3).contains(idx), all.count == 8 else { return }
        (ptr[0], ptr[1]) = (all[idx * 2], all[idx * 2 + 1])
    }
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Linear.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Begins slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Begins and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's default.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// An animation of a layer.
///
/// Follows Apple's [CAAnimation](https://developer.apple.com/documentation/quartzcore/caanimation). It is played while a view shows
/// the layer. A layer keeps the animation itself, not a copy, and animations of contents (``CATransition``) only take their time.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @unchecked Sendable {
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The curve; nil for an even one.
    open var timingFunction: CAMediaTimingFunction?
    /// The delegate, which is notified of the beginning and the end; nil for none.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed at its end; true by default.
    open var isRemovedOnCompletion = true
    /// Creates an animation.
    public override init() { super.init() }
}

/// Methods that are called at the beginning and the end of an animation; all are optional.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends or is removed.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
    /// The property's name; nil for none.
    open var keyPath: String?
    /// Whether values are added to the property's own.
    open var isAdditive = false
    /// Whether each run begins where the last one ended.
    open var isCumulative = false
    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
    /// The first value; nil for the property's.
    open var fromValue: Any?
    /// The last value; nil for the property's.
    open var toValue: Any?
    /// The difference; nil for none.
    open var byValue: Any?
}

/// An animation with a spring.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
    /// The mass at the spring; 1 by default.
    open var mass: CGFloat = 1
    /// The spring's stiffness; 100 by default.
    open var stiffness: CGFloat = 100
    /// The friction; 10 by default.
    open var damping: CGFloat = 10
    /// The velocity at the beginning.
    open var initialVelocity: CGFloat = 0
    /// How long the spring takes to come to rest, in seconds.
    open var settlingDuration: CFTimeInterval { damping > 0 && mass > 0 ? Double(2 * mass / damping) * 6.9 : 0 }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
    /// The values.
    open var values: [Any]?
    /// A path instead of values.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// The curves between values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How values between the given ones are computed.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether the layer turns along the path; nil for no.
    open var rotationMode: CAAnimationRotationMode?
    /// How tight a smooth curve is at each value; nil for 0.
    open var tensionValues: [NSNumber]?
    /// How sharp a smooth curve is at each value; nil for 0.
    open var continuityValues: [NSNumber]?
    /// Where a smooth curve bends at each value; nil for 0.
    open var biasValues: [NSNumber]?
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Along the path, backward.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How values between the given ones are computed.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// On lines.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Nowhere: the value jumps.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// On lines, evenly in time.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve, evenly in time.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
    /// The animations; nil for none.
    open var animations: [CAAnimation]?
}

/// A transition of a layer's content.
open class CATransition: CAAnimation, @unchecked Sendable {
    /// The transition's kind.
    open var type = CATransitionType.fade
    /// The edge that it comes from; nil for none.
    open var subtype: CATransitionSubtype?
    /// The share of the transition at which it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// The share of the transition at which it ends, from 0 to 1.
    open var endProgress: Float = 1
}

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Fades.
    public static let fade = CATransitionType(rawValue: "fade")
    /// Moves in.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// Pushes the previous content out.
    public static let push = CATransitionType(rawValue: "push")
    /// Reveals the new content.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge that a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
