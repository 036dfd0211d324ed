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

    /// Writes a file with an empty scene as Xcode's editor does, and removes it in the end.
    private func withScene(named name: String, _ body: () async throws -> Void) async throws {
        let names = ["SKScene", "SKEffectNode", "SKNode"].map { "<string>\($0)</string>" }.joined()
        func number(_ index: Int) -> String { "<dict><key>CF$UID</key><integer>\(index)</integer></dict>" }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string>
            <key>$objects</key><array><string>$null</string><dict><key>$class</key>\(number(2))</dict>
            <dict><key>$classes</key><array>\(names)</array><key>$classname</key><string>SKScene</string></dict></array>
            <key>$top</key><dict><key>root</key>\(number(1))</dict><key>$version</key><integer>100000</integer>
            </dict></plist>
            """
        let folder = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let url = folder.appendingPathComponent("\(name).sks")
        // Xcode's files are binary.
        let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try await body()
    }

    @Test("A scene of a file has the file's scene as its root, and is read on the main thread alone")
    func file() async throws {
        let name = "GameSceneTests-\(UUID().uuidString)"
        try await withScene(named: name) {
            let scene = try #require(GKScene(fileNamed: name))
            #expect(scene.rootNode is SKScene && scene.entities.isEmpty && scene.graphs.isEmpty)
            #expect(await Task.detached { GKScene(fileNamed: name) == nil }.value)
        }
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
