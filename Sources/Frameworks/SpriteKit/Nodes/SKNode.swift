import Foundation
import SwiftUI

/// An element of a scene's tree: it has a place, and may have actions, a body and children.
///
/// A node by itself draws nothing; the kinds of nodes below it do. The y axis points up, angles are in radians,
/// counterclockwise.
///
/// ```swift
/// let ship = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
/// ship.position = CGPoint(x: 100, y: 50)
/// ship.run(.repeatForever(.rotate(byAngle: .pi, duration: 1)))
/// ```
///
/// Follows Apple's [SKNode](https://developer.apple.com/documentation/spritekit/sknode).
@MainActor @preconcurrency
open class SKNode: UIResponder {
    /// The place in the parent's space, in points.
    open var position = CGPoint.zero
    /// The depth relative to the parent's: nodes with a greater depth are drawn later.
    open var zPosition: CGFloat = 0
    /// The rotation about the node's place, in radians, counterclockwise.
    open var zRotation: CGFloat = 0
    /// How many times as wide the node is drawn; 1 by default.
    open var xScale: CGFloat = 1
    /// How many times as high the node is drawn; 1 by default.
    open var yScale: CGFloat = 1
    /// The opacity of the node and its descendants, from 0 to 1; 1 by default.
    open var alpha: CGFloat = 1
    /// Whether the node and its descendants are hidden.
    open var isHidden = false
    /// Whether the actions of the node and its descendants wait, and its bodies rest.
    open var isPaused = false
    /// The factor of the speed of the actions of the node and its descendants; 1 by default.
    open var speed: CGFloat = 1
    /// Whether the node receives touches; false by default.
    open var isUserInteractionEnabled = false
    /// The node's name; nil for none.
    open var name: String?
    /// Values that the app keeps with the node; nil by default.
    open var userData: NSMutableDictionary?
    /// The values by name for the node's shader; without effect.
    open var attributeValues: [String: SKAttributeValue] = [:]
    /// The parent; nil for none.
    open internal(set) weak var parent: SKNode?
    /// The children, the lowest first.
    open internal(set) var children: [SKNode] = []
    /// The constraints, applied in each frame after the physics; nil for none.
    open var constraints: [SKConstraint]?
    /// The limits of the node's rotation as a joint of inverse kinematics; nil for none.
    open var reachConstraints: SKReachConstraints?
    /// The body by which the node takes part in the physics of its scene; nil for none.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            if oldValue !== physicsBody { oldValue?.leave(self) }
            physicsBody?.join(self)
        }
    }
    /// The thing of GameplayKit that the node belongs to; nil for none.
    package var gameEntity: AnyObject?
    /// The actions under way.
    let runs = ActionRuns()

    /// Creates a node.
    public override init() { super.init() }

    /// Creates a node of a file of Xcode's editors; another coder gives the values of a new node.
    public required init?(coder aDecoder: NSCoder) {
        super.init()
        guard let coder = aDecoder as? SpriteCoder else {
            SpriteGaps.archive()
            return
        }
        readNode(coder)
        // The body of a sprite may depend on its texture, and a scene has one that is not meant for the app.
        if !(self is SKSpriteNode), !(self is SKScene) { readBody(coder) }
    }

    /// The scene that the node is in; nil for none.
    open var scene: SKScene? {
        var node: SKNode? = self
        while let current = node {
            if let scene = current as? SKScene { return scene }
            node = current.parent
        }
        return nil
    }

    open override var next: UIResponder? { parent ?? scene?.view }

    /// The rectangle of the node's own content in the parent's space, in points; without size for a plain node.
    open var frame: CGRect { contentBounds.isNull ? CGRect(origin: position, size: .zero) : boundsInParent }

    /// The rectangle of the node's own content in its own space; null where it draws nothing.
    var contentBounds: CGRect { .null }

    /// Adds the node's own content to a drawing, in its own space.
    func draw(into drawing: SceneDrawing) {}

    /// Returns a node of the same kind for a copy, with this kind's values alone.
    func makeCopy() -> SKNode { SKNode() }

    /// Called in each frame with the time that has passed for the node, in seconds.
    func advance(_ seconds: Double) {}

    /// Called when the node entered a scene that is shown, or left it.
    func presenceChanged(_ isShown: Bool) {}

    /// Sets both scales.
    open func setScale(_ scale: CGFloat) {
        xScale = scale
        yScale = scale
    }

    /// Sets a value for shaders; without effect.
    open func setValue(_ value: SKAttributeValue, forAttribute key: String) { attributeValues[key] = value }

    /// Returns the value for shaders of a name; nil if there is none.
    open func value(forAttributeNamed key: String) -> SKAttributeValue? { attributeValues[key] }

    /// Returns a copy of the node with copies of its children, its body and its values; it has no parent.
    ///
    /// A node of a class of the app is copied as the kind of SpriteKit's that it is based on.
    open override func copy() -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = copyOfTree() }
        return copy
    }

    /// Whether another node is this one.
    open func isEqual(to node: SKNode) -> Bool { node === self }

    // MARK: Touches

    /// Called when touches began in the node; passes them on to the parent.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        parent?.touchesBegan(touches, with: event)
    }
    /// Called when touches moved that began in the node; passes them on to the parent.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        parent?.touchesMoved(touches, with: event)
    }
    /// Called when touches ended that began in the node; passes them on to the parent.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        parent?.touchesEnded(touches, with: event)
    }
    /// Called when touches were canceled that began in the node; passes them on to the parent.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        parent?.touchesCancelled(touches, with: event)
    }

    // MARK: The tree

    /// Adds a node on top of the children; one with a parent leaves it, and a warning is issued.
    open func addChild(_ node: SKNode) { insert(node, at: children.count) }
    /// Inserts a node among the children.
    open func insertChild(_ node: SKNode, at index: Int) { insert(node, at: index) }
    /// Removes the node from its parent; does nothing without one.
    open func removeFromParent() { parent?.release(self) }
    /// Removes all children.
    open func removeAllChildren() { for child in children { child.removeFromParent() } }
    /// Removes the children that a list contains.
    open func removeChildren(in nodes: [SKNode]) { for node in nodes { release(node) } }

    /// Moves the node to another parent; its place on the screen stays.
    open func move(toParent parent: SKNode) {
        guard parent !== self, !parent.inParentHierarchy(self) else { return }
        if let old = self.parent { position = old.convert(position, to: parent) }
        removeFromParent()
        parent.addChild(self)
    }

    // MARK: Geometry

    /// Returns the rectangle that the node's content and its descendants' fill, in the parent's space.
    open func calculateAccumulatedFrame() -> CGRect { accumulatedFrame() }
    /// Returns whether a point of the parent's space is in the rectangle that the node and its descendants fill.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    /// Returns the topmost descendant at a point of the node's space; the node itself if there is none.
    open func atPoint(_ p: CGPoint) -> SKNode { hits(p).first ?? self }
    /// Returns the descendants at a point of the node's space, the topmost first.
    open func nodes(at p: CGPoint) -> [SKNode] { hits(p) }
}

extension SKNode {
    private func copyOfTree() -> SKNode {
        let copy = makeCopy()
        copy.adopt(self)
        for child in children { copy.addChild(child.copyOfTree()) }
        return copy
    }

    private func adopt(_ other: SKNode) {
        position = other.position
        zPosition = other.zPosition
        zRotation = other.zRotation
        xScale = other.xScale
        yScale = other.yScale
        alpha = other.alpha
        isHidden = other.isHidden
        isPaused = other.isPaused
        speed = other.speed
        isUserInteractionEnabled = other.isUserInteractionEnabled
        name = other.name
        userData = other.userData?.mutableCopy() as? NSMutableDictionary
        constraints = other.constraints
        physicsBody = other.physicsBody?.copy() as? SKPhysicsBody
        runs.adopt(other.runs)
    }
}
