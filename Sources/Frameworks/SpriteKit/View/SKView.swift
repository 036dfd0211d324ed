import Foundation
import SwiftUI

/// A view that shows a scene, and updates it with each frame.
///
/// Follows Apple's [SKView](https://developer.apple.com/documentation/spritekit/skview).
@MainActor @preconcurrency
open class SKView: UIView {
    let state = SceneState()
    private let surface = SceneSurface(frame: .zero)
    /// The nodes that receive touches under way, by touch.
    private var targets: [ObjectIdentifier: SKNode] = [:]
    /// The scene that is shown; nil for none.
    open private(set) var scene: SKScene?
    /// Receives the view's questions about frames.
    open weak var delegate: (any SKViewDelegate)?
    /// Whether the scene is not updated; false by default.
    open var isPaused = false {
        didSet {
            state.isPaused = isPaused
            changed()
        }
    }
    /// How many frames a second are wanted; 60 by default.
    open var preferredFramesPerSecond = 60 {
        didSet {
            state.rate = preferredFramesPerSecond
            changed()
        }
    }
    /// The number of frames a second that are wanted, as a number of any kind.
    open var preferredFrameRate: Float {
        get { Float(preferredFramesPerSecond) }
        set { preferredFramesPerSecond = newValue.isFinite ? Int(min(max(newValue, 1), 1000)) : 60 }
    }
    /// How many frames of the screen a frame of the scene lasts; 1 by default.
    open var frameInterval: Int {
        get { max(60 / max(preferredFramesPerSecond, 1), 1) }
        set { preferredFramesPerSecond = 60 / max(newValue, 1) }
    }
    /// Whether the number of frames a second is shown; false by default.
    open var showsFPS = false { didSet { changed() } }
    /// Whether the number of nodes is shown; false by default.
    open var showsNodeCount = false { didSet { changed() } }
    /// Whether the number of nodes that draw is shown; false by default.
    open var showsDrawCount = false { didSet { changed() } }
    /// Whether the number of rectangles is shown, as many as the nodes that draw; false by default.
    open var showsQuadCount = false { didSet { changed() } }
    /// Whether the outlines of bodies are shown; false by default.
    open var showsPhysics = false { didSet { changed() } }
    /// Whether fields would be shown; without effect.
    open var showsFields = false
    /// Whether nodes of the same depth may be drawn in any order; they keep the tree's here.
    open var ignoresSiblingOrder = false
    /// Whether nodes out of sight are not drawn; they never are here.
    open var shouldCullNonVisibleNodes = true
    /// Whether the content behind the view is visible where the scene draws nothing; false by default.
    open var allowsTransparency = false { didSet { changed() } }
    /// Whether frames are drawn apart from the views around; they never are here.
    open var isAsynchronous = true
    /// Whether memory for depths is saved; without effect.
    open var disableDepthStencilBuffer = false

    /// Creates a view of a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    /// Creates an empty view.
    public convenience init() { self.init(frame: .zero) }
    /// Creates an empty view: archives cannot be read here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// How often the view has changed.
    private(set) var requests = 0

    /// Shows the view with changed settings.
    func changed() {
        requests += 1
        surface.setNeedsDisplay()
    }

    /// Called before each frame, and after each change.
    func beforeFrame() {}

    private func prepare() {
        surface.owner = self
        surface.isUserInteractionEnabled = false
        surface.frame = bounds
        addSubview(surface)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if surface.frame != bounds { surface.frame = bounds }
        fitScene()
    }

    /// Gives a scene that follows the view its size.
    func fitScene() {
        guard let scene, scene.scaleMode == .resizeFill, bounds.width > 0, bounds.height > 0 else { return }
        if scene.size != bounds.size { scene.size = bounds.size }
    }

    /// Shows a scene at once; none for nil.
    open func presentScene(_ scene: SKScene?) { present(scene, nil) }

    /// Shows a scene with a transition.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { present(scene, transition) }

    private func present(_ new: SKScene?, _ transition: SKTransition?) {
        if surface.superview !== self { insertSubview(surface, at: 0) }
        state.finishTransition(in: self)
        let old = scene
        guard new !== old else { return }
        if let other = new?.view, other !== self { other.presentScene(nil) }
        targets = [:]
        if let old, let new, let transition, transition.duration > 0 {
            state.begin(SceneChange(from: old, to: new, transition: transition))
        } else if let old {
            leave(old)
        }
        scene = new
        if let new {
            new.view = self
            fitScene()
            new.notifyPresence(true)
            new.didMove(to: self)
        }
        changed()
    }

    /// Ends the showing of a scene.
    func leave(_ scene: SKScene) {
        scene.willMove(from: self)
        scene.view = nil
        scene.notifyPresence(false)
    }

    // MARK: Points

    /// Converts a point of the view's space to a scene's.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
        let transform = scene.transform(toViewOf: bounds.size)
        return transform.isInvertibleHere ? point.applying(transform.inverted()) : .zero
    }

    /// Converts a point of a scene's space to the view's.
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
        point.applying(scene.transform(toViewOf: bounds.size))
    }

    // MARK: Touches

    /// The node that receives a touch at a point of the view.
    private func target(of touch: UITouch) -> SKNode? {
        guard let scene else { return nil }
        let place = convert(touch.location(in: self), to: scene)
        let nodes = scene.hits(place)
        if let node = nodes.first(where: { $0.isUserInteractionEnabled }) { return node }
        return scene.isUserInteractionEnabled ? scene : nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            guard let node = target(of: touch) else { continue }
            targets[ObjectIdentifier(touch)] = node
            node.touchesBegan([touch], with: event)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { targets[ObjectIdentifier(touch)]?.touchesMoved([touch], with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            targets.removeValue(forKey: ObjectIdentifier(touch))?.touchesEnded([touch], with: event)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches {
            targets.removeValue(forKey: ObjectIdentifier(touch))?.touchesCancelled([touch], with: event)
        }
    }
}

/// Answers a view's questions about frames.
@MainActor @preconcurrency
public protocol SKViewDelegate: NSObjectProtocol {
    /// Returns whether the scene is updated and drawn at a time; true by default.
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

extension UITouch {
    /// Where the touch is, in a node's space.
    public func location(in node: SKNode) -> CGPoint { place(location(in: view), node) }

    /// Where the touch was before it moved last, in a node's space.
    public func previousLocation(in node: SKNode) -> CGPoint { place(previousLocation(in: view), node) }

    private func place(_ point: CGPoint, _ node: SKNode) -> CGPoint {
        guard let scene = node.scene ?? (view as? SKView)?.scene, let shown = view as? SKView ?? scene.view else {
            return point
        }
        return scene.convert(shown.convert(point, to: scene), to: node)
    }
}
