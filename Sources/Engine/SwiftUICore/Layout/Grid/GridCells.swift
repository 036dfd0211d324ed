import Foundation

/// The cells of a grid, and how they share rows and columns.
struct GridCells {
    struct Cell {
        let node: NodeRef
        let row: Int
        let columns: Range<Int>
        let unsized: Axis.Set

        var isSingle: Bool { columns.count == 1 }
    }

    private(set) var cells: [Cell] = []
    /// The alignment of each row's cells; nil for the grid's.
    private var rowAlignments: [AlignmentKey?] = []
    private var columnAlignments: [AlignmentKey?] = []
    let alignment: Alignment
    let gap: CGSize

    init(_ subviews: LayoutSubviews, alignment: Alignment, gap: CGSize) {
        self.alignment = alignment
        self.gap = gap
        var found: [(node: NodeRef, row: NodeRef?)] = []
        for subview in subviews { found.append((subview.node, subview.node.gridRow)) }
        var rowNode: NodeRef?
        var column = 0
        var columnCount = 0
        var entries: [(node: NodeRef, row: Int, column: Int, span: Int?)] = []
        for (node, row) in found {
            if row == nil || row != rowNode || rowAlignments.isEmpty {
                rowAlignments.append(row.flatMap { GridRowKind.shared.payload($0).pointee.alignment })
                column = 0
                rowNode = row
            }
            // A view outside of rows forms a row, over all columns.
            let span = row == nil ? nil : node.gridColumns
            entries.append((node, rowAlignments.count - 1, column, span))
            column += span ?? 0
            columnCount = max(columnCount, column)
        }
        columnCount = max(columnCount, entries.isEmpty ? 0 : 1)
        columnAlignments = Array(repeating: nil, count: columnCount)
        for entry in entries {
            let columns = entry.column..<(entry.span.map { entry.column + $0 } ?? columnCount)
            cells.append(
                Cell(node: entry.node, row: entry.row, columns: columns, unsized: entry.node.gridUnsizedAxes))
            if let guide = entry.node.gridColumnAlignment, columnAlignments[entry.column] == nil {
                columnAlignments[entry.column] = guide.key
            }
        }
    }

    /// The sum of lengths and the gaps between them.
    func length(of lengths: [CGFloat], gap: CGFloat) -> CGFloat {
        lengths.reduce(0, +) + gap * CGFloat(max(lengths.count - 1, 0))
    }

    private func rowKey(_ row: Int) -> AlignmentKey { rowAlignments[row] ?? alignment.vertical.key }
    private func columnKey(_ column: Int) -> AlignmentKey { columnAlignments[column] ?? alignment.horizontal.key }

    // MARK: Measuring

    /// The widths of columns and heights of rows for a proposal.
    func measure(_ proposal: ProposedViewSize) -> (columns: [CGFloat], rows: [CGFloat]) {
        let columns = columnWidths(proposal.width)
        return (columns, rowHeights(proposal.height, columns))
    }

    private func columnWidths(_ width: CGFloat?) -> [CGFloat] {
        let count = columnAlignments.count
        let available = width.map { $0 - gap.width * CGFloat(max(count - 1, 0)) }
        var widths = divide(available, count: count) { column, width in
            var extent = MinorExtent()
            for cell in cells where cell.isSingle && cell.columns.lowerBound == column {
                if cell.unsized.contains(Axis.horizontal) { continue }
                let size = cell.node.viewSize(ProposedViewSize(width: width, height: nil))
                extent.add(cell.node.guide(columnKey(column), size), length: size.width)
            }
            return extent.length
        }
        // A view that spans columns makes the last of them wider if needed.
        for cell in cells where !cell.isSingle && !cell.unsized.contains(Axis.horizontal) {
            let spanned = self.width(of: cell.columns, widths)
            let offered = width.map { max($0 - (length(of: widths, gap: gap.width) - spanned), spanned) }
            let wanted = cell.node.size(ProposedViewSize(width: offered, height: nil)).width
            if wanted > spanned, wanted.isFinite || width == nil || width == .infinity {
                let share = (wanted - spanned) / CGFloat(cell.columns.count)
                for column in cell.columns { widths[column] += share }
            }
        }
        return widths
    }

    private func width(of columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
        length(of: Array(widths[columns]), gap: gap.width)
    }

    private func rowHeights(_ height: CGFloat?, _ widths: [CGFloat]) -> [CGFloat] {
        let count = rowAlignments.count
        let available = height.map { $0 - gap.height * CGFloat(max(count - 1, 0)) }
        return divide(available, count: count) { row, height in
            var extent = MinorExtent()
            for cell in cells where cell.row == row && !cell.unsized.contains(Axis.vertical) {
                let size = cell.node.viewSize(
                    ProposedViewSize(width: width(of: cell.columns, widths), height: height))
                extent.add(cell.node.guide(rowKey(row), size), length: size.height)
            }
            return extent.length
        }
    }

    /// Divides a length among tracks, the least flexible first, as a stack does among its children; without a length
    /// each has its ideal one.
    private func divide(_ available: CGFloat?, count: Int, _ measure: (Int, CGFloat?) -> CGFloat) -> [CGFloat] {
        guard var available else { return (0..<count).map { measure($0, nil) } }
        let ranges = (0..<count).map { (least: measure($0, 0), most: measure($0, .infinity)) }
        let order = (0..<count).sorted { a, b in
            let (x, y) = (ranges[a].most - ranges[a].least, ranges[b].most - ranges[b].least)
            if x != y { return x < y }
            if x == .infinity, ranges[a].least != ranges[b].least { return ranges[a].least > ranges[b].least }
            return a < b
        }
        var lengths = Array(repeating: CGFloat(0), count: count)
        for (index, track) in order.enumerated() {
            let share = max(available / CGFloat(count - index), 0)
            lengths[track] = measure(track, share)
            if available != .infinity { available -= lengths[track] }
        }
        return lengths
    }

    // MARK: Placing

    func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
        let (columns, rows) = measure(proposal)
        // Guides meet on one line a column and a row.
        var columnLines = Array(repeating: MinorExtent(), count: columns.count)
        var rowLines = Array(repeating: MinorExtent(), count: rows.count)
        var sizes: [ViewSize] = []
        for cell in cells {
            let offer = ProposedViewSize(width: width(of: cell.columns, columns), height: rows[cell.row])
            let size = cell.node.viewSize(offer)
            sizes.append(size)
            if cell.isSingle {
                let column = cell.columns.lowerBound
                columnLines[column].add(cell.node.guide(columnKey(column), size), length: size.width)
            }
            rowLines[cell.row].add(cell.node.guide(rowKey(cell.row), size), length: size.height)
        }
        let xs = starts(of: columns, gap.width), ys = starts(of: rows, gap.height)
        for (index, cell) in cells.enumerated() {
            let cellSize = CGSize(width: width(of: cell.columns, columns), height: rows[cell.row])
            var place = CGPoint(x: xs[cell.columns.lowerBound], y: ys[cell.row])
            let size = sizes[index]
            if let anchor = cell.node.gridAnchor {
                place.x += (cellSize.width - size.width) * anchor.x
                place.y += (cellSize.height - size.height) * anchor.y
            } else {
                let column = cell.columns.lowerBound
                let key = cell.isSingle ? columnKey(column) : columnAlignments[column] ?? alignment.horizontal.key
                let line =
                    cell.isSingle
                    ? offset(columnLines[column], key, cellSize.width, \.width) : key.defaultValue(cellSize)
                place.x += line - cell.node.guide(key, size)
                let vertical = rowKey(cell.row)
                place.y +=
                    offset(rowLines[cell.row], vertical, cellSize.height, \.height)
                    - cell.node.guide(vertical, size)
            }
            subviews[subviews.startIndex + index].place(
                at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
                proposal: ProposedViewSize(cellSize))
        }
    }

    /// The position at which the guides of a track's cells meet: the cells together are aligned in the track as one.
    private func offset(
        _ extent: MinorExtent, _ key: AlignmentKey, _ length: CGFloat, _ dimension: WritableKeyPath<CGSize, CGFloat>
    ) -> CGFloat {
        var (track, taken) = (CGSize.zero, CGSize.zero)
        track[keyPath: dimension] = length
        taken[keyPath: dimension] = extent.length
        return extent.before + key.defaultValue(track) - key.defaultValue(taken)
    }

    private func starts(of lengths: [CGFloat], _ gap: CGFloat) -> [CGFloat] {
        var result: [CGFloat] = []
        var cursor: CGFloat = 0
        for length in lengths {
            result.append(cursor)
            cursor += length + gap
        }
        return result
    }
}

extension NodeRef {
    /// The grid row that this element is a cell of; nil for none.
    fileprivate var gridRow: NodeRef? {
        var node = parent
        while let current = node, !current.isElement {
            if current.kind === GridRowKind.shared { return current }
            node = current.parent
        }
        return nil
    }
}
