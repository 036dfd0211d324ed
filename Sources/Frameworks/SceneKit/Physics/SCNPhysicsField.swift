import Foundation
import SwiftUI
import simd

/// The part of a field's space in which it works.
public enum SCNPhysicsFieldScope: Int, Sendable { case insideExtent, outsideExtent }

/// Computes the force of a field on a body: from its place, velocity, mass, charge and the time.
public typealias SCNFieldForceEvaluator = (SCNVector3, SCNVector3, Float, Float, TimeInterval) -> SCNVector3

/// Forces around a node, which move bodies.
///
/// Follows Apple's [SCNPhysicsField](https://developer.apple.com/documentation/scenekit/scnphysicsfield).
open class SCNPhysicsField: NSObject, @unchecked Sendable {
    private enum Kind {
        case drag, vortex, radial, linear, noise, turbulence, spring, electric, magnetic
        case custom(SCNFieldForceEvaluator)
    }
    private let kind: Kind
    /// How strong the field is; 1 by default.
    open var strength: CGFloat = 1
    /// How quickly the field weakens with the distance: its power; 0 by default.
    open var falloffExponent: CGFloat = 0
    /// The least distance that counts, in meters.
    open var minimumDistance: CGFloat = 1e-6
    /// Whether the field works; true by default.
    open var isActive = true
    /// Whether the field replaces others in its space; without effect.
    open var isExclusive = false
    /// Half of the sides of the field's space; without end by default.
    open var halfExtent = SCNVector3(
        Float.greatestFiniteMagnitude, Float.greatestFiniteMagnitude, Float.greatestFiniteMagnitude)
    /// Whether the field's space is a ball; false by default.
    open var usesEllipsoidalExtent = false
    /// The part of the space in which the field works; within by default.
    open var scope = SCNPhysicsFieldScope.insideExtent
    /// The middle of the field in the node.
    open var offset = SCNVector3()
    /// The direction of linear fields and vortices; downward by default.
    open var direction = SCNVector3(0, -1, 0)
    /// The groups of the field, as bits; all by default.
    open var categoryBitMask = -1
    private let (smoothness, pace): (Float, Float)

    private init(_ kind: Kind, _ smoothness: CGFloat = 0, _ pace: CGFloat = 0) {
        self.kind = kind
        (self.smoothness, self.pace) = (Float(smoothness), Float(pace))
    }
    /// Returns a field that slows bodies.
    open class func drag() -> SCNPhysicsField { SCNPhysicsField(.drag) }
    /// Returns a field that turns bodies about its axis.
    open class func vortex() -> SCNPhysicsField { SCNPhysicsField(.vortex) }
    /// Returns a field that attracts bodies.
    open class func radialGravity() -> SCNPhysicsField { SCNPhysicsField(.radial) }
    /// Returns a field that accelerates bodies in a direction.
    open class func linearGravity() -> SCNPhysicsField { SCNPhysicsField(.linear) }
    /// Returns a field of random forces.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField {
        SCNPhysicsField(.noise, smoothness, speed)
    }
    /// Returns a field of random forces that grow with the velocity.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> SCNPhysicsField {
        SCNPhysicsField(.turbulence, smoothness, speed)
    }
    /// Returns a field that moves bodies like a spring between them and its middle.
    open class func spring() -> SCNPhysicsField { SCNPhysicsField(.spring) }
    /// Returns a field that moves bodies by their charges.
    open class func electric() -> SCNPhysicsField { SCNPhysicsField(.electric) }
    /// Returns a field that turns moving bodies aside by their charges.
    open class func magnetic() -> SCNPhysicsField { SCNPhysicsField(.magnetic) }
    /// Returns a field of an app's forces.
    open class func customField(evaluationBlock block: @escaping SCNFieldForceEvaluator) -> SCNPhysicsField {
        SCNPhysicsField(.custom(block))
    }

    private var clock: Float = 0

    func force(on body: SCNPhysicsBody, at place: SIMD3<Float>, _ seconds: Float, from node: SCNNode) -> SIMD3<Float> {
        let matrix = node.simdWorldTransform
        let middle = matrix.place(SIMD3(offset))
        let local = abs(matrix.inverse.place(place) - SIMD3(offset)) / max(SIMD3(halfExtent), SIMD3(repeating: 1e-9))
        let isInside = usesEllipsoidalExtent ? simd_length(local) <= 1 : local.max() <= 1
        guard isInside == (scope == .insideExtent), body.categoryBitMask & categoryBitMask != 0 else { return .zero }
        let way = middle - place
        let distance = max(simd_length(way), Float(minimumDistance))
        let strength = Float(strength) / Float(pow(Double(distance), Double(falloffExponent)))
        let toward = simd_length(way) > 1e-6 ? simd_normalize(way) : .zero
        let axis = node.simdWorldOrientation.act(SIMD3(direction))
        let (mass, charge) = (Float(body.mass), Float(body.charge))
        switch kind {
        case .drag: return -body.linear * strength
        case .radial: return toward * strength * mass
        case .linear: return axis * strength * mass
        case .vortex: return simd_cross(toward, axis) * strength * mass
        case .spring: return way * strength
        case .electric: return -toward * strength * charge
        case .magnetic: return simd_cross(body.linear, toward) * strength * charge
        case .noise: return random(place, seconds) * strength
        case .turbulence: return random(place, seconds) * (strength * simd_length(body.linear))
        case .custom(let block):
            let local = matrix.inverse.place(place)
            return SIMD3(block(SCNVector3(local), SCNVector3(body.linear), mass, charge, Double(seconds)))
        }
    }

    /// A direction that changes with the place and the time: sums of waves.
    private func random(_ place: SIMD3<Float>, _ seconds: Float) -> SIMD3<Float> {
        clock += seconds * pace
        let p = place * (1 + 8 * (1 - min(max(smoothness, 0), 1)))
        return SIMD3(
            sin(p.y * 1.7 + clock) + sin(p.z * 2.9 - clock * 1.3), sin(p.z * 1.9 + clock * 0.7) + sin(p.x * 3.1 + 1),
            sin(p.x * 2.3 - clock) + sin(p.y * 2.7 + clock * 1.1)) / 2
    }
}
