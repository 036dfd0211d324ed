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
    /// The numbers in memory, and their layout.
    let layout: Layout
    /// How the numbers are stored.
    struct Layout {
        var data: Data
        var isFloat = true
        var components: Int
        var size = 4
        var offset = 0
        var stride: Int
    }
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
    init(_ semantic: Semantic, _ vectors: [SIMD4<Float>], layout: Layout? = nil) {
        (self.semantic, self.vectors) = (semantic, vectors)
        self.layout = layout ?? Layout(vectors, components: semantic == .texcoord ? 2 : 3)
    }
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
        self.init(
            semantic, vectors,
            layout: Layout(
                data: data, isFloat: floatComponents, components: componentsPerVector, size: bytesPerComponent,
                offset: offset, stride: step))
    }
}
