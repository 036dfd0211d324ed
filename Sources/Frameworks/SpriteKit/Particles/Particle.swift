import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// A particle of an emitter.
struct Particle {
    var place: CGPoint, velocity: CGVector
    var rotation: CGFloat, rotationSpeed: CGFloat
    var scale: CGFloat, alpha: CGFloat, colorShare: CGFloat
    var color: RGBA
    var lifetime: Double
    var age = 0.0
    /// The changes by the emitter's action: places and angles are added to the particle's, scales and opacity multiplied.
    var acting: SKNode?

    mutating func move(_ seconds: Double, _ x: CGFloat, _ y: CGFloat) {
        let time = CGFloat(seconds)
        place.x += velocity.dx * time + x * time * time / 2
        place.y += velocity.dy * time + y * time * time / 2
        velocity.dx += x * time
        velocity.dy += y * time
        rotation += rotationSpeed * time
        age += seconds
    }

    /// Runs the emitter's action for a time.
    @MainActor
    func act(_ seconds: Double) {
        if let acting { acting.runs.advance(acting, seconds) }
    }

    /// Begins the emitter's action.
    @MainActor
    mutating func begin(_ action: SKAction) {
        let node = SKNode()
        node.run(action)
        acting = node
    }

    /// Converts the particle to another space.
    mutating func enter(_ transform: CGAffineTransform) {
        place = place.applying(transform)
        velocity = CGVector(
            dx: velocity.dx * transform.a + velocity.dy * transform.c,
            dy: velocity.dx * transform.b + velocity.dy * transform.d)
    }
}

/// Makes particles at random: the same ones in each run, so that frames can be compared.
struct ParticleChance {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// A number between −0.5 and 0.5.
    private mutating func next() -> CGFloat {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return CGFloat(state >> 11) / CGFloat(UInt64(1) << 53) - 0.5
    }

    private mutating func value(_ middle: CGFloat, _ range: CGFloat) -> CGFloat {
        (middle + range * next()).sound
    }

    @MainActor
    mutating func particle(of emitter: SKEmitterNode) -> Particle {
        let angle = Double(value(emitter.emissionAngle, emitter.emissionAngleRange))
        let speed = value(emitter.particleSpeed, emitter.particleSpeedRange)
        let color = emitter.particleColor.rgba
        return Particle(
            place: CGPoint(
                x: value(emitter.particlePosition.x, emitter.particlePositionRange.dx),
                y: value(emitter.particlePosition.y, emitter.particlePositionRange.dy)),
            velocity: CGVector(dx: speed * CGFloat(cos(angle)), dy: speed * CGFloat(sin(angle))),
            rotation: value(emitter.particleRotation, emitter.particleRotationRange),
            rotationSpeed: emitter.particleRotationSpeed.sound,
            scale: value(emitter.particleScale, emitter.particleScaleRange),
            alpha: value(emitter.particleAlpha, emitter.particleAlphaRange),
            colorShare: value(emitter.particleColorBlendFactor, emitter.particleColorBlendFactorRange),
            color: RGBA(
                Double(value(CGFloat(color.red), emitter.particleColorRedRange)),
                Double(value(CGFloat(color.green), emitter.particleColorGreenRange)),
                Double(value(CGFloat(color.blue), emitter.particleColorBlueRange)),
                Double(value(CGFloat(color.opacity), emitter.particleColorAlphaRange))),
            lifetime: Double(value(emitter.particleLifetime, emitter.particleLifetimeRange)))
    }
}

/// Draws particles.
@MainActor
enum ParticleDrawing {
    static func command(_ particle: Particle, _ emitter: SKEmitterNode, _ bounds: inout CGRect) -> DrawingCommand? {
        let age = CGFloat(particle.age)
        let life = particle.lifetime > 0 ? age / CGFloat(particle.lifetime) : 1
        func number(_ sequence: SKKeyframeSequence?, _ start: CGFloat, _ speed: CGFloat) -> CGFloat {
            sequence.flatMap { KeyframeMix.number($0.sample(atTime: life)) } ?? start + speed.sound * age
        }
        let scale = number(emitter.particleScaleSequence, particle.scale, emitter.particleScaleSpeed)
        let acted = particle.acting
        let alpha =
            number(emitter.particleAlphaSequence, particle.alpha, emitter.particleAlphaSpeed)
            * (acted?.alpha.sound ?? 1)
        let place = particle.place + (acted?.position.sound ?? .zero)
        let color = color(particle, emitter, age, life)
        let own = emitter.particleTexture?.size() ?? CGSize(width: 10, height: 10)
        let size = emitter.particleSize.width > 0 && emitter.particleSize.height > 0 ? emitter.particleSize : own
        let (width, height) = (
            size.width.sound * scale * (acted?.xScale.sound ?? 1),
            size.height.sound * scale * (acted?.yScale.sound ?? 1)
        )
        guard width > 0, height > 0, width < 100_000, height < 100_000, alpha > 0 else { return nil }
        let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        let reach = (width * width + height * height).squareRoot()
        bounds = bounds.union(
            CGRect(x: place.x - reach / 2, y: place.y - reach / 2, width: reach, height: reach))
        var group = DrawingGroup()
        group.transform = CGAffineTransform(rotationAngle: particle.rotation + (acted?.zRotation.sound ?? 0))
            .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
        guard let texture = emitter.particleTexture else {
            let paint = color.multiplyingOpacity(by: Double(min(alpha, 1)))
            return .group([.fill(Path(rect), .color(paint), FillStyle())], group)
        }
        let share = number(
            emitter.particleColorBlendFactorSequence, particle.colorShare, emitter.particleColorBlendFactorSpeed)
        let pieces = texture.commands(in: rect, tint: share > 0 ? TextureTint(color, share: share) : nil)
        group.effects = pieces.effects + (alpha < 1 ? [.opacity(Double(alpha))] : [])
        return .group(pieces.commands, group)
    }

    private static func color(_ particle: Particle, _ emitter: SKEmitterNode, _ age: CGFloat, _ life: CGFloat) -> RGBA {
        if let color = emitter.particleColorSequence?.sample(atTime: life) as? UIColor { return color.rgba }
        func part(_ start: Float, _ speed: CGFloat) -> Double {
            Double(min(max(CGFloat(start) + speed.sound * age, 0), 1))
        }
        return RGBA(
            part(particle.color.red, emitter.particleColorRedSpeed),
            part(particle.color.green, emitter.particleColorGreenSpeed),
            part(particle.color.blue, emitter.particleColorBlueSpeed),
            part(particle.color.opacity, emitter.particleColorAlphaSpeed))
    }

    static func copySettings(from a: SKEmitterNode, to b: SKEmitterNode) {
        (b.particleTexture, b.particleSize, b.particleBlendMode) = (
            a.particleTexture, a.particleSize, a.particleBlendMode
        )
        (b.targetNode, b.particleBirthRate, b.numParticlesToEmit) = (
            a.targetNode, a.particleBirthRate, a.numParticlesToEmit
        )
        (b.particleLifetime, b.particleLifetimeRange) = (a.particleLifetime, a.particleLifetimeRange)
        (b.particlePosition, b.particlePositionRange) = (a.particlePosition, a.particlePositionRange)
        (b.particleSpeed, b.particleSpeedRange) = (a.particleSpeed, a.particleSpeedRange)
        (b.emissionAngle, b.emissionAngleRange) = (a.emissionAngle, a.emissionAngleRange)
        (b.xAcceleration, b.yAcceleration) = (a.xAcceleration, a.yAcceleration)
        (b.particleRotation, b.particleRotationRange, b.particleRotationSpeed) =
            (a.particleRotation, a.particleRotationRange, a.particleRotationSpeed)
        (b.particleScale, b.particleScaleRange, b.particleScaleSpeed, b.particleScaleSequence) =
            (a.particleScale, a.particleScaleRange, a.particleScaleSpeed, a.particleScaleSequence)
        (b.particleAlpha, b.particleAlphaRange, b.particleAlphaSpeed, b.particleAlphaSequence) =
            (a.particleAlpha, a.particleAlphaRange, a.particleAlphaSpeed, a.particleAlphaSequence)
        (b.particleColor, b.particleColorSequence) = (a.particleColor, a.particleColorSequence)
        (b.particleColorRedRange, b.particleColorGreenRange) = (a.particleColorRedRange, a.particleColorGreenRange)
        (b.particleColorBlueRange, b.particleColorAlphaRange) = (a.particleColorBlueRange, a.particleColorAlphaRange)
        (b.particleColorRedSpeed, b.particleColorGreenSpeed) = (a.particleColorRedSpeed, a.particleColorGreenSpeed)
        (b.particleColorBlueSpeed, b.particleColorAlphaSpeed) = (a.particleColorBlueSpeed, a.particleColorAlphaSpeed)
        (b.particleColorBlendFactor, b.particleColorBlendFactorRange) =
            (a.particleColorBlendFactor, a.particleColorBlendFactorRange)
        (b.particleColorBlendFactorSpeed, b.particleColorBlendFactorSequence) =
            (a.particleColorBlendFactorSpeed, a.particleColorBlendFactorSequence)
        b.particleZPosition = a.particleZPosition
        (b.particleAction, b.particleRenderOrder) = (a.particleAction, a.particleRenderOrder)
    }
}
