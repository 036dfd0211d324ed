import DisplayList
import Foundation
import SwiftUI
import Testing

@testable import SpriteKit

/// Actions along paths and to sizes, continued by hand.
@MainActor
@Suite("Actions along paths and to sizes")
struct PathActionTests {
    private let path: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 110, y: 20))
        path.addLine(to: CGPoint(x: 110, y: 120))
        return path
    }()

    private func run(_ action: SKAction, _ seconds: Double) -> SKNode {
        let node = SKNode()
        node.position = CGPoint(x: 5, y: 6)
        node.zRotation = 0.25
        node.run(action)
        node.evaluateActions(seconds)
        return node
    }
    private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { abs(a.x - x) < 1e-6 && abs(a.y - y) < 1e-6 }

    @Test("A path is followed from where the node is, and turns it, unless that is not wanted")
    func follow() {
        let first = run(.follow(path, duration: 2), 0.5)
        #expect(isNear(first.position, 65, 26) && first.zRotation == 0 && first.hasActions())
        let second = run(.follow(path, duration: 2), 1.5)
        #expect(isNear(second.position, 115, 76) && abs(second.zRotation - .pi / 2) < 1e-9)
        let end = run(.follow(path, duration: 2), 2)
        #expect(isNear(end.position, 115, 126) && !end.hasActions())
        let fixed = run(.follow(path, asOffset: false, orientToPath: true, duration: 2), 0.5)
        #expect(isNear(fixed.position, 60, 20) && fixed.zRotation == 0)
        let level = run(.follow(path, asOffset: true, orientToPath: false, duration: 2), 1.5)
        #expect(isNear(level.position, 115, 76) && level.zRotation == 0.25)
    }

    @Test("A speed in points a second is the length by the time")
    func speed() {
        let node = run(.follow(path, speed: 50), 1)
        #expect(isNear(node.position, 65, 26) && node.zRotation == 0 && SKAction.follow(path, speed: 50).duration == 4)
        let still = run(.follow(path, asOffset: false, orientToPath: false, speed: 100), 1.5)
        #expect(isNear(still.position, 110, 70) && still.zRotation == 0.25)
        #expect(SKAction.follow(path, speed: 0).duration == 0)
    }

    @Test("Reversed, a path is followed from its end to its beginning")
    func reversed() {
        let back = SKAction.follow(path, asOffset: false, orientToPath: true, duration: 2).reversed()
        let node = run(back, 0.5)
        #expect(isNear(node.position, 110, 70) && abs(node.zRotation + .pi / 2) < 1e-9)
    }

    @Test("The points of a way, at and between its corners, and beyond its ends")
    func way() throws {
        let way = Way(path)
        #expect(way.length == 200)
        let places = [-1, 0, 0.25, 0.5, 0.55, 1, 3].map { way.place(at: $0) }
        let wanted: [(CGFloat, CGFloat)] = [(10, 20), (10, 20), (60, 20), (110, 20), (110, 30), (110, 120), (110, 120)]
        for (place, wanted) in zip(places, wanted) {
            let point = try #require(place).point
            #expect(isNear(point, wanted.0, wanted.1))
        }
        #expect(way.place(at: 0.5)?.angle == 0 && (way.place(at: 0.51)?.angle ?? 0) > 1.5)
        #expect(Way(CGMutablePath()).place(at: 0.5) == nil && Way(CGMutablePath()).length == 0)
        let point = CGMutablePath()
        point.move(to: CGPoint(x: 3, y: 4))
        point.addLine(to: CGPoint(x: 3, y: 4))
        #expect(Way(point).place(at: 0.5)?.point == CGPoint(x: 3, y: 4))
    }

    @Test("A node is scaled until it has a size; a side of no length stays")
    func sizes() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
        sprite.run(.scale(to: CGSize(width: 40, height: 5), duration: 1))
        sprite.evaluateActions(0.5)
        #expect(sprite.xScale == 1.5 && sprite.yScale == 0.75)
        sprite.evaluateActions(0.5)
        #expect(sprite.xScale == 2 && sprite.yScale == 0.5)
        let flat = SKSpriteNode(color: .red, size: CGSize(width: 0, height: 10))
        flat.run(.scale(to: CGSize(width: 40, height: 30), duration: 1))
        flat.evaluateActions(1)
        #expect(flat.xScale == 1 && flat.yScale == 3)
        let thin = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 0))
        thin.run(.scale(to: CGSize(width: 40, height: 30), duration: 1))
        thin.evaluateActions(1)
        #expect(thin.xScale == 4 && thin.yScale == 1)
    }

    @Test("Scales and sizes are brought to values of their own, or changed by amounts")
    func scales() {
        let node = SKNode()
        (node.xScale, node.yScale) = (2, 4)
        node.run(.scaleX(to: 4, y: 8, duration: 1))
        node.evaluateActions(0.5)
        #expect(node.xScale == 3 && node.yScale == 6)
        node.removeAllActions()
        node.run(.scaleX(by: 3, y: 0.5, duration: 1))
        node.evaluateActions(1)
        #expect(node.xScale == 9 && node.yScale == 3)
        node.run(SKAction.scaleX(by: 3, y: 0.5, duration: 1).reversed())
        node.evaluateActions(1)
        #expect(abs(node.xScale - 3) < 1e-9 && abs(node.yScale - 6) < 1e-9)
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
        sprite.run(.resize(byWidth: 8, height: -4, duration: 1))
        sprite.evaluateActions(0.5)
        #expect(sprite.size == CGSize(width: 24, height: 8))
        sprite.evaluateActions(0.5)
        sprite.run(.resize(toWidth: 48, height: 16, duration: 1))
        sprite.evaluateActions(0.5)
        #expect(sprite.size == CGSize(width: 38, height: 11))
    }
}
