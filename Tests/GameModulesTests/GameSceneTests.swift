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
}
