import Foundation
import SwiftUI

/// A view that shows a scene of SpriteKit.
///
/// ```swift
/// struct GameView: View {
///     @State private var scene = Game(size: CGSize(width: 400, height: 600))
///     var body: some View { SpriteView(scene: scene, debugOptions: [.showsFPS]) }
/// }
/// ```
///
/// Follows Apple's [SpriteView](https://developer.apple.com/documentation/spritekit/spriteview).
public struct SpriteView: View {
    private let content: ShownScene

    /// How scenes are drawn.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        /// Creates options from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Nodes of the same depth may be drawn in any order; they keep the tree's here.
        public static let ignoresSiblingOrder = Options(rawValue: 1)
        /// Nodes out of sight are not drawn; they never are here.
        public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
        /// The content behind the view is visible where the scene draws nothing.
        public static let allowsTransparency = Options(rawValue: 4)
    }

    /// Additions to the scene while an app is developed.
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        /// Creates options from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The number of frames a second.
        public static let showsFPS = DebugOptions(rawValue: 1)
        /// The number of nodes.
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        /// The number of nodes that draw.
        public static let showsDrawCount = DebugOptions(rawValue: 4)
        /// The number of rectangles.
        public static let showsQuadCount = DebugOptions(rawValue: 8)
        /// The outlines of bodies.
        public static let showsPhysics = DebugOptions(rawValue: 16)
        /// Fields; without effect.
        public static let showsFields = DebugOptions(rawValue: 32)
    }

    /// Creates a view of a scene.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - transition: How the scene takes the place of another; at once for nil.
    ///   - isPaused: Whether the scene is not updated.
    ///   - preferredFramesPerSecond: How many frames a second are wanted.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60
    ) {
        self.init(
            scene, transition, isPaused, preferredFramesPerSecond, [.shouldCullNonVisibleNodes], [], { _ in true })
    }

    /// Creates a view of a scene with options.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions
    ) {
        self.init(scene, transition, isPaused, preferredFramesPerSecond, options, debugOptions, { _ in true })
    }

    /// Creates a view of a scene with options, which asks before each frame.
    /// - Parameter shouldRender: Returns whether the scene is updated and drawn at a time in seconds.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }
    ) {
        self.init(scene, transition, isPaused, preferredFramesPerSecond, options, [], shouldRender)
    }

    /// Creates a view of a scene with options, which asks before each frame.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions,
        shouldRender: @escaping (TimeInterval) -> Bool
    ) {
        self.init(scene, transition, isPaused, preferredFramesPerSecond, options, debugOptions, shouldRender)
    }

    private init(
        _ scene: SKScene, _ transition: SKTransition?, _ isPaused: Bool, _ rate: Int, _ options: Options,
        _ debugOptions: DebugOptions, _ shouldRender: @escaping (TimeInterval) -> Bool
    ) {
        content = ShownScene(
            scene: scene, transition: transition, isPaused: isPaused, rate: rate, options: options,
            debugOptions: debugOptions, shouldRender: shouldRender)
    }

    public var body: some View { content }
}

/// The view of UIKit that a sprite view shows.
private struct ShownScene: UIViewRepresentable {
    let scene: SKScene
    let transition: SKTransition?
    let isPaused: Bool
    let rate: Int
    let options: SpriteView.Options
    let debugOptions: SpriteView.DebugOptions
    let shouldRender: (TimeInterval) -> Bool

    final class Frames: NSObject, SKViewDelegate {
        var shouldRender: (TimeInterval) -> Bool = { _ in true }
        func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { shouldRender(time) }
    }

    func makeCoordinator() -> Frames { Frames() }

    func makeUIView(context: Context) -> SpriteSurface {
        let view = SpriteSurface(frame: .zero)
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: SpriteSurface, context: Context) {
        context.coordinator.shouldRender = shouldRender
        if view.isPaused != isPaused { view.isPaused = isPaused }
        if view.preferredFramesPerSecond != rate { view.preferredFramesPerSecond = rate }
        func set(_ path: ReferenceWritableKeyPath<SpriteSurface, Bool>, _ value: Bool) {
            if view[keyPath: path] != value { view[keyPath: path] = value }
        }
        set(\.ignoresSiblingOrder, options.contains(.ignoresSiblingOrder))
        set(\.shouldCullNonVisibleNodes, options.contains(.shouldCullNonVisibleNodes))
        set(\.allowsTransparency, options.contains(.allowsTransparency))
        set(\.showsFPS, debugOptions.contains(.showsFPS))
        set(\.showsNodeCount, debugOptions.contains(.showsNodeCount))
        set(\.showsDrawCount, debugOptions.contains(.showsDrawCount))
        set(\.showsQuadCount, debugOptions.contains(.showsQuadCount))
        set(\.showsPhysics, debugOptions.contains(.showsPhysics))
        view.want(scene, transition)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: SpriteSurface, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }

    static func dismantleUIView(_ view: SpriteSurface, coordinator: Frames) { view.presentScene(nil) }
}

/// A view of a scene that presents it when it has a size, on which apps rely.
private final class SpriteSurface: SKView {
    private var wanted: (scene: SKScene, transition: SKTransition?)?

    func want(_ scene: SKScene, _ transition: SKTransition?) {
        if let wanted, wanted.scene === scene { return }
        if wanted == nil, self.scene === scene { return }
        wanted = (scene, transition)
        changed()
    }

    override func beforeFrame() { showWanted() }

    private func showWanted() {
        guard let wanted, bounds.width > 0, bounds.height > 0 else { return }
        self.wanted = nil
        if let transition = wanted.transition, scene != nil {
            presentScene(wanted.scene, transition: transition)
        } else {
            presentScene(wanted.scene)
        }
    }
}
