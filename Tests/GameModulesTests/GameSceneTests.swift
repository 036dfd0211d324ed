import GameplayKit
import SpriteKit
import Testing

@MainActor
@Suite("Scenes of games")
struct GameSceneTests {
    @Test("A scene of a missing file is nil, and one with a node of the app's has that node")
    func missingFile() throws {
        #expect(GKScene(fileNamed: "NoSuchFile") == nil)
        let node = SKScene(size: CGSize(width: 10, height: 10))
        let scene = try #require(GKScene(fileNamed: "NoSuchFile", rootNode: node))
        #expect(scene.rootNode === node && scene.entities.isEmpty)
    }

    @Test("Things are added once and removed, graphs have names")
    func parts() {
        let (scene, first, second) = (GKScene(), GKEntity(), GKEntity())
        scene.addEntity(first)
        scene.addEntity(second)
        scene.addEntity(first)
        #expect(scene.entities == [first, second] && scene.rootNode == nil)
        scene.removeEntity(first)
        #expect(scene.entities == [second])
        let graph = GKGraph()
        scene.addGraph(graph, name: "a")
        scene.addGraph(GKGraph(), name: "b")
        #expect(scene.graphs.count == 2 && scene.graphs["a"] === graph)
        scene.removeGraph("b")
        #expect(scene.graphs.keys.sorted() == ["a"])
    }
}
