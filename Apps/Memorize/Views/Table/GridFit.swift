import Foundation

/// How many columns let cells of one shape fill a space best.
struct GridFit: Equatable {
    /// How many cells lie side by side.
    let columns: Int

    /// The width of a cell, in whole points.
    let cellWidth: CGFloat

    /// Whether the cells are higher together than the space.
    let scrolls: Bool

    /// Finds the columns with the widest cells that all fit into the space.
    ///
    /// Where the cells would become narrower than the minimum they are laid out at about that width instead, and
    /// are higher together than the space, which then has to scroll.
    init(count: Int, in size: CGSize, aspectRatio: CGFloat, spacing: CGFloat, minimumWidth: CGFloat) {
        func width(columns: Int) -> CGFloat {
            (size.width - CGFloat(columns - 1) * spacing) / CGFloat(columns)
        }

        var best = (columns: 1, width: CGFloat.zero)
        for columns in 1...max(1, count) {
            let rows = CGFloat((count + columns - 1) / columns)
            let height = (size.height - (rows - 1) * spacing) / rows
            let fitting = min(width(columns: columns), height * aspectRatio).rounded(.down)
            if fitting > best.width { best = (columns, fitting) }
        }
        scrolls = best.width < minimumWidth
        if scrolls {
            let columns = max(1, Int((size.width + spacing) / (minimumWidth + spacing)))
            best = (columns, max(1, width(columns: columns).rounded(.down)))
        }
        columns = best.columns
        cellWidth = best.width
    }
}
