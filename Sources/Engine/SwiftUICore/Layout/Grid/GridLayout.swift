import Foundation

/// The layout of `Grid`: rows whose cells share columns.
///
/// Follows Apple's [GridLayout](https://developer.apple.com/documentation/swiftui/gridlayout). Columns divide the
/// width as the children of an `HStack` do, each as wide as its widest cell; rows divide the height likewise.
public struct GridLayout: Layout, Sendable {
    /// The alignment of views in their cells.
    public var alignment: Alignment
    /// The distance between columns in points; nil for the usual one.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; nil for the usual one.
    public var verticalSpacing: CGFloat?

    /// Creates a layout.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing.sanitized("spacing")
        self.verticalSpacing = verticalSpacing.sanitized("spacing")
    }

    /// The layout's cache: the cells.
    public struct Cache {
        var cells: GridCells
    }

    public func makeCache(subviews: Subviews) -> Cache {
        let grid = subviews.grid
        return Cache(
            cells: GridCells(
                subviews, alignment: alignment,
                gap: CGSize(
                    width: grid.distance(horizontalSpacing ?? ViewSpacing.standard, .horizontal),
                    height: grid.distance(verticalSpacing ?? ViewSpacing.standard, .vertical))))
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let measured = cache.cells.measure(proposal)
        return CGSize(
            width: cache.cells.length(of: measured.columns, gap: cache.cells.gap.width),
            height: cache.cells.length(of: measured.rows, gap: cache.cells.gap.height))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        cache.cells.place(subviews, in: bounds, proposal)
    }
}
