import Foundation
import SwiftUI

/// The sides of surfaces that are not drawn.
public enum SCNCullMode: Int, Sendable { case back, front }
/// Whether surfaces or their edges are drawn.
public enum SCNFillMode: UInt, Sendable { case fill, lines }
/// How colors are put onto the colors behind.
public enum SCNBlendMode: Int, Sendable { case alpha, add, subtract, multiply, screen, replace, max }
/// How the opacity of pictures is used.
public enum SCNTransparencyMode: Int, Sendable {
    case aOne, rgbZero, singleLayer, dualLayer
    /// The usual one.
    public static let `default` = SCNTransparencyMode.aOne
}

/// The surface of a geometry.
///
/// Follows Apple's [SCNMaterial](https://developer.apple.com/documentation/scenekit/scnmaterial). Surfaces are lit by Blinn's and Phong's formulas;
/// physically based ones similarly, by their roughness and metalness. Normals of pictures, reflections and shaders have no effect.
open class SCNMaterial: NSObject, @unchecked Sendable {
    /// The formulas of light.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a formula of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// With gloss, by Phong.
        public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
        /// With gloss, by Blinn.
        public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
        /// Without gloss.
        public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
        /// Without light.
        public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
        /// By roughness and metalness.
        public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
        /// Shadows alone; nothing here.
        public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
    }
    /// The name; nil for none.
    open var name: String?
    /// The color in light; white by default.
    public let diffuse = SCNMaterialProperty(contents: UIColor.white)
    /// The color in light from all sides; the diffuse one while they are locked.
    public let ambient = SCNMaterialProperty()
    /// The color of gloss; black by default.
    public let specular = SCNMaterialProperty(contents: UIColor.black)
    /// The color without light; black by default.
    public let emission = SCNMaterialProperty(contents: UIColor.black)
    /// The opacity; all of it by default.
    public let transparent = SCNMaterialProperty(contents: UIColor.white)
    /// The color that all is multiplied by; white by default.
    public let multiply = SCNMaterialProperty(contents: UIColor.white)
    /// The picture around; without effect.
    public let reflective = SCNMaterialProperty()
    /// The directions of the surface; without effect.
    public let normal = SCNMaterialProperty()
    /// The shape of the surface; without effect.
    public let displacement = SCNMaterialProperty()
    /// The shade of corners; without effect.
    public let ambientOcclusion = SCNMaterialProperty()
    /// The light of its own; without effect.
    public let selfIllumination = SCNMaterialProperty()
    /// Whether the surface is of metal, from 0 to 1; 0 by default.
    public let metalness = SCNMaterialProperty(contents: NSNumber(value: 0))
    /// How rough the surface is, from 0 to 1; 0.5 by default.
    public let roughness = SCNMaterialProperty(contents: NSNumber(value: 0.5))
    /// How small gloss is; 1 by default.
    open var shininess: CGFloat = 1 { didSet { SceneChanges.note() } }
    /// How reflections depend on the angle; without effect.
    open var fresnelExponent: CGFloat = 0
    /// The program for the graphics card; without effect.
    open var program: SCNProgram?
    /// The colors that are written; without effect.
    open var colorBufferWriteMask = SCNColorMask.all
    /// The transparent coat; without effect.
    public let clearCoat = SCNMaterialProperty()
    /// How rough the transparent coat is; without effect.
    public let clearCoatRoughness = SCNMaterialProperty()
    /// The app's values.
    let named = NamedValues()
    /// How opaque the surface is, from 0 to 1; 1 by default.
    open var transparency: CGFloat = 1 { didSet { SceneChanges.note() } }
    /// How the opacity of pictures is used.
    open var transparencyMode = SCNTransparencyMode.default
    /// The formula of light; Blinn's by default.
    open var lightingModel = LightingModel.blinn { didSet { SceneChanges.note() } }
    /// Whether light is computed for each pixel; it always is.
    open var isLitPerPixel = true
    /// Whether both sides are drawn; false by default.
    open var isDoubleSided = false { didSet { SceneChanges.note() } }
    /// The side that is not drawn; the back by default.
    open var cullMode = SCNCullMode.back { didSet { SceneChanges.note() } }
    /// Whether surfaces or their edges are drawn; surfaces by default.
    open var fillMode = SCNFillMode.fill { didSet { SceneChanges.note() } }
    /// How colors are put onto the colors behind.
    open var blendMode = SCNBlendMode.alpha { didSet { SceneChanges.note() } }
    /// Whether the surface hides others; true by default.
    open var writesToDepthBuffer = true { didSet { SceneChanges.note() } }
    /// Whether others hide the surface; true by default.
    open var readsFromDepthBuffer = true { didSet { SceneChanges.note() } }
    /// Whether the ambient color is the diffuse one; true by default.
    open var locksAmbientWithDiffuse = true { didSet { SceneChanges.note() } }
    /// Programs for the graphics card; without effect.
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]? {
        didSet { if shaderModifiers != nil { SceneGaps.say("shaders have no effect here.") } }
    }
    /// Creates a white surface.
    public override init() {}

    public override func copy() -> Any {
        let copy = SCNMaterial()
        copy.name = name
        for (old, new) in zip(properties, copy.properties) {
            (new.contents, new.intensity, new.wrapS, new.wrapT) = (old.contents, old.intensity, old.wrapS, old.wrapT)
            (new.contentsTransform, new.magnificationFilter) = (old.contentsTransform, old.magnificationFilter)
        }
        (copy.shininess, copy.transparency, copy.lightingModel) = (shininess, transparency, lightingModel)
        (copy.isDoubleSided, copy.cullMode, copy.fillMode, copy.blendMode) = (
            isDoubleSided, cullMode, fillMode, blendMode
        )
        (copy.writesToDepthBuffer, copy.readsFromDepthBuffer) = (writesToDepthBuffer, readsFromDepthBuffer)
        copy.locksAmbientWithDiffuse = locksAmbientWithDiffuse
        return copy
    }
    private var properties: [SCNMaterialProperty] {
        [diffuse, ambient, specular, emission, transparent, multiply, reflective, normal, metalness, roughness]
    }
}

/// The places of programs for the graphics card.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a place of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The shape.
    public static let geometry = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointGeometry")
    /// The surface.
    public static let surface = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointSurface")
    /// The light.
    public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointLightingModel")
    /// The color.
    public static let fragment = SCNShaderModifierEntryPoint(rawValue: "SCNShaderModifierEntryPointFragment")
}

/// The parts of a color.
public struct SCNColorMask: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates parts from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Red.
    public static let red = SCNColorMask(rawValue: 8)
    /// Green.
    public static let green = SCNColorMask(rawValue: 4)
    /// Blue.
    public static let blue = SCNColorMask(rawValue: 2)
    /// The opacity.
    public static let alpha = SCNColorMask(rawValue: 1)
    /// All parts.
    public static let all = SCNColorMask(rawValue: 15)
}
