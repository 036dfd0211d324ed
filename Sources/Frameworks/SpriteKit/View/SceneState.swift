import Combine
import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// Two scenes of which one takes the place of the other.
@MainActor
final class SceneChange {
    let from: SKScene, to: SKScene
    let transition: SKTransition
    var elapsed = 0.0
    var share: CGFloat { CGFloat(min(elapsed / transition.duration, 1)) }

    init(from: SKScene, to: SKScene, transition: SKTransition) {
        (self.from, self.to, self.transition) = (from, to, transition)
    }
}

/// The frames of a view of a scene.
@MainActor
final class SceneState: ObservableObject {
    var isPaused = false
    var rate = 60
    /// Counts the drawings.
    @Published private(set) var revision = 0
    private var change: SceneChange?
    /// The time of the last frame; nil before the first and after a pause.
    private var last: TimeInterval?
    /// Frames a second, smoothed.
    private var framesPerSecond = 0.0

    nonisolated init() {}

    /// The seconds between two frames.
    var interval: Double { 1 / Double(min(max(rate, 1), 120)) }

    func begin(_ change: SceneChange) { self.change = change }

    /// Ends a transition at once.
    func finishTransition(in view: SKView) {
        guard let change else { return }
        self.change = nil
        view.leave(change.from)
    }

    /// Updates the scene for a frame.
    func frame(at time: TimeInterval, in view: SKView) {
        view.beforeFrame()
        guard !isPaused, view.scene != nil else { return last = nil }
        if let delegate = view.delegate, !delegate.view(view, shouldRenderAtTime: time) { return }
        // A window that was hidden for a while continues where it was.
        let seconds = last.map { min(max(time - $0, 0), 1) } ?? 0
        if seconds == 0, last != nil { return }
        last = time
        if seconds > 0 {
            let now = 1 / seconds
            framesPerSecond = framesPerSecond == 0 ? now : framesPerSecond * 0.95 + now * 0.05
        }
        if let change {
            change.elapsed += seconds
            if !change.transition.pausesOutgoingScene { change.from.step(time, seconds) }
            if change.elapsed >= change.transition.duration { finishTransition(in: view) }
        }
        if let scene = view.scene, change?.transition.pausesIncomingScene != true { scene.step(time, seconds) }
        revision += 1
    }

    /// Draws the scene, or both during a transition.
    func draw(_ context: GraphicsContext, _ size: CGSize, _ view: SKView) {
        guard let scene = view.scene, size.width > 0, size.height > 0 else { return }
        let system = context.textSystem
        func commands(_ scene: SKScene) -> (commands: [DrawingCommand], nodes: Int, drawn: Int) {
            scene.commands(
                in: size, hasGround: !view.allowsTransparency, showsPhysics: view.showsPhysics, system)
        }
        let shown = commands(scene)
        if let change {
            context.draw(change.transition.commands(commands(change.from).commands, shown.commands, size, change.share))
        } else {
            context.draw(shown.commands)
        }
        var words: [String] = []
        if view.showsDrawCount { words.append("draws:\(shown.drawn)") }
        if view.showsQuadCount { words.append("quads:\(shown.drawn)") }
        if view.showsNodeCount { words.append("nodes:\(shown.nodes)") }
        if view.showsFPS { words.append(String(format: "%.1f fps", framesPerSecond)) }
        guard !words.isEmpty else { return }
        let text = Text(verbatim: words.joined(separator: "  ")).font(.system(size: 12)).foregroundColor(.white)
        context.draw(text, at: CGPoint(x: size.width - 6, y: size.height - 6), anchor: .bottomTrailing)
    }
}

/// The view that draws a scene within a view of one.
final class SceneSurface: UIView {
    weak var owner: SKView?

    override var _showsOwnContent: Bool { true }

    override var _swiftUIContent: AnyView {
        guard let owner else { return AnyView(EmptyView()) }
        return AnyView(
            SceneContent(
                view: owner, state: owner.state, isPaused: owner.isPaused, interval: owner.state.interval,
                requests: owner.requests))
    }
}

/// Draws a scene, and updates it with each frame.
private struct SceneContent: View {
    let view: SKView
    @ObservedObject var state: SceneState
    let isPaused: Bool
    /// The seconds between two frames.
    let interval: Double
    /// How often a scene was requested.
    let requests: Int

    var body: some View {
        ZStack {
            TimelineView(.animation(minimumInterval: interval, paused: isPaused)) { context in
                Color.clear
                    .onChange(of: context.date, initial: true) { _, date in
                        state.frame(at: date.timeIntervalSinceReferenceDate, in: view)
                    }
            }
            SceneCanvas(view: view, state: state, revision: state.revision &+ requests)
        }
        .onChange(of: requests, initial: true) { view.beforeFrame() }
        .accessibilityHidden(true)
    }
}

private struct SceneCanvas: View {
    let view: SKView
    let state: SceneState
    /// Makes values differ whenever the scene may have changed.
    let revision: Int

    var body: some View {
        Canvas { [revision] context, size in
            _ = revision
            state.draw(context, size, view)
        }
        .allowsHitTesting(false)
    }
}
