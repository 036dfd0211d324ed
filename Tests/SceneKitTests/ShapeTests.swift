import Foundation
import Testing
import simd

@testable import SceneKit

/// The vertices of SceneKit's forms.
@MainActor
@Suite("Vertices of forms")
struct ShapeTests {
    /// The normals of a mesh's triangles, by which they are turned outward, with the normals of their vertices.
    private func sides(_ mesh: Mesh) -> [(triangle: SIMD3<Float>, vertices: [SIMD3<Float>])] {
        mesh.elements.flatMap { element in
            stride(from: 0, to: element.count - 2, by: 3).compactMap { start in
                let corners = element[start..<start + 3].map { Int($0) }
                let places = corners.map { mesh.positions[$0] }
                let normal = simd_cross(places[1] - places[0], places[2] - places[0])
                return simd_length(normal) > 1e-7 ? (simd_normalize(normal), corners.map { mesh.normals[$0] }) : nil
            }
        }
    }

    @Test("A box has six sides of four corners each, in the order of its materials")
    func box() {
        let mesh = SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0).mesh
        #expect(mesh.positions.count == 24 && mesh.elements.map(\.count) == [6, 6, 6, 6, 6, 6])
        #expect(mesh.positions.allSatisfy { abs($0) == SIMD3(1, 2, 3) })
        let outward: [SIMD3<Float>] = [[0, 0, 1], [1, 0, 0], [0, 0, -1], [-1, 0, 0], [0, 1, 0], [0, -1, 0]]
        for (element, normal) in zip(mesh.elements, outward) {
            let corners = Set(element.map { Int($0) })
            #expect(corners.count == 4 && Set(corners.map { mesh.positions[$0] }).count == 4)
            #expect(corners.allSatisfy { mesh.normals[$0] == normal })
            #expect(
                corners.allSatisfy { simd_dot(mesh.positions[$0], normal) == simd_dot(SIMD3(1, 2, 3), abs(normal)) })
            // The upper left corner of a picture is at the left and the top, seen from outside.
            let first = corners.first { mesh.places[$0] == SIMD2(0, 0) } ?? 0
            let last = corners.first { mesh.places[$0] == SIMD2(1, 1) } ?? 0
            #expect(mesh.positions[first].y >= mesh.positions[last].y && first != last)
        }
        #expect(mesh.positions[0] == SIMD3(-1, 2, 3) && mesh.positions[4] == SIMD3(1, 2, 3))
        #expect(mesh.positions[8] == SIMD3(1, 2, -3) && mesh.positions[12] == SIMD3(-1, 2, -3))
        #expect(mesh.positions[16] == SIMD3(-1, 2, -3) && mesh.positions[20] == SIMD3(-1, -2, 3))
    }

    @Test(
        "Triangles are turned to the side of their normals",
        arguments: [
            SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0), SCNSphere(radius: 2),
            SCNCylinder(radius: 1, height: 3), SCNCone(topRadius: 1, bottomRadius: 2, height: 3),
            SCNTube(innerRadius: 1, outerRadius: 2, height: 3), SCNCapsule(capRadius: 1, height: 5),
            SCNTorus(ringRadius: 3, pipeRadius: 1), SCNPyramid(width: 1, height: 2, length: 3),
            SCNPlane(width: 1, height: 2), SCNFloor(),
        ])
    func outward(_ geometry: SCNGeometry) {
        let sides = sides(geometry.mesh)
        #expect(!sides.isEmpty)
        for side in sides {
            #expect(side.vertices.allSatisfy { simd_dot($0, side.triangle) > 0.9 }, "\(type(of: geometry))")
        }
        #expect(geometry.mesh.normals.allSatisfy { abs(simd_length($0) - 1) < 1e-4 })
    }

    @Test("A plane has the parts that are wanted, and its picture upright")
    func plane() {
        let plane = SCNPlane(width: 2, height: 6)
        #expect(plane.mesh.positions == [[-1, 3, 0], [1, 3, 0], [-1, -3, 0], [1, -3, 0]])
        #expect(plane.mesh.places == [[0, 0], [1, 0], [0, 1], [1, 1]])
        (plane.widthSegmentCount, plane.heightSegmentCount) = (2, 3)
        #expect(plane.mesh.positions.count == 12 && plane.mesh.elements[0].count == 36)
        plane.widthSegmentCount = 0
        #expect(plane.mesh.positions.count == 8)
    }

    @Test("Forms are as large as they are made")
    func sizes() {
        func size(_ geometry: SCNGeometry) -> SIMD3<Float> { geometry.mesh.bounds.high - geometry.mesh.bounds.low }
        func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { simd_distance(a, b) < 0.02 }
        #expect(isNear(size(SCNSphere(radius: 2)), [4, 4, 4]))
        #expect(isNear(size(SCNCylinder(radius: 1, height: 3)), [2, 3, 2]))
        #expect(isNear(size(SCNCone(topRadius: 3, bottomRadius: 2, height: 5)), [6, 5, 6]))
        #expect(isNear(size(SCNTube(innerRadius: 1, outerRadius: 2, height: 3)), [4, 3, 4]))
        #expect(isNear(size(SCNCapsule(capRadius: 1, height: 5)), [2, 5, 2]))
        #expect(isNear(size(SCNTorus(ringRadius: 3, pipeRadius: 1)), [8, 2, 8]))
        #expect(isNear(size(SCNPyramid(width: 1, height: 2, length: 3)), [1, 2, 3]))
        let floor = SCNFloor()
        #expect(size(floor) == [200, 0, 200])
        (floor.width, floor.length) = (10, 20)
        #expect(size(floor) == [10, 0, 20])
        #expect(SCNPyramid(width: 1, height: 2, length: 3).mesh.bounds.low == [-0.5, 0, -1.5])
    }

    @Test("A cylinder, a cone and a tube have an element for each material; a pointed cone has no top")
    func elements() {
        #expect(SCNCylinder(radius: 1, height: 3).mesh.elements.count == 3)
        #expect(SCNTube(innerRadius: 1, outerRadius: 2, height: 3).mesh.elements.count == 4)
        let pointed = SCNCone(topRadius: 0, bottomRadius: 2, height: 3).mesh
        #expect(pointed.elements.count == 3 && pointed.elements[1].isEmpty && !pointed.elements[2].isEmpty)
        let turned = SCNCone(topRadius: 2, bottomRadius: 0, height: 3).mesh
        #expect(turned.elements.count == 2 && !turned.elements[1].isEmpty)
        let tube = SCNTube(innerRadius: 1, outerRadius: 2, height: 3).mesh
        let inner = tube.elements[1].map { tube.positions[Int($0)] }
        #expect(inner.allSatisfy { abs(($0.x * $0.x + $0.z * $0.z).squareRoot() - 1) < 1e-4 })
    }
}
