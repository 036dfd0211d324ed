import Foundation
import SwiftUICore

/// Moves an item to a place, with a swing.
///
/// Follows Apple's [UISnapBehavior](https://developer.apple.com/documentation/uikit/uisnapbehavior).
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// The place, in points of the reference view.
    open var snapPoint: CGPoint { didSet { dynamicAnimator?.start() } }
    /// How little the item swings, from 0 to 1.
    open var damping: CGFloat = 0.5

    /// Creates a movement of an item to a place.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
        super.init()
    }
    override var movedItems: [any UIDynamicItem] { [item] }
    override var keepsRunning: Bool { hypot(item.center.x - snapPoint.x, item.center.y - snapPoint.y) > 0.5 }
    override func apply(_ animator: UIDynamicAnimator, _ time: TimeInterval) {
        let body = animator.body(of: item)
        let stiffness: CGFloat = 120
        let slow = 2 * stiffness.squareRoot() * min(max(0.3 + damping.finite * 0.7, 0.3), 1)
        body.force.x += (snapPoint.x - item.center.x) * stiffness - body.velocity.x * slow
        body.force.y += (snapPoint.y - item.center.y) * stiffness - body.velocity.y * slow
    }
}

/// Holds an item at a distance from a place or from another item, by a bar or a spring.
///
/// Follows Apple's [UIAttachmentBehavior](https://developer.apple.com/documentation/uikit/uiattachmentbehavior).
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// The kind of anchor of an item.
    public enum AttachmentType: Int, Sendable { case items, anchor }

    /// The items.
    public let items: [any UIDynamicItem]
    /// The item's anchor.
    public let attachedBehaviorType: AttachmentType
    /// The place that the item is attached to, in points of the reference view.
    open var anchorPoint: CGPoint { didSet { dynamicAnimator?.start() } }
    /// The distance, in points.
    open var length: CGFloat
    /// How little a spring swings.
    open var damping: CGFloat = 0
    /// How often a spring swings in a second; 0 for a bar.
    open var frequency: CGFloat = 0
    /// How hard it is to turn the item; without effect here.
    open var frictionTorque: CGFloat = 0
    private let offset: CGPoint

    /// Attaches an item's middle to a place.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: UIOffset(horizontal: 0, vertical: 0), attachedToAnchor: point)
    }
    /// Attaches a point of an item, by its distance from the middle, to a place.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (items, attachedBehaviorType, anchorPoint) = ([item], .anchor, point)
        self.offset = CGPoint(x: offset.horizontal, y: offset.vertical)
        length = hypot(item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
        super.init()
    }
    /// Attaches the middles of two items.
    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        (items, attachedBehaviorType, anchorPoint) = ([item1, item2], .items, item2.center)
        offset = .zero
        length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
        super.init()
    }
    override var movedItems: [any UIDynamicItem] { items }
    override func constrain(_ animator: UIDynamicAnimator, _ time: TimeInterval) {
        guard let item = items.first else { return }
        let goal = items.count > 1 ? items[1].center : anchorPoint
        let point = CGPoint(x: item.center.x + offset.x, y: item.center.y + offset.y)
        let (dx, dy) = (point.x - goal.x, point.y - goal.y)
        let distance = hypot(dx, dy)
        let wanted = max(length.finite, 0)
        let direction = distance > 0 ? CGPoint(x: dx / distance, y: dy / distance) : .zero
        let (x, y) = (goal.x + direction.x * wanted - point.x, goal.y + direction.y * wanted - point.y)
        let body = animator.body(of: item)
        guard !body.isAnchored else { return }
        if frequency > 0 {
            let swing = 2 * CGFloat.pi * frequency.finite
            body.velocity.x += (x * swing * swing - body.velocity.x * 2 * damping.finite * swing) * time
            body.velocity.y += (y * swing * swing - body.velocity.y * 2 * damping.finite * swing) * time
        } else {
            item.center = CGPoint(x: item.center.x + x, y: item.center.y + y)
            if time > 0 {
                body.velocity.x += x / time
                body.velocity.y += y / time
            }
        }
    }
}

/// Keeps items within bounds, and apart from each other.
///
/// Follows Apple's [UICollisionBehavior](https://developer.apple.com/documentation/uikit/uicollisionbehavior). Bounds are the reference view,
/// lines and the rectangles around paths.
@MainActor @preconcurrency
open class UICollisionBehavior: _DynamicItemsBehavior {
    /// What items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// Bounds.
        public static let boundaries = Mode(rawValue: 2)
        /// Everything.
        public static let everything = Mode(rawValue: .max)
    }
    /// What items collide with.
    open var collisionMode = Mode.everything
    /// Whether the reference view's edges are bounds.
    open var translatesReferenceBoundsIntoBoundary = false
    /// The delegate; nil for none.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var insets: UIEdgeInsets?
    private var rects: [(name: any NSCopying, rect: CGRect)] = []
    private var touching: Set<ObjectIdentifier> = []

    /// Makes the reference view's edges bounds, with insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { self.insets = insets }
    /// Adds the rectangle around a path as a bound.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        rects.append((identifier, bezierPath.bounds))
    }
    /// Adds a line as a bound.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        rects.append(
            (
                identifier,
                CGRect(x: min(p1.x, p2.x), y: min(p1.y, p2.y), width: abs(p1.x - p2.x), height: abs(p1.y - p2.y))
            )
        )
    }
    /// Removes a bound.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        rects.removeAll { ($0.name as? NSObject)?.isEqual(identifier) == true }
    }
    /// Removes all bounds but the reference view's.
    open func removeAllBoundaries() { rects = [] }
    /// The names of the bounds; nil for none.
    open var boundaryIdentifiers: [any NSCopying]? { rects.isEmpty ? nil : rects.map(\.name) }

    override func constrain(_ animator: UIDynamicAnimator, _ time: TimeInterval) {
        for item in items {
            let body = animator.body(of: item)
            let hits = collisionMode.contains(.boundaries) && keepWithin(animator, item, body)
            if hits, touching.insert(ObjectIdentifier(item)).inserted {
                collisionDelegate?.collisionBehavior(
                    self, beganContactFor: item, withBoundaryIdentifier: nil, at: item.center)
            } else if !hits, touching.remove(ObjectIdentifier(item)) != nil {
                collisionDelegate?.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: nil)
            }
        }
        guard collisionMode.contains(.items) else { return }
        for (index, a) in items.enumerated() {
            for b in items[(index + 1)...] { separate(animator.body(of: a), animator.body(of: b)) }
        }
    }

    private func keepWithin(_ animator: UIDynamicAnimator, _ item: any UIDynamicItem, _ body: DynamicBody) -> Bool {
        var hits = false
        let (width, height) = (item.bounds.width / 2, item.bounds.height / 2)
        if translatesReferenceBoundsIntoBoundary || insets != nil, let view = animator.referenceView {
            let room = view.bounds.inset(by: insets ?? .zero)
            let x = min(max(item.center.x, room.minX + width), max(room.maxX - width, room.minX + width))
            let y = min(max(item.center.y, room.minY + height), max(room.maxY - height, room.minY + height))
            if x != item.center.x {
                body.velocity.x *= -body.elasticity
                hits = true
            }
            if y != item.center.y {
                body.velocity.y *= -body.elasticity
                hits = true
            }
            if hits { item.center = CGPoint(x: x, y: y) }
        }
        for (_, rect) in rects where push(body, out: rect) { hits = true }
        return hits
    }

    /// Moves an item out of a rectangle, by the shortest way; returns whether it was within.
    private func push(_ body: DynamicBody, out rect: CGRect) -> Bool {
        let item = body.item
        let (dx, dy) = (item.center.x - rect.midX, item.center.y - rect.midY)
        let x = (rect.width + item.bounds.width) / 2 - abs(dx)
        let y = (rect.height + item.bounds.height) / 2 - abs(dy)
        guard x > 0, y > 0, !body.isAnchored else { return false }
        if x < y {
            item.center.x += dx < 0 ? -x : x
            body.velocity.x *= -body.elasticity
        } else {
            item.center.y += dy < 0 ? -y : y
            body.velocity.y *= -body.elasticity
        }
        return true
    }

    private func separate(_ a: DynamicBody, _ b: DynamicBody) {
        func frame(_ item: any UIDynamicItem) -> CGRect {
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height)
        }
        guard frame(a.item).intersects(frame(b.item)) else { return }
        if push(b, out: frame(a.item)) || push(a, out: frame(b.item)) {
            collisionDelegate?.collisionBehavior(self, beganContactFor: a.item, with: b.item, at: a.item.center)
        }
    }
}

/// Methods that a collision behavior calls; all are optional.
@MainActor @preconcurrency
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Called when two items touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Called when two items part; never here.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// Called when an item touches a bound.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// Called when an item leaves a bound.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
