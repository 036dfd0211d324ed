import Foundation
import SwiftUI
import simd

/// Three numbers: a place, a direction or a scale.
///
/// Follows Apple's [SCNVector3](https://developer.apple.com/documentation/scenekit/scnvector3), with numbers as on iOS.
public struct SCNVector3: Hashable, Sendable, Codable {
    /// The numbers.
    public var x: Float, y: Float, z: Float
    /// Creates zeros.
    public init() { (x, y, z) = (0, 0, 0) }
    /// Creates a vector.
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// Creates a vector.
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    /// Creates a vector.
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
    /// Creates a vector.
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
    /// Creates a vector.
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
    /// Creates a vector.
    public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }
    /// Creates a vector.
    public init(_ v: SIMD3<Double>) { self.init(Float(v.x), Float(v.y), Float(v.z)) }
}

/// Four numbers: an axis with an angle in radians, or a quaternion.
///
/// Follows Apple's [SCNVector4](https://developer.apple.com/documentation/scenekit/scnvector4).
public struct SCNVector4: Hashable, Sendable, Codable {
    /// The numbers.
    public var x: Float, y: Float, z: Float, w: Float
    /// Creates zeros.
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    /// Creates a vector.
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    /// Creates a vector.
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { self.init(x: x, y: y, z: z, w: w) }
    /// Creates a vector.
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    /// Creates a vector.
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    /// Creates a vector.
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
        self.init(x: Float(x), y: Float(y), z: Float(z), w: Float(w))
    }
    /// Creates a vector.
    public init(_ v: SIMD4<Float>) { self.init(x: v.x, y: v.y, z: v.z, w: v.w) }
}

/// A quaternion.
public typealias SCNQuaternion = SCNVector4

/// Three zeros.
public let SCNVector3Zero = SCNVector3()
/// Four zeros.
public let SCNVector4Zero = SCNVector4()
/// Creates a vector.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
/// Creates a vector.
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }
/// Returns whether two vectors have the same numbers.
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
/// Returns whether two vectors have the same numbers.
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { a == b }
/// Returns a vector for simd's functions.
public func SCNVector3ToFloat3(_ v: SCNVector3) -> SIMD3<Float> { SIMD3(v) }
/// Returns a vector from simd's functions.
public func SCNVector3FromFloat3(_ v: SIMD3<Float>) -> SCNVector3 { SCNVector3(v) }

extension SIMD3 where Scalar == Float {
    /// Creates a vector of SceneKit's.
    public init(_ v: SCNVector3) { self.init(v.x, v.y, v.z) }
}
extension SIMD3 where Scalar == Double {
    /// Creates a vector of SceneKit's.
    public init(_ v: SCNVector3) { self.init(Double(v.x), Double(v.y), Double(v.z)) }
}
extension SIMD4 where Scalar == Float {
    /// Creates a vector of SceneKit's.
    public init(_ v: SCNVector4) { self.init(v.x, v.y, v.z, v.w) }
}
