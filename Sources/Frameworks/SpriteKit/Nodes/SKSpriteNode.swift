import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// A node that draws a texture, or a rectangle of a color.
///
/// Follows Apple's [SKSpriteNode](https://developer.apple.com/documentation/spritekit/skspritenode).
@MainActor @preconcurrency
open class SKSpriteNode: SKNode, ColoredNode, SKWarpable {
    /// The texture; nil for a rectangle of the color.
    open var texture: SKTexture?
    /// The texture for lights; without effect.
    open var normalTexture: SKTexture?
    /// The bits of the lights that would shine on the node; without effect.
    open var lightingBitMask: UInt32 = 0
    /// The bits of the lights in which the node would be a shadow; without effect.
    open var shadowedBitMask: UInt32 = 0
    /// The bits of the lights for which the node would cast a shadow; without effect.
    open var shadowCastBitMask: UInt32 = 0
    /// The color of the rectangle, or the tint of the texture.
    open var color: UIColor
    /// How much the color tints the texture, from 0, the default, to 1.
    open var colorBlendFactor: CGFloat = 0
    /// How the pixels are mixed with the pixels below; on top of them by default.
    open var blendMode = SKBlendMode.alpha
    /// The point of the sprite that is at the node's place, from (0, 0) at the lower left; the middle by default.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The size before the scales, in points.
    open var size: CGSize
    /// The part of the texture that is stretched with the size, in shares; the whole by default.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// A program for the pixels; without effect.
    open var shader: SKShader?
    /// The form into which the picture is bent; nil for its own.
    open var warpGeometry: SKWarpGeometry?
    /// How finely a bent picture is divided; without effect.
    open var subdivisionLevels = 0

    /// Creates a sprite of a texture, color and size.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        self.texture = texture
        self.color = color
        self.size = size
        super.init()
    }

    /// Creates a sprite without a size.
    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
    /// Creates a sprite in a texture's size.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    /// Creates a sprite of a picture of the app.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    /// Creates a sprite of a picture of the app that would take part in lights.
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
        self.init(imageNamed: name)
    }
    /// Creates a rectangle of a color.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    /// Creates a sprite of a texture in a size.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    /// Creates a sprite of a texture with one for lights.
    public convenience init(texture: SKTexture?, normalMap: SKTexture?) {
        self.init(texture: texture)
        normalTexture = normalMap
    }
    /// Creates a sprite of a file of Xcode's editors; another coder gives an empty one.
    public required init?(coder aDecoder: NSCoder) {
        color = .white
        size = .zero
        super.init(coder: aDecoder)
        guard let coder = aDecoder as? SpriteCoder else { return }
        readSprite(coder)
        readBody(coder)
    }

    /// Sets the scales so that the sprite's size in its parent is a size.
    open func scale(to size: CGSize) {
        if self.size.width != 0 { xScale = size.width / self.size.width }
        if self.size.height != 0 { yScale = size.height / self.size.height }
    }

    /// Shows a texture, in its size if that is requested.
    func show(_ texture: SKTexture, resize: Bool) {
        self.texture = texture
        if resize { size = texture.size() }
    }

    override var contentBounds: CGRect {
        let (width, height) = (size.width.sound, size.height.sound)
        let anchor = anchorPoint.sound
        return CGRect(x: -anchor.x * width, y: -anchor.y * height, width: width, height: height).standardized
    }

    override func draw(into drawing: SceneDrawing) {
        let bounds = contentBounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        guard let texture else {
            let paint = color.rgba.multiplyingOpacity(by: Double(drawing.opacityOfNode))
            guard paint.opacity > 0 else { return }
            let fill = DrawingCommand.fill(Path(bounds), .color(paint), FillStyle())
            return drawing.draw([fill], bounds: bounds, effects: blendMode.effects, isFlat: true)
        }
        let tint = colorBlendFactor > 0 ? TextureTint(color.rgba, share: colorBlendFactor) : nil
        var (commands, effects) = NineParts.commands(texture, bounds, centerRect, tint)
        effects += blendMode.effects
        if let grid = warpGeometry as? SKWarpGeometryGrid {
            commands = WarpDrawing.commands(commands, in: bounds, grid)
            return drawing.draw(commands, bounds: WarpDrawing.bounds(bounds, grid), effects: effects)
        }
        drawing.draw(commands, bounds: bounds, effects: effects)
    }

    override func makeCopy() -> SKNode {
        let copy = SKSpriteNode(texture: texture, color: color, size: size)
        copy.normalTexture = normalTexture
        copy.colorBlendFactor = colorBlendFactor
        copy.blendMode = blendMode
        copy.anchorPoint = anchorPoint
        copy.centerRect = centerRect
        copy.shader = shader
        copy.warpGeometry = warpGeometry
        return copy
    }
}

/// A texture whose middle is stretched while its edges keep their size.
@MainActor
enum NineParts {
    static func commands(
        _ texture: SKTexture, _ bounds: CGRect, _ center: CGRect, _ tint: TextureTint?
    ) -> (commands: [DrawingCommand], effects: [LayerEffect]) {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let center = center.intersection(whole)
        let own = texture.size()
        guard center != whole, !center.isNull, own.width > 0, own.height > 0 else {
            return texture.commands(in: bounds, tint: tint)
        }
        func cuts(_ low: CGFloat, _ high: CGFloat, _ own: CGFloat, _ length: CGFloat) -> [CGFloat] {
            let edges = (low + 1 - high) * own
            let factor = edges > length && edges > 0 ? length / edges : 1
            return [0, low * own * factor, length - (1 - high) * own * factor, length]
        }
        let xs = cuts(center.minX, center.maxX, own.width, bounds.width)
        let ys = cuts(center.minY, center.maxY, own.height, bounds.height)
        let (us, vs) = ([0, center.minX, center.maxX, 1], [0, center.minY, center.maxY, 1])
        var result: (commands: [DrawingCommand], effects: [LayerEffect]) = ([], [])
        for row in 0..<3 {
            for column in 0..<3 {
                let (width, height) = (xs[column + 1] - xs[column], ys[row + 1] - ys[row])
                let part = CGRect(
                    x: us[column], y: vs[row], width: us[column + 1] - us[column], height: vs[row + 1] - vs[row])
                guard width > 0, height > 0, part.width > 0, part.height > 0 else { continue }
                let place = CGRect(
                    x: bounds.minX + xs[column], y: bounds.minY + ys[row], width: width, height: height)
                let piece = SKTexture(rect: part, in: texture).commands(in: place, tint: tint)
                result.commands += piece.commands
                result.effects = piece.effects
            }
        }
        return result
    }
}
