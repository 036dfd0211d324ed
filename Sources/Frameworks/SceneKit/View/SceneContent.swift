import Combine
import Foundation
import SpriteKit
import SwiftUI

/// The frames of a view.
@MainActor
final class ShownScene: ObservableObject {
    /// Counts the frames.
    @Published private(set) var revision = 0
    /// Whether frames follow each other.
    @Published private(set) var moves = false
    private var last: TimeInterval?
    private var kept: (revision: Int, width: Int, height: Int, image: CGImage)?
    private var rate = 0.0
    nonisolated init() {}

    func note(moves: Bool) {
        revision &+= 1
        if self.moves != moves { self.moves = moves }
    }

    func frame(at time: TimeInterval, in view: SCNView) {
        let seconds = last.map { min(max(time - $0, 0), 1) } ?? 0
        if last != nil, seconds == 0 { return }
        last = time
        if seconds > 0 { rate = rate == 0 ? 1 / seconds : rate * 0.9 + 0.1 / seconds }
        view.sceneTime += seconds
        view.advance(seconds)
        note(moves: view.moves)
        if !moves { last = nil }
    }

    func draw(_ context: GraphicsContext, _ size: CGSize, _ view: SCNView) {
        SceneChanges.drawn()
        let scale = min(context.environment.displayScale, size.width * size.height > 500_000 ? 1 : 2)
        let (width, height) = (Int(size.width * scale), Int(size.height * scale))
        guard width > 0, height > 0 else { return }
        if kept?.revision != revision || kept?.width != width || kept?.height != height {
            if !moves, last == nil { view.scene?.rootNode.applyConstraints(camera: view.pointOfView) }
            kept = view.picture(width: width, height: height).map { (revision, width, height, $0) }
            SceneChanges.drawn()
        }
        guard let kept else { return }
        context.draw(Image(decorative: kept.image, scale: scale), in: CGRect(origin: .zero, size: size))
        guard view.showsStatistics else { return }
        let words = Text(verbatim: String(format: "%.0f fps", rate)).font(.system(size: 12)).foregroundColor(.gray)
        context.draw(words, at: CGPoint(x: size.width - 6, y: size.height - 6), anchor: .bottomTrailing)
    }
}

/// Draws a view's scene, and continues it with each frame while anything moves.
struct SceneContent: View {
    let view: SCNView
    @ObservedObject var state: ShownScene
    @State private var zoom: CGFloat = 1

    var body: some View {
        ZStack {
            if state.moves {
                TimelineView(.animation(minimumInterval: 1 / Double(min(max(view.preferredFramesPerSecond, 1), 120)))) {
                    context in
                    Color.clear.onChange(of: context.date, initial: true) { _, date in
                        state.frame(at: date.timeIntervalSinceReferenceDate, in: view)
                    }
                }
            }
            SceneCanvas(view: view, state: state, revision: state.revision)
            if let overlay = view.overlaySKScene {
                SpriteView(scene: overlay, options: [.allowsTransparency])
                    .allowsHitTesting(overlay.isUserInteractionEnabled)
            }
        }
        .simultaneousGesture(
            MagnifyGesture()
                .onChanged { value in
                    guard view.allowsCameraControl, value.magnification > 0 else { return }
                    view.defaultCameraController.dolly(toTarget: Float(1 - zoom / value.magnification))
                    zoom = value.magnification
                }
                .onEnded { _ in zoom = 1 }
        )
        .accessibilityHidden(true)
    }
}

private struct SceneCanvas: View {
    let view: SCNView
    let state: ShownScene
    /// Makes values differ whenever the scene may have changed.
    let revision: Int

    var body: some View {
        Canvas { [revision] context, size in
            _ = revision
            state.draw(context, size, view)
        }
    }
}
