import Foundation
import SwiftUI

extension SKAction {
    /// Returns an action that turns the nodes between a root and a node until the node reaches a point of the scene.
    public class func reach(to position: CGPoint, rootNode root: SKNode, duration: TimeInterval) -> SKAction {
        SKAction(
            .change { node in
                let joints = Joints(of: node, root)
                joints.solve { _ in position }
                return { share in joints.show(CGFloat(share)) }
            }, duration)
    }

    /// Returns an action that turns the nodes between a root and a node until the node reaches another one.
    public class func reach(to node: SKNode, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction {
        SKAction(
            .change { end in
                let joints = Joints(of: end, root)
                return { [weak node] share in
                    guard let node else { return }
                    joints.solve { node.convert(.zero, to: $0) }
                    joints.show(CGFloat(share))
                }
            }, sec)
    }

    /// Returns an action that turns the nodes between a root and a node until the node reaches a point of the scene, at a speed.
    /// - Parameters:
    ///   - position: The point.
    ///   - root: The first node that turns.
    ///   - velocity: The speed of the node, in points a second.
    public class func reach(to position: CGPoint, rootNode root: SKNode, velocity: CGFloat) -> SKAction {
        pursue(root, velocity) { _ in position }
    }

    /// Returns an action that turns the nodes between a root and a node until the node reaches another one, at a speed.
    /// - Parameters:
    ///   - node: The other node.
    ///   - root: The first node that turns.
    ///   - velocity: The speed of the node, in points a second.
    public class func reach(to node: SKNode, rootNode root: SKNode, velocity: CGFloat) -> SKAction {
        pursue(root, velocity) { [weak node] space in node?.convert(.zero, to: space) ?? .zero }
    }

    private class func pursue(_ root: SKNode, _ velocity: CGFloat, _ goal: @escaping (SKNode) -> CGPoint) -> SKAction {
        SKAction(
            .process { [weak root] end in
                guard let root else { return { true } }
                let joints = Joints(of: end, root)
                let space: SKNode = end.scene ?? root
                let length = (goal(space) - end.convert(.zero, to: space)).length
                let seconds = velocity > 0 ? Double(length / velocity) : 0
                let frames = seconds.isFinite ? max(Int(seconds * 60), 1) : 1
                joints.solve(goal)
                var frame = 0
                return {
                    frame += 1
                    joints.show(CGFloat(frame) / CGFloat(frames))
                    return frame >= frames
                }
            }, 0)
    }
}

/// The nodes from a root to an end, whose turns bring the end to a goal.
@MainActor @preconcurrency
private final class Joints {
    private let nodes: [SKNode]
    private let end: SKNode
    private let before: [CGFloat]
    private var after: [CGFloat]

    init(of end: SKNode, _ root: SKNode) {
        var chain: [SKNode] = []
        var node = end.parent
        while let current = node {
            chain.append(current)
            if current === root { break }
            node = current is SKScene ? nil : current.parent
        }
        (nodes, self.end) = (chain.filter { !($0 is SKScene) }, end)
        before = nodes.map(\.zRotation)
        after = before
    }

    /// Finds turns by turning each joint toward the goal, from the end to the root, again and again.
    func solve(_ goal: (SKNode) -> CGPoint) {
        let shown = nodes.map(\.zRotation)
        for (node, angle) in zip(nodes, before) { node.zRotation = angle }
        for _ in 0..<24 {
            for node in nodes {
                let space: SKNode = end.scene ?? nodes.last?.parent ?? node
                let target = goal(space)
                let joint = node.convert(.zero, to: space)
                let (way, wanted) = (end.convert(.zero, to: space) - joint, target - joint)
                guard way.length > 1e-6, wanted.length > 1e-6 else { continue }
                let turn = atan2(Double(wanted.y), Double(wanted.x)) - atan2(Double(way.y), Double(way.x))
                var angle = node.zRotation + CGFloat(turn).turnedNearZero
                if let limits = node.reachConstraints {
                    angle = min(max(angle.turnedNearZero, limits.lowerAngleLimit), limits.upperAngleLimit)
                }
                node.zRotation = angle
            }
        }
        after = nodes.map(\.zRotation)
        for (node, angle) in zip(nodes, shown) { node.zRotation = angle }
    }

    func show(_ share: CGFloat) {
        for (place, node) in nodes.enumerated() {
            let way = (after[place] - before[place]).turnedNearZero
            node.zRotation = before[place] + way * min(max(share, 0), 1)
        }
    }
}
