import Foundation
import SwiftUI

extension SKAction {
    /// Returns an action that brings the opacity of a node to 1.
    public class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
        SKAction(fadeAlpha(to: 1, duration: sec).work, sec) { fadeOut(withDuration: sec) }
    }

    /// Returns an action that brings the opacity of a node to 0.
    public class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
        SKAction(fadeAlpha(to: 0, duration: sec).work, sec) { fadeIn(withDuration: sec) }
    }

    /// Returns an action that adds to the opacity of a node.
    public class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
        adding(sec, reversal: { fadeAlpha(by: -factor, duration: sec) }) { $0.alpha += factor.sound * $1 }
    }

    /// Returns an action that brings the opacity of a node to a value.
    public class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
        reaching(sec, from: { $0.alpha }) { $0.alpha = $1 + (alpha.sound - $1) * $2 }
    }

    /// Returns an action that hides a node.
    public class func hide() -> SKAction { SKAction(.moment { $0.isHidden = true }, 0) { unhide() } }
    /// Returns an action that shows a node.
    public class func unhide() -> SKAction { SKAction(.moment { $0.isHidden = false }, 0) { hide() } }

    /// Returns an action that changes a sprite's color and how much it shows.
    public class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction {
        reaching(
            duration,
            from: { (($0 as? any ColoredNode)?.color ?? color, ($0 as? any ColoredNode)?.colorBlendFactor ?? 0) }
        ) { node, start, share in
            guard let node = node as? any ColoredNode else { return }
            node.color = start.0.mixed(with: color, share)
            node.colorBlendFactor = start.1 + (colorBlendFactor.sound - start.1) * share
        }
    }

    /// Returns an action that changes how much a sprite's color shows.
    public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
        reaching(sec, from: { ($0 as? any ColoredNode)?.colorBlendFactor ?? 0 }) {
            ($0 as? any ColoredNode)?.colorBlendFactor = $1 + (colorBlendFactor.sound - $1) * $2
        }
    }

    /// Returns an action that shows a texture; the sprite keeps its size.
    public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }

    /// Returns an action that shows a texture.
    /// - Parameter resize: Whether the sprite gets the texture's size.
    public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(.moment { ($0 as? SKSpriteNode)?.show(texture, resize: resize) }, 0)
    }

    /// Returns an action that changes the texture for lights; without effect.
    public class func setNormalTexture(_ texture: SKTexture) -> SKAction {
        SKAction(.moment { ($0 as? SKSpriteNode)?.normalTexture = texture }, 0)
    }

    /// Returns an action that changes the texture for lights; without effect, but on the size.
    public class func setNormalTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
        SKAction(
            .moment { node in
                guard let sprite = node as? SKSpriteNode else { return }
                sprite.normalTexture = texture
                if resize { sprite.size = texture.size() }
            }, 0)
    }

    /// Returns an action that changes the texture for lights one after the other; without effect.
    public class func animate(withNormalTextures textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        SKAction(
            .change { node in
                { [weak node] share in
                    guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return }
                    sprite.normalTexture =
                        textures[min(max(Int(share * Double(textures.count)), 0), textures.count - 1)]
                }
            }, max(sec, 0) * Double(textures.count))
    }

    /// Returns an action that shows textures one after the other.
    public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        animate(with: textures, timePerFrame: sec, resize: false, restore: false)
    }

    /// Returns an action that shows textures one after the other.
    /// - Parameters:
    ///   - textures: The textures.
    ///   - sec: The time of each, in seconds.
    ///   - resize: Whether the sprite gets the size of each texture.
    ///   - restore: Whether the sprite shows its former texture at the end.
    public class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction {
        let begin: (SKNode) -> (Double) -> Void = { node in
            let former = (node as? SKSpriteNode)?.texture
            var shown = -1
            return { [weak node] share in
                guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return }
                if share >= 1, restore {
                    if let former { sprite.show(former, resize: resize) } else { sprite.texture = nil }
                    return
                }
                let index = min(max(Int(share * Double(textures.count) + 1e-9), 0), textures.count - 1)
                if index != shown { sprite.show(textures[index], resize: resize) }
                shown = index
            }
        }
        return SKAction(.change(begin), max(sec, 0) * Double(textures.count)) {
            animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore)
        }
    }
}

/// A node with a color that tints its texture.
@MainActor @preconcurrency
protocol ColoredNode: SKNode {
    var color: UIColor { get set }
    var colorBlendFactor: CGFloat { get set }
}
