import DisplayList
import Foundation

/// A shape filled with a style, above a background of shapes drawn before.
///
/// Follows Apple's [FillShapeView](https://developer.apple.com/documentation/swiftui/fillshapeview).
@frozen
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// Which points count as inside, and whether edges are smoothed.
    public var fillStyle: FillStyle
    /// The previous drawing.
    public var background: Background

    /// Creates a filled shape.
    @inlinable
    public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: _PrimitiveView, ShapeView {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let own = _ShapeView(shape: view.shape, style: view.style, fillStyle: view.fillStyle)
        ShapeStackKind.reconcile(own, above: view.background, &context)
    }
}

/// A line along a shape's outline in a style, above a background of shapes drawn before.
///
/// Follows Apple's [StrokeShapeView](https://developer.apple.com/documentation/swiftui/strokeshapeview).
@frozen
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// The previous drawing.
    public var background: Background

    /// Creates a stroked shape.
    @inlinable
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: _PrimitiveView, ShapeView {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let own = _ShapeView(
            shape: _StrokedShape(shape: view.shape, style: view.strokeStyle), style: view.style,
            fillStyle: FillStyle(antialiased: view.isAntialiased))
        ShapeStackKind.reconcile(own, above: view.background, &context)
    }
}

/// A line within a shape's outline in a style, above a background of shapes drawn before.
///
/// Follows Apple's [StrokeBorderShapeView](https://developer.apple.com/documentation/swiftui/strokebordershapeview).
@frozen
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    /// The shape.
    public var shape: Content
    /// The style.
    public var style: Style
    /// How the line is drawn.
    public var strokeStyle: StrokeStyle
    /// Whether edges are smoothed.
    public var isAntialiased: Bool
    /// The previous drawing.
    public var background: Background

    /// Creates a shape with a border.
    @inlinable
    public nonisolated init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: _PrimitiveView, ShapeView {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let own = _ShapeView(
            shape: _StrokedShape(
                shape: view.shape.inset(by: view.strokeStyle.lineWidth / 2), style: view.strokeStyle),
            style: view.style, fillStyle: FillStyle(antialiased: view.isAntialiased))
        ShapeStackKind.reconcile(own, above: view.background, &context)
    }
}

/// A shape above those drawn before: all have the size of the topmost.
final class ShapeStackKind: TypedKind<Void> {
    static let shared = ShapeStackKind("shapes")

    static func reconcile<C: Shape, S: ShapeStyle, B: View>(
        _ own: _ShapeView<C, S>, above background: B, _ context: inout _Reconciler
    ) {
        if B.self == EmptyView.self { return _ShapeView<C, S>._reconcile(own, &context) }
        context.element(shared, ()) {
            B._reconcile(background, &$0)
            _ShapeView<C, S>._reconcile(own, &$0)
        }
    }

    private func topmost(_ node: NodeRef) -> NodeRef? {
        var last: NodeRef?
        node.forEachElement { last = $0 }
        return last
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        topmost(node)?.size(proposal) ?? .zero
    }

    override func place(_ node: NodeRef) {
        guard let size = node.layoutIfElement?.pointee.size else { return }
        node.forEachElement { child in
            // The proposal is the final size, as for any background; a shape takes it.
            child.place(at: node.childOrigin, size: size, proposal: ProposedViewSize(size))
        }
    }
}
