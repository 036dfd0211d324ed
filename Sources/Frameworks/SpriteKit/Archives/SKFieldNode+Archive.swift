import Foundation
import SwiftUI

extension SKFieldNode {
    /// Returns the kind of a field by the class that a file names; a field of textures or closures is left out.
    static func archivedKind(_ value: ArchivedValue) -> Kind {
        let name = value.classNames.first { $0.hasPrefix("SK") && $0.hasSuffix("FieldNode") } ?? ""
        if name.contains("Drag") { return .drag }
        if name.contains("Vortex") { return .vortex }
        if name.contains("Radial") { return .radial }
        if name.contains("Linear") { return .linear }
        if name.contains("Spring") { return .spring }
        if name.contains("Electric") { return .electric }
        if name.contains("Magnetic") { return .magnetic }
        if name.contains("Noise") || name.contains("Turbulence") {
            return .noise(Float(value.number("_smoothness") ?? 0))
        }
        if name.contains("Velocity") { return .velocity }
        SpriteGaps.left(name)
        return .none
    }

    /// Reads the values that fields have.
    func readField(_ coder: SpriteCoder) {
        let value = coder.object
        strength = value.number("_strength").map { Float($0) } ?? strength
        falloff = value.number("_falloff").map { Float($0) } ?? falloff
        minimumRadius = value.number("_minimumRadius").map { Float($0) } ?? minimumRadius
        smoothness = value.number("_smoothness").map { Float($0) } ?? smoothness
        animationSpeed = value.number("_animationSpeed").map { Float($0) } ?? animationSpeed
        isEnabled = value.bool("_active") ?? isEnabled
        isExclusive = value.bool("_exclusive") ?? isExclusive
        categoryBitMask = value.bits("_categoryBitMask") ?? categoryBitMask
        texture = value["_texture"]?.texture
        if value["_region"] != nil { SpriteGaps.left("SKRegion") }
        // Three numbers of four bytes each.
        guard let bytes = value["_direction"]?.data.map({ [UInt8]($0.prefix(12)) }), bytes.count == 12 else { return }
        let parts = stride(from: 0, to: 12, by: 4).map { start in
            Float(bitPattern: (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << (8 * UInt32($1)) })
        }
        if parts.allSatisfy(\.isFinite) { direction = SIMD3(parts[0], parts[1], parts[2]) }
    }
}
