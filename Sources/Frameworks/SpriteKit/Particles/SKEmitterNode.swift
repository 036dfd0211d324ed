import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// In which order particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable { case oldestLast, oldestFirst, dontCare }

/// A node that makes particles: sparks, smoke, rain.
///
/// The particles are set up by properties, or by a file of Xcode's particle editor.
///
/// ```swift
/// let sparks = SKEmitterNode()
/// sparks.particleBirthRate = 100
/// sparks.particleLifetime = 1
/// sparks.particleSpeed = 80
/// sparks.emissionAngleRange = .pi * 2
/// sparks.particleColor = .orange
/// sparks.particleSize = CGSize(width: 6, height: 6)
/// ```
///
/// Follows Apple's [SKEmitterNode](https://developer.apple.com/documentation/spritekit/skemitternode).
@MainActor @preconcurrency
open class SKEmitterNode: SKNode {
    /// The texture of particles; nil for rectangles of their color.
    open var particleTexture: SKTexture?
    /// The size of particles, in points; zero, the default, for the texture's.
    open var particleSize = CGSize.zero
    /// How particles are mixed with the pixels below; particles that are added are mixed as one picture.
    open var particleBlendMode = SKBlendMode.alpha
    /// The node whose space the particles are in; the emitter for nil.
    open weak var targetNode: SKNode?
    /// How many particles are made in a second; 0 by default.
    open var particleBirthRate: CGFloat = 0
    /// How many particles are made; 0, the default, for without end.
    open var numParticlesToEmit = 0 { didSet { made = 0 } }
    /// How long particles live, in seconds.
    open var particleLifetime: CGFloat = 0
    /// How far lifetimes differ, in seconds.
    open var particleLifetimeRange: CGFloat = 0
    /// Where particles begin, in the emitter's space.
    open var particlePosition = CGPoint.zero
    /// How far the beginnings differ, in points.
    open var particlePositionRange = CGVector.zero
    /// How fast particles are, in points a second.
    open var particleSpeed: CGFloat = 0
    /// How far the speeds differ.
    open var particleSpeedRange: CGFloat = 0
    /// The direction of particles, in radians.
    open var emissionAngle: CGFloat = 0
    /// How far the directions differ, in radians.
    open var emissionAngleRange: CGFloat = 0
    /// The horizontal acceleration, in points a square second.
    open var xAcceleration: CGFloat = 0
    /// The vertical acceleration, in points a square second.
    open var yAcceleration: CGFloat = 0
    /// How particles are turned at the beginning, in radians.
    open var particleRotation: CGFloat = 0
    /// How far the rotations differ.
    open var particleRotationRange: CGFloat = 0
    /// How quickly particles turn, in radians a second.
    open var particleRotationSpeed: CGFloat = 0
    /// The scale of particles at the beginning; 1 by default.
    open var particleScale: CGFloat = 1
    /// How far the scales differ.
    open var particleScaleRange: CGFloat = 0
    /// How quickly the scale changes, in a second.
    open var particleScaleSpeed: CGFloat = 0
    /// The scale over a particle's life, which replaces the other scales; nil for none.
    open var particleScaleSequence: SKKeyframeSequence?
    /// The opacity at the beginning; 1 by default.
    open var particleAlpha: CGFloat = 1
    /// How far the opacities differ.
    open var particleAlphaRange: CGFloat = 0
    /// How quickly the opacity changes, in a second.
    open var particleAlphaSpeed: CGFloat = 0
    /// The opacity over a particle's life, which replaces the other opacities; nil for none.
    open var particleAlphaSequence: SKKeyframeSequence?
    /// The color; white by default.
    open var particleColor: UIColor = .white
    /// How far the red differs.
    open var particleColorRedRange: CGFloat = 0
    /// How far the green differs.
    open var particleColorGreenRange: CGFloat = 0
    /// How far the blue differs.
    open var particleColorBlueRange: CGFloat = 0
    /// How far the color's opacity differs.
    open var particleColorAlphaRange: CGFloat = 0
    /// How quickly the red changes, in a second.
    open var particleColorRedSpeed: CGFloat = 0
    /// How quickly the green changes, in a second.
    open var particleColorGreenSpeed: CGFloat = 0
    /// How quickly the blue changes, in a second.
    open var particleColorBlueSpeed: CGFloat = 0
    /// How quickly the color's opacity changes, in a second.
    open var particleColorAlphaSpeed: CGFloat = 0
    /// The color over a particle's life, which replaces the other colors; nil for none.
    open var particleColorSequence: SKKeyframeSequence?
    /// How much the color tints the texture, from 0 to 1.
    open var particleColorBlendFactor: CGFloat = 0
    /// How far the factors differ.
    open var particleColorBlendFactorRange: CGFloat = 0
    /// How quickly the factor changes, in a second.
    open var particleColorBlendFactorSpeed: CGFloat = 0
    /// The factor over a particle's life, which replaces the other factors; nil for none.
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    /// The depth of particles.
    open var particleZPosition: CGFloat = 0
    /// An action that each new particle runs: moves, turns, scales and fades add to the particle's own; nil for none.
    open var particleAction: SKAction?
    /// The order of drawing; the oldest on top by default.
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast
    /// The bits by which fields are chosen; without effect.
    open var fieldBitMask: UInt32 = 0
    /// A program for the pixels; without effect.
    open var shader: SKShader?
    private(set) var particles: [Particle] = []
    private var made = 0
    /// The share of the next particle that is due.
    private var due = 0.0
    private var chance = ParticleChance()
    /// More particles than these are not kept.
    private static let most = 4000

    /// Creates an emitter without particles.
    public override init() { super.init() }

    /// Creates an emitter of a file of Xcode's editors; another coder gives one without particles.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let coder = aDecoder as? SpriteCoder { readEmitter(coder) }
    }

    /// Removes all particles, and begins again.
    open func resetSimulation() { (particles, made, due) = ([], 0, 0) }

    /// Makes the particles as they would be after some seconds.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        guard sec > 0, sec.isFinite else { return }
        let steps = min(Int(sec * 30) + 1, 600)
        for _ in 0..<steps { advance(sec / Double(steps)) }
    }

    override func advance(_ seconds: Double) {
        guard seconds > 0 else { return }
        for index in particles.indices {
            particles[index].move(seconds, xAcceleration.sound, yAcceleration.sound)
            particles[index].act(seconds)
        }
        particles.removeAll { $0.age >= $0.lifetime }
        // A rate of any size ends: more particles than these are not kept.
        due = min(due + Double(max(particleBirthRate.sound, 0)) * seconds, Double(Self.most))
        let space = targetNode.map { ($0, transformToRoot, $0.transformToRoot) }
        while due >= 1 {
            due -= 1
            guard numParticlesToEmit == 0 || made < numParticlesToEmit else { return due = 0 }
            guard particles.count < Self.most else { continue }
            made += 1
            var particle = chance.particle(of: self)
            // Particles that are due earlier in the frame have moved already.
            particle.move(
                min(due / Double(max(particleBirthRate, 1)), seconds), xAcceleration.sound, yAcceleration.sound)
            if let (_, own, target) = space, target.isInvertibleHere {
                particle.enter(own.concatenating(target.inverted()))
            }
            if let particleAction { particle.begin(particleAction) }
            particles.append(particle)
        }
    }

    override func draw(into drawing: SceneDrawing) {
        guard !particles.isEmpty else { return }
        var toOwn = CGAffineTransform.identity
        if let targetNode {
            let own = transformToRoot
            guard own.isInvertibleHere else { return }
            toOwn = targetNode.transformToRoot.concatenating(own.inverted())
        }
        var bounds = CGRect.null
        var commands = particles.compactMap { particle in
            ParticleDrawing.command(particle, self, &bounds)
        }
        if particleRenderOrder == .oldestLast { commands.reverse() }
        guard !commands.isEmpty else { return }
        var group = DrawingGroup()
        group.transform = toOwn
        drawing.draw([.group(commands, group)], bounds: bounds.applying(toOwn), effects: particleBlendMode.effects)
    }

    override func makeCopy() -> SKNode {
        let copy = SKEmitterNode()
        ParticleDrawing.copySettings(from: self, to: copy)
        return copy
    }
}
