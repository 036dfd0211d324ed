import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// A node that draws a path.
///
/// Follows Apple's [SKShapeNode](https://developer.apple.com/documentation/spritekit/skshapenode).
@MainActor @preconcurrency
open class SKShapeNode: SKNode {
    /// The path, in the node's space; nil for none.
    open var path: CGPath? { didSet { flat = nil } }
    /// The color of the line; white by default.
    open var strokeColor: UIColor = .white
    /// The color of the area; clear by default.
    open var fillColor: UIColor = .clear
    /// The width of the line, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How far the line glows, in points; 0 by default.
    open var glowWidth: CGFloat = 0
    /// The shape of the line's ends.
    open var lineCap = CGLineCap.butt
    /// The shape of the line's corners.
    open var lineJoin = CGLineJoin.miter
    /// The longest miter, in widths of the line.
    open var miterLimit: CGFloat = 10
    /// Whether edges are smoothed; true by default.
    open var isAntialiased = true
    /// How the pixels are mixed with the pixels below.
    open var blendMode = SKBlendMode.alpha
    /// The texture of the area, multiplied by its color; nil for none.
    open var fillTexture: SKTexture?
    /// The texture of the line, multiplied by its color; nil for none.
    open var strokeTexture: SKTexture?
    /// A program for the area's pixels; without effect.
    open var fillShader: SKShader?
    /// A program for the line's pixels; without effect.
    open var strokeShader: SKShader?
    /// The length of the line, in points.
    open var lineLength: CGFloat { path.map { Way($0).length } ?? 0 }
    /// The path as drawings take it, with its rectangle.
    private var flat: (path: Path, bounds: CGRect)?

    /// Creates a shape without a path.
    public override init() { super.init() }
    /// Creates a shape of a file of Xcode's editors; another coder gives a shape without a path.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let coder = aDecoder as? SpriteCoder { readShape(coder) }
    }
    /// Creates a shape of a path.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    /// Creates a shape of a path, whose middle is at the node's place if that is requested.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let bounds = Path(path).boundingRect
        let moved = Path(path).offsetBy(dx: -bounds.midX.sound, dy: -bounds.midY.sound)
        self.path = centered ? moved.cgPath : path
    }
    /// Creates a rectangle.
    public convenience init(rect: CGRect) { self.init(path: Path(rect).cgPath) }
    /// Creates a rectangle about the node's place.
    public convenience init(rectOf size: CGSize) { self.init(rect: CGRect(aroundOrigin: size)) }
    /// Creates a rectangle with round corners.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius.sound, style: .circular).cgPath)
    }
    /// Creates a rectangle with round corners about the node's place.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: CGRect(aroundOrigin: size), cornerRadius: cornerRadius)
    }
    /// Creates a circle about the node's place.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
    }
    /// Creates an ellipse about the node's place.
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: CGRect(aroundOrigin: size)) }
    /// Creates an ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: Path(ellipseIn: rect).cgPath) }
    /// Creates lines through points.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init()
        var lines = Path()
        if numPoints > 0 { lines.addLines((0..<numPoints).map { points[$0] }) }
        path = lines.cgPath
    }
    /// Creates a smooth line through points.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        self.init()
        path = Self.spline(numPoints > 0 ? (0..<numPoints).map { points[$0] } : []).cgPath
    }

    /// A curve through points by Catmull and Rom.
    private static func spline(_ points: [CGPoint]) -> Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        for index in points.indices.dropLast() {
            let (a, b) = (points[index], points[index + 1])
            let before = index > 0 ? points[index - 1] : a
            let after = index + 2 < points.count ? points[index + 2] : b
            path.addCurve(
                to: b, control1: a + (b - before) * (1 / 6), control2: b - (after - a) * (1 / 6))
        }
        return path
    }

    private var shape: (path: Path, bounds: CGRect)? {
        if let flat { return flat }
        guard let path else { return nil }
        let shape = Path(path)
        let bounds = shape.boundingRect
        guard !bounds.isNull, bounds.minX.isFinite, bounds.minY.isFinite, bounds.width.isFinite, bounds.height.isFinite
        else { return nil }
        flat = (shape, bounds)
        return flat
    }

    private var width: CGFloat { max(lineWidth.sound, 0) }

    override var contentBounds: CGRect {
        guard let bounds = shape?.bounds else { return .null }
        let hasLine = width > 0 && strokeColor.rgba.opacity > 0
        return hasLine ? bounds.insetBy(dx: -width / 2, dy: -width / 2) : bounds
    }

    override func draw(into drawing: SceneDrawing) {
        guard let shape else { return }
        let fill = fillColor.rgba, line = strokeColor.rgba
        let isFlat = fill.opacity <= 0 || line.opacity <= 0 || width == 0
        let opacity = isFlat ? Double(drawing.opacityOfNode) : 1
        var commands: [DrawingCommand] = []
        if fill.opacity > 0 {
            if let fillTexture {
                commands.append(Self.textured(fillTexture, fill, shape.path, shape.bounds, opacity))
            } else {
                commands.append(
                    .fill(
                        shape.path, .color(fill.multiplyingOpacity(by: opacity)), FillStyle(antialiased: isAntialiased))
                )
            }
        }
        if line.opacity > 0, width > 0 {
            let style = StrokeStyle(
                lineWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit.sound)
            let paint = Paint.color(line.multiplyingOpacity(by: opacity))
            if glowWidth > 0 {
                var glow = DrawingGroup()
                glow.effects = [.blur(radius: min(glowWidth.sound, 100) / 2 * max(drawing.scale, 0.01), opaque: false)]
                let wide = StrokeStyle(lineWidth: width + glowWidth.sound, lineCap: .round, lineJoin: .round)
                commands.append(.group([.stroke(shape.path, paint, wide)], glow))
            }
            if let strokeTexture {
                let outline = shape.path.strokedPath(style)
                commands.append(Self.textured(strokeTexture, line, outline, outline.boundingRect, opacity))
            } else if isAntialiased {
                commands.append(.stroke(shape.path, paint, style))
            } else {
                commands.append(.fill(shape.path.strokedPath(style), paint, FillStyle(antialiased: false)))
            }
        }
        guard !commands.isEmpty else { return }
        let margin = width / 2 + glowWidth.sound
        drawing.draw(
            commands, bounds: shape.bounds.insetBy(dx: -margin - 1, dy: -margin - 1), effects: blendMode.effects,
            isFlat: isFlat)
    }

    /// A texture within a path, multiplied by a color.
    private static func textured(
        _ texture: SKTexture, _ color: RGBA, _ path: Path, _ bounds: CGRect, _ opacity: Double
    ) -> DrawingCommand {
        let pieces = texture.commands(in: bounds, tint: TextureTint(color, share: 1))
        var group = DrawingGroup()
        group.clips = [ClipShape(path: path)]
        group.effects = pieces.effects + (opacity < 1 ? [.opacity(opacity)] : [])
        return .group(pieces.commands, group)
    }

    override func makeCopy() -> SKNode {
        let copy = SKShapeNode()
        copy.path = path
        copy.strokeColor = strokeColor
        copy.fillColor = fillColor
        copy.lineWidth = lineWidth
        copy.glowWidth = glowWidth
        copy.lineCap = lineCap
        copy.lineJoin = lineJoin
        copy.miterLimit = miterLimit
        copy.isAntialiased = isAntialiased
        copy.blendMode = blendMode
        copy.fillTexture = fillTexture
        copy.strokeTexture = strokeTexture
        return copy
    }
}

extension CGRect {
    /// The rectangle of a size about the origin.
    init(aroundOrigin size: CGSize) {
        self.init(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
}
