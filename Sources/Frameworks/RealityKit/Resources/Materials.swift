import Foundation
import SceneKit
import SwiftUI

/// The surface of a model.
public protocol Material {
    /// The surface for SceneKit.
    var _sceneMaterial: SCNMaterial { get }
}

/// A picture of a material.
public struct MaterialTexture: @unchecked Sendable {
    let resource: TextureResource
    /// Creates a picture.
    public init(_ resource: TextureResource) { self.resource = resource }
}

/// The color of a material: a tint, and a picture.
public struct MaterialColor: @unchecked Sendable {
    /// The tint.
    public var tint: UIColor
    /// The picture; nil for none.
    public var texture: MaterialTexture?
    /// Creates a color.
    public init(tint: UIColor = .white, texture: MaterialTexture? = nil) { (self.tint, self.texture) = (tint, texture) }
    /// Creates a color.
    public init(color: UIColor, texture: MaterialTexture? = nil) { (tint, self.texture) = (color, texture) }
    /// The tint.
    public var color: UIColor {
        get { tint }
        set { tint = newValue }
    }
    func put(into material: SCNMaterial) {
        material.diffuse.contents = texture?.resource.image ?? tint
        if texture?.resource.image != nil { material.multiply.contents = tint }
    }
}

/// A number of a material, from 0 to 1.
public struct MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, @unchecked Sendable {
    var value: Float
    /// The number as a scale of the picture.
    public var scale: Float {
        get { value }
        set { value = newValue }
    }
    /// The picture; without effect.
    public var texture: MaterialTexture?
    /// Creates a number.
    public init(_ value: Float) { self.value = value }
    /// Creates a number with a picture, which has no effect.
    public init(scale: Float, texture: MaterialTexture? = nil) { (value, self.texture) = (scale, texture) }
    public init(floatLiteral value: Float) { self.value = value }
    public init(integerLiteral value: Int) { self.value = Float(value) }
    /// Returns a number.
    public static func float(_ value: Float) -> MaterialScalarParameter { MaterialScalarParameter(value) }
}

/// A simple surface.
///
/// Follows Apple's [SimpleMaterial](https://developer.apple.com/documentation/realitykit/simplematerial).
public struct SimpleMaterial: Material, @unchecked Sendable {
    /// The color.
    public typealias Color = UIColor
    /// The color.
    public var color = MaterialColor()
    /// How rough the surface is.
    public var roughness: MaterialScalarParameter = 0.5
    /// Whether the surface is of metal.
    public var metallic: MaterialScalarParameter = 0
    /// The sides that are not drawn.
    public var faceCulling = MaterialFaceCulling.back
    /// Whether the edges of triangles are drawn alone.
    public var triangleFillMode = MaterialTriangleFillMode.fill
    /// Creates a white surface.
    public init() {}
    /// Creates a surface.
    public init(color: UIColor, isMetallic: Bool) { self.init(color: color, roughness: 0.5, isMetallic: isMetallic) }
    /// Creates a surface.
    public init(color: UIColor, roughness: MaterialScalarParameter, isMetallic: Bool) {
        (self.color, self.roughness, metallic) = (MaterialColor(tint: color), roughness, isMetallic ? 1 : 0)
    }
    public var _sceneMaterial: SCNMaterial {
        let material = surface(color, roughness, metallic)
        material.show(faceCulling, triangleFillMode)
        return material
    }
}

/// A surface by its roughness and metalness.
public struct PhysicallyBasedMaterial: Material, @unchecked Sendable {
    /// The color.
    public typealias BaseColor = MaterialColor
    /// The roughness.
    public typealias Roughness = MaterialScalarParameter
    /// The metalness.
    public typealias Metallic = MaterialScalarParameter
    /// The picture.
    public typealias Texture = MaterialTexture
    /// How opaque a surface is.
    public typealias Blending = MaterialBlending
    /// The opacity of a surface.
    public typealias Opacity = MaterialScalarParameter
    /// The sides that are not drawn.
    public typealias FaceCulling = MaterialFaceCulling
    /// The light of its own.
    public typealias EmissiveColor = MaterialColor
    /// The transparent coat.
    public typealias Clearcoat = MaterialScalarParameter
    /// The color.
    public var baseColor = MaterialColor()
    /// The roughness.
    public var roughness: MaterialScalarParameter = 0.5
    /// The metalness.
    public var metallic: MaterialScalarParameter = 0
    /// The light of its own; none by default.
    public var emissiveColor = MaterialColor(tint: .black)
    /// How bright that is.
    public var emissiveIntensity: Float = 0
    /// How opaque the surface is.
    public var blending = Blending.opaque
    /// The sides that are not drawn.
    public var faceCulling = MaterialFaceCulling.back
    /// Whether the edges of triangles are drawn alone.
    public var triangleFillMode = MaterialTriangleFillMode.fill
    /// The opacity below which nothing is drawn; without effect.
    public var opacityThreshold: Float?
    /// The transparent coat; without effect.
    public var clearcoat: MaterialScalarParameter = 0
    /// How rough the transparent coat is; without effect.
    public var clearcoatRoughness: MaterialScalarParameter = 0
    /// How glossy the surface is; without effect.
    public var specular: MaterialScalarParameter = 0.5
    /// The gloss of cloth; without effect.
    public var sheen: MaterialColor?
    /// The directions of the surface; without effect.
    public var normal = Normal()
    /// The shade of corners; without effect.
    public var ambientOcclusion = Normal()
    /// How gloss is stretched; without effect.
    public var anisotropyLevel: MaterialScalarParameter = 0
    /// A picture for the surface.
    public struct Normal: @unchecked Sendable {
        /// The picture; nil for none.
        public var texture: MaterialTexture?
        /// Creates a picture.
        public init(texture: MaterialTexture? = nil) { self.texture = texture }
    }
    /// Creates a white surface.
    public init() {}
    public var _sceneMaterial: SCNMaterial {
        let material = surface(baseColor, roughness, metallic)
        material.show(faceCulling, triangleFillMode)
        if emissiveIntensity > 0 { material.emission.contents = emissiveColor.tint }
        if case .transparent(let opacity) = blending { material.transparency = CGFloat(opacity.value) }
        return material
    }
}

private func surface(
    _ color: MaterialColor, _ roughness: MaterialScalarParameter, _ metallic: MaterialScalarParameter
) -> SCNMaterial {
    let material = SCNMaterial()
    material.lightingModel = .physicallyBased
    color.put(into: material)
    material.roughness.contents = NSNumber(value: roughness.value)
    material.metalness.contents = NSNumber(value: metallic.value)
    return material
}

/// How opaque a surface is.
public enum MaterialBlending: Sendable {
    case opaque
    case transparent(opacity: MaterialScalarParameter)
}
/// The sides of a surface that are not drawn.
public enum MaterialFaceCulling: Hashable, Sendable { case none, front, back }
/// Whether surfaces or the edges of triangles are drawn.
public enum MaterialTriangleFillMode: Hashable, Sendable { case fill, lines }

extension SCNMaterial {
    fileprivate func show(_ culling: MaterialFaceCulling, _ mode: MaterialTriangleFillMode) {
        isDoubleSided = culling == .none
        cullMode = culling == .front ? .front : .back
        fillMode = mode == .lines ? .lines : .fill
    }
}

/// A surface without light.
public struct UnlitMaterial: Material, @unchecked Sendable {
    /// The color.
    public typealias BaseColor = MaterialColor
    /// How opaque a surface is.
    public typealias Blending = MaterialBlending
    /// The color.
    public var color = MaterialColor()
    /// How opaque the surface is.
    public var blending = MaterialBlending.opaque
    /// The opacity below which nothing is drawn; without effect.
    public var opacityThreshold: Float?
    /// The sides that are not drawn.
    public var faceCulling = MaterialFaceCulling.back
    /// Whether the edges of triangles are drawn alone.
    public var triangleFillMode = MaterialTriangleFillMode.fill
    /// Creates a white surface.
    public init() {}
    /// Creates a surface.
    public init(color: UIColor) { self.color = MaterialColor(tint: color) }
    /// Creates a surface; colors are shown as they are.
    public init(color: UIColor, applyPostProcessToneMap: Bool) { self.init(color: color) }
    /// Creates a white surface; colors are shown as they are.
    public init(applyPostProcessToneMap: Bool) {}
    /// Creates a surface with a picture.
    public init(texture: TextureResource) { color = MaterialColor(texture: MaterialTexture(texture)) }
    public var _sceneMaterial: SCNMaterial {
        let material = SCNMaterial()
        material.lightingModel = .constant
        color.put(into: material)
        material.show(faceCulling, triangleFillMode)
        if case .transparent(let opacity) = blending { material.transparency = CGFloat(opacity.value) }
        return material
    }
}

/// A surface that hides others; it is not drawn here.
public struct OcclusionMaterial: Material, Sendable {
    /// Whether shadows fall on it; without effect.
    public var receivesDynamicLighting = false
    /// Creates a surface.
    public init() {}
    /// Creates a surface; shadows have no effect.
    public init(receivesDynamicLighting: Bool) { self.receivesDynamicLighting = receivesDynamicLighting }
    public var _sceneMaterial: SCNMaterial {
        let material = SCNMaterial()
        material.transparency = 0
        return material
    }
}
