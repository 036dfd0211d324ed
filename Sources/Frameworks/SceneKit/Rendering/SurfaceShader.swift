import Foundation
import simd

/// Computes the colors of a material in light.
struct SurfaceShader {
    private let diffuse: SIMD4<Float>, specular: SIMD3<Float>, emission: SIMD3<Float>, multiply: SIMD3<Float>
    private let diffuseProperty: SCNMaterialProperty, diffuseTexture: Texture?, diffuseMove: simd_float4x4?
    private let emissionProperty: SCNMaterialProperty, emissionTexture: Texture?
    private let transparentProperty: SCNMaterialProperty, transparentTexture: Texture?
    private let stencil: SCNMaterialProperty?
    private let ambient: SIMD3<Float>
    private let exponent: Double
    private let opacity: Float
    private let isConstant: Bool, isBlinn: Bool, isGlossy: Bool
    private let lights: [ShownLights.Light]
    private let eye: SIMD3<Float>
    /// Whether surfaces behind may be visible.
    let isTranslucent: Bool

    init(
        _ material: SCNMaterial, _ stencil: SCNMaterialProperty?, _ lights: ShownLights, node: SCNNode, opacity: Float,
        eye: SIMD3<Float>
    ) {
        func rgb(_ property: SCNMaterialProperty, _ usual: SIMD3<Float>) -> SIMD3<Float> {
            guard let color = property.color else { return property.number.map { SIMD3(repeating: $0) } ?? usual }
            return SIMD3(color.x, color.y, color.z) * Float(property.intensity)
        }
        diffuseProperty = material.diffuse
        diffuseTexture = material.diffuse.color == nil ? material.diffuse.texture : nil
        diffuseMove =
            SCNMatrix4IsIdentity(material.diffuse.contentsTransform)
            ? nil : simd_float4x4(material.diffuse.contentsTransform)
        emissionProperty = material.emission
        emissionTexture = material.emission.color == nil ? material.emission.texture : nil
        transparentProperty = material.transparent
        transparentTexture = material.transparent.color == nil ? material.transparent.texture : nil
        self.stencil = stencil
        var base = material.diffuse.color ?? SIMD4(1, 1, 1, 1)
        let strength = Float(material.diffuse.intensity)
        if strength != 1, diffuseTexture == nil {
            base = SIMD4(base.x * strength, base.y * strength, base.z * strength, base.w)
        }
        var gloss = rgb(material.specular, .zero)
        var power = min(max(Double(material.shininess) * 64, 1), 512)
        if material.lightingModel == .physicallyBased {
            let metal = simd_clamp(material.metalness.number ?? 0, 0, 1)
            let rough = simd_clamp(material.roughness.number ?? 0.5, 0.05, 1)
            gloss = mix(SIMD3(repeating: 0.3), SIMD3(base.x, base.y, base.z), t: metal) * (1 - rough)
            base = SIMD4(SIMD3(base.x, base.y, base.z) * (1 - 0.5 * metal), base.w)
            power = min(max(2 / Double(rough * rough * rough * rough), 1), 512)
        }
        (diffuse, specular, exponent) = (base, gloss, power)
        emission = emissionTexture == nil ? rgb(material.emission, .zero) : .zero
        multiply = rgb(material.multiply, SIMD3(1, 1, 1))
        let clear = material.transparent.color?.w ?? material.transparent.number ?? 1
        self.opacity = opacity * Float(material.transparency) * clear
        let mask = node.categoryBitMask
        isConstant = material.lightingModel == .constant || lights.areOff
        isBlinn = material.lightingModel != .phong
        isGlossy = material.lightingModel != .lambert && gloss != .zero
        self.lights = isConstant ? [] : lights.lights.filter { $0.mask & mask != 0 }
        ambient = lights.ambient(for: mask)
        self.eye = eye
        isTranslucent =
            self.opacity < 1 || base.w < 1 || stencil != nil || transparentTexture != nil
            || diffuseTexture?.hasAlpha == true
            || material.blendMode != .alpha
    }

    /// Returns the color of a place of the surface, with its opacity.
    @inline(__always)
    func color(at place: SIMD3<Float>, normal: SIMD3<Float>, uv: SIMD2<Float>) -> SIMD4<Float> {
        var base = diffuse
        if let diffuseTexture {
            var spot = uv
            if let diffuseMove {
                let moved = diffuseMove * SIMD4(uv.x, uv.y, 0, 1)
                spot = SIMD2(moved.x, moved.y)
            }
            base = diffuseTexture.sample(spot, diffuseProperty)
        }
        var alpha = base.w * opacity
        if let transparentTexture { alpha *= transparentTexture.sample(uv, transparentProperty).w }
        if let stencil, let texture = stencil.texture { alpha *= texture.sample(uv, stencil).w }
        let surface = SIMD3(base.x, base.y, base.z)
        var light = surface
        var gloss = SIMD3<Float>()
        if !isConstant {
            var sum = ambient
            for lamp in lights {
                let (toward, color) = lamp.reach(place)
                let facing = dot(normal, toward)
                guard facing > 0 else { continue }
                sum += color * facing
                guard isGlossy else { continue }
                let look = normalize(eye - place)
                let shine =
                    isBlinn ? dot(normal, normalize(look + toward)) : dot(look, 2 * facing * normal - toward)
                if shine > 0 { gloss += color * Float(pow(Double(shine), exponent)) }
            }
            light = surface * sum
        }
        var result = (light + gloss * specular) * multiply + emission
        if let emissionTexture {
            let glow = emissionTexture.sample(uv, emissionProperty)
            result += SIMD3(glow.x, glow.y, glow.z) * (glow.w * Float(emissionProperty.intensity))
        }
        return SIMD4(clamp(result, min: 0, max: 1), simd_clamp(alpha, 0, 1))
    }
}
