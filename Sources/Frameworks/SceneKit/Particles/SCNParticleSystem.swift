import Foundation
import SwiftUI
import simd

/// How particles are put onto the colors behind.
public enum SCNParticleBlendMode: Int, Sendable { case additive, subtract, multiply, screen, alpha, replace }
/// How particles are turned.
public enum SCNParticleOrientationMode: Int, Sendable {
    case billboardScreenAligned, billboardViewAligned, free, billboardYAligned
}
/// The order in which particles are drawn.
public enum SCNParticleSortingMode: Int, Sendable { case none, projectedDepth, distance, oldestFirst, youngestFirst }
/// The part of a shape where particles are born.
public enum SCNParticleBirthLocation: Int, Sendable { case surface, volume, vertex }
/// The direction in which particles are born.
public enum SCNParticleBirthDirection: Int, Sendable { case constant, surfaceNormal, random }
/// How the pictures of a particle follow each other.
public enum SCNParticleImageSequenceAnimationMode: Int, Sendable { case `repeat`, clamp, autoReverse }

/// Particles that a node emits: squares with a color or a picture, which fly and fall.
///
/// Particles of a system have one color and size at a time, which may vary between them by their size; pictures of several
/// parts, stretching and lights have no effect here.
///
/// Follows Apple's [SCNParticleSystem](https://developer.apple.com/documentation/scenekit/scnparticlesystem).
open class SCNParticleSystem: NSObject, @unchecked Sendable {
    /// How many are born a second; 1 by default.
    open var birthRate: CGFloat = 1
    /// How much the number varies.
    open var birthRateVariation: CGFloat = 0
    /// How long particles are born, in seconds; 1 by default.
    open var emissionDuration: CGFloat = 1
    /// How much that varies; without effect.
    open var emissionDurationVariation: CGFloat = 0
    /// The seconds without births after them; 0 by default.
    open var idleDuration: CGFloat = 0
    /// How much that varies; without effect.
    open var idleDurationVariation: CGFloat = 0
    /// How long particles were born before they are first shown, in seconds; 0 by default, a minute at most.
    open var warmupDuration: CGFloat = 0
    /// Whether they are born again and again; true by default.
    open var loops = true
    /// The shape they are born on; nil for a point.
    open var emitterShape: SCNGeometry?
    /// The part of the shape.
    open var birthLocation = SCNParticleBirthLocation.surface
    /// The direction of births.
    open var birthDirection = SCNParticleBirthDirection.constant
    /// The direction of births in the node; the z axis by default.
    open var emittingDirection = SCNVector3(0, 0, 1)
    /// The angle by which directions vary, in degrees; 0 by default.
    open var spreadingAngle: CGFloat = 0
    /// How long they live, in seconds; 1 by default.
    open var particleLifeSpan: CGFloat = 1
    /// How much that varies.
    open var particleLifeSpanVariation: CGFloat = 0
    /// How quickly they move, in meters per second; 0 by default.
    open var particleVelocity: CGFloat = 0
    /// How much that varies.
    open var particleVelocityVariation: CGFloat = 0
    /// Half of their size, in meters; 1 by default.
    open var particleSize: CGFloat = 1
    /// How much that varies.
    open var particleSizeVariation: CGFloat = 0
    /// Their color; white by default.
    open var particleColor: UIColor = .white
    /// How much the color varies; without effect.
    open var particleColorVariation = SCNVector4()
    /// Their picture; nil for none.
    open var particleImage: Any?
    /// Their angle, in degrees.
    open var particleAngle: CGFloat = 0
    /// How much that varies.
    open var particleAngleVariation: CGFloat = 0
    /// Their turns, in degrees per second.
    open var particleAngularVelocity: CGFloat = 0
    /// How much that varies; without effect.
    open var particleAngularVelocityVariation: CGFloat = 0
    /// Their mass, in kilograms.
    open var particleMass: CGFloat = 1
    /// How much that varies; without effect.
    open var particleMassVariation: CGFloat = 0
    /// Their charge; without effect.
    open var particleCharge: CGFloat = 0
    /// How much they bounce; without effect.
    open var particleBounce: CGFloat = 0.7
    /// How much they are slowed by others; without effect.
    open var particleFriction: CGFloat = 1
    /// Their steady acceleration, in meters per second squared.
    open var acceleration = SCNVector3()
    /// How much they are slowed, from 0 to 1.
    open var dampingFactor: CGFloat = 0
    /// The factor of time; 1 by default.
    open var speedFactor: CGFloat = 1
    /// How much they are stretched along their way; without effect.
    open var stretchFactor: CGFloat = 0
    /// Whether the scene's gravity moves them; false by default.
    open var isAffectedByGravity = false
    /// Whether fields move them; without effect.
    open var isAffectedByPhysicsFields = false
    /// Whether they move with their node; false by default.
    open var isLocal = false
    /// Whether light falls on them; without effect.
    open var isLightingEnabled = false
    /// Whether dark particles hide; without effect.
    open var isBlackPassEnabled = false
    /// How they are put onto the colors behind; added by default.
    open var blendMode = SCNParticleBlendMode.additive
    /// How they are turned; to the camera.
    open var orientationMode = SCNParticleOrientationMode.billboardScreenAligned
    /// The order in which they are drawn; without effect.
    open var sortingMode = SCNParticleSortingMode.none
    /// The number of columns of pictures; without effect.
    open var imageSequenceColumnCount = 1
    /// The number of rows of pictures; without effect.
    open var imageSequenceRowCount = 1
    /// The pictures a second; without effect.
    open var imageSequenceFrameRate: CGFloat = 0
    /// The first picture; without effect.
    open var imageSequenceInitialFrame: CGFloat = 0
    /// How pictures follow each other; without effect.
    open var imageSequenceAnimationMode = SCNParticleImageSequenceAnimationMode.repeat
    /// The nodes that particles meet; without effect.
    open var colliderNodes: [SCNNode]?
    /// Whether particles end when they meet a node; without effect.
    open var particleDiesOnCollision = false
    /// Particles that are born with a particle; without effect.
    open var systemSpawnedOnLiving: SCNParticleSystem?
    /// Particles that are born when a particle dies; without effect.
    open var systemSpawnedOnDying: SCNParticleSystem?
    /// Particles that are born when a particle meets a node; without effect.
    open var systemSpawnedOnCollision: SCNParticleSystem?
    /// The changes of properties over time; without effect.
    open var propertyControllers: [SCNParticleProperty: SCNParticlePropertyController]?

    /// Creates particles.
    public override init() {}
    /// Returns nothing: files are not read.
    public convenience init?(named name: String, inDirectory directory: String?) {
        self.init()
        SceneGaps.file(name)
        return nil
    }
    /// Begins again, without particles.
    open func reset() { resets += 1 }
    private(set) var resets = 0

    public override func copy() -> Any {
        let copy = SCNParticleSystem()
        (copy.birthRate, copy.emissionDuration, copy.idleDuration, copy.loops) = (
            birthRate, emissionDuration, idleDuration, loops
        )
        (copy.emitterShape, copy.emittingDirection, copy.spreadingAngle) = (
            emitterShape, emittingDirection, spreadingAngle
        )
        (copy.particleLifeSpan, copy.particleVelocity, copy.particleSize) = (
            particleLifeSpan, particleVelocity, particleSize
        )
        (copy.particleColor, copy.particleImage, copy.acceleration) = (particleColor, particleImage, acceleration)
        (copy.isAffectedByGravity, copy.isLocal, copy.blendMode) = (isAffectedByGravity, isLocal, blendMode)
        return copy
    }
}

/// A property of particles.
public struct SCNParticleProperty: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a property of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The place.
    public static let position = SCNParticleProperty(rawValue: "position")
    /// The angle.
    public static let angle = SCNParticleProperty(rawValue: "angle")
    /// The velocity.
    public static let velocity = SCNParticleProperty(rawValue: "velocity")
    /// The remaining seconds.
    public static let life = SCNParticleProperty(rawValue: "life")
    /// The color.
    public static let color = SCNParticleProperty(rawValue: "color")
    /// The opacity.
    public static let opacity = SCNParticleProperty(rawValue: "opacity")
    /// The size.
    public static let size = SCNParticleProperty(rawValue: "size")
}

/// The change of a property of particles over time; without effect.
open class SCNParticlePropertyController: NSObject, @unchecked Sendable {
    /// The animation.
    public let animation: CAAnimation
    /// Creates a change by an animation.
    public init(animation: CAAnimation) {
        self.animation = animation
        SceneGaps.say("controllers of particles have no effect here.")
    }
}
