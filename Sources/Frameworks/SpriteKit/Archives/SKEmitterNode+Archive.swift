import Foundation
import SwiftUI

extension SKEmitterNode {
    /// Reads the values that emitters have.
    func readEmitter(_ coder: SpriteCoder) {
        let value = coder.object
        particleTexture = value["_particleTexture"]?.texture
        particleSize = value.size("_startSize") ?? particleSize
        particleBlendMode = value.blendMode("_particleBlendMode")
        targetNode = coder.reader.node(value["_target"])
        particleBirthRate = value.number("_birthrate") ?? particleBirthRate
        numParticlesToEmit = max(value["_numParticlesToEmit"]?.int ?? numParticlesToEmit, 0)
        particleZPosition = value.number("_startZPosition") ?? particleZPosition
        particleAction = value["_particleAction"].flatMap(coder.reader.actions.action)
        fieldBitMask = value.bits("_fieldBitMask") ?? fieldBitMask
        if let order = value["_particleRenderOrder"]?.int.flatMap({ SKParticleRenderOrder(rawValue: UInt(max($0, 0))) })
        {
            particleRenderOrder = order
        }
        readMovement(value)
        readAppearance(value)
        for key in ["_particleRotationSequence", "_particleSpeedSequence", "_fieldInfluenceSequence"]
        where value[key] != nil { SpriteGaps.left(key) }
    }

    private func readMovement(_ value: ArchivedValue) {
        particleLifetime = value.number("_lifetime") ?? particleLifetime
        particleLifetimeRange = value.number("_lifetimeVariance") ?? particleLifetimeRange
        particlePosition = value.point("_startPosition") ?? particlePosition
        particlePositionRange = value.vector("_startPositionVariance") ?? particlePositionRange
        particleSpeed = value.number("_startSpeed") ?? particleSpeed
        particleSpeedRange = value.number("_startSpeedVariance") ?? particleSpeedRange
        emissionAngle = value.number("_emissionAngle") ?? emissionAngle
        emissionAngleRange = value.number("_emissionAngleVariance") ?? emissionAngleRange
        if let acceleration = value.vector("_acceleration") {
            (xAcceleration, yAcceleration) = (acceleration.dx, acceleration.dy)
        }
        particleRotation = value.number("_startRotation") ?? particleRotation
        particleRotationRange = value.number("_startRotationVariance") ?? particleRotationRange
        particleRotationSpeed = value.number("_rotationSpeed") ?? particleRotationSpeed
        particleScale = value.number("_startScale") ?? particleScale
        particleScaleRange = value.number("_startScaleVariance") ?? particleScaleRange
        particleScaleSpeed = value.number("_scaleSpeed") ?? particleScaleSpeed
        particleScaleSequence = value["_particleScaleSequence"]?.sequence
    }

    private func readAppearance(_ value: ArchivedValue) {
        particleAlpha = value.number("_startOpacity") ?? particleAlpha
        particleAlphaRange = value.number("_startOpacityVariance") ?? particleAlphaRange
        particleAlphaSpeed = value.number("_opacitySpeed") ?? particleAlphaSpeed
        particleAlphaSequence = value["_particleAlphaSequence"]?.sequence
        particleColor = value.color("_startColor") ?? particleColor
        particleColorRedRange = value.number("_startColorVarianceR") ?? particleColorRedRange
        particleColorGreenRange = value.number("_startColorVarianceG") ?? particleColorGreenRange
        particleColorBlueRange = value.number("_startColorVarianceB") ?? particleColorBlueRange
        particleColorAlphaRange = value.number("_startColorVarianceA") ?? particleColorAlphaRange
        particleColorRedSpeed = value.number("_colorSpeedR") ?? particleColorRedSpeed
        particleColorGreenSpeed = value.number("_colorSpeedG") ?? particleColorGreenSpeed
        particleColorBlueSpeed = value.number("_colorSpeedB") ?? particleColorBlueSpeed
        particleColorAlphaSpeed = value.number("_colorSpeedA") ?? particleColorAlphaSpeed
        particleColorSequence = value["_particleColorSequence"]?.sequence
        particleColorBlendFactor = value.number("_startColorMix") ?? particleColorBlendFactor
        particleColorBlendFactorRange = value.number("_startColorBlendVariance") ?? particleColorBlendFactorRange
        particleColorBlendFactorSpeed = value.number("_colorBlendSpeed") ?? particleColorBlendFactorSpeed
        particleColorBlendFactorSequence = value["_particleColorBlendFactorSequence"]?.sequence
    }
}
