import Foundation
import SwiftUI
import simd

/// The shape of a body: a ball, a box or a floor, or several of them.
///
/// Follows Apple's [SCNPhysicsShape](https://developer.apple.com/documentation/scenekit/scnphysicsshape). Of a geometry that is
/// neither a ball nor a floor, the box around counts.
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
    /// How shapes are made.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates an option of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The kind of shape.
        public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
        /// Whether parts are kept.
        public static let keepAsCompound = Option(rawValue: "SCNPhysicsShapeKeepAsCompoundKey")
        /// The scale: a vector.
        public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
        /// The distance around the shape that counts for contacts; without effect.
        public static let collisionMargin = Option(rawValue: "SCNPhysicsShapeOptionCollisionMargin")
    }
    /// The kinds of shapes; all but boxes are boxes, too, here.
    public struct ShapeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a kind of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The box around.
        public static let boundingBox = ShapeType(rawValue: "SCNPhysicsShapeTypeBoundingBox")
        /// The smallest form without hollows around.
        public static let convexHull = ShapeType(rawValue: "SCNPhysicsShapeTypeConvexHull")
        /// The form itself.
        public static let concavePolyhedron = ShapeType(rawValue: "SCNPhysicsShapeTypeConcavePolyhedron")
    }

    /// A part in the node's space.
    struct Part {
        var matrix = matrix_identity_float4x4
        var kind = PhysicsSolid.Kind.box(SIMD3(repeating: 0.5))
    }
    let parts: [Part]
    /// The geometry, the node or the shapes that it was made of.
    open private(set) var sourceObject: Any?
    /// How it was made; nil for as usual.
    open private(set) var options: [Option: Any]?
    /// The places of its shapes; nil for one shape.
    open private(set) var transforms: [NSValue]?

    /// Creates a shape of a geometry.
    public init(geometry: SCNGeometry, options: [Option: Any]? = nil) {
        (sourceObject, self.options) = (geometry, options)
        parts = [Self.part(geometry, Self.scale(options))].compactMap { $0 }
    }
    /// Creates a shape of a node with the nodes within.
    public init(node: SCNNode, options: [Option: Any]? = nil) {
        (sourceObject, self.options) = (node, options)
        let scale = Self.scale(options)
        if options?[.keepAsCompound] as? Bool ?? true {
            var parts: [Part] = []
            Self.collect(node, matrix_identity_float4x4, scale, &parts)
            self.parts = parts
        } else {
            parts = [Self.part(node.bounds(in: matrix_identity_float4x4, isTop: true), scale)].compactMap { $0 }
        }
    }
    /// Creates a shape of others with their places: matrices, as values.
    public init(shapes: [SCNPhysicsShape], transforms: [NSValue]?) {
        (sourceObject, self.transforms) = (shapes, transforms)
        parts = shapes.enumerated().flatMap { number, shape -> [Part] in
            let values = transforms ?? []
            let matrix =
                number < values.count ? simd_float4x4(values[number].scnMatrix4Value) : matrix_identity_float4x4
            return shape.parts.map { Part(matrix: matrix * $0.matrix, kind: $0.kind) }
        }
    }
    /// Creates the shape of a node whose body has none.
    convenience init(of node: SCNNode) {
        if let geometry = node.geometry { self.init(geometry: geometry) } else { self.init(node: node) }
    }

    private static func scale(_ options: [Option: Any]?) -> SIMD3<Float> {
        if let value = options?[.scale] as? SCNVector3 { return SIMD3(value) }
        return (options?[.scale] as? NSValue).map { SIMD3($0.scnVector3Value) } ?? SIMD3(1, 1, 1)
    }
    private static func collect(
        _ node: SCNNode, _ matrix: simd_float4x4, _ scale: SIMD3<Float>, _ parts: inout [Part]
    ) {
        if let geometry = node.geometry, var part = part(geometry, scale) {
            part.matrix = matrix * part.matrix
            parts.append(part)
        }
        for child in node.childNodes { collect(child, matrix * child.simdTransform, scale, &parts) }
    }
    private static func part(_ geometry: SCNGeometry, _ scale: SIMD3<Float>) -> Part? {
        switch geometry {
        case let ball as SCNSphere: return Part(kind: .ball(Float(ball.radius) * abs(scale).max()))
        case is SCNFloor: return Part(kind: .floor)
        default: return part(geometry.bounds, scale)
        }
    }
    private static func part(_ bounds: Bounds, _ scale: SIMD3<Float>) -> Part? {
        guard !bounds.isEmpty else { return nil }
        let half = max((bounds.high - bounds.low) / 2 * abs(scale), SIMD3(repeating: 1e-3))
        return Part(matrix: simd_float4x4(translation: (bounds.low + bounds.high) / 2 * scale), kind: .box(half))
    }

    func solids(in world: simd_float4x4) -> [PhysicsSolid] {
        parts.map { part in
            let place = Placement(world * part.matrix)
            let scale = abs(place.scale)
            let kind: PhysicsSolid.Kind =
                switch part.kind {
                case .ball(let radius): .ball(radius * scale.max())
                case .box(let half): .box(half * scale)
                case .floor: .floor
                }
            return PhysicsSolid(kind: kind, center: place.position, turn: place.orientation)
        }
    }
}
