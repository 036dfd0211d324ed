import Foundation
import SceneKit
import SwiftUI
import simd

/// Values of each vertex of a form.
public struct MeshBuffer<Element>: @unchecked Sendable {
    /// The values.
    public let elements: [Element]
    /// The number of values.
    public var count: Int { elements.count }
    /// Creates values.
    public init(_ elements: [Element]) { self.elements = elements }
    /// Creates values of a sequence.
    public init(elements: [Element], indices: [UInt32]) {
        self.elements = indices.compactMap { Int($0) < elements.count ? elements[Int($0)] : nil }
    }
}
extension MeshBuffer: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}

/// The kinds of values of vertices.
public enum MeshBuffers {
    /// Places.
    public typealias Positions = MeshBuffer<SIMD3<Float>>
    /// Directions of the surface.
    public typealias Normals = MeshBuffer<SIMD3<Float>>
    /// Places in pictures.
    public typealias TextureCoordinates = MeshBuffer<SIMD2<Float>>
    /// Directions along pictures.
    public typealias Tangents = MeshBuffer<SIMD3<Float>>
    /// Directions across pictures.
    public typealias Bitangents = MeshBuffer<SIMD3<Float>>
}

/// The vertices and surfaces of a form.
///
/// ```swift
/// var triangle = MeshDescriptor(name: "triangle")
/// triangle.positions = MeshBuffers.Positions([[0, 0, 0], [1, 0, 0], [0, 1, 0]])
/// triangle.primitives = .triangles([0, 1, 2])
/// let mesh = try? MeshResource.generate(from: [triangle])
/// ```
///
/// Follows Apple's [MeshDescriptor](https://developer.apple.com/documentation/realitykit/meshdescriptor).
public struct MeshDescriptor: @unchecked Sendable {
    /// How vertices are joined.
    public enum Primitives: Sendable {
        case triangles([UInt32])
        case trianglesAndQuads(triangles: [UInt32], quads: [UInt32])
        case polygons([UInt8], [UInt32])
    }
    /// The materials of surfaces, by their numbers; the first for all here.
    public enum Materials: Sendable {
        case allFaces(UInt32)
        case perFace([UInt32])
    }
    /// The name.
    public var name: String
    /// The places.
    public var positions = MeshBuffers.Positions([])
    /// The directions of the surface; nil for computed ones.
    public var normals: MeshBuffers.Normals?
    /// The places in pictures; nil for none.
    public var textureCoordinates: MeshBuffers.TextureCoordinates?
    /// The directions along pictures; without effect.
    public var tangents: MeshBuffers.Tangents?
    /// The directions across pictures; without effect.
    public var bitangents: MeshBuffers.Bitangents?
    /// How vertices are joined; nil for each three of them.
    public var primitives: Primitives?
    /// The materials of surfaces.
    public var materials = Materials.allFaces(0)

    /// Creates a description without vertices.
    public init(name: String = "") { self.name = name }

    private var triangles: [UInt32] {
        func quads(_ corners: [UInt32]) -> [UInt32] {
            var result: [UInt32] = []
            for place in stride(from: 0, to: corners.count - 3, by: 4) {
                for corner in [0, 1, 2, 0, 2, 3] { result.append(corners[place + corner]) }
            }
            return result
        }
        switch primitives {
        case .triangles(let corners): return corners
        case .trianglesAndQuads(let triangles, let corners): return triangles + quads(corners)
        case .polygons(let counts, let corners):
            var (place, result): (Int, [UInt32]) = (0, [])
            for count in counts.map(Int.init) where count >= 3 && place + count <= corners.count {
                for corner in 1..<count - 1 {
                    result += [corners[place], corners[place + corner], corners[place + corner + 1]]
                }
                place += count
            }
            return result
        case nil: return positions.elements.indices.map { UInt32($0) }
        }
    }

    /// Makes one geometry of all descriptions.
    static func geometry(_ descriptors: [MeshDescriptor]) throws -> SCNGeometry {
        var (places, normals, pictures): ([SCNVector3], [SCNVector3], [CGPoint]) = ([], [], [])
        var elements: [SCNGeometryElement] = []
        let haveNormals = descriptors.allSatisfy { $0.normals?.count == $0.positions.count }
        let havePictures = descriptors.allSatisfy { $0.textureCoordinates?.count == $0.positions.count }
        for part in descriptors {
            let first = UInt32(places.count)
            let count = UInt32(part.positions.count)
            let corners = part.triangles
            guard count > 0, corners.allSatisfy({ $0 < count }) else { throw CocoaError(.coderInvalidValue) }
            places += part.positions.elements.map { SCNVector3($0) }
            normals += (part.normals?.elements ?? []).map { SCNVector3($0) }
            pictures += (part.textureCoordinates?.elements ?? []).map { CGPoint(x: Double($0.x), y: Double(1 - $0.y)) }
            elements.append(SCNGeometryElement(indices: corners.map { $0 + first }, primitiveType: .triangles))
        }
        guard !places.isEmpty else { throw CocoaError(.coderInvalidValue) }
        var sources = [SCNGeometrySource(vertices: places)]
        if haveNormals { sources.append(SCNGeometrySource(normals: normals)) }
        if havePictures { sources.append(SCNGeometrySource(textureCoordinates: pictures)) }
        return SCNGeometry(sources: sources, elements: elements)
    }
}
