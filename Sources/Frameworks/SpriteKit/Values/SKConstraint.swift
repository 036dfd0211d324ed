import Foundation
import SwiftUI

/// A rule for a node's place or rotation, applied in each frame after the physics.
///
/// ```swift
/// eye.constraints = [.orient(to: hero, offset: SKRange(constantValue: 0))]
/// ```
///
/// Follows Apple's [SKConstraint](https://developer.apple.com/documentation/spritekit/skconstraint).
@MainActor @preconcurrency
open class SKConstraint: NSObject {
    /// Whether the rule is applied; true by default.
    open var enabled = true
    /// The node in whose space the place is limited; the parent for nil.
    open var referenceNode: SKNode?
    private let rule: (SKNode, SKNode?) -> Void

    init(_ rule: @escaping (SKNode, SKNode?) -> Void) { self.rule = rule }

    func apply(to node: SKNode) { if enabled { rule(node, referenceNode) } }

    /// Returns a rule for the horizontal place.
    open class func positionX(_ range: SKRange) -> SKConstraint { position(range, .withNoLimits()) }
    /// Returns a rule for the vertical place.
    open class func positionY(_ range: SKRange) -> SKConstraint { position(.withNoLimits(), range) }
    /// Returns a rule for the place.
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { position(xRange, yRange) }

    private static func position(_ x: SKRange, _ y: SKRange) -> SKConstraint {
        SKConstraint { node, reference in
            var place = node.position
            if let reference, let parent = node.parent { place = parent.convert(place, to: reference) }
            place = CGPoint(x: x.clamp(place.x), y: y.clamp(place.y))
            if let reference, let parent = node.parent { place = reference.convert(place, to: parent) }
            if place != node.position { node.position = place }
        }
    }

    /// Returns a rule for the rotation, in radians.
    open class func zRotation(_ zRange: SKRange) -> SKConstraint {
        SKConstraint { node, _ in node.zRotation = zRange.clamp(node.zRotation) }
    }

    /// Returns a rule for the distance to another node, in points.
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
        distance(range, to: .zero, in: node)
    }

    /// Returns a rule for the distance to a point of the parent's space.
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
        SKConstraint { node, _ in keep(node, range, from: point) }
    }

    /// Returns a rule for the distance to a point in another node's space.
    open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
        SKConstraint { [weak node] moved, _ in
            guard let node, let parent = moved.parent else { return }
            keep(moved, range, from: node.convert(point, to: parent))
        }
    }

    private static func keep(_ node: SKNode, _ range: SKRange, from point: CGPoint) {
        let way = node.position - point
        let distance = way.length
        let wanted = max(range.clamp(distance), 0)
        guard wanted != distance, wanted.isFinite else { return }
        node.position = distance > 0 ? point + way * (wanted / distance) : point + CGPoint(x: wanted, y: 0)
    }

    /// Returns a rule that turns a node's x axis to another node.
    /// - Parameter radians: The angles between the axis and the direction that are allowed.
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
        orient(to: .zero, in: node, offset: radians)
    }

    /// Returns a rule that turns a node's x axis to a point of the parent's space.
    open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
        SKConstraint { node, _ in turn(node, radians, to: point) }
    }

    /// Returns a rule that turns a node's x axis to a point in another node's space.
    open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange) -> SKConstraint {
        SKConstraint { [weak node] turned, _ in
            guard let node, let parent = turned.parent else { return }
            turn(turned, radians, to: node.convert(point, to: parent))
        }
    }

    private static func turn(_ node: SKNode, _ range: SKRange, to point: CGPoint) {
        let way = point - node.position
        guard way.length > 0 else { return }
        let direction = CGFloat(atan2(Double(way.y), Double(way.x)))
        let offset = (node.zRotation - direction).turnedNearZero
        node.zRotation = direction + range.clamp(offset)
    }
}

extension CGFloat {
    /// The same angle between −π and π.
    var turnedNearZero: CGFloat {
        guard isFinite else { return 0 }
        return CGFloat(Double(self).remainder(dividingBy: 2 * .pi))
    }
}

/// The limits of a rotation as a joint of inverse kinematics.
open class SKReachConstraints: NSObject, @unchecked Sendable {
    /// The least angle, in radians.
    open var lowerAngleLimit: CGFloat
    /// The greatest angle, in radians.
    open var upperAngleLimit: CGFloat

    /// Creates limits.
    public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
        self.lowerAngleLimit = lowerAngleLimit
        self.upperAngleLimit = upperAngleLimit
    }
}
