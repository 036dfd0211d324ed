import SceneKit
import SwiftUITesting
import Testing

/// Nodes as apps place and move them.
@MainActor
@Suite("Nodes of SceneKit")
struct NodeTests {
    private func isNear(_ a: SCNVector3, _ b: SCNVector3, _ tolerance: Float = 1e-4) -> Bool {
        distance(SIMD3(a), SIMD3(b)) < tolerance
    }

    @Test("Places, turns and scales of nodes within nodes lead to places of the scene, and back")
    func places() {
        let (outer, inner) = (SCNNode(), SCNNode())
        outer.addChildNode(inner)
        outer.position = SCNVector3(1, 2, 3)
        outer.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
        outer.scale = SCNVector3(2, 2, 2)
        inner.position = SCNVector3(1, 0, 0)
        #expect(isNear(inner.worldPosition, SCNVector3(1, 2, 1)))
        #expect(isNear(inner.convertPosition(SCNVector3(0, 1, 0), to: nil), SCNVector3(1, 4, 1)))
        #expect(isNear(inner.convertPosition(SCNVector3(1, 4, 1), from: nil), SCNVector3(0, 1, 0)))
        inner.worldPosition = SCNVector3(1, 2, 3)
        #expect(isNear(inner.position, SCNVector3(0, 0, 0)))
        #expect(
            SCNMatrix4IsIdentity(SCNMatrix4Mult(outer.transform, SCNMatrix4Invert(outer.transform)))
                || isNear(
                    SCNVector3(
                        simd_float4x4(SCNMatrix4Mult(outer.transform, SCNMatrix4Invert(outer.transform))).columns.3.xyz),
                    SCNVector3())
        )
        #expect(abs(outer.rotation.w - .pi / 2) < 1e-4 && abs(outer.rotation.y - 1) < 1e-4)
        #expect(isNear(outer.eulerAngles, SCNVector3(0, Float.pi / 2, 0), 1e-2))
    }

    @Test("Angles around the axes are kept, and a turn to the side after one upward stays level")
    func angles() {
        let node = SCNNode()
        node.eulerAngles = SCNVector3(0.3, -0.7, 0.2)
        #expect(isNear(node.eulerAngles, SCNVector3(0.3, -0.7, 0.2)))
        node.eulerAngles = SCNVector3(0.5, 1, 0)
        #expect(abs(node.worldRight.y) < 1e-5)
        node.look(at: SCNVector3(10, 0, 0))
        #expect(isNear(node.worldFront, SCNVector3(1, 0, 0)))
    }

    @Test("The tree: nodes are found, moved and copied; a node within itself is refused with a warning")
    func tree() {
        let root = SCNNode()
        for name in ["a", "b"] {
            let child = SCNNode()
            child.name = name
            let leaf = SCNNode(geometry: SCNBox(width: 1, height: 2, length: 3, chamferRadius: 0))
            leaf.name = name + "1"
            child.addChildNode(leaf)
            root.addChildNode(child)
        }
        #expect(root.childNode(withName: "b1", recursively: false) == nil)
        let leaf = root.childNode(withName: "b1", recursively: true)
        #expect(leaf?.parent?.name == "b")
        #expect(root.childNodes { node, _ in node.geometry != nil }.count == 2)
        let copy = root.clone()
        leaf?.removeFromParentNode()
        #expect(copy.childNode(withName: "b1", recursively: true) != nil)
        #expect(root.childNode(withName: "b1", recursively: true) == nil)
        let warnings = TestHost.warnings { root.childNodes[0].addChildNode(root) }
        #expect(warnings.count == 1 && root.parent == nil)
        #expect(root.childNodes[0].boundingBox.max == SCNVector3(0.5, 1, 1.5))
        #expect(abs(root.childNodes[0].boundingSphere.radius - Float(14).squareRoot() / 2) < 1e-5)
    }

    @Test(
        "Geometries are closed, of their sizes, and turned outward",
        arguments: [
            SCNSphere(radius: 2), SCNBox(width: 4, height: 4, length: 4, chamferRadius: 0),
            SCNCylinder(radius: 2, height: 4),
            SCNCone(topRadius: 0, bottomRadius: 2, height: 4), SCNCapsule(capRadius: 2, height: 4),
            SCNTorus(ringRadius: 1.5, pipeRadius: 0.5), SCNTube(innerRadius: 1, outerRadius: 2, height: 4),
        ])
    func geometries(_ geometry: SCNGeometry) {
        #expect(isNear(geometry.boundingBox.max, SCNVector3(2, geometry is SCNTorus ? 0.5 : 2, 2), 0.01))
        let node = SCNNode(geometry: geometry)
        // From outside, a line meets the surface twice or four times if both sides count, and half as often from one side.
        for way in [SCNVector3(1.2, 3, 0.4), SCNVector3(-1.4, 5, 0.3), SCNVector3(0.5, 4, 1.3)] {
            let end = SCNVector3(way.x, -9, way.z)
            let all: [String: Any] = [
                SCNHitTestOption.searchMode.rawValue: SCNHitTestSearchMode.all.rawValue,
                SCNHitTestOption.backFaceCulling.rawValue: false,
            ]
            let hits = node.hitTestWithSegment(from: way, to: end, options: all)
            #expect(hits.count == 2, "\(type(of: geometry))")
            let front = node.hitTestWithSegment(from: way, to: end)
            #expect(front.count == 1 && (front.first?.worldNormal.y ?? 0) > 0)
        }
    }

    @Test("Sources and elements make a geometry; wrong indices draw nothing")
    func sources() {
        let vertices = SCNGeometrySource(vertices: [SCNVector3(0, 0, 0), SCNVector3(1, 0, 0), SCNVector3(0, 1, 0)])
        func hits(_ indices: [Int32]) -> Int {
            let element = SCNGeometryElement(indices: indices, primitiveType: .triangles)
            let node = SCNNode(geometry: SCNGeometry(sources: [vertices], elements: [element]))
            return node.hitTestWithSegment(from: SCNVector3(0.2, 0.2, 1), to: SCNVector3(0.2, 0.2, -1)).count
        }
        #expect(hits([0, 1, 2]) == 1 && hits([0, 1, 7]) == 0 && hits([0, -1, 2]) == 0 && hits([0]) == 0)
        let shape = SCNShape(path: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)), extrusionDepth: 1)
        #expect(shape.boundingBox.max == SCNVector3(2, 1, 0.5) && shape.boundingBox.min == SCNVector3(0, 0, -0.5))
    }

    @Test("Files are not read: nil or an error, with one warning")
    func files() {
        let warnings = TestHost.warnings {
            #expect(SCNScene(named: "ship.scn") == nil)
            #expect(throws: CocoaError.self) { try SCNScene(url: URL(fileURLWithPath: "/ship.usdz")) }
        }
        #expect(warnings.count == 2)
    }
}

extension SIMD4 {
    fileprivate var xyz: SIMD3<Scalar> { SIMD3(x, y, z) }
}
