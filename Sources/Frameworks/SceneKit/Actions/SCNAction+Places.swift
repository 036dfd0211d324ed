import Foundation
import SwiftUI
import simd

extension SCNAction {
    // MARK: Places

    /// Returns an action that moves a node.
    public class func moveBy(
        x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval
    ) -> SCNAction {
        move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration)
    }
    /// Returns an action that moves a node.
    public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
        let way = SIMD3<Float>(delta)
        return steps(duration, reversed: { move(by: SCNVector3(-way), duration: $0.duration) }) { node, part in
            node.simdPosition += way * part
        }
    }
    /// Returns an action that moves a node to a place.
    public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
        timed(duration) { node in
            let (from, to) = (node.simdPosition, SIMD3<Float>(location))
            return { node.simdPosition = mix(from, to, t: Float($0)) }
        }
    }

    /// An action whose parts add up, so that several of them may run at the same time.
    private class func steps(
        _ duration: TimeInterval, reversed: @escaping (SCNAction) -> SCNAction,
        _ apply: @escaping (SCNNode, Float) -> Void
    ) -> SCNAction {
        timed(duration, reversed: reversed) { node in
            var done = 0.0
            return { share in
                apply(node, Float(share - done))
                done = share
            }
        }
    }

    // MARK: Turns

    /// Returns an action that turns a node around the axes, in radians.
    public class func rotateBy(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
    ) -> SCNAction {
        let angles = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
        return steps(duration, reversed: { rotateBy(x: -xAngle, y: -yAngle, z: -zAngle, duration: $0.duration) }) {
            node, part in
            let a = angles * part
            node.simdOrientation =
                SceneKit.turn(a.x, SIMD3(1, 0, 0)) * SceneKit.turn(a.y, SIMD3(0, 1, 0))
                * SceneKit.turn(a.z, SIMD3(0, 0, 1)) * node.simdOrientation
        }
    }
    /// Returns an action that turns a node around an axis, in radians.
    public class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        steps(duration, reversed: { rotate(by: -angle, around: axis, duration: $0.duration) }) { node, part in
            node.simdOrientation = SceneKit.turn(Float(angle) * part, SIMD3(axis)) * node.simdOrientation
        }
    }
    /// Returns an action that turns a node to angles around the axes, in radians.
    public class func rotateTo(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
    ) -> SCNAction {
        timed(duration) { node in
            let (from, to) = (node.simdEulerAngles, SIMD3(Float(xAngle), Float(yAngle), Float(zAngle)))
            return { node.simdEulerAngles = mix(from, to, t: Float($0)) }
        }
    }
    /// Returns an action that turns a node to angles around the axes, on the shortest way if that is wanted.
    public class func rotateTo(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval,
        usesShortestUnitArc shortestUnitArc: Bool
    ) -> SCNAction {
        guard shortestUnitArc else { return rotateTo(x: xAngle, y: yAngle, z: zAngle, duration: duration) }
        let goal = SCNNode()
        goal.simdEulerAngles = SIMD3(Float(xAngle), Float(yAngle), Float(zAngle))
        return turn(to: goal.simdOrientation, duration)
    }
    /// Returns an action that turns a node to an angle around an axis, in radians.
    public class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
        turn(to: SceneKit.turn(axisAngle.w, SIMD3(axisAngle.x, axisAngle.y, axisAngle.z)), duration)
    }
    private class func turn(to goal: simd_quatf, _ duration: TimeInterval) -> SCNAction {
        timed(duration) { node in
            let from = node.simdOrientation
            return { node.simdOrientation = simd_slerp(from, goal, Float($0)) }
        }
    }

    // MARK: Scales and opacity

    /// Returns an action that adds to a node's scale.
    public class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        timed(sec, reversed: { self.scale(by: scale == 0 ? 1 : 1 / scale, duration: $0.duration) }) { node in
            let from = node.simdScale
            return { node.simdScale = from * (1 + (Float(scale) - 1) * Float($0)) }
        }
    }
    /// Returns an action that gives a node a scale.
    public class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        timed(sec) { node in
            let from = node.simdScale
            return { node.simdScale = mix(from, SIMD3(repeating: Float(scale)), t: Float($0)) }
        }
    }
    /// Returns an action that shows a node little by little.
    public class func fadeIn(duration sec: TimeInterval) -> SCNAction {
        fade(sec, reversed: { fadeOut(duration: $0.duration) }) { _ in 1 }
    }
    /// Returns an action that hides a node little by little.
    public class func fadeOut(duration sec: TimeInterval) -> SCNAction {
        fade(sec, reversed: { fadeIn(duration: $0.duration) }) { _ in 0 }
    }
    /// Returns an action that changes a node's opacity by a number.
    public class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction {
        fade(sec, reversed: { fadeOpacity(by: -factor, duration: $0.duration) }) { $0 + factor }
    }
    /// Returns an action that changes a node's opacity to a number.
    public class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
        fade(sec, reversed: nil) { _ in opacity }
    }
    private class func fade(
        _ duration: TimeInterval, reversed: ((SCNAction) -> SCNAction)?, _ goal: @escaping (CGFloat) -> CGFloat
    ) -> SCNAction {
        timed(duration, reversed: reversed) { node in
            let from = node.opacity
            let to = min(max(goal(from), 0), 1)
            return { node.opacity = from + (to - from) * CGFloat($0) }
        }
    }
}
