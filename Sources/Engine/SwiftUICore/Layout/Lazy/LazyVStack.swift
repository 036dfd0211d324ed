import Foundation

/// A column that makes its views when they become visible.
///
/// Views are made when they come near the visible part of the scroll view around them, and keep their state afterwards. The
/// height of views not made yet is estimated. `pinnedViews` keeps headers or footers of sections in sight.
///
/// ```swift
/// ScrollView {
///     LazyVStack(alignment: .leading, pinnedViews: .sectionHeaders) {
///         Section("Numbers") {
///             ForEach(0..<100_000) { Text("Row \($0)") }
///         }
///     }
/// }
/// ```
///
/// Follows Apple's [LazyVStack](https://developer.apple.com/documentation/swiftui/lazyvstack); statement L75.
public struct LazyVStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content
    /// Whether views far out of sight are removed, with their state, as a list's are.
    package var releasesDistantViews = false

    /// Creates a column.
    /// - Parameters:
    ///   - alignment: Where the views meet horizontally; their centers by default.
    ///   - spacing: The distance between neighbors in points; nil for the usual 8.
    ///   - pinnedViews: The sections' views that stay in sight.
    public nonisolated init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(
            LazyKind.vertical,
            .init(
                axis: .vertical, items: nil, alignment: Alignment(horizontal: view.alignment, vertical: .top),
                spacing: view.spacing.sanitized("spacing"), pinnedViews: view.pinnedViews,
                releasesDistantCells: view.releasesDistantViews)
        ) { Content._reconcile(view.content, &$0) }
    }
}

/// A row that makes its views when they become visible.
///
/// Follows Apple's [LazyHStack](https://developer.apple.com/documentation/swiftui/lazyhstack); statement L75.
public struct LazyHStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a row.
    /// - Parameters:
    ///   - alignment: Where the views meet vertically; their centers by default.
    ///   - spacing: The distance between neighbors in points; nil for the usual 8.
    ///   - pinnedViews: The sections' views that stay in sight.
    public nonisolated init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: _PrimitiveView {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.element(
            LazyKind.horizontal,
            .init(
                axis: .horizontal, items: nil, alignment: Alignment(horizontal: .leading, vertical: view.alignment),
                spacing: view.spacing.sanitized("spacing"), pinnedViews: view.pinnedViews)
        ) { Content._reconcile(view.content, &$0) }
    }
}
