import Foundation
import SwiftUI

extension CGFloat {
    /// The number, or 0 where it is not finite.
    var sound: CGFloat { isFinite ? self : 0 }
}

extension CGPoint {
    /// The point with 0 in the place of numbers that are not finite.
    var sound: CGPoint { CGPoint(x: x.sound, y: y.sound) }
    static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
    static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    static func * (a: CGPoint, f: CGFloat) -> CGPoint { CGPoint(x: a.x * f, y: a.y * f) }
    /// The distance from the origin.
    var length: CGFloat { (x * x + y * y).squareRoot() }
}

extension SKNode {
    /// Maps the node's space to the parent's.
    var transform: CGAffineTransform {
        let angle = Double(zRotation.sound)
        let (cosine, sine) = angle == 0 ? (1, 0) : (CGFloat(cos(angle)), CGFloat(sin(angle)))
        let (sx, sy) = (xScale.sound, yScale.sound)
        let place = position.sound
        return CGAffineTransform(
            a: cosine * sx, b: sine * sx, c: -sine * sy, d: cosine * sy, tx: place.x, ty: place.y)
    }

    /// Maps the node's space to the root's own: the root's place does not count.
    var transformToRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var node = self
        while let parent = node.parent {
            result = result.concatenating(node.transform)
            node = parent
        }
        return result
    }

    /// The rectangle of the own content in the parent's space.
    var boundsInParent: CGRect { contentBounds.applying(transform) }

    /// Converts a point of another node's space to this one's.
    public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }

    /// Converts a point of this node's space to another's.
    public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        let target = node.transformToRoot
        let place = point.applying(transformToRoot)
        return target.isInvertibleHere ? place.applying(target.inverted()) : place
    }

    /// Returns the rectangle that the node's content and its descendants' fill, in the parent's space.
    func accumulatedFrame() -> CGRect {
        var whole = contentBounds
        for child in children where !child.isHidden {
            let part = child.calculateAccumulatedFrame()
            if !part.isNull, part.width > 0 || part.height > 0 { whole = whole.union(part) }
        }
        return whole.isNull ? CGRect(origin: position, size: .zero) : whole.applying(transform)
    }

    /// Returns whether the rectangles of this node's content and another's meet, both in their parents' spaces.
    public func intersects(_ node: SKNode) -> Bool {
        guard let parent, let otherParent = node.parent, parent !== otherParent else {
            return CGRectIntersectsRect(calculateAccumulatedFrame(), node.calculateAccumulatedFrame())
        }
        let own = calculateAccumulatedFrame().applying(parent.transformToRoot)
        let other = node.calculateAccumulatedFrame().applying(otherParent.transformToRoot)
        return CGRectIntersectsRect(own, other)
    }

    /// The nodes below this one at a point of its space, the topmost first.
    func hits(_ point: CGPoint) -> [SKNode] {
        var found: [(node: SKNode, z: CGFloat, order: Int)] = []
        var order = 0
        func visit(_ node: SKNode, _ point: CGPoint, _ z: CGFloat) {
            let transform = node.transform
            guard !node.isHidden, node.alpha > 0, transform.isInvertibleHere else { return }
            let local = point.applying(transform.inverted())
            let depth = z + node.zPosition.sound
            if node.containsOwn(local) || (node.contentBounds.isNull && node.containsByChildren(point)) {
                found.append((node, depth, order))
            }
            order += 1
            for child in node.children { visit(child, local, depth) }
        }
        for child in children { visit(child, point, 0) }
        return found.sorted { ($0.z, $0.order) > ($1.z, $1.order) }.map(\.node)
    }

    /// Whether a point of the node's space is in the rectangle of its own content.
    private func containsOwn(_ point: CGPoint) -> Bool { contentBounds.contains(point) }

    /// Whether a point of the parent's space is in the rectangle of a plain node's descendants.
    private func containsByChildren(_ point: CGPoint) -> Bool {
        !children.isEmpty && calculateAccumulatedFrame().contains(point)
    }
}

extension CGAffineTransform {
    /// Whether the transform has an inverse of finite numbers.
    var isInvertibleHere: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12
    }
}
