import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@testable import SpriteKit

/// What transitions draw of the scene that goes and of the one that comes, in a view of 200 × 100 points.
@MainActor
@Suite("Transitions of scenes")
struct TransitionTests {
    private let size = CGSize(width: 200, height: 100)
    private let old = [
        DrawingCommand.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), .color(.black), FillStyle())
    ]
    private let new = [
        DrawingCommand.fill(Path(CGRect(x: 5, y: 6, width: 7, height: 8)), .color(.white), FillStyle())
    ]

    /// At a quarter of the time 0.15625 of the way is done, at three quarters the rest of it is left.
    private func commands(_ transition: SKTransition, _ share: CGFloat) -> [DrawingCommand] {
        transition.commands(old, new, size, share)
    }

    private func still(_ commands: [DrawingCommand]) -> DrawingCommand { .group(commands, DrawingGroup()) }
    private func moved(_ commands: [DrawingCommand], _ x: CGFloat, _ y: CGFloat) -> DrawingCommand {
        placed(commands, CGAffineTransform(translationX: x, y: y))
    }
    private func placed(_ commands: [DrawingCommand], _ transform: CGAffineTransform) -> DrawingCommand {
        var group = DrawingGroup()
        group.transform = transform
        return .group(commands, group)
    }
    private func faded(_ commands: [DrawingCommand], _ opacity: Double) -> DrawingCommand {
        var group = DrawingGroup()
        group.effects = [.opacity(opacity)]
        return .group(commands, group)
    }
    private func cut(
        _ commands: [DrawingCommand], _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
    )
        -> [DrawingCommand]
    {
        var group = DrawingGroup()
        group.clips = [ClipShape(path: Path(CGRect(x: x, y: y, width: width, height: height)))]
        return [.group(commands, group)]
    }
    private var ground: DrawingCommand { .fill(Path(CGRect(origin: .zero, size: size)), .color(.black), FillStyle()) }

    @Test("Scenes fade into each other, or through a color")
    func fades() throws {
        let cross = SKTransition.crossFade(withDuration: 1)
        #expect(commands(cross, 0.25) == [still(old), faded(new, 0.25)])
        let black = SKTransition.fade(withDuration: 1)
        #expect(
            commands(black, 0.25) == [ground, faded(old, 0.5)] && commands(black, 0.75) == [ground, faded(new, 0.5)])
        #expect(commands(black, 0.5) == [ground, faded(new, 0)] && commands(black, 1) == [ground, faded(new, 1)])
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let colored = commands(SKTransition.fade(with: red, duration: 1), 0)
        #expect(
            colored == [
                .fill(Path(CGRect(origin: .zero, size: size)), .color(RGBA(1, 0, 0)), FillStyle()), faded(old, 1),
            ])
        let filtered = SKTransition.ciFilter(try #require(CIFilter(name: "CIColorInvert")), duration: 2)
        #expect(commands(filtered, 0.75) == [still(old), faded(new, 0.75)] && filtered.duration == 2)
    }

    @Test("The new scene pushes the old one out, in each direction")
    func pushes() {
        func push(_ direction: SKTransitionDirection) -> [DrawingCommand] {
            commands(.push(with: direction, duration: 1), 0.25)
        }
        #expect(push(.left) == [moved(old, -31.25, 0), moved(new, 168.75, 0)])
        #expect(push(.right) == [moved(old, 31.25, 0), moved(new, -168.75, 0)])
        #expect(push(.up) == [moved(old, 0, -15.625), moved(new, 0, 84.375)])
        #expect(push(.down) == [moved(old, 0, 15.625), moved(new, 0, -84.375)])
        let late = commands(.push(with: .left, duration: 1), 0.75)
        #expect(late == [moved(old, -168.75, 0), moved(new, 31.25, 0)])
    }

    @Test("One of the scenes stays, and the other moves in above it or out")
    func moves() {
        let moveIn = commands(.moveIn(with: .right, duration: 1), 0.25)
        #expect(moveIn == [still(old), moved(new, -168.75, 0)])
        let reveal = commands(.reveal(with: .down, duration: 1), 0.25)
        #expect(reveal == [still(new), moved(old, 0, 15.625)])
    }

    @Test("The old scene opens like doors, and the new one closes like doors")
    func doors() {
        let (left, right) = (cut(old, 0, 0, 100, 100), cut(old, 100, 0, 100, 100))
        #expect(
            commands(.doorsOpenHorizontal(withDuration: 1), 0.25)
                == [still(new), moved(left, -15.625, 0), moved(right, 15.625, 0)])
        let (top, bottom) = (cut(old, 0, 0, 200, 50), cut(old, 0, 50, 200, 50))
        #expect(
            commands(.doorsOpenVertical(withDuration: 1), 0.25)
                == [still(new), moved(top, 0, -7.8125), moved(bottom, 0, 7.8125)])
        #expect(
            commands(.doorsCloseHorizontal(withDuration: 1), 0.25) == [
                still(old), moved(cut(new, 0, 0, 100, 100), -84.375, 0), moved(cut(new, 100, 0, 100, 100), 84.375, 0),
            ])
        #expect(
            commands(.doorsCloseVertical(withDuration: 1), 0.75) == [
                still(old), moved(cut(new, 0, 0, 200, 50), 0, -7.8125), moved(cut(new, 0, 50, 200, 50), 0, 7.8125),
            ])
    }

    @Test("The new scene comes through a doorway, from half of its size in the middle")
    func doorway() {
        let small = placed(new, CGAffineTransform(a: 0.578125, b: 0, c: 0, d: 0.578125, tx: 42.1875, ty: 21.09375))
        #expect(
            commands(.doorway(withDuration: 1), 0.25) == [
                still([small]), moved(cut(old, 0, 0, 100, 100), -15.625, 0),
                moved(cut(old, 100, 0, 100, 100), 15.625, 0),
            ])
    }

    @Test("The scene turns over: the old one becomes flat, then the new one is wide or high")
    func flips() {
        let flat = CGAffineTransform(a: 1, b: 0, c: 0, d: 0.5, tx: 0, ty: 25)
        let level = SKTransition.flipHorizontal(withDuration: 1)
        #expect(
            commands(level, 0.25) == [ground, placed(old, flat)]
                && commands(level, 0.75) == [ground, placed(new, flat)])
        let thin = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 1, tx: 50, ty: 0)
        let upright = SKTransition.flipVertical(withDuration: 1)
        #expect(commands(upright, 0.25) == [ground, placed(old, thin)])
        let middle = CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 100, ty: 0)
        #expect(commands(upright, 0.5) == [ground, placed(new, middle)])
    }

    @Test("A transition has its duration, and both scenes wait by default")
    func settings() {
        #expect(SKTransition.push(with: .up, duration: 0.5).duration == 0.5 && SKTransition().duration == 0)
        for seconds in [-1, Double.infinity, .nan] {
            #expect(SKTransition.crossFade(withDuration: seconds).duration == 0)
        }
        #expect(SKTransition().pausesIncomingScene && SKTransition().pausesOutgoingScene)
    }

    @Test("Frames take the time that has passed, a second at most")
    func frames() {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (scene, node) = (RecordingScene(size: size), SKNode())
        scene.addChild(node)
        node.run(.moveBy(x: 128, y: 0, duration: 128))
        view.presentScene(scene)
        view.state.frame(at: 5, in: view)
        #expect(node.position.x == 0 && scene.times == [5])
        view.state.frame(at: 5.5, in: view)
        #expect(node.position.x == 0.5)
        view.state.frame(at: 5.5, in: view)
        view.state.frame(at: 4, in: view)
        #expect(node.position.x == 0.5 && scene.times == [5, 5.5])
        view.state.frame(at: 8, in: view)
        #expect(node.position.x == 1.5 && scene.times == [5, 5.5, 8])
        view.isPaused = true
        view.state.frame(at: 8.5, in: view)
        view.isPaused = false
        view.state.frame(at: 9, in: view)
        #expect(node.position.x == 1.5)
        view.state.frame(at: 9.25, in: view)
        #expect(node.position.x == 1.75)
    }

    @Test("Scenes wait during a transition unless they are not to, and the old one leaves at its end")
    func pausing() {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (first, second) = (RecordingScene(size: size), RecordingScene(size: size))
        view.presentScene(first)
        view.state.frame(at: 0, in: view)
        let transition = SKTransition.crossFade(withDuration: 1)
        (transition.pausesOutgoingScene, transition.pausesIncomingScene) = (false, true)
        view.presentScene(second, transition: transition)
        view.state.frame(at: 0.5, in: view)
        #expect(first.times == [0, 0.5] && second.times.isEmpty && first.calls.last != "willMove")
        view.state.frame(at: 1, in: view)
        #expect(first.calls.last == "willMove" && second.times == [1] && view.scene === second)
        let back = SKTransition.crossFade(withDuration: 1)
        (back.pausesOutgoingScene, back.pausesIncomingScene) = (true, false)
        view.presentScene(first, transition: back)
        view.state.frame(at: 1.5, in: view)
        #expect(second.times == [1] && first.times.last == 1.5)
    }
}
