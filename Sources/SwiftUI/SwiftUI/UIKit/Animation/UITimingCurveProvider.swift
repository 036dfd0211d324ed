import Foundation
import SwiftUICore

extension UIView {
    /// The pace of an animation.
    public enum AnimationCurve: Int, Hashable, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }
}

/// The pace of an animation, from which a ``UIViewPropertyAnimator`` is made.
public protocol UITimingCurveProvider: AnyObject {
    /// The animation of a duration in seconds.
    func _animation(duration: TimeInterval) -> Animation
}

/// A pace with two control points.
///
/// Follows Apple's [UICubicTimingParameters](https://developer.apple.com/documentation/uikit/uicubictimingparameters).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The pace of a name; `easeInOut` for one with control points of its own.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint

    /// Creates a pace that begins and ends slowly.
    public convenience override init() { self.init(animationCurve: .easeInOut) }

    /// Creates a pace of a name.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        switch curve {
        case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 0.58, y: 1))
        case .linear: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
        }
    }

    /// Creates a pace with two control points, each within 0 and 1 along x.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, controlPoint1, controlPoint2) = (.easeInOut, point1, point2)
    }

    /// The animation of a duration in seconds.
    public func _animation(duration: TimeInterval) -> Animation {
        .timingCurve(controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y, duration: duration)
    }
}

/// The pace of a spring.
///
/// Follows Apple's [UISpringTimingParameters](https://developer.apple.com/documentation/uikit/uispringtimingparameters). The initial
/// velocity has no effect.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The velocity at which the animation begins, as a share of the way in a second.
    public let initialVelocity: CGVector
    private let make: (TimeInterval) -> Animation

    /// Creates a spring that does not swing, with the animator's duration.
    public convenience override init() { self.init(dampingRatio: 1) }

    /// Creates a spring with the animator's duration.
    /// - Parameter ratio: 1 for a spring that does not swing, less for one that does.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        let damping = ratio.isFinite ? min(max(ratio, 0.05), 1) : 1
        make = { .spring(response: max($0, 0.01) * 0.75, dampingFraction: damping) }
    }

    /// Creates a spring of a mass, whose duration follows from its parameters.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        make = { _ in .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping) }
    }

    /// Creates a spring of a duration in seconds.
    /// - Parameter bounce: 0 for a spring that does not swing, up to 1 for one that does.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        make = { _ in .spring(duration: duration, bounce: bounce) }
    }

    /// The animation of a duration in seconds.
    public func _animation(duration: TimeInterval) -> Animation { make(duration) }
}
