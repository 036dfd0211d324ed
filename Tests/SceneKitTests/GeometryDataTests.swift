import Foundation
import SceneKit
import Testing

/// The numbers of geometries, as apps read them.
@Suite("Geometries in memory")
struct GeometryDataTests {
    private func number(_ data: Data, at offset: Int) -> Float {
        data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Float.self) }
    }

    @Test("Vectors lie one after the other, and the given memory stays as it is")
    func vectors() {
        let places = SCNGeometrySource(vertices: [SCNVector3(1, 2, 3), SCNVector3(4, 5, 6)])
        #expect(places.dataOffset == 0 && places.dataStride == 12 && places.componentsPerVector == 3)
        #expect(places.usesFloatComponents && places.bytesPerComponent == 4 && places.data.count == 24)
        #expect(number(places.data, at: 12 + 4) == 5)
        let memory = Data(repeating: 0, count: 8) + places.data
        let given = SCNGeometrySource(
            data: memory, semantic: .normal, vectorCount: 2, usesFloatComponents: true, componentsPerVector: 3,
            bytesPerComponent: 4, dataOffset: 8, dataStride: 12)
        #expect(given.data == memory && given.dataOffset == 8 && given.vectorCount == 2)
        #expect(SCNGeometrySource(textureCoordinates: [.zero]).dataStride == 8)
    }

    @Test("Indices have the size that they were given with")
    func indices() {
        let small = SCNGeometryElement(indices: [0, 1, 2] as [UInt16], primitiveType: .triangles)
        #expect(small.bytesPerIndex == 2 && small.data == Data([0, 0, 1, 0, 2, 0]) && small.indicesChannelCount == 1)
        let bytes = SCNGeometryElement(
            data: Data([2, 1, 0]), primitiveType: .triangles, primitiveCount: 1, bytesPerIndex: 1)
        #expect(bytes.bytesPerIndex == 1 && bytes.data == Data([2, 1, 0]) && bytes.primitiveCount == 1)
        #expect(SCNGeometryElement(data: nil, primitiveType: .point, primitiveCount: 1, bytesPerIndex: 0).data.isEmpty)
    }

    @Test("A form of SceneKit's has vertices and triangles; an empty geometry has none")
    func forms() throws {
        let box = SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0)
        let places = try #require(box.sources.first { $0.semantic == .vertex })
        #expect(places.vectorCount >= 8 && box.sources.count == 3 && box.geometrySourceChannels == nil)
        #expect(box.elements.reduce(0) { $0 + $1.primitiveCount } == 12)
        #expect(SCNGeometry().sources.isEmpty && SCNGeometry().elements.isEmpty)
        #expect(SCNGeometry().element(at: 9).primitiveCount == 0)
    }

    @Test("Colors and images have numbers for their types")
    func types() {
        let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(CFGetTypeID(color) == CGColor.typeID && CGColor.typeID != CGImage.typeID)
        #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID)
    }
}
