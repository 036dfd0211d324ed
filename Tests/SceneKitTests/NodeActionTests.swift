import Foundation
import Testing
import simd

@testable import SceneKit

/// Actions of nodes, continued by hand.
@MainActor
@Suite("Actions of nodes")
struct NodeActionTests {
    private let node = SCNNode()

    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 1e-4 }

    @Test("The end of an action is reported once, and then nothing runs")
    func completion() {
        nonisolated(unsafe) var ends = 0
        node.runAction(.wait(duration: 0.5)) { ends += 1 }
        node.advance(0.25)
        #expect(ends == 0 && node.hasActions && node.moves)
        node.advance(0.3)
        #expect(ends == 1 && !node.hasActions && !node.moves)
        node.advance(1)
        #expect(ends == 1)
        node.runAction(.hide(), forKey: "hide") { ends += 1 }
        #expect(node.actionKeys == ["hide"] && !node.isHidden)
        node.advance(0)
        #expect(node.isHidden && ends == 2 && node.actionKeys.isEmpty)
    }

    @Test("A key has one action, the last; actions without a key run beside each other")
    func keys() {
        node.runAction(.moveBy(x: 10, y: 0, z: 0, duration: 1), forKey: "go")
        node.runAction(.moveBy(x: 0, y: 10, z: 0, duration: 1), forKey: "go")
        node.runAction(.moveBy(x: 0, y: 0, z: 4, duration: 1))
        node.runAction(.moveBy(x: 0, y: 0, z: 6, duration: 1))
        #expect(node.actionKeys == ["go"])
        node.advance(0.5)
        #expect(isNear(node.simdPosition, [0, 5, 5]))
        node.removeAction(forKey: "other")
        #expect(node.actionKeys == ["go"])
        node.removeAction(forKey: "go")
        node.advance(0.25)
        #expect(isNear(node.simdPosition, [0, 5, 7.5]) && node.hasActions)
        node.removeAllActions()
        node.advance(0.25)
        #expect(isNear(node.simdPosition, [0, 5, 7.5]) && !node.hasActions)
    }

    @Test("A node that is paused doesn't move, nor do those within")
    func pauses() {
        let child = SCNNode()
        node.addChildNode(child)
        child.runAction(.moveBy(x: 4, y: 0, z: 0, duration: 1))
        #expect(node.moves)
        node.isPaused = true
        node.advance(0.5)
        #expect(child.simdPosition.x == 0 && !node.moves)
        node.isPaused = false
        node.advance(0.5)
        #expect(child.simdPosition.x == 2)
    }

    @Test("The rest of a frame counts for the next action of a sequence")
    func sequences() {
        node.runAction(
            .sequence([.moveBy(x: 1, y: 0, z: 0, duration: 0.25), .moveBy(x: 0, y: 8, z: 0, duration: 1), .hide()]))
        node.advance(0.5)
        #expect(isNear(node.simdPosition, [1, 2, 0]))
        node.advance(1)
        #expect(isNear(node.simdPosition, [1, 8, 0]) && node.isHidden && !node.hasActions)
        #expect(SCNAction.sequence([.wait(duration: 1), .wait(duration: 2)]).duration == 3)
        node.runAction(.sequence([.hide(), .unhide()]).reversed())
        node.advance(0)
        #expect(!node.isHidden)
    }

    @Test("A group ends with its longest action")
    func groups() {
        let group = SCNAction.group([
            .moveBy(x: 2, y: 0, z: 0, duration: 0.5), .moveBy(x: 0, y: 4, z: 0, duration: 1),
        ])
        #expect(group.duration == 1 && SCNAction.group([]).duration == 0)
        node.runAction(.sequence([group, .moveBy(x: 0, y: 0, z: 6, duration: 1)]))
        node.advance(0.75)
        #expect(isNear(node.simdPosition, [2, 3, 0]))
        node.advance(0.75)
        #expect(isNear(node.simdPosition, [2, 4, 3]))
        node.advance(0.5)
        #expect(isNear(node.simdPosition, [2, 4, 6]) && !node.hasActions)
    }

    @Test("An action is repeated its number of times, or for ever")
    func repeats() {
        let step = SCNAction.moveBy(x: 2, y: 0, z: 0, duration: 0.5)
        #expect(SCNAction.repeat(step, count: 3).duration == 1.5 && SCNAction.repeat(step, count: -1).duration == 0)
        node.runAction(.repeat(step, count: 3))
        node.advance(0.75)
        #expect(isNear(node.simdPosition, [3, 0, 0]))
        node.advance(2)
        #expect(isNear(node.simdPosition, [6, 0, 0]) && !node.hasActions)
        node.runAction(.repeat(step, count: 0))
        node.advance(0)
        #expect(!node.hasActions)
        var calls = 0
        node.runAction(.repeatForever(.run { _ in calls += 1 }))
        node.advance(0.1)
        node.advance(0.1)
        #expect(calls == 2 && node.hasActions)
        node.removeAllActions()
        node.simdPosition = .zero
        node.runAction(.repeatForever(step))
        node.advance(10.25)
        #expect(isNear(node.simdPosition, [41, 0, 0]))
    }

    @Test("Speed and curves: even, slow at an end or at both, or the app's own")
    func curves() {
        func place(_ change: (SCNAction) -> Void) -> Float {
            let (node, action) = (SCNNode(), SCNAction.move(to: SCNVector3(16, 0, 0), duration: 1))
            change(action)
            node.runAction(action)
            node.advance(0.25)
            return node.simdPosition.x
        }
        #expect(place { _ in } == 4 && place { $0.speed = 2 } == 8 && place { $0.speed = 0 } == 0)
        #expect(place { $0.timingMode = .easeIn } == 1 && place { $0.timingMode = .easeOut } == 7)
        #expect(place { $0.timingMode = .easeInEaseOut } == 2.5)
        #expect(place { $0.timingFunction = { 1 - $0 } } == 12)
        let action = SCNAction.moveBy(x: 1, y: 2, z: 3, duration: 2)
        (action.timingMode, action.speed) = (.easeIn, 3)
        let back = action.reversed()
        #expect(back.timingMode == .easeOut && back.speed == 3 && back.duration == 2)
        #expect(back.reversed().timingMode == .easeIn)
        node.runAction(back)
        node.advance(2)
        #expect(isNear(node.simdPosition, [-1, -2, -3]))
        #expect(SCNAction.wait(duration: -1).duration == 0 && SCNAction.wait(duration: .infinity).duration == 0)
    }

    @Test("Turns: by angles, around an axis, and to an angle on the shortest way")
    func turns() {
        node.runAction(.rotate(by: 1, around: SCNVector3(0, 0, 5), duration: 1))
        node.advance(0.5)
        #expect(abs(node.simdOrientation.angle - 0.5) < 1e-4 && isNear(node.simdOrientation.axis, [0, 0, 1]))
        node.removeAllActions()
        node.simdOrientation = simd_quatf(angle: 0.25, axis: [0, 1, 0])
        node.runAction(.rotate(toAxisAngle: SCNVector4(0, 1, 0, 1.25), duration: 2))
        node.advance(0.5)
        #expect(abs(node.simdOrientation.angle - 0.5) < 1e-4)
        node.removeAllActions()
        node.simdOrientation = simd_quatf(real: 1, imag: .zero)
        node.runAction(.rotateBy(x: 0.25, y: 0, z: 0, duration: 1))
        node.advance(1)
        #expect(isNear(node.simdOrientation.axis, [1, 0, 0]) && abs(node.simdOrientation.angle - 0.25) < 1e-4)
        node.runAction(.rotateTo(x: 0.75, y: 0, z: 0, duration: 1))
        node.advance(0.5)
        #expect(isNear(node.simdEulerAngles, [0.5, 0, 0]))
    }

    @Test("Scales and opacity: to a value, by a value, and back")
    func scales() {
        node.simdScale = [1, 2, 4]
        node.runAction(.scale(by: 3, duration: 1))
        node.advance(0.5)
        #expect(isNear(node.simdScale, [2, 4, 8]))
        node.advance(0.5)
        node.runAction(SCNAction.scale(by: 3, duration: 1).reversed())
        node.advance(1)
        #expect(isNear(node.simdScale, [1, 2, 4]))
        node.runAction(.scale(to: 2, duration: 1))
        node.advance(0.5)
        #expect(isNear(node.simdScale, [1.5, 2, 3]))
        node.removeAllActions()
        node.runAction(.fadeOpacity(by: -0.5, duration: 1))
        node.advance(0.5)
        #expect(abs(node.opacity - 0.75) < 1e-9)
        node.advance(0.5)
        node.runAction(.fadeOpacity(to: 0.9, duration: 1))
        node.advance(0.5)
        #expect(abs(node.opacity - 0.7) < 1e-9)
        node.removeAllActions()
        node.runAction(SCNAction.fadeOut(duration: 1).reversed())
        node.advance(1)
        #expect(node.opacity == 1)
        node.runAction(.fadeOpacity(by: 5, duration: 0))
        node.advance(0)
        #expect(node.opacity == 1)
    }

    @Test("An action of the app's receives the seconds since its beginning; a node removes itself")
    func functions() {
        var times: [CGFloat] = []
        node.runAction(.customAction(duration: 2) { _, time in times.append(time) })
        for _ in 0..<3 { node.advance(0.5) }
        #expect(times == [0.5, 1, 1.5])
        let child = SCNNode()
        node.addChildNode(child)
        child.runAction(.removeFromParentNode())
        node.advance(0)
        #expect(node.childNodes.isEmpty)
    }
}
