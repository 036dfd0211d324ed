import Foundation

/// Views in rows whose cells share columns.
///
/// All views of a `GridRow` have the row's height, and all views of a column its width. A view outside of a row spans all
/// columns. Unlike lazy grids, all views are made at once.
///
/// ```swift
/// Grid(alignment: .leading, horizontalSpacing: 12) {
///     GridRow { Text("Moves"); Text("12") }
///     Divider()
///     GridRow { Text("Score"); Text("340").gridColumnAlignment(.trailing) }
/// }
/// ```
///
/// Follows Apple's [Grid](https://developer.apple.com/documentation/swiftui/grid).
@frozen
public struct Grid<Content> {
    let layout: GridLayout
    let content: Content
}

extension Grid: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("Grid has no body.") }
    nonisolated public static var _isUnary: Bool { true }

    /// Creates a grid.
    /// - Parameters:
    ///   - alignment: The alignment of views in their cells; the center by default.
    ///   - horizontalSpacing: The distance between columns in points; nil for the default.
    ///   - verticalSpacing: The distance between rows in points; nil for the default.
    public nonisolated init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        _LayoutView<GridLayout, Content>._reconcile(_LayoutView(layout: view.layout, content: view.content), &context)
    }
}

/// A row of a grid; elsewhere its views behave as if it were not there.
///
/// Follows Apple's [GridRow](https://developer.apple.com/documentation/swiftui/gridrow).
@frozen
public struct GridRow<Content> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("GridRow has no body.") }
    nonisolated public static var _isUnary: Bool { false }

    /// Creates a row.
    /// - Parameter alignment: Where the row's views meet vertically; nil for the grid's alignment.
    public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.transparent(GridRowKind.shared, .init(alignment: view.alignment?.key)) {
            Content._reconcile(view.content, &$0)
        }
    }
}

/// The transparent node of a row: the grid finds it above its elements.
final class GridRowKind: TypedKind<GridRowKind.Payload> {
    struct Payload {
        var alignment: AlignmentKey?
    }

    static let shared = GridRowKind("GridRow")
    override var isElement: Bool { false }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        if payload(node).pointee.alignment != new.alignment {
            payload(node).pointee = new
            node.graph.mark(node, .parentTraits)
        }
        return []
    }
}
