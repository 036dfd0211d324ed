import Foundation
import SceneKit
import SwiftUI
import simd

/// A place, a turn and a scale.
///
/// Follows Apple's [Transform](https://developer.apple.com/documentation/realitykit/transform).
public struct Transform: Component, Hashable, Sendable {
    /// The scale.
    public var scale: SIMD3<Float>
    /// The turn.
    public var rotation: simd_quatf
    /// The place.
    public var translation: SIMD3<Float>
    /// Creates a place, turn and scale; none of them by default.
    public init(
        scale: SIMD3<Float> = SIMD3(1, 1, 1), rotation: simd_quatf = simd_quatf(real: 1, imag: .zero),
        translation: SIMD3<Float> = .zero
    ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
    /// Creates a place, turn and scale of a matrix; slants are lost.
    public init(matrix: simd_float4x4) {
        let node = SCNNode()
        node.simdTransform = matrix
        self.init(scale: node.simdScale, rotation: node.simdOrientation, translation: node.simdPosition)
    }
    /// Creates none of them.
    public init() { self.init(scale: SIMD3(1, 1, 1)) }
    /// Creates a turn around the axes, in radians: around z first, then x, then y.
    public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
        func turn(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
        self.init(rotation: turn(y, SIMD3(0, 1, 0)) * turn(x, SIMD3(1, 0, 0)) * turn(z, SIMD3(0, 0, 1)))
    }
    /// Nothing.
    public static let identity = Transform()
    /// The place, turn and scale as a matrix.
    public var matrix: simd_float4x4 {
        get {
            let node = SCNNode()
            (node.simdScale, node.simdOrientation, node.simdPosition) = (scale, rotation, translation)
            return node.simdTransform
        }
        set { self = Transform(matrix: newValue) }
    }
}

/// A part of an entity.
public protocol Component {}

/// The parts of an entity, one of each type.
public struct ComponentSet {
    private var parts: [ObjectIdentifier: any Component] = [:]
    /// The part of a type; nil for none.
    public subscript<T: Component>(type: T.Type) -> T? {
        get { parts[ObjectIdentifier(type)] as? T }
        set { parts[ObjectIdentifier(type)] = newValue }
    }
    /// Sets a part.
    public mutating func set<T: Component>(_ component: T) { self[T.self] = component }
    /// Sets parts.
    public mutating func set(_ components: [any Component]) {
        for component in components { parts[ObjectIdentifier(type(of: component))] = component }
    }
    /// Returns whether there is a part of a type.
    public func has(_ type: any Component.Type) -> Bool { parts[ObjectIdentifier(type)] != nil }
    /// Removes the part of a type.
    public mutating func remove(_ type: any Component.Type) { parts[ObjectIdentifier(type)] = nil }
    /// Removes all parts.
    public mutating func removeAll() { parts = [:] }
    /// The number of parts.
    public var count: Int { parts.count }
}

enum RealityGaps {
    static func say(_ sentence: String) { RuntimeWarning.issue("RealityKit: \(sentence)") }
    static func file(_ name: String) -> any Error {
        say("“\(name)” is not read: files of scenes (.usdz, .reality) and their pictures are not supported.")
        return CocoaError(.fileReadUnsupportedScheme)
    }
}
