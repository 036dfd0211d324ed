import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import SceneKit

/// The frames of views: how time passes in them.
@MainActor
@Suite("Frames of scenes in views")
struct ViewFrameTests {
    private let view = SCNView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    private let node = SCNNode()

    init() {
        let scene = SCNScene()
        scene.rootNode.addChildNode(node)
        view.scene = scene
    }

    @Test("The first frame takes no time; later ones take what has passed, a second at most, and never go back")
    func time() {
        node.runAction(.moveBy(x: 128, y: 0, z: 0, duration: 128))
        view.changed()
        #expect(view.state.moves)
        view.state.frame(at: 10, in: view)
        #expect(view.sceneTime == 0)
        view.state.frame(at: 10.5, in: view)
        #expect(view.sceneTime == 0.5 && node.simdPosition.x == 0.5)
        let revision = view.state.revision
        view.state.frame(at: 10.5, in: view)
        view.state.frame(at: 9, in: view)
        #expect(view.sceneTime == 0.5 && view.state.revision == revision)
        view.state.frame(at: 13, in: view)
        #expect(view.sceneTime == 1.5 && view.state.revision > revision)
        view.state.frame(at: 13.25, in: view)
        #expect(view.sceneTime == 1.75 && node.simdPosition.x == 1.75)
    }

    @Test("A view that shows statistics has the frames of a second at its lower right")
    func statistics() {
        func words() -> Bool {
            let canvas = Canvas { [view] context, size in view.state.draw(context, size, view) }
            let host = TestHost(canvas, size: CGSize(width: 40, height: 40))
            let list = host.displayList
            var waiting = Array(list.children(of: .root))
            while let layer = waiting.popLast() {
                if "\(list[layer].content)".contains("4 fps") { return true }
                waiting += list.children(of: layer)
            }
            return false
        }
        node.geometry = SCNSphere(radius: 1)
        node.runAction(.wait(duration: 100))
        view.changed()
        for time in [0, 0.25, 0.5] { view.state.frame(at: time, in: view) }
        #expect(!words())
        view.showsStatistics = true
        #expect(words())
    }

    @Test("A scene that has come to rest begins again without the time between")
    func rest() {
        node.runAction(.wait(duration: 0.5))
        view.changed()
        view.state.frame(at: 1, in: view)
        view.state.frame(at: 2, in: view)
        #expect(!view.state.moves && view.sceneTime == 1)
        node.runAction(.moveBy(x: 4, y: 0, z: 0, duration: 1))
        view.state.frame(at: 9, in: view)
        #expect(node.simdPosition.x == 0)
        view.state.frame(at: 9.5, in: view)
        #expect(node.simdPosition.x == 2)
    }

    @Test("A view moves while something in it does, unless it or its scene is paused")
    func moving() {
        #expect(!view.moves)
        view.rendersContinuously = true
        #expect(view.moves && view.state.moves)
        view.pause(nil)
        #expect(!view.moves && !view.isPlaying)
        view.play(nil)
        view.scene?.isPaused = true
        #expect(!view.moves)
        view.scene?.isPaused = false
        view.rendersContinuously = false
        node.geometry = SCNSphere(radius: 1)
        node.physicsBody = .dynamic()
        #expect(view.moves)
        node.physicsBody?.setResting(true)
        #expect(!view.moves)
        view.sceneTime = 5
        view.stop(nil)
        #expect(view.sceneTime == 0 && !view.isPlaying)
        view.scene = nil
        view.play(nil)
        #expect(!view.moves)
    }
}
