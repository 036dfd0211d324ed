import Foundation

/// A grid that grows downward and makes its views when they become visible.
///
/// Each `GridItem` is a column, or as many as fit for `.adaptive`. A row is as high as its highest view. Views are made when
/// they come near the visible part of the scroll view around them.
///
/// ```swift
/// ScrollView {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 65), spacing: 8)], spacing: 8) {
///         ForEach(0..<16) { Text("\($0)").aspectRatio(2 / 3, contentMode: .fit) }
///     }
/// }
/// ```
///
/// Follows Apple's [LazyVGrid](https://developer.apple.com/documentation/swiftui/lazyvgrid); statements L70 to L75.
public struct LazyVGrid<Content: View> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid.
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: Where the columns lie when they are narrower than the grid; the center by default.
    ///   - spacing: The distance between rows in points; nil for the usual 8.
    ///   - pinnedViews: The sections' views that stay in sight.
    public nonisolated init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(
            LazyKind.verticalGrid,
            .init(
                axis: .vertical, items: view.columns.sanitized(),
                alignment: Alignment(horizontal: view.alignment, vertical: .center),
                spacing: view.spacing.sanitized("spacing"), pinnedViews: view.pinnedViews)
        ) { Content._reconcile(view.content, &$0) }
    }
}

/// A grid that grows sideways and makes its views when they become visible.
///
/// Follows Apple's [LazyHGrid](https://developer.apple.com/documentation/swiftui/lazyhgrid); statements L70 to L75.
public struct LazyHGrid<Content: View> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a grid.
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: Where the rows lie when they are lower than the grid; the center by default.
    ///   - spacing: The distance between columns in points; nil for the usual 8.
    ///   - pinnedViews: The sections' views that stay in sight.
    public nonisolated init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(
            LazyKind.horizontalGrid,
            .init(
                axis: .horizontal, items: view.rows.sanitized(),
                alignment: Alignment(horizontal: .center, vertical: view.alignment),
                spacing: view.spacing.sanitized("spacing"), pinnedViews: view.pinnedViews)
        ) { Content._reconcile(view.content, &$0) }
    }
}
