import Foundation
import SwiftUICore

/// A thing that moves by forces: a view, or an item of a layout.
///
/// Follows Apple's [UIDynamicItem](https://developer.apple.com/documentation/uikit/uidynamicitem).
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in points of the reference view.
    var center: CGPoint { get set }
    /// The rectangle in the item's own space, in points.
    var bounds: CGRect { get }
    /// How the item is turned.
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Moves views by forces, sixty times a second while anything moves.
///
/// Follows Apple's [UIDynamicAnimator](https://developer.apple.com/documentation/uikit/uidynamicanimator). Items are rectangles: they turn by
/// attachments and angular velocities, and collide as if they were upright.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
    /// The view in whose space items move; nil for none.
    public private(set) weak var referenceView: UIView?
    /// The behaviors.
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// Whether anything moves.
    open private(set) var isRunning = false
    /// The time for which items have moved, in seconds.
    open private(set) var elapsedTime: TimeInterval = 0
    /// The delegate; nil for none.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private var link: CADisplayLink?

    /// Creates an animator for items in the space of a view.
    public init(referenceView view: UIView) {
        referenceView = view
        super.init()
    }
    /// Creates an animator without a view.
    public override init() { super.init() }
    /// Creates an animator for the items of a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        referenceView = layout.collectionView
        super.init()
    }

    /// Adds a behavior, and begins to move items.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        behavior.joined(self)
        start()
    }
    /// Removes a behavior.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.removeAll { $0 === behavior }
        behavior.joined(nil)
        if behaviors.isEmpty { pause() }
    }
    /// Removes all behaviors.
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    /// Notes that the app has moved an item.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        bodies[ObjectIdentifier(item)]?.velocity = .zero
        bodies[ObjectIdentifier(item)]?.angularVelocity = 0
        start()
    }
    /// Returns the items that move within a rectangle of the reference view.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return all.flatMap(\.movedItems).filter {
            rect.contains($0.center) && seen.insert(ObjectIdentifier($0)).inserted
        }
    }

    /// All behaviors, and the behaviors that belong to others.
    private var all: [UIDynamicBehavior] { behaviors.flatMap(\.withChildren) }

    func start() {
        guard !isRunning, !behaviors.isEmpty else { return }
        isRunning = true
        delegate?.dynamicAnimatorWillResume(self)
        let link = CADisplayLink(target: self, selector: Selector(UIDynamicAnimator.tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func pause() {
        guard isRunning else { return }
        isRunning = false
        link?.invalidate()
        link = nil
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func tick() { step(1 / 60) }

    func body(of item: any UIDynamicItem) -> DynamicBody {
        let key = ObjectIdentifier(item)
        if let body = bodies[key] { return body }
        let body = DynamicBody(item)
        bodies[key] = body
        return body
    }

    /// Moves everything by a time, in seconds; pauses where nothing moves any more.
    func step(_ time: TimeInterval) {
        elapsedTime += time
        let behaviors = all
        let moved = behaviors.flatMap(\.movedItems)
        for item in moved {
            let body = body(of: item)
            (body.force, body.resistance, body.elasticity) = (.zero, 0, 0)
        }
        for behavior in behaviors { behavior.apply(self, time) }
        var energy: CGFloat = 0
        var seen: Set<ObjectIdentifier> = []
        for item in moved where seen.insert(ObjectIdentifier(item)).inserted {
            energy = max(energy, body(of: item).move(time))
        }
        for behavior in behaviors { behavior.constrain(self, time) }
        for behavior in behaviors { behavior.action?() }
        if energy < 1, !behaviors.contains(where: { $0.keepsRunning }) { pause() }
    }
}

/// Methods that an animator calls; both are optional.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called when items begin to move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when nothing moves any more.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An animator's record of an item.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    /// In points a second.
    var velocity = CGPoint.zero
    /// In radians a second.
    var angularVelocity: CGFloat = 0
    /// In points a second, squared: forces are per mass here.
    var force = CGPoint.zero
    var resistance: CGFloat = 0
    var elasticity: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true

    init(_ item: any UIDynamicItem) { self.item = item }

    /// Moves the item; returns its speed in points a second.
    func move(_ time: TimeInterval) -> CGFloat {
        guard !isAnchored else { return 0 }
        let damping = max(1 - resistance * time, 0)
        velocity.x = ((velocity.x + force.x * time) * damping).finite
        velocity.y = ((velocity.y + force.y * time) * damping).finite
        item.center = CGPoint(x: item.center.x + velocity.x * time, y: item.center.y + velocity.y * time)
        if allowsRotation, angularVelocity != 0 { item.transform = item.transform.rotated(by: angularVelocity * time) }
        return max(abs(velocity.x), abs(velocity.y), abs(angularVelocity) * 50)
    }
}
