import DisplayList
import Foundation

nonisolated(unsafe) private var shapeKinds = TypeCache<NodeKind>()

/// A leaf that draws a shape in a style.
final class ShapeKind<Content: Shape, Style: ShapeStyle>: TypedKind<_ShapeView<Content, Style>> {
    private let ownAnimator: PayloadAnimator<_ShapeView<Content, Style>>?

    private init() {
        ownAnimator =
            Content.AnimatableData.self == EmptyAnimatableData.self
            ? nil
            : VectorAnimator<_ShapeView<Content, Style>, Content.AnimatableData>(
                get: { $0.shape.animatableData }, set: { $0.shape.animatableData = $1 })
        super.init("\(Content.self)")
    }

    override var animator: PayloadAnimator<_ShapeView<Content, Style>>? { ownAnimator }

    /// The kind of all nodes of these types.
    @inline(__always)
    static var shared: ShapeKind {
        unsafeDowncast(shapeKinds.value(for: _ShapeView<Content, Style>.self) { ShapeKind() }, to: ShapeKind.self)
    }

    override var ownsContentLayer: Bool { true }
    override var drawingDependsOnSize: Bool { true }
    override var environmentEffects: _EnvironmentEffect { .paint }

    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) {
        node.graph.mark(node, .draw)
    }

    override func update(_ node: NodeRef, with new: _ShapeView<Content, Style>) -> NodeChange {
        let old = payload(node)
        if !valuesAreEqual(old.pointee.shape, new.shape) {
            old.pointee = new
            return answersAreSame(node) ? .draw : [.measure, .draw]
        }
        if old.pointee.fillStyle == new.fillStyle, valuesAreEqual(old.pointee.style, new.style) { return [] }
        old.pointee = new
        return .draw
    }

    /// Whether the shape's sizes equal the cached ones: nearly all shapes take the proposed size.
    private func answersAreSame(_ node: NodeRef) -> Bool {
        guard let layout = node.layoutIfElement, !node.flags.contains(.askedDirectly) else { return false }
        let (shape, cache) = (payload(node).pointee.shape, layout.pointee.cache)
        if !cache.isWhole || cache.count == 0 { return false }
        return cache.first { shape.sizeThatFits($0) != $1 } == nil
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        payload(node).pointee.shape.sizeThatFits(proposal)
    }

    override func content(_ node: NodeRef) -> LayerContent {
        let view = payload(node)
        let size = node.shownSize
        let environment = EnvironmentValues(head: node.environment).forShape(of: node)
        let outline = outline(node, size, environment)
        if !node.flags.contains(.overflows), outline.reaches(beyond: size) { node.markUpwards(.overflows) }
        return view.pointee.style.content(
            of: outline, covering: size, fillStyle: view.pointee.fillStyle, environment: environment)
    }

    private func outline(_ node: NodeRef, _ size: CGSize, _ environment: EnvironmentValues) -> _ShapeOutline {
        let shape = payload(node).pointee.shape
        let outline = shape._outline(in: CGRect(origin: .zero, size: size), environment)
        guard shape.layoutDirectionBehavior.mirrors(environment) else { return outline }
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
        return outline.mapped { $0.applying(mirror) }
    }

    // The drawn parts are hit (GE7); the drawing is known, unless it is out of date or in motion.
    override func contains(_ node: NodeRef, _ point: CGPoint) -> Bool {
        let size = node.layout.size
        let layer = node.graph.layer(of: node)
        if layer != .none, !node.flags.contains(.drawDirty), node.shownSize == size {
            switch node.graph.displayList[layer].content {
            case .none: return false
            case .color: return super.contains(node, point)
            case .fill(let path, _, let style): return path.contains(point, eoFill: style.isEOFilled)
            case .stroke(let path, _, let style): return path.strokeContains(point, style)
            case .text, .image, .commands: break
            }
        }
        let view = payload(node)
        let environment = EnvironmentValues(head: node.environment).forShape(of: node)
        let outline = outline(node, size, environment)
        let request = _PaintRequest(environment: environment, path: outline.path)
        if view.pointee.style._paint(request).isClear { return false }
        return outline.contains(point, view.pointee.fillStyle)
    }

    override func summary(_ node: NodeRef) -> String { "\(Style.self)" }
}

extension _ShapeOutline {
    /// Whether the outline is drawn at a point.
    fileprivate func contains(_ point: CGPoint, _ style: FillStyle) -> Bool {
        switch self {
        case .fill(let path): path.contains(point, eoFill: style.isEOFilled)
        case .stroke(let path, let style): path.strokeContains(point, style)
        }
    }

    /// Whether the drawing leaves a rectangle at the origin so far that hit testing must look there, too.
    ///
    /// The outer half of a thin border does not count: it would make hit testing visit each bordered view.
    fileprivate func reaches(beyond size: CGSize) -> Bool {
        let (rect, slack) = (CGRect(origin: .zero, size: size), CGFloat(1))
        switch self {
        case .fill(let path): return path.reaches(beyond: rect, by: slack)
        case .stroke(let path, let style): return path.reaches(beyond: rect, by: slack - style.lineWidth / 2)
        }
    }
}

extension LayoutDirectionBehavior {
    /// Whether a shape is mirrored in an environment.
    func mirrors(_ environment: EnvironmentValues) -> Bool {
        if case .mirrors(let direction) = self { environment.layoutDirection == direction } else { false }
    }
}

extension ShapeStyle {
    /// A layer's drawing of an outline in this style.
    func content(
        of outline: _ShapeOutline, covering size: CGSize, fillStyle: FillStyle, environment: EnvironmentValues
    ) -> LayerContent {
        let path = outline.path
        if path.isEmpty { return .none }
        let request = _PaintRequest(environment: environment, path: path)
        let paint = _paint(request)
        let effects = _effects(request)
        if !effects.isEmpty {
            return .commands(StyleEffects.commands(outline, paint, fillStyle, effects))
        }
        if paint.isClear { return .none }
        switch outline {
        case .stroke(let path, let style): return .stroke(path, paint, style)
        case .fill(let path):
            if case .rect(let rect) = path.storage, case .color(let color) = paint, rect.origin == .zero,
                rect.size == size
            {
                return .color(color)
            }
            return .fill(path, paint, fillStyle)
        }
    }
}

/// Draws shapes with a style's shadows and blending.
enum StyleEffects {
    static func commands(
        _ outline: _ShapeOutline, _ paint: Paint, _ fillStyle: FillStyle, _ effects: [_StyleEffect]
    ) -> [DrawingCommand] {
        let area: Path
        var commands: [DrawingCommand]
        switch outline {
        case .fill(let path):
            area = path
            commands = [.fill(path, paint, fillStyle)]
        case .stroke(let path, let style):
            area = path.strokedPath(style)
            commands = [.stroke(path, paint, style)]
        }
        for effect in effects {
            var group = DrawingGroup()
            switch effect {
            case .dropShadow(let color, let radius, let offset):
                group.effects = [.shadow(color, radius: radius, offset: offset)]
                commands = [.group(commands, group)]
            case .innerShadow(let color, let radius, let offset):
                group.clips = [ClipShape(path: area, style: fillStyle)]
                let shadow = innerShadow(area, color, radius: radius, offset: offset)
                commands.append(.group([shadow], group))
            case .blend(let mode):
                group.effects = [.blend(mode)]
                commands = [.group(commands, group)]
            }
        }
        return commands
    }

    /// The shadow of the outside of an outline; only the part that falls inside is visible.
    private static func innerShadow(_ area: Path, _ color: RGBA, radius: CGFloat, offset: CGSize) -> DrawingCommand {
        let margin = 3 * radius + max(abs(offset.width), abs(offset.height)) + 10
        var outside = Path(area.boundingRect.insetBy(dx: -margin, dy: -margin))
        outside.addPath(area)
        var group = DrawingGroup()
        group.effects = [.shadow(color, radius: radius, offset: offset)]
        return .group([.fill(outside, .color(.black), FillStyle(eoFill: true))], group)
    }
}
