import Foundation
import SwiftUI

extension SKAction {
    /// A change by an amount: each frame adds its part, so that several actions add up.
    static func adding(
        _ duration: TimeInterval, reversal: (() -> SKAction)?, _ add: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .change { node in
                var done = 0.0
                return { [weak node] share in
                    if let node { add(node, CGFloat(share - done)) }
                    done = share
                }
            }, duration, reversal: reversal)
    }

    /// A change to a value, from the one that the node has when the action begins.
    static func reaching<Value>(
        _ duration: TimeInterval, from start: @escaping (SKNode) -> Value,
        _ show: @escaping (SKNode, Value, CGFloat) -> Void
    ) -> SKAction {
        SKAction(
            .change { node in
                let start = start(node)
                return { [weak node] share in if let node { show(node, start, CGFloat(share)) } }
            }, duration)
    }

    // MARK: Moving

    /// Returns an action that moves a node by distances in points.
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval) -> SKAction {
        let (x, y) = (deltaX.sound, deltaY.sound)
        return adding(sec, reversal: { moveBy(x: -x, y: -y, duration: sec) }) { node, part in
            node.position = CGPoint(x: node.position.x + x * part, y: node.position.y + y * part)
        }
    }

    /// Returns an action that moves a node by a vector in points.
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        moveBy(x: delta.dx, y: delta.dy, duration: duration)
    }

    /// Returns an action that moves a node to a place in its parent's space.
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        let end = location.sound
        return reaching(duration, from: { $0.position }) { $0.position = $1 + (end - $1) * $2 }
    }

    /// Returns an action that moves a node horizontally to a place.
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
        reaching(duration, from: { $0.position.x }) { $0.position.x = $1 + (x.sound - $1) * $2 }
    }

    /// Returns an action that moves a node vertically to a place.
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
        reaching(duration, from: { $0.position.y }) { $0.position.y = $1 + (y.sound - $1) * $2 }
    }

    // MARK: Turning

    /// Returns an action that turns a node by an angle in radians, counterclockwise.
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        adding(duration, reversal: { rotate(byAngle: -radians, duration: duration) }) {
            $0.zRotation += radians.sound * $1
        }
    }

    /// Returns an action that turns a node to an angle in radians.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        rotate(toAngle: radians, duration: duration, shortestUnitArc: false)
    }

    /// Returns an action that turns a node to an angle in radians.
    /// - Parameter shortestUnitArc: Whether the node turns in the direction of the shorter way.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction {
        reaching(duration, from: { $0.zRotation }) { node, start, share in
            let way = radians.sound - start
            node.zRotation = start + (shortestUnitArc ? way.turnedNearZero : way) * share
        }
    }

    // MARK: Scales

    /// Returns an action that multiplies a node's scales.
    public class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SKAction {
        scaleX(by: scale, y: scale, duration: sec)
    }

    /// Returns an action that multiplies a node's scales by a factor each.
    public class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration sec: TimeInterval) -> SKAction {
        let (x, y) = (xScale.sound, yScale.sound)
        let action = reaching(sec, from: { ($0.xScale, $0.yScale) }) { node, start, share in
            node.xScale = start.0 * (1 + (x - 1) * share)
            node.yScale = start.1 * (1 + (y - 1) * share)
        }
        guard x != 0, y != 0 else { return action }
        return SKAction(action.work, sec) { scaleX(by: 1 / x, y: 1 / y, duration: sec) }
    }

    /// Returns an action that brings both scales of a node to a value.
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(to: scale, y: scale, duration: duration)
    }

    /// Returns an action that brings the scales of a node to a value each.
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        group([scaleX(to: xScale, duration: duration), scaleY(to: yScale, duration: duration)])
    }

    /// Returns an action that brings the horizontal scale of a node to a value.
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        reaching(duration, from: { $0.xScale }) { $0.xScale = $1 + (scale.sound - $1) * $2 }
    }

    /// Returns an action that brings the vertical scale of a node to a value.
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        reaching(duration, from: { $0.yScale }) { $0.yScale = $1 + (scale.sound - $1) * $2 }
    }

    /// Returns an action that scales a node until its content has a size in its parent's space.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        reaching(duration, from: { ($0.xScale, $0.yScale, $0.contentBounds.size) }) { node, start, share in
            if start.2.width > 0 { node.xScale = start.0 + (size.width.sound / start.2.width - start.0) * share }
            if start.2.height > 0 { node.yScale = start.1 + (size.height.sound / start.2.height - start.1) * share }
        }
    }

    // MARK: Sizes

    /// Returns an action that adds to the size of a sprite.
    public class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        adding(duration, reversal: { resize(byWidth: -width, height: -height, duration: duration) }) { node, part in
            guard let sprite = node as? SKSpriteNode else { return }
            sprite.size.width += width.sound * part
            sprite.size.height += height.sound * part
        }
    }

    /// Returns an action that brings a sprite to a size.
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        group([resize(toWidth: width, duration: duration), resize(toHeight: height, duration: duration)])
    }

    /// Returns an action that brings a sprite to a width.
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        reaching(duration, from: { ($0 as? SKSpriteNode)?.size.width ?? 0 }) {
            ($0 as? SKSpriteNode)?.size.width = $1 + (width.sound - $1) * $2
        }
    }

    /// Returns an action that brings a sprite to a height.
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        reaching(duration, from: { ($0 as? SKSpriteNode)?.size.height ?? 0 }) {
            ($0 as? SKSpriteNode)?.size.height = $1 + (height.sound - $1) * $2
        }
    }
}
