import RealityKit
import SwiftUI
import SwiftUITesting
import Testing

/// Entities of RealityKit, which nodes of SceneKit draw.
@MainActor
@Suite("Entities of RealityKit")
struct EntityTests {
    @Test("Entities within entities have places, names and forms")
    func entities() {
        let (outer, inner) = (
            Entity(),
            ModelEntity(mesh: .generateBox(size: 2), materials: [SimpleMaterial(color: .red, isMetallic: true)])
        )
        inner.name = "box"
        outer.addChild(inner)
        outer.position = [1, 0, 0]
        inner.position = [0, 2, 0]
        #expect(inner.position(relativeTo: nil) == [1, 2, 0])
        #expect(outer.findEntity(named: "box") === inner && outer.children.count == 1)
        #expect(outer.visualBounds(relativeTo: nil).max == [2, 3, 1])
        let copy = outer.clone(recursive: true)
        inner.setParent(nil, preservingWorldTransform: true)
        #expect(inner.position == [1, 2, 0] && outer.children.isEmpty && copy.children.first is ModelEntity)
        inner.components.set(OpacityComponent(opacity: 0.5))
        #expect(inner.components[OpacityComponent.self]?.opacity == 0.5 && inner.model != nil)
    }

    @Test("A view shows what its closure has made, and says that files are not read")
    func views() async {
        let box = ModelEntity(mesh: .generateSphere(radius: 1), materials: [UnlitMaterial(color: .red)])
        let host = TestHost(
            RealityView { content in
                content.add(box)
            } placeholder: {
                Text("Wait")
            }, size: CGSize(width: 100, height: 100))
        for _ in 0..<20 where box.parent == nil {
            await Task.yield()
            host.update()
        }
        #expect(box.parent != nil)
        let warnings = TestHost.warnings {
            #expect(throws: CocoaError.self) { try Entity.load(named: "toy") }
        }
        #expect(warnings.count == 1)
        let page = TestHost(Model3D(named: "toy"), size: CGSize(width: 300, height: 200))
        #expect(page.text.contains("Models of files are not shown on this machine."))
    }
}
