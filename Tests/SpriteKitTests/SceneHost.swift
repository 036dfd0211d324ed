import DisplayList
import Foundation
import ImageFrontend
import SpriteKit
import SwiftUI
import SwiftUITesting

/// A scene that notes its calls.
final class RecordingScene: SKScene {
    var calls: [String] = []
    var times: [TimeInterval] = []
    var touched: [CGPoint] = []
    var onUpdate: ((RecordingScene) -> Void)?

    override func didMove(to view: SKView) { calls.append("didMove \(Int(view.bounds.width))") }
    override func willMove(from view: SKView) { calls.append("willMove") }
    override func didChangeSize(_ oldSize: CGSize) { calls.append("size \(Int(size.width))") }
    override func update(_ currentTime: TimeInterval) {
        times.append(currentTime)
        onUpdate?(self)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }

    private func note(_ name: String, _ touches: Set<UITouch>) {
        calls.append(name)
        if let touch = touches.first { touched.append(touch.location(in: self)) }
    }
}

/// A scene in a window of its own size, in points.
@MainActor
struct SceneHost {
    let host: TestHost
    let scene: RecordingScene

    init(
        _ size: CGSize = CGSize(width: 200, height: 100), window: CGSize? = nil,
        _ build: (RecordingScene) -> Void = { _ in }
    ) {
        let scene = RecordingScene(size: size)
        scene.physicsWorld.gravity = .zero
        build(scene)
        self.scene = scene
        host = TestHost(SpriteView(scene: scene), size: window ?? size)
    }

    /// Advances the time in frames of a sixtieth of a second.
    func advance(_ seconds: Double) { host.advance(by: seconds) }

    /// The color at a point of the window, from 0 to 255.
    func color(_ x: Int, _ y: Int) throws -> [UInt8] {
        let image = try PictureMaker.bitmap(host.displayList, size: host.size, scale: 1)
        guard x < image.width, y < image.height else { return [0, 0, 0] }
        let index = (y * image.width + x) * 4
        return Array(image.pixels[index..<index + 3])
    }
}

func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }
