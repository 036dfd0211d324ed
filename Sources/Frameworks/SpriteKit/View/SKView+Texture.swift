import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

extension SKView {
    /// Returns a texture of a node and its descendants; nil where they draw nothing.
    public func texture(from node: SKNode) -> SKTexture? {
        let local = node is SKScene ? node.frame : node.calculateAccumulatedFrame()
        return texture(from: node, crop: local)
    }

    /// Returns a texture of a node and its descendants in a rectangle of its parent's space.
    public func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        let crop = crop.standardized
        guard crop.width > 0, crop.height > 0, crop.width < 16_384, crop.height < 16_384 else { return nil }
        let renderer = UIGraphicsImageRenderer(size: crop.size)
        let image = renderer.image { context in
            let graphics = context.cgContext.graphics
            let drawing = SceneDrawing(visible: crop, textSystem: graphics.textSystem)
            if node is SKScene { drawing.addChildren(of: node, .identity) } else { drawing.add(node) }
            var group = DrawingGroup()
            group.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -crop.minX, ty: crop.maxY)
            graphics.draw([.group(drawing.commands, group)])
        }
        return image.size == .zero ? nil : SKTexture(image: image)
    }
}
