import SceneKit
import SwiftUI
import SwiftUITesting
import Testing

/// Pictures of scenes, and scenes in views.
@MainActor
@Suite("Pictures of SceneKit")
struct PictureTests {
    private func scene(_ geometry: SCNGeometry, _ color: UIColor = .red) -> (SCNScene, SCNNode) {
        let scene = SCNScene()
        scene.background.contents = UIColor.black
        geometry.firstMaterial?.diffuse.contents = color
        let node = SCNNode(geometry: geometry)
        scene.rootNode.addChildNode(node)
        let camera = SCNNode()
        camera.camera = SCNCamera()
        camera.position = SCNVector3(0, 0, 5)
        scene.rootNode.addChildNode(camera)
        return (scene, node)
    }

    /// Red, green, blue and opacity of pixels of a picture of 100 × 100.
    private func pixels(_ scene: SCNScene, light: Bool = false, at time: Double = 0) -> (Int, Int) -> [Int] {
        let renderer = SCNRenderer(device: nil)
        (renderer.scene, renderer.autoenablesDefaultLighting) = (scene, light)
        let image = renderer.snapshot(atTime: time, with: CGSize(width: 100, height: 100), antialiasingMode: .none)
            .cgImage
        let data = image?.dataProvider?.data as Data? ?? Data()
        return { x, y in
            let place = (y * 100 + x) * 4
            return data.count > place + 3 ? data[place..<place + 4].map { Int($0) } : []
        }
    }

    @Test("Without lights a surface has its own color; the background is around it")
    func flat() {
        let (scene, _) = scene(SCNSphere(radius: 1))
        let pixel = pixels(scene)
        #expect(pixel(50, 50) == [255, 0, 0, 255] && pixel(2, 2) == [0, 0, 0, 255])
        // At a distance of 5, half of the height is 5·tan 30°: the ball's edge is near 18 pixels from the middle.
        #expect(pixel(34, 50) == [255, 0, 0, 255] && pixel(30, 50) == [0, 0, 0, 255])
    }

    @Test("Light: the side toward it is bright, the other one is dark; ambient light is even")
    func light() {
        let (scene, _) = scene(SCNSphere(radius: 1), .white)
        let lamp = SCNNode()
        lamp.light = SCNLight()
        lamp.light?.type = .directional
        lamp.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
        scene.rootNode.addChildNode(lamp)
        // The light shines to the left: the right side is bright.
        let pixel = pixels(scene)
        #expect(pixel(64, 50)[0] > 180 && pixel(36, 50)[0] == 0)
        lamp.light?.type = .ambient
        lamp.light?.intensity = 500
        let even = pixels(scene)
        #expect(even(64, 50) == even(36, 50) && abs(even(50, 50)[0] - 128) <= 1)
    }

    @Test("Near things hide far ones in any order; translucent ones mix with those behind")
    func depth() {
        let (scene, node) = scene(SCNPlane(width: 2, height: 2))
        let far = SCNNode(geometry: SCNPlane(width: 4, height: 4))
        far.geometry?.firstMaterial?.diffuse.contents = UIColor.blue
        far.position = SCNVector3(0, 0, -2)
        scene.rootNode.addChildNode(far)
        #expect(pixels(scene)(50, 50) == [255, 0, 0, 255] && pixels(scene)(29, 50)[2] == 255)
        scene.rootNode.insertChildNode(far, at: 0)
        #expect(pixels(scene)(50, 50) == [255, 0, 0, 255])
        node.opacity = 0.5
        let mixed = pixels(scene)(50, 50)
        #expect(abs(mixed[0] - 128) <= 1 && abs(mixed[2] - 128) <= 1)
        node.isHidden = true
        #expect(pixels(scene)(50, 50) == [0, 0, 255, 255])
        // The back of a plane is not drawn unless both sides are.
        far.eulerAngles = SCNVector3(0, Float.pi, 0)
        #expect(pixels(scene)(50, 50) == [0, 0, 0, 255])
        far.geometry?.firstMaterial?.isDoubleSided = true
        #expect(pixels(scene)(50, 50) == [0, 0, 255, 255])
    }

    @Test("Pictures are put onto surfaces: the upper left corner of the picture is the plane's")
    func textures() throws {
        let (scene, _) = scene(SCNPlane(width: 4, height: 4))
        let picture = try #require(
            CGImage(
                width: 2, height: 2,
                premultipliedRGBA: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]))
        let material = try #require(scene.rootNode.childNodes[0].geometry?.firstMaterial)
        material.diffuse.contents = picture
        material.diffuse.magnificationFilter = .nearest
        let pixel = pixels(scene)
        #expect(pixel(40, 40) == [255, 0, 0, 255] && pixel(60, 40) == [0, 255, 0, 255])
        #expect(pixel(40, 60) == [0, 0, 255, 255] && pixel(60, 60) == [255, 255, 255, 255])
    }

    @Test("Things behind and around the camera are cut, not drawn wrongly; bad numbers draw nothing")
    func cuts() {
        let (scene, node) = scene(SCNFloor())
        node.position = SCNVector3(0, -1, 0)
        let pixel = pixels(scene)
        #expect(pixel(50, 90) == [255, 0, 0, 255] && pixel(50, 10) == [0, 0, 0, 255])
        node.position = SCNVector3(Float.nan, .infinity, 0)
        #expect(pixels(scene)(50, 90) == [0, 0, 0, 255])
        node.position = SCNVector3(0, -1, 0)
        node.scale = SCNVector3(0, 0, 0)
        #expect(pixels(scene)(50, 90) == [0, 0, 0, 255])
    }

    @Test("A view shows its scene: a point of it leads to a node, and a place of the scene to a point")
    func hits() throws {
        let (scene, node) = scene(SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
        let view = SCNView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.scene = scene
        let hit = try #require(view.hitTest(CGPoint(x: 100, y: 100)).first)
        #expect(hit.node === node && abs(hit.worldCoordinates.z - 1) < 1e-3 && hit.worldNormal == SCNVector3(0, 0, 1))
        #expect(view.hitTest(CGPoint(x: 5, y: 5)).isEmpty)
        let point = view.projectPoint(SCNVector3(1, 1, 1))
        #expect(point.x > 100 && point.y < 100 && point.z > 0 && point.z < 1)
        let back = view.unprojectPoint(point)
        #expect(distance(SIMD3<Float>(back), SIMD3<Float>(1, 1, 1)) < 1e-2)
        #expect(view.isNode(node, insideFrustumOf: scene.rootNode.childNodes[1]))
    }
}
