import Foundation
import SceneKit
import SpriteKit

/// The component by which a thing has a node of SpriteKit.
///
/// The node knows the thing (`SKNode.entity`) as long as the component is a part of it. As the delegate of an agent, the
/// component moves the node to the agent's place.
///
/// Follows Apple's [GKSKNodeComponent](https://developer.apple.com/documentation/gameplaykit/gksknodecomponent).
open class GKSKNodeComponent: GKComponent, GKAgentDelegate {
    /// The node.
    open var node: SKNode {
        willSet { connect(nil) }
        didSet { connect(entity) }
    }

    /// Creates a component with a node.
    public init(node: SKNode) {
        self.node = node
        super.init()
    }
    /// Creates a component with an empty node.
    public override init() {
        node = MainActor.assumeIsolated { SKNode() }
        super.init()
    }
    /// Creates a component with an empty node: archives cannot be read here.
    public required init?(coder: NSCoder) {
        node = MainActor.assumeIsolated { SKNode() }
        super.init(coder: coder)
    }

    open override func didAddToEntity() { connect(entity) }
    open override func willRemoveFromEntity() { connect(nil) }

    private func connect(_ entity: GKEntity?) { MainActor.assumeIsolated { node.gameEntity = entity } }

    /// Moves the agent to the node's place.
    open func agentWillUpdate(_ agent: GKAgent) {
        guard let agent = agent as? GKAgent2D else { return }
        MainActor.assumeIsolated {
            agent.position = SIMD2(Float(node.position.x), Float(node.position.y))
            agent.rotation = Float(node.zRotation)
        }
    }
    /// Moves the node to the agent's place.
    open func agentDidUpdate(_ agent: GKAgent) {
        guard let agent = agent as? GKAgent2D else { return }
        MainActor.assumeIsolated {
            node.position = CGPoint(x: Double(agent.position.x), y: Double(agent.position.y))
            node.zRotation = CGFloat(agent.rotation)
        }
    }
}

/// The component by which a thing has a node of SceneKit.
///
/// Follows Apple's [GKSCNNodeComponent](https://developer.apple.com/documentation/gameplaykit/gkscnnodecomponent).
open class GKSCNNodeComponent: GKComponent, GKAgentDelegate {
    /// The node.
    public let node: SCNNode

    /// Creates a component with a node.
    public init(node: SCNNode) {
        self.node = node
        super.init()
    }
    /// Creates a component with an empty node: archives cannot be read here.
    public required init?(coder: NSCoder) {
        node = SCNNode()
        super.init(coder: coder)
    }

    open override func didAddToEntity() { node.gameEntity = entity }
    open override func willRemoveFromEntity() { node.gameEntity = nil }

    /// Moves the agent to the node's place.
    open func agentWillUpdate(_ agent: GKAgent) {
        guard let agent = agent as? GKAgent3D else { return }
        agent.position = node.simdPosition
    }
    /// Moves the node to the agent's place.
    open func agentDidUpdate(_ agent: GKAgent) {
        guard let agent = agent as? GKAgent3D else { return }
        node.simdPosition = agent.position
        node.simdOrientation = simd_quatf(agent.rotation)
    }
}

extension SKNode {
    /// The thing whose component the node belongs to; nil for none.
    public var entity: GKEntity? {
        get { gameEntity as? GKEntity }
        set { gameEntity = newValue }
    }
}

extension SCNNode {
    /// The thing whose component the node belongs to; nil for none.
    public var entity: GKEntity? {
        get { gameEntity as? GKEntity }
        set { gameEntity = newValue }
    }
}
