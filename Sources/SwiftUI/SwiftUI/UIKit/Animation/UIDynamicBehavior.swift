import Foundation
import SwiftUICore

/// A force, a bound or a property of items that an animator moves.
///
/// Follows Apple's [UIDynamicBehavior](https://developer.apple.com/documentation/uikit/uidynamicbehavior).
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
    /// The behaviors that belong to this one.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called after each step; nil for none.
    open var action: (() -> Void)?
    /// The animator; nil for none.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// Creates a behavior without an effect of its own.
    public override init() { super.init() }
    /// Adds a behavior that belongs to this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.joined(dynamicAnimator)
    }
    /// Removes a behavior that belongs to this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.joined(nil)
    }
    /// Called when the behavior is about to join an animator, or to leave one, which is nil then.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    func joined(_ animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.joined(animator) }
    }
    /// The behavior, and its child behaviors.
    var withChildren: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.withChildren) }
    /// The items that the behavior moves.
    var movedItems: [any UIDynamicItem] { [] }
    /// Whether items move even where all are slow.
    var keepsRunning: Bool { false }
    /// Adds forces.
    func apply(_ animator: UIDynamicAnimator, _ time: TimeInterval) {}
    /// Corrects places after a movement.
    func constrain(_ animator: UIDynamicAnimator, _ time: TimeInterval) {}
}

/// A behavior of several items.
@MainActor @preconcurrency
open class _DynamicItemsBehavior: UIDynamicBehavior {
    /// The items.
    open private(set) var items: [any UIDynamicItem]

    /// Creates a behavior of items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }
    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        dynamicAnimator?.start()
    }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    override var movedItems: [any UIDynamicItem] { items }
}

/// A force on all items in one direction.
///
/// Follows Apple's [UIGravityBehavior](https://developer.apple.com/documentation/uikit/uigravitybehavior).
@MainActor @preconcurrency
open class UIGravityBehavior: _DynamicItemsBehavior {
    /// The direction and strength; 1 is 1000 points a second, squared.
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    /// The direction, in radians from the right.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The strength; 1 is 1000 points a second, squared.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets direction and strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
    override func apply(_ animator: UIDynamicAnimator, _ time: TimeInterval) {
        for item in items {
            animator.body(of: item).force.x += gravityDirection.dx.finite * 1000
            animator.body(of: item).force.y += gravityDirection.dy.finite * 1000
        }
    }
}

/// A push on items, once or all the time.
///
/// Follows Apple's [UIPushBehavior](https://developer.apple.com/documentation/uikit/uipushbehavior).
@MainActor @preconcurrency
open class UIPushBehavior: _DynamicItemsBehavior {
    /// How often items are pushed.
    public enum Mode: Int, Sendable { case continuous, instantaneous }
    /// How often items are pushed.
    public let mode: Mode
    /// Whether items are pushed; an instantaneous push ends at once.
    open var active = true { didSet { if active { dynamicAnimator?.start() } } }
    /// The direction and strength; 1 gives a square of 100 points 100 points a second, each second.
    open var pushDirection = CGVector.zero
    /// The direction, in radians from the right.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The strength.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Creates a push on items.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }
    /// Sets direction and strength.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
    override var keepsRunning: Bool { active && mode == .continuous }
    override func apply(_ animator: UIDynamicAnimator, _ time: TimeInterval) {
        guard active else { return }
        for item in items {
            let body = animator.body(of: item)
            let mass = max(item.bounds.width * item.bounds.height / 10_000, 0.01)
            let push = CGPoint(x: pushDirection.dx.finite * 100 / mass, y: pushDirection.dy.finite * 100 / mass)
            if mode == .continuous {
                (body.force.x, body.force.y) = (body.force.x + push.x, body.force.y + push.y)
            } else {
                (body.velocity.x, body.velocity.y) = (body.velocity.x + push.x, body.velocity.y + push.y)
            }
        }
        if mode == .instantaneous { active = false }
    }
}

/// Properties of items, and their velocities.
///
/// Follows Apple's [UIDynamicItemBehavior](https://developer.apple.com/documentation/uikit/uidynamicitembehavior).
@MainActor @preconcurrency
open class UIDynamicItemBehavior: _DynamicItemsBehavior {
    /// How much of the speed is left after a collision, from 0 to 1.
    open var elasticity: CGFloat = 0
    /// How items slow each other down; without effect here.
    open var friction: CGFloat = 0
    /// The mass for a size; without effect here, where forces are per mass.
    open var density: CGFloat = 1
    /// How much slower items become each second.
    open var resistance: CGFloat = 0
    /// How much slower items turn each second.
    open var angularResistance: CGFloat = 0
    /// The electric charge; without effect here.
    open var charge: CGFloat = 0
    /// Whether items stay where they are.
    open var isAnchored = false
    /// Whether items turn.
    open var allowsRotation = true

    /// Adds to an item's velocity, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        guard let body = known(item) else { return }
        body.velocity.x += velocity.x.finite
        body.velocity.y += velocity.y.finite
        dynamicAnimator?.start()
    }
    /// Returns an item's velocity, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { known(item)?.velocity ?? .zero }
    /// Adds to the velocity at which an item turns, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        known(item)?.angularVelocity += velocity.finite
        dynamicAnimator?.start()
    }
    /// Returns the velocity at which an item turns, in radians a second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { known(item)?.angularVelocity ?? 0 }

    private var early: [ObjectIdentifier: DynamicBody] = [:]
    /// The body of an item; one of its own until the behavior has an animator.
    private func known(_ item: any UIDynamicItem) -> DynamicBody? {
        if let dynamicAnimator { return dynamicAnimator.body(of: item) }
        let body = early[ObjectIdentifier(item)] ?? DynamicBody(item)
        early[ObjectIdentifier(item)] = body
        return body
    }
    override func joined(_ animator: UIDynamicAnimator?) {
        super.joined(animator)
        guard let animator else { return }
        for body in early.values {
            animator.body(of: body.item).velocity = body.velocity
            animator.body(of: body.item).angularVelocity = body.angularVelocity
        }
        early = [:]
    }
    override func apply(_ animator: UIDynamicAnimator, _ time: TimeInterval) {
        for item in items {
            let body = animator.body(of: item)
            (body.resistance, body.elasticity) = (max(resistance.finite, 0), min(max(elasticity.finite, 0), 1))
            (body.isAnchored, body.allowsRotation) = (isAnchored, allowsRotation)
            body.angularVelocity *= max(1 - max(angularResistance.finite, 0) * time, 0)
        }
    }
}
