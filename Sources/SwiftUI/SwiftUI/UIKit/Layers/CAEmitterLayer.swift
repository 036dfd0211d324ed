import Foundation
import OrielFoundation
import SwiftUICore

/// A layer of particles, which are not shown here.
///
/// Follows Apple's [CAEmitterLayer](https://developer.apple.com/documentation/quartzcore/caemitterlayer).
open class CAEmitterLayer: CALayer, @unchecked Sendable {
    /// The kinds of particles; nil for none.
    open var emitterCells: [CAEmitterCell]? {
        didSet { RuntimeWarning.issue("CAEmitterLayer shows no particles here: see CompatibilityGaps.md.") }
    }
    /// The position of the emitter.
    open var emitterPosition = CGPoint.zero
    /// The size of the emitter's shape.
    open var emitterSize = CGSize.zero
    /// The shape of the emitter.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the emitter's shape where particles are created.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// How particles are rendered into the layer.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// A factor of the number of particles per second.
    open var birthRate: Float = 1
    /// A factor of the particles' lifetime.
    open var lifetime: Float = 1
    /// A factor of the particles' velocity.
    open var velocity: Float = 1
    /// A factor of the particles' scale.
    open var scale: Float = 1
    /// The seed of the random numbers.
    open var seed: UInt32 = 0
}

/// A kind of particles.
open class CAEmitterCell: NSObject, @unchecked Sendable {
    /// The image; nil for none.
    open var contents: Any?
    /// The name; nil for none.
    open var name: String?
    /// The color; nil for the image's own.
    open var color: CGColor?
    /// The number of particles per second.
    open var birthRate: Float = 0
    /// The lifetime of a particle in seconds, and its range.
    open var lifetime: Float = 0, lifetimeRange: Float = 0
    /// The velocity of a particle in points per second, and its range.
    open var velocity: CGFloat = 0, velocityRange: CGFloat = 0
    /// The direction, in radians, and the angle around it.
    open var emissionLongitude: CGFloat = 0, emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
    /// The scale, its range, and its change per second.
    open var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
    /// The rotation in radians per second, and its range.
    open var spin: CGFloat = 0, spinRange: CGFloat = 0
    /// The acceleration.
    open var xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0, zAcceleration: CGFloat = 0
    /// The range of the opacity, and its change per second.
    open var alphaRange: Float = 0, alphaSpeed: Float = 0
    /// The ranges of the color's components.
    open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0
    /// Creates a kind.
    public override init() { super.init() }
}

/// The shape of the emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A sphere.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the emitter's shape where particles are created.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The corners.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// The outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// The surface.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// All of it.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles are rendered into the layer.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In any order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Those behind first.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Added to each other.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
