import Foundation
import SwiftUI

/// A node that shows the nodes of another file of Xcode's scene editor.
///
/// The file's nodes are below one node, the reference's child: a scene has no parent.
///
/// ```swift
/// final class Penguin: SKReferenceNode {
///     private(set) var avatar: SKSpriteNode?
///     override func didLoad(_ node: SKNode?) { avatar = childNode(withName: "//avatar") as? SKSpriteNode }
/// }
/// ```
///
/// Follows Apple's [SKReferenceNode](https://developer.apple.com/documentation/spritekit/skreferencenode).
@MainActor @preconcurrency
open class SKReferenceNode: SKNode {
    private let file: URL?
    /// The node with the file's nodes; nil for none.
    private weak var content: SKNode?

    /// Creates a node that shows a file of the app by its name; an empty one for nil.
    public init(fileNamed fileName: String?) {
        file = fileName.flatMap { SpriteFile.url(named: $0) }
        super.init()
        if file == nil, let fileName { SpriteGaps.missing(fileName) }
        resolve()
    }

    /// Creates a node that shows a file; an empty one for nil.
    public init(url referenceURL: URL?) {
        file = referenceURL
        super.init()
        resolve()
    }

    /// Creates a node of a file of Xcode's editors; another coder gives an empty one.
    public required init?(coder aDecoder: NSCoder) {
        let name = (aDecoder as? SpriteCoder)?.object["_referenceFileName"]?.text
        file = name.flatMap { SpriteFile.url(named: $0) }
        super.init(coder: aDecoder)
        if file == nil, let name { SpriteGaps.missing(name) }
        if aDecoder is SpriteCoder { resolve() }
    }

    /// Called when the nodes were read; with nil if they could not be.
    open func didLoad(_ node: SKNode?) {}

    /// Reads the file again, whose nodes take the place of the present ones.
    open func resolve() {
        content?.removeFromParent()
        guard let file else { return }
        let node = read(file)
        if let node { insert(node, at: children.count) }
        content = node
        didLoad(node)
    }

    /// Returns a node with the nodes of a file; nil if they can't be read.
    private func read(_ file: URL) -> SKNode? {
        guard let root = SpriteFile.root(at: file, as: SKNode.self) else { return nil }
        guard root is SKScene else { return root }
        let node = SKNode()
        node.name = root.name
        for child in root.children {
            child.removeFromParent()
            node.insert(child, at: node.children.count)
        }
        return node
    }

    // A copy has copies of the nodes, and does not read the file.
    override func makeCopy() -> SKNode { SKReferenceNode(url: nil) }
}
