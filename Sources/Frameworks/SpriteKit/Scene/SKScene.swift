import Foundation
import SwiftUI

/// How a scene is fitted into its view.
public enum SKSceneScaleMode: Int, Sendable {
    /// Both axes are stretched.
    case fill
    /// The scene fills the view, and some of it may be cut off.
    case aspectFill
    /// All of the scene is visible, and some of the view may be empty.
    case aspectFit
    /// The scene gets the size of the view.
    case resizeFill
}

/// The root of a tree of nodes that a view shows.
///
/// In each frame, a scene is updated in this order: ``update(_:)``, actions, ``didEvaluateActions()``, physics,
/// ``didSimulatePhysics()``, constraints, ``didApplyConstraints()``, ``didFinishUpdate()``.
///
/// ```swift
/// final class Game: SKScene {
///     override func didMove(to view: SKView) { addChild(SKLabelNode(text: "Ready")) }
///     override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
///         guard let place = touches.first?.location(in: self) else { return }
///         nodes(at: place).first?.run(.fadeOut(withDuration: 0.5))
///     }
/// }
/// ```
///
/// Follows Apple's [SKScene](https://developer.apple.com/documentation/spritekit/skscene).
@MainActor @preconcurrency
open class SKScene: SKEffectNode {
    /// The size, in points of the scene.
    open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
    /// How the scene is fitted into its view; stretched by default.
    open var scaleMode = SKSceneScaleMode.fill { didSet { view?.fitScene() } }
    /// The point of the view's rectangle at which the scene's origin is, from (0, 0), the lower left, as by default.
    open var anchorPoint = CGPoint.zero
    /// The color behind the nodes; dark gray by default.
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    /// The node that decides which part of the scene is shown; nil for the part that the size and anchor point give.
    open weak var camera: SKCameraNode?
    /// The node from whose place sounds would be heard; without effect.
    open weak var listener: SKNode?
    /// Receives the scene's updates, in the place of overridden methods.
    open weak var delegate: (any SKSceneDelegate)?
    /// The physics of the scene.
    public let physicsWorld = SKPhysicsWorld()
    /// The view that shows the scene; nil for none.
    open internal(set) weak var view: SKView?

    /// Creates a scene of a size in points.
    public init(size: CGSize) {
        self.size = size
        super.init()
        prepare()
    }

    /// Creates a scene of one point.
    public override init() {
        size = CGSize(width: 1, height: 1)
        super.init()
        prepare()
    }

    /// Creates a scene of a file of Xcode's editors; another coder gives one of one point.
    public required init?(coder aDecoder: NSCoder) {
        size = Self.archivedSize(aDecoder)
        super.init(coder: aDecoder)
        if let coder = aDecoder as? SpriteCoder { readScene(coder) }
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = true
        physicsWorld.scene = self
        sceneDidLoad()
    }

    open override var frame: CGRect {
        CGRect(
            x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    override var contentBounds: CGRect { frame }

    /// Called when the scene was made.
    open func sceneDidLoad() {}
    /// Called when a view begins to show the scene.
    open func didMove(to view: SKView) {}
    /// Called when a view no longer shows the scene.
    open func willMove(from view: SKView) {}
    /// Called when the size has changed.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Called at the beginning of each frame.
    /// - Parameter currentTime: The time in seconds.
    open func update(_ currentTime: TimeInterval) {}
    /// Called in each frame when the actions have been evaluated.
    open func didEvaluateActions() {}
    /// Called in each frame when the physics have been simulated.
    open func didSimulatePhysics() {}
    /// Called in each frame when the constraints have been applied.
    open func didApplyConstraints() {}
    /// Called at the end of each frame, before the scene is drawn.
    open func didFinishUpdate() {}

    /// Converts a point of the view's space to the scene's.
    open func convertPoint(fromView point: CGPoint) -> CGPoint { view?.convert(point, to: self) ?? point }
    /// Converts a point of the scene's space to the view's.
    open func convertPoint(toView point: CGPoint) -> CGPoint { view?.convert(point, from: self) ?? point }

    override func makeCopy() -> SKNode {
        let copy = SKScene(size: size)
        copy.scaleMode = scaleMode
        copy.anchorPoint = anchorPoint
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// Receives a scene's updates; all methods are optional.
@MainActor @preconcurrency
public protocol SKSceneDelegate: NSObjectProtocol {
    /// Called at the beginning of each frame, with the time in seconds.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    /// Called in each frame when the actions have been evaluated.
    func didEvaluateActions(for scene: SKScene)
    /// Called in each frame when the physics have been simulated.
    func didSimulatePhysics(for scene: SKScene)
    /// Called in each frame when the constraints have been applied.
    func didApplyConstraints(for scene: SKScene)
    /// Called at the end of each frame.
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didApplyConstraints(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}
