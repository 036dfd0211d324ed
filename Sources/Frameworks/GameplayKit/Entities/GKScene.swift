import Foundation
import SceneKit
import SpriteKit

/// A scene whose things and graphs come from a file of Xcode's editor.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

extension SKScene: GKSceneRootNodeType {}
extension SCNScene: GKSceneRootNodeType {}

/// A scene with its things and graphs.
///
/// Follows Apple's [GKScene](https://developer.apple.com/documentation/gameplaykit/gkscene). Files of Xcode's scene editor
/// cannot be read here: a scene from one is nil; make the scene with `SKScene(fileNamed:)` or in code.
open class GKScene: NSObject {
    /// The things.
    open private(set) var entities: [GKEntity] = []
    /// The scene; nil for none.
    open var rootNode: (any GKSceneRootNodeType)?
    /// The graphs by their names.
    open private(set) var graphs: [String: GKGraph] = [:]

    /// Creates an empty scene.
    public override init() {}
    /// Returns nil, and says so once: files of Xcode's scene editor cannot be read here.
    public convenience init?(fileNamed filename: String) {
        GameplayGaps.file(filename)
        return nil
    }
    /// Creates a scene with a node of the app's: the file of Xcode's scene editor cannot be read here.
    public convenience init?(fileNamed filename: String, rootNode: any GKSceneRootNodeType) {
        self.init()
        GameplayGaps.file(filename)
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
