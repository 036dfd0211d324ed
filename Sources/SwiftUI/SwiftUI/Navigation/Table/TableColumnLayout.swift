import Foundation

/// The widths of a table's columns.
struct TableColumnLayout: Equatable {
    /// The room at either side of the table, and of each cell, in points.
    static let margin: CGFloat = 8, padding: CGFloat = 8

    /// A column's bounds, the width that the user gave it if any, and where its views are.
    struct Column: Equatable {
        var bounds: TableColumnWidth
        var chosen: CGFloat?
        var alignment: HorizontalAlignment
    }

    var columns: [Column]

    /// The least width at which no column is too narrow.
    var least: CGFloat { columns.reduce(2 * Self.margin) { $0 + ($1.chosen ?? $1.bounds.minimum) } }

    /// The width that the table would like to have.
    var ideal: CGFloat {
        columns.reduce(2 * Self.margin) { $0 + ($1.chosen ?? $1.bounds.ideal ?? max($1.bounds.minimum, 100)) }
    }

    /// The columns' widths in a table of a width, all in points.
    ///
    /// Columns have their ideal widths if there is room; the rest goes to columns without one in equal parts, else to all
    /// that may grow. If there is too little, columns that the user has not sized shrink by the same part of what they can.
    func widths(in total: CGFloat) -> [CGFloat] {
        let room = max(total - 2 * Self.margin, 0)
        var widths = columns.map { $0.chosen ?? $0.bounds.ideal ?? $0.bounds.minimum }
        let over = widths.reduce(0, +) - room
        if over > 0 {
            let slack = columns.indices.map { columns[$0].chosen == nil ? widths[$0] - columns[$0].bounds.minimum : 0 }
            let all = slack.reduce(0, +)
            let part = all > 0 ? min(over / all, 1) : 0
            for index in widths.indices { widths[index] -= slack[index] * part }
        } else {
            var left = -over
            let free = columns.indices.filter { columns[$0].chosen == nil && columns[$0].bounds.isFlexible }
            fill(&widths, free.filter { columns[$0].bounds.ideal == nil }, &left)
            fill(&widths, free.filter { columns[$0].bounds.ideal != nil }, &left)
        }
        return widths
    }

    /// Distributes the remaining room to some columns in equal parts, as far as each may grow.
    private func fill(_ widths: inout [CGFloat], _ indices: [Int], _ left: inout CGFloat) {
        var open = indices
        while left > 0.01, !open.isEmpty {
            let part = left / CGFloat(open.count)
            var still: [Int] = []
            for index in open {
                let step = min(part, columns[index].bounds.maximum - widths[index])
                widths[index] += step
                left -= step
                if step == part { still.append(index) }
            }
            if still.count == open.count { break }
            open = still
        }
    }
}

/// Cells beside each other, as wide as their columns.
struct TableRowLayout: Layout {
    let layout: TableColumnLayout
    /// The least height, and the room above and below the cells, in points.
    let minHeight: CGFloat, padding: CGFloat

    private func proposal(_ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: max(width - 2 * TableColumnLayout.padding, 0), height: nil)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let total = proposal.width.map { $0.isFinite ? $0 : layout.ideal } ?? layout.ideal
        let widths = layout.widths(in: total)
        let heights = zip(subviews, widths).map { cell, width in cell.sizeThatFits(self.proposal(width)).height }
        return CGSize(width: max(total, 0), height: max((heights.max() ?? 0) + 2 * padding, minHeight))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX + TableColumnLayout.margin
        for (index, width) in layout.widths(in: bounds.width).enumerated() where index < subviews.count {
            let room = self.proposal(width)
            let inner = room.width ?? 0
            let cell = subviews[index]
            let size = cell.sizeThatFits(room)
            let free = inner - size.width
            let start: CGFloat =
                switch layout.columns[index].alignment {
                case .trailing: max(free, 0)
                case .center: max(free / 2, 0)
                default: 0
                }
            cell.place(
                at: CGPoint(x: x + TableColumnLayout.padding + start, y: bounds.midY), anchor: .leading, proposal: room)
            x += width
        }
    }
}
