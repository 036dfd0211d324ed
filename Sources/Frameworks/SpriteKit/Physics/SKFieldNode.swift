import Foundation
import SwiftUI

/// A node that moves the bodies around it.
///
/// Follows Apple's [SKFieldNode](https://developer.apple.com/documentation/spritekit/skfieldnode). Fields of velocities in
/// textures have no effect here.
@MainActor @preconcurrency
open class SKFieldNode: SKNode {
    enum Kind {
        case linear, radial, vortex, drag, spring, electric, magnetic, none
        case noise(Float)
        case velocity
        case custom(SKFieldForceEvaluator)
    }

    private let kind: Kind
    /// The node's place in the scene.
    var place = Vec.zero
    /// The part of the scene that the field reaches; nil for all.
    open var region: SKRegion?
    /// How strong the field is; 1 by default.
    open var strength: Float = 1
    /// How quickly the field weakens with the distance: its power; 0 by default.
    open var falloff: Float = 0
    /// The least distance that counts for the falloff, in meters.
    open var minimumRadius: Float = 0.0001
    /// Whether the field works; true by default.
    open var isEnabled = true
    /// Whether the field replaces others in its region; without effect.
    open var isExclusive = false
    /// The bits by which bodies choose their fields; all by default.
    open var categoryBitMask: UInt32 = .max
    /// The direction of a linear field.
    open var direction = SIMD3<Float>(0, 0, 0)
    /// How smooth a field of noise is.
    open var smoothness: Float = 0
    /// How quickly a field of noise changes.
    open var animationSpeed: Float = 0
    /// The texture of a field of velocities; nil for none.
    open var texture: SKTexture?

    /// Creates a node without a field.
    public override init() {
        kind = .none
        super.init()
    }
    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }
    /// Creates a field of a file of Xcode's editors; another coder gives a node without a field.
    public required init?(coder aDecoder: NSCoder) {
        kind = (aDecoder as? SpriteCoder).map { Self.archivedKind($0.object) } ?? .none
        super.init(coder: aDecoder)
        if let coder = aDecoder as? SpriteCoder { readField(coder) }
    }

    /// Returns a field that slows bodies.
    open class func dragField() -> SKFieldNode { SKFieldNode(.drag) }
    /// Returns a field that turns bodies about its place.
    open class func vortexField() -> SKFieldNode { SKFieldNode(.vortex) }
    /// Returns a field that attracts bodies.
    open class func radialGravityField() -> SKFieldNode { SKFieldNode(.radial) }
    /// Returns a field that accelerates bodies in a direction.
    open class func linearGravityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        let field = SKFieldNode(.linear)
        field.direction = direction
        return field
    }
    /// Returns a field that moves bodies like a spring between them and its place.
    open class func springField() -> SKFieldNode { SKFieldNode(.spring) }
    /// Returns a field that moves bodies by their charges.
    open class func electricField() -> SKFieldNode { SKFieldNode(.electric) }
    /// Returns a field that turns moving bodies aside by their charges.
    open class func magneticField() -> SKFieldNode { SKFieldNode(.magnetic) }
    /// Returns a field of random forces.
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        let field = SKFieldNode(.noise(Float(smoothness)))
        (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
        return field
    }
    /// Returns a field of random forces, which grow with the speed.
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        noiseField(withSmoothness: smoothness, animationSpeed: speed)
    }
    /// Returns a field of velocities, which has no effect here.
    open class func velocityField(with velocityTexture: SKTexture) -> SKFieldNode {
        SpriteGaps.field("velocityField")
        let field = SKFieldNode(.velocity)
        field.texture = velocityTexture
        return field
    }
    /// Returns a field of one velocity, to which bodies are brought.
    open class func velocityField(withVector direction: SIMD3<Float>) -> SKFieldNode {
        let field = SKFieldNode(.velocity)
        field.direction = direction
        return field
    }
    /// Returns a field whose forces a closure gives.
    open class func customField(evaluationBlock block: @escaping SKFieldForceEvaluator) -> SKFieldNode {
        SKFieldNode(.custom(block))
    }
    private var ticks = 0.0

    override func advance(_ seconds: Double) { ticks += seconds }

    /// Changes the speed of a body in some seconds.
    func apply(to body: SKPhysicsBody, _ seconds: Double) {
        guard isEnabled, body.fieldBitMask & categoryBitMask != 0, body.motion.inverseMass > 0 else { return }
        let motion = body.motion
        let change = acceleration(
            at: motion.center, velocity: motion.velocity, mass: Double(body.mass), charge: Double(body.charge))
        guard change.isFinite else { return }
        motion.velocity += change * seconds
        if case .drag = kind { motion.spin *= max(0, 1 - Double(strength) * seconds) }
        if change != .zero { motion.stillTime = 0 }
    }

    /// Returns the acceleration at a point of the scene, in points a square second.
    func acceleration(at point: Vec, velocity: Vec, mass: Double, charge: Double) -> Vec {
        let way = point - place
        if let region, !region.contains(way.point) { return .zero }
        let strength = Double(strength)
        // Lengths count as meters of 150 points.
        let distance = max(way.length / 150, Double(max(minimumRadius, 1e-4)))
        let faded = strength * pow(distance, -Double(falloff))
        switch kind {
        case .none: return .zero
        case .linear: return Vec(Double(direction.x), Double(direction.y)) * (faded * 150)
        case .radial: return way.unit * (-faded * 150)
        case .vortex: return way.unit.crossed(1) * (faded * 150)
        case .spring: return way * (-faded / max(mass, 1e-6))
        case .drag: return velocity * (-faded)
        case .electric: return way.unit * (-faded * charge / max(mass, 1e-6) * 150)
        case .magnetic: return velocity.crossed(1) * (faded * charge / max(mass, 1e-6))
        case .velocity:
            return texture == nil ? (Vec(Double(direction.x), Double(direction.y)) * 150 - velocity) * faded : .zero
        case .noise(let smoothness):
            let size = 20 + Double(max(smoothness, 0)) * 100
            let phase = ticks * Double(animationSpeed)
            let (x, y) = (point.x / size + phase, point.y / size - phase)
            return Vec(sin(x * 1.7 + cos(y * 2.3)), sin(y * 1.9 + cos(x * 2.1))) * (faded * 150)
        case .custom(let block):
            let force = block(
                SIMD3(Float(way.x / 150), Float(way.y / 150), 0),
                SIMD3(Float(velocity.x / 150), Float(velocity.y / 150), 0), Float(mass), Float(charge), 1 / 60)
            return Vec(Double(force.x), Double(force.y)) * (150 / max(mass, 1e-6))
        }
    }

    override func makeCopy() -> SKNode {
        let copy = SKFieldNode(kind)
        (copy.region, copy.strength, copy.falloff, copy.minimumRadius) = (region, strength, falloff, minimumRadius)
        (copy.isEnabled, copy.categoryBitMask, copy.direction) = (isEnabled, categoryBitMask, direction)
        (copy.smoothness, copy.animationSpeed, copy.texture) = (smoothness, animationSpeed, texture)
        return copy
    }
}

/// Returns a force for a place, a velocity, a mass, a charge and the seconds of a frame.
public typealias SKFieldForceEvaluator = (SIMD3<Float>, SIMD3<Float>, Float, Float, TimeInterval) -> SIMD3<Float>

/// A part of the plane about a node.
///
/// Follows Apple's [SKRegion](https://developer.apple.com/documentation/spritekit/skregion).
open class SKRegion: NSObject, @unchecked Sendable {
    private let test: @Sendable (CGPoint) -> Bool
    /// The outline; nil for a region without one.
    public let path: CGPath?

    private init(_ path: CGPath?, _ test: @escaping @Sendable (CGPoint) -> Bool) {
        self.path = path
        self.test = test
    }

    /// Creates a circle.
    public convenience init(radius: Float) { self.init(nil) { $0.length <= CGFloat(radius) } }
    /// Creates a rectangle.
    public convenience init(size: CGSize) {
        self.init(nil) { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }
    /// Creates the inside of a path.
    public convenience init(path: CGPath) {
        let outline = Path(path)
        self.init(path) { outline.contains($0) }
    }
    /// Returns the whole plane.
    open class func infinite() -> SKRegion { SKRegion(nil) { _ in true } }
    /// Returns the rest of the plane.
    open func inverse() -> SKRegion { SKRegion(nil) { [test] in !test($0) } }
    /// Returns the points that are in both regions.
    open func byIntersection(with region: SKRegion) -> SKRegion {
        SKRegion(nil) { [test, other = region.test] in test($0) && other($0) }
    }
    /// Returns the points that are in either region.
    open func byUnion(with region: SKRegion) -> SKRegion {
        SKRegion(nil) { [test, other = region.test] in test($0) || other($0) }
    }
    /// Returns the points that are not in another region.
    open func byDifference(from region: SKRegion) -> SKRegion {
        SKRegion(nil) { [test, other = region.test] in test($0) && !other($0) }
    }
    /// Returns whether a point is in the region.
    open func contains(_ point: CGPoint) -> Bool { test(point) }
}
