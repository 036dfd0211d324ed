import Foundation
import SpriteKit
import SwiftUITesting
import Testing

@MainActor
@Suite("Actions")
struct ActionTests {
    private func host(_ actions: SKAction..., node own: SKNode? = nil) -> (SceneHost, SKNode) {
        let node = own ?? SKNode()
        let host = SceneHost { $0.addChild(node) }
        for action in actions { node.run(action) }
        host.host.update()
        return (host, node)
    }

    @Test("Moves, turns and scales have a share of their way at each time")
    func shares() {
        let (host, node) = host(
            .moveBy(x: 60, y: -30, duration: 1), .rotate(byAngle: 2, duration: 2), .scale(to: 3, duration: 1),
            .fadeOut(withDuration: 2))
        host.advance(0.5)
        #expect(isNear(node.position.x, 30, 0.02) && isNear(node.position.y, -15, 0.02))
        #expect(isNear(node.zRotation, 0.5, 0.01) && isNear(node.xScale, 2, 0.01) && isNear(node.alpha, 0.75, 0.01))
        host.advance(5)
        #expect(isNear(node.position.x, 60) && isNear(node.zRotation, 2) && isNear(node.alpha, 0) && !node.hasActions())
    }

    @Test("Movements by amounts add up; movements to places begin where the node is")
    func addition() {
        let (host, node) = host(.moveBy(x: 10, y: 0, duration: 1), .moveBy(x: 5, y: 5, duration: 1))
        host.advance(1.1)
        #expect(isNear(node.position.x, 15) && isNear(node.position.y, 5))
        node.run(.move(to: .zero, duration: 1))
        host.advance(1.1)
        #expect(node.position == .zero)
    }

    @Test("A sequence passes on the time that is left over, and repetitions count")
    func sequences() {
        var log: [Int] = []
        let step = SKAction.sequence([.wait(forDuration: 0.1), .run { log.append(1) }])
        let (host, node) = host(.sequence([.repeat(step, count: 3), .run { log.append(2) }]))
        host.advance(0.28)
        #expect(log == [1, 1])
        host.advance(0.05)
        #expect(log == [1, 1, 1, 2] && !node.hasActions())
        node.run(.repeatForever(.sequence([.moveBy(x: 1, y: 0, duration: 0.01)])))
        host.advance(1)
        #expect(node.position.x > 97 && node.position.x <= 101)
    }

    @Test("Groups end with their longest, and completions are called once")
    func groups() {
        var ends = 0
        let node = SKNode()
        let host = SceneHost { $0.addChild(node) }
        node.run(.group([.moveBy(x: 1, y: 0, duration: 0.1), .wait(forDuration: 0.5)])) { ends += 1 }
        host.advance(0.3)
        #expect(ends == 0 && node.position.x == 1)
        host.advance(0.5)
        #expect(ends == 1)
    }

    @Test("Keys replace, find and end actions; speeds multiply")
    func keys() {
        let (host, node) = host()
        node.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "go")
        node.run(.moveBy(x: 10, y: 0, duration: 1), withKey: "go")
        host.advance(0.5)
        #expect(isNear(node.position.x, 5, 0.2) && node.action(forKey: "go") != nil)
        node.speed = 2
        host.advance(0.1)
        #expect(isNear(node.position.x, 7, 0.4))
        node.removeAction(forKey: "go")
        host.advance(1)
        #expect(isNear(node.position.x, 7, 0.4) && node.action(forKey: "go") == nil)
        node.isPaused = true
        node.run(.moveBy(x: 5, y: 0, duration: 0.1))
        host.advance(1)
        #expect(isNear(node.position.x, 7, 0.4))
    }

    @Test("Timing modes and functions bend the way")
    func timing() {
        let (slow, fast, own) = (SKNode(), SKNode(), SKNode())
        let host = SceneHost { scene in for node in [slow, fast, own] { scene.addChild(node) } }
        func move(_ node: SKNode, _ change: (SKAction) -> Void) {
            let action = SKAction.moveBy(x: 100, y: 0, duration: 1)
            change(action)
            node.run(action)
        }
        move(slow) { $0.timingMode = .easeIn }
        move(fast) { $0.timingMode = .easeOut }
        move(own) { $0.timingFunction = { $0 < 0.9 ? 0 : 1 } }
        host.advance(0.5)
        #expect(isNear(slow.position.x, 25, 1) && isNear(fast.position.x, 75, 1) && own.position.x == 0)
        host.advance(0.6)
        #expect(isNear(slow.position.x, 100) && isNear(own.position.x, 100))
    }

    @Test("Reversed actions go back")
    func reversal() {
        let action = SKAction.sequence([
            .moveBy(x: 10, y: 0, duration: 0.1), .rotate(byAngle: 1, duration: 0.1), .scale(by: 2, duration: 0.1),
        ])
        let (host, node) = host(.sequence([action, action.reversed()]))
        host.advance(0.31)
        #expect(isNear(node.position.x, 10) && node.xScale > 1.8)
        host.advance(0.5)
        #expect(isNear(node.position.x, 0) && isNear(node.zRotation, 0) && isNear(node.xScale, 1))
    }

    @Test("Paths are followed by their length, and turn the node")
    func paths() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 100))
        let (host, node) = host(.follow(path, asOffset: false, orientToPath: true, duration: 2))
        host.advance(0.5)
        #expect(isNear(node.position.x, 50, 1) && isNear(node.zRotation, 0))
        host.advance(1)
        #expect(isNear(node.position.x, 100) && isNear(node.position.y, 50, 1) && isNear(node.zRotation, .pi / 2))
    }

    @Test("Textures follow each other, and the last stays or the first returns")
    func textures() {
        let textures = (0..<3).map { _ in
            SKTexture(data: Data(repeating: 255, count: 16), size: CGSize(width: 2, height: 2))
        }
        let sprite = SKSpriteNode(texture: nil, size: CGSize(width: 10, height: 10))
        let (host, _) = host(.animate(with: textures, timePerFrame: 0.1), node: sprite)
        host.advance(0.15)
        #expect(sprite.texture === textures[1] && sprite.size.width == 10)
        host.advance(0.5)
        #expect(sprite.texture === textures[2])
        sprite.run(.animate(with: textures, timePerFrame: 0.1, resize: true, restore: false))
        host.advance(0.5)
        #expect(sprite.size == CGSize(width: 2, height: 2))
    }

    @Test("Hostile durations and numbers end at once and leave numbers")
    func hostile() {
        let nodes = (0..<6).map { _ in SKSpriteNode(color: .red, size: CGSize(width: 5, height: 5)) }
        let host = SceneHost { scene in for node in nodes { scene.addChild(node) } }
        nodes[0].run(.moveBy(x: 5, y: 0, duration: -3))
        nodes[1].run(.moveBy(x: .nan, y: .infinity, duration: .nan))
        nodes[2].run(.repeatForever(.run {}))
        nodes[3].run(.repeat(.repeatForever(.wait(forDuration: 0)), count: -4))
        nodes[4].run(.sequence([SKAction()]))
        nodes[5].run(.sequence([.removeFromParent(), .run { nodes[4].removeFromParent() }]))
        host.advance(0.2)
        #expect(nodes[0].position.x == 5 && nodes[1].position == .zero && nodes[2].hasActions())
        #expect(!nodes[3].hasActions() && !nodes[4].hasActions() && nodes[5].parent == nil)
    }
}
