import Foundation
import SceneKit
import SpriteKit

/// A scene whose things and graphs come from a file of Xcode's editor.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

extension SKScene: GKSceneRootNodeType {}
extension SCNScene: GKSceneRootNodeType {}

/// A scene with its things and graphs.
///
/// Follows Apple's [GKScene](https://developer.apple.com/documentation/gameplaykit/gkscene). Of files of Xcode's scene editor
/// SpriteKit's nodes are read, not the things and graphs.
open class GKScene: NSObject {
    /// The things.
    open private(set) var entities: [GKEntity] = []
    /// The scene; nil for none.
    open var rootNode: (any GKSceneRootNodeType)?
    /// The graphs by their names.
    open private(set) var graphs: [String: GKGraph] = [:]

    /// Creates an empty scene.
    public override init() {}
    /// Creates a scene of a file of the app, made by Xcode's scene editor, with SpriteKit's scene in it as the root.
    ///
    /// The result is nil if there is no such file. It is read on the main thread alone.
    public convenience init?(fileNamed filename: String) {
        nonisolated(unsafe) var scene: SKScene?
        if Thread.isMainThread { MainActor.assumeIsolated { scene = SKScene(fileNamed: filename) } }
        guard let scene else { return nil }
        self.init()
        rootNode = scene
        if SpriteFile.hasEntities(named: filename) { GameplayGaps.entities(filename) }
    }
    /// Creates a scene of a file of the app, with a node of the app's as the root.
    public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) {
        self.init()
        if SpriteFile.hasEntities(named: filename) { GameplayGaps.entities(filename) }
        self.rootNode = rootNode
    }

    /// Adds a thing.
    open func addEntity(_ entity: GKEntity) {
        if !entities.contains(where: { $0 === entity }) { entities.append(entity) }
    }
    /// Removes a thing.
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
    /// Adds a graph with a name.
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
    /// Removes the graph of a name.
    open func removeGraph(_ name: String) { graphs[name] = nil }
}
