import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// Collects the drawings of a tree's nodes, in the order of their depths.
///
/// Contents are in their nodes' spaces, where the y axis points up.
@MainActor
final class SceneDrawing {
    private struct Piece {
        let depth: CGFloat
        let order: Int
        let commands: [DrawingCommand]
        let group: DrawingGroup
    }

    private var pieces: [Piece] = []
    /// The number of nodes that were visited, and of nodes that draw.
    private(set) var nodeCount = 0
    private(set) var drawnCount = 0
    /// The part that is shown, in the space of the whole drawing.
    let visible: CGRect
    /// Measures and breaks texts.
    let textSystem: any TextMeasuring
    private var transform = CGAffineTransform.identity
    private var opacity: CGFloat = 1
    private var depth: CGFloat = 0

    init(visible: CGRect, textSystem: any TextMeasuring) {
        self.visible = visible
        self.textSystem = textSystem
    }

    /// Adds a node with its descendants.
    func add(_ node: SKNode) { visit(node, node.transform) }

    /// Adds the children of a root, whose own place does not count.
    func addChildren(of root: SKNode, _ transform: CGAffineTransform, opacity: CGFloat = 1) {
        let outer = (self.transform, self.opacity)
        self.transform = transform.concatenating(outer.0)
        self.opacity = outer.1 * opacity
        for child in root.children { add(child) }
        (self.transform, self.opacity) = outer
    }

    private func visit(_ node: SKNode, _ own: CGAffineTransform) {
        nodeCount += 1
        let alpha = node.alpha.isFinite ? min(max(node.alpha, 0), 1) : 0
        guard !node.isHidden, alpha > 0 else { return }
        let outer = (transform, opacity, depth)
        transform = own.concatenating(outer.0)
        opacity = outer.1 * alpha
        depth = outer.2 + node.zPosition.sound
        if let unit = node as? any CompositeNode, unit.isComposite {
            addUnit(node, unit)
        } else {
            node.draw(into: self)
            for child in node.children { visit(child, child.transform) }
        }
        (transform, opacity, depth) = outer
    }

    /// Adds a node whose descendants are drawn as one picture.
    private func addUnit(_ node: SKNode, _ unit: any CompositeNode) {
        let inner = inverse.map { visible.applying($0) } ?? visible
        let drawing = SceneDrawing(visible: inner, textSystem: textSystem)
        node.draw(into: drawing)
        for child in node.children { drawing.visit(child, child.transform) }
        nodeCount += drawing.nodeCount
        drawnCount += drawing.drawnCount
        var group = DrawingGroup()
        let commands = unit.compose(drawing.commands, &group, drawing)
        if !commands.isEmpty { append([.group(commands, group)], DrawingGroup(), countsAsDrawn: false) }
    }

    private var inverse: CGAffineTransform? { transform.isInvertibleHere ? transform.inverted() : nil }

    /// How many points of the view a point of the present node takes.
    var scale: CGFloat { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }

    /// Adds drawings in the present node's space, unless none of their bounds is visible.
    /// - Parameters:
    ///   - effects: The effects on the whole.
    ///   - isFlat: Whether the drawing is one color, whose opacity the caller has multiplied with ``opacityOfNode``.
    func draw(_ commands: [DrawingCommand], bounds: CGRect, effects: [LayerEffect] = [], isFlat: Bool = false) {
        guard bounds.applying(transform).intersects(visible) else { return }
        var group = DrawingGroup()
        group.effects = effects
        if opacity < 1, !isFlat { group.effects.append(.opacity(Double(opacity))) }
        append(commands, group, countsAsDrawn: true)
    }

    /// The opacity of the present node with its ancestors'.
    var opacityOfNode: CGFloat { opacity }

    private func append(_ commands: [DrawingCommand], _ group: DrawingGroup, countsAsDrawn: Bool) {
        var group = group
        group.transform = transform
        if !countsAsDrawn, opacity < 1 { group.effects.append(.opacity(Double(opacity))) }
        if countsAsDrawn { drawnCount += 1 }
        pieces.append(Piece(depth: depth, order: pieces.count, commands: commands, group: group))
    }

    /// All drawings, the lowest first.
    var commands: [DrawingCommand] {
        let isFlat = pieces.allSatisfy { $0.depth == 0 }
        let sorted = isFlat ? pieces : pieces.sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }
        return sorted.map { .group($0.commands, $0.group) }
    }
}

/// A node that draws its descendants as one picture.
@MainActor
protocol CompositeNode: SKNode {
    /// Whether it does so at present.
    var isComposite: Bool { get }
    /// Returns the drawings of the descendants with the node's effects.
    /// - Parameters:
    ///   - group: How the whole is put down.
    ///   - drawing: The drawing that the descendants were collected in.
    func compose(
        _ commands: [DrawingCommand], _ group: inout DrawingGroup, _ drawing: SceneDrawing
    ) -> [DrawingCommand]
}

/// How a node's pixels are mixed with the pixels below.
public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha

    var effects: [LayerEffect] {
        switch self {
        case .add: [.blend(.plusLighter)]
        case .subtract: [.blend(.difference)]
        case .multiply, .multiplyX2, .multiplyAlpha: [.blend(.multiply)]
        case .screen: [.blend(.screen)]
        case .alpha, .replace: []
        }
    }
}

extension DrawingCommand {
    /// A command in a space whose y axis points down, about the x axis.
    static func upright(_ commands: [DrawingCommand]) -> DrawingCommand {
        var group = DrawingGroup()
        group.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        return .group(commands, group)
    }
}

extension CGRect {
    /// The rectangle in a space whose y axis points the other way.
    var mirrored: CGRect { CGRect(x: minX, y: -maxY, width: width, height: height) }
}
