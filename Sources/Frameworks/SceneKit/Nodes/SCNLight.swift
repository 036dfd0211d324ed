import Foundation
import SwiftUI

/// A light, which shines along the negative z axis of its node.
///
/// Follows Apple's [SCNLight](https://developer.apple.com/documentation/scenekit/scnlight). There are no shadows.
open class SCNLight: NSObject, @unchecked Sendable {
    /// The kinds of lights.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a kind of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// From all sides.
        public static let ambient = LightType(rawValue: "ambient")
        /// To all sides, from a place.
        public static let omni = LightType(rawValue: "omni")
        /// In one direction, from afar.
        public static let directional = LightType(rawValue: "directional")
        /// In a cone, from a place.
        public static let spot = LightType(rawValue: "spot")
        /// By a table; as `omni` here.
        public static let IES = LightType(rawValue: "ies")
        /// From a picture around; as `ambient` here.
        public static let probe = LightType(rawValue: "probe")
        /// From a surface; as `omni` here.
        public static let area = LightType(rawValue: "area")
    }
    /// The kind; omni by default.
    open var type = LightType.omni { didSet { SceneChanges.note() } }
    /// The name; nil for none.
    open var name: String?
    /// The color: a `UIColor` or `CGColor`; white by default.
    open var color: Any = UIColor.white { didSet { SceneChanges.note() } }
    /// The warmth, in kelvins; without effect.
    open var temperature: CGFloat = 6500
    /// The brightness, in lumens; 1000 by default.
    open var intensity: CGFloat = 1000 { didSet { SceneChanges.note() } }
    /// The distance at which the light begins to fade; 0 by default.
    open var attenuationStartDistance: CGFloat = 0 { didSet { SceneChanges.note() } }
    /// The distance at which the light ends; 0 for never.
    open var attenuationEndDistance: CGFloat = 0 { didSet { SceneChanges.note() } }
    /// How quickly it fades: 2 by the square, 1 evenly.
    open var attenuationFalloffExponent: CGFloat = 2 { didSet { SceneChanges.note() } }
    /// The angle of the bright part of a cone, in degrees; 0 by default.
    open var spotInnerAngle: CGFloat = 0 { didSet { SceneChanges.note() } }
    /// The angle of a cone, in degrees; 45 by default.
    open var spotOuterAngle: CGFloat = 45 { didSet { SceneChanges.note() } }
    /// Whether things have shadows; there are none here.
    open var castsShadow = false { didSet { if castsShadow { SceneGaps.say("there are no shadows here.") } } }
    /// The color of shadows; without effect.
    open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
    /// The softness of shadows; without effect.
    open var shadowRadius: CGFloat = 3
    /// The picture of shadows; without effect.
    open var shadowMapSize = CGSize.zero
    /// How shadows are made; without effect.
    open var shadowMode = SCNShadowMode.forward
    /// How many samples shadows have; without effect.
    open var shadowSampleCount = 0
    /// The nearest distance of shadows; without effect.
    open var zNear: CGFloat = 1
    /// The farthest distance of shadows; without effect.
    open var zFar: CGFloat = 100
    /// Half of the height of shadows; without effect.
    open var orthographicScale: CGFloat = 1
    /// The farthest distance from the camera at which things have shadows; without effect.
    open var maximumShadowDistance: CGFloat = 100
    /// How far shadows are moved, against stripes; without effect.
    open var shadowBias: CGFloat = 1
    /// Whether the space of shadows follows the camera; without effect.
    open var automaticallyAdjustsShadowProjection = true
    /// Whether samples of shadows are spread; without effect.
    open var sampleDistributedShadowMaps = false
    /// Whether only the backs of things have shadows; without effect.
    open var forcesBackFaceCasters = false
    /// In how many parts of the distance shadows are made; without effect.
    open var shadowCascadeCount = 1
    /// How the parts of the distance grow, from 0 to 1; without effect.
    open var shadowCascadeSplittingFactor: CGFloat = 0.15
    /// The form of a light from a surface; without effect.
    open var areaType = SCNLightAreaType.rectangle
    /// The size of a light from a surface; without effect.
    open var areaExtents = SIMD3<Float>(1, 1, 1)
    /// Whether a light from a surface shines to both sides; without effect.
    open var doubleSided = true
    /// Whether a light from a surface is seen itself; without effect.
    open var drawsArea = true
    /// The table of a light of type `IES`; nil for none, without effect.
    open var iesProfileURL: URL?
    /// A picture in the cone of light; without effect.
    public let gobo: SCNMaterialProperty? = SCNMaterialProperty()
    /// The groups of nodes that are lit, as bits; all by default.
    open var categoryBitMask = -1 { didSet { SceneChanges.note() } }
    /// Creates a light.
    public override init() {}
}

/// How shadows are made.
public enum SCNShadowMode: Int, Sendable { case forward, deferred, modulated }

/// The form of a light from a surface.
public enum SCNLightAreaType: Int, Sendable { case rectangle = 1, polygon = 4 }
