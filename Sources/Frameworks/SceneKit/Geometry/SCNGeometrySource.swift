import Foundation
import SwiftUI
import simd

/// Values for each vertex.
///
/// Follows Apple's [SCNGeometrySource](https://developer.apple.com/documentation/scenekit/scngeometrysource).
open class SCNGeometrySource: NSObject, @unchecked Sendable {
    /// The meanings of values.
    public struct Semantic: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a meaning of its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Places.
        public static let vertex = Semantic(rawValue: "kGeometrySourceSemanticVertex")
        /// Directions of the surface.
        public static let normal = Semantic(rawValue: "kGeometrySourceSemanticNormal")
        /// Places in pictures.
        public static let texcoord = Semantic(rawValue: "kGeometrySourceSemanticTexcoord")
        /// The weights of bones; without effect.
        public static let boneWeights = Semantic(rawValue: "kGeometrySourceSemanticBoneWeights")
        /// Bones; without effect.
        public static let boneIndices = Semantic(rawValue: "kGeometrySourceSemanticBoneIndices")
        /// Colors; without effect.
        public static let color = Semantic(rawValue: "kGeometrySourceSemanticColor")
        /// Directions along pictures; without effect.
        public static let tangent = Semantic(rawValue: "kGeometrySourceSemanticTangent")
    }
    /// The meaning.
    public let semantic: Semantic
    let vectors: [SIMD4<Float>]
    /// The number of vertices.
    open var vectorCount: Int { vectors.count }
    /// Creates places.
    public convenience init(vertices: [SCNVector3]) { self.init(.vertex, vertices.map { SIMD4($0.x, $0.y, $0.z, 0) }) }
    /// Creates directions of the surface.
    public convenience init(normals: [SCNVector3]) { self.init(.normal, normals.map { SIMD4($0.x, $0.y, $0.z, 0) }) }
    /// Creates places in pictures.
    public convenience init(textureCoordinates: [CGPoint]) {
        self.init(.texcoord, textureCoordinates.map { SIMD4(Float($0.x), Float($0.y), 0, 0) })
    }
    init(_ semantic: Semantic, _ vectors: [SIMD4<Float>]) { (self.semantic, self.vectors) = (semantic, vectors) }
    /// Creates values from memory: numbers of four or eight bytes.
    public convenience init(
        data: Data, semantic: Semantic, vectorCount: Int, usesFloatComponents floatComponents: Bool,
        componentsPerVector: Int, bytesPerComponent: Int, dataOffset offset: Int, dataStride stride: Int
    ) {
        var vectors: [SIMD4<Float>] = []
        let size = max(componentsPerVector, 0) * max(bytesPerComponent, 0)
        let step = stride > 0 ? stride : size
        for index in 0..<max(vectorCount, 0) {
            let start = offset + index * step
            guard floatComponents, bytesPerComponent == 4 || bytesPerComponent == 8, start >= 0,
                start + size <= data.count
            else { break }
            var vector = SIMD4<Float>()
            for part in 0..<min(componentsPerVector, 4) {
                vector[part] = data.withUnsafeBytes { bytes in
                    let place = start + part * bytesPerComponent
                    return bytesPerComponent == 4
                        ? bytes.loadUnaligned(fromByteOffset: place, as: Float.self)
                        : Float(bytes.loadUnaligned(fromByteOffset: place, as: Double.self))
                }
            }
            vectors.append(vector)
        }
        self.init(semantic, vectors)
    }
}

/// How indices are joined.
public enum SCNGeometryPrimitiveType: Int, Sendable { case triangles, triangleStrip, line, point, polygon }

/// The triangles of a geometry, as indices of vertices.
///
/// Follows Apple's [SCNGeometryElement](https://developer.apple.com/documentation/scenekit/scngeometryelement). Lines and points are not drawn.
open class SCNGeometryElement: NSObject, @unchecked Sendable {
    /// How indices are joined.
    public let primitiveType: SCNGeometryPrimitiveType
    private let indices: [Int32]
    /// Creates an element of indices.
    public init<Index: FixedWidthInteger>(indices: [Index], primitiveType: SCNGeometryPrimitiveType) {
        (self.indices, self.primitiveType) = (indices.map { Int32(clamping: $0) }, primitiveType)
        if primitiveType == .line || primitiveType == .point { SceneGaps.say("lines and points are not drawn here.") }
    }
    /// Creates an element of indices in memory.
    public convenience init(
        data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int
    ) {
        var indices: [Int32] = []
        let data = data ?? Data()
        for start in stride(from: 0, to: data.count - max(bytesPerIndex, 1) + 1, by: max(bytesPerIndex, 1)) {
            var value: UInt64 = 0
            for byte in 0..<min(max(bytesPerIndex, 1), 8) {
                value |= UInt64(data[data.startIndex + start + byte]) << (8 * byte)
            }
            indices.append(Int32(clamping: value))
        }
        self.init(indices: indices, primitiveType: primitiveType)
    }
    /// The size of points; without effect.
    open var pointSize: CGFloat = 1
    /// The smallest size of points on the screen; without effect.
    open var minimumPointScreenSpaceRadius: CGFloat = 1
    /// The largest size of points on the screen; without effect.
    open var maximumPointScreenSpaceRadius: CGFloat = 1
    /// The number of triangles, lines or points.
    open var primitiveCount: Int {
        switch primitiveType {
        case .triangles: indices.count / 3
        case .triangleStrip: max(indices.count - 2, 0)
        case .line: indices.count / 2
        case .point: indices.count
        case .polygon: Int(indices.first ?? 0)
        }
    }

    var triangles: [Int32] {
        switch primitiveType {
        case .triangles: return Array(indices.prefix(indices.count / 3 * 3))
        case .triangleStrip:
            var result: [Int32] = []
            for i in indices.indices.dropLast(2) {
                result +=
                    i % 2 == 0
                    ? [indices[i], indices[i + 1], indices[i + 2]] : [indices[i + 1], indices[i], indices[i + 2]]
            }
            return result
        case .polygon:
            // The numbers of corners come first, and then the corners.
            var result: [Int32] = []
            let count = min(max(Int(indices.first ?? 0), 0), indices.count)
            // A list without room for its numbers draws nothing.
            var place = count
            for polygon in 0..<count {
                let corners = Int(indices[polygon])
                guard corners >= 3, place + corners <= indices.count else { break }
                for corner in 1..<corners - 1 {
                    result += [indices[place], indices[place + corner], indices[place + corner + 1]]
                }
                place += corners
            }
            return result
        case .line, .point: return []
        }
    }
}
