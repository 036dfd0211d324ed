import Foundation

extension SCNGeometry {
    /// The vertices; a form of SceneKit's has places, normals and places in pictures.
    public var sources: [SCNGeometrySource] {
        if !given.sources.isEmpty { return given.sources }
        let mesh = mesh
        guard !mesh.positions.isEmpty else { return [] }
        return [
            SCNGeometrySource(vertices: mesh.positions.map { SCNVector3($0) }),
            SCNGeometrySource(normals: mesh.normals.map { SCNVector3($0) }),
            SCNGeometrySource(textureCoordinates: mesh.places.map { CGPoint(x: Double($0.x), y: Double($0.y)) }),
        ].filter { $0.vectorCount > 0 }
    }
    /// The triangles of each material.
    public var elements: [SCNGeometryElement] {
        if !given.elements.isEmpty || !given.sources.isEmpty { return given.elements }
        return mesh.elements.filter { !$0.isEmpty }.map { SCNGeometryElement(indices: $0, primitiveType: .triangles) }
    }
    /// The values of a meaning for each vertex.
    public func sources(for semantic: SCNGeometrySource.Semantic) -> [SCNGeometrySource] {
        sources.filter { $0.semantic == semantic }
    }
    /// Which list of indices each source has; nil, since one list is for all.
    public var geometrySourceChannels: [NSNumber]? { nil }
}
