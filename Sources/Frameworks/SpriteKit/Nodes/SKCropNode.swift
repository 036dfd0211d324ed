import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// A node whose descendants are visible where a mask is opaque.
///
/// Follows Apple's [SKCropNode](https://developer.apple.com/documentation/spritekit/skcropnode).
@MainActor @preconcurrency
open class SKCropNode: SKNode, CompositeNode {
    /// The mask, in the node's space; nil for none.
    open var maskNode: SKNode?

    /// Creates a node without a mask.
    public override init() { super.init() }
    /// Creates a node of a file of Xcode's editors; another coder gives one without a mask.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let coder = aDecoder as? SpriteCoder { maskNode = coder.reader.node(coder.object["_maskNode"]) }
    }

    var isComposite: Bool { maskNode != nil }

    func compose(
        _ commands: [DrawingCommand], _ group: inout DrawingGroup, _ drawing: SceneDrawing
    ) -> [DrawingCommand] {
        guard let maskNode else { return commands }
        let mask = SceneDrawing(visible: drawing.visible, textSystem: drawing.textSystem)
        mask.add(maskNode)
        // The mask is within the group's own space, below the node's transform.
        var masked = DrawingGroup()
        masked.masks = [DrawingMask(mask.commands)]
        return [.group(commands, masked)]
    }

    override func advance(_ seconds: Double) { maskNode?.evaluateActions(seconds) }

    override func makeCopy() -> SKNode {
        let copy = SKCropNode()
        copy.maskNode = maskNode?.copy() as? SKNode
        return copy
    }
}
