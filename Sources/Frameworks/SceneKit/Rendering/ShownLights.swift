import Foundation
import simd

/// The lights of a frame.
struct ShownLights {
    struct Light {
        let type: SCNLight.LightType
        let color: SIMD3<Float>
        let place: SIMD3<Float>, direction: SIMD3<Float>
        let start: Float, end: Float, exponent: Float
        let inner: Float, outer: Float
        let mask: Int
    }
    var ambient: [(color: SIMD3<Float>, mask: Int)] = []
    var lights: [Light] = []
    /// Whether nothing shines: surfaces have their own colors.
    var areOff: Bool { ambient.isEmpty && lights.isEmpty }

    mutating func add(_ light: SCNLight, at matrix: simd_float4x4) {
        let color = colorVector(light.color) ?? SIMD4(1, 1, 1, 1)
        let bright = SIMD3(color.x, color.y, color.z) * Float(max(light.intensity, 0) / 1000)
        if light.type == .ambient || light.type == .probe {
            return ambient.append((bright, light.categoryBitMask))
        }
        let way = matrix.direction(SIMD3(0, 0, -1))
        func cosine(_ angle: CGFloat) -> Float { Float(cos(Double(angle) * .pi / 360)) }
        lights.append(
            Light(
                type: light.type, color: bright, place: matrix.place(.zero),
                direction: length(way) > 0 ? normalize(way) : SIMD3(0, 0, -1),
                start: Float(light.attenuationStartDistance),
                end: Float(light.attenuationEndDistance), exponent: Float(light.attenuationFalloffExponent),
                inner: cosine(light.spotInnerAngle), outer: cosine(light.spotOuterAngle), mask: light.categoryBitMask))
    }

    /// A light at the camera, for scenes without any.
    mutating func addDefault(at matrix: simd_float4x4) {
        let light = SCNLight()
        add(light, at: matrix)
    }

    /// The ambient light of a node.
    func ambient(for mask: Int) -> SIMD3<Float> {
        ambient.reduce(SIMD3()) { $1.mask & mask != 0 ? $0 + $1.color : $0 }
    }
}

extension ShownLights.Light {
    /// Returns the direction to the light and its brightness at a place.
    @inline(__always)
    func reach(_ place: SIMD3<Float>) -> (direction: SIMD3<Float>, color: SIMD3<Float>) {
        if type == .directional { return (-direction, color) }
        let way = self.place - place
        let distance = length(way)
        guard distance > 0 else { return (-direction, color) }
        let toward = way / distance
        var strength: Float = 1
        if end > 0 {
            let t = simd_clamp((distance - start) / Swift.max(end - start, 1e-6), 0, 1)
            strength = Float(pow(Double(1 - t), Double(Swift.max(exponent, 0))))
        }
        if type == .spot {
            let cosine = dot(-toward, direction)
            strength *= inner > outer ? simd_smoothstep(outer, inner, cosine) : (cosine >= outer ? 1 : 0)
        }
        return (toward, color * strength)
    }
}
