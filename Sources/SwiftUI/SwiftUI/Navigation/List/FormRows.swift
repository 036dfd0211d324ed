import SwiftUICore

/// Rows one below the other whose controls begin at one line, after the widest label.
///
/// A row has the width that is left from where its label begins. Rows that can have different heights share the height, as in a
/// stack.
struct FormRows: Layout {
    /// The distance between two rows, in points.
    let spacing: CGFloat

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private struct Row {
        let view: LayoutSubview
        /// How far from the leading edge the row begins.
        let indent: CGFloat
        /// The width that is proposed.
        let width: CGFloat?
        var height: CGFloat?

        /// The size for a height; nil for the row's own.
        func size(height: CGFloat?) -> CGSize { view.sizeThatFits(ProposedViewSize(width: width, height: height)) }
        var size: CGSize { size(height: height) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(for: proposal, subviews)
        let sizes = rows.map(\.size)
        return CGSize(
            width: zip(rows, sizes).map { $0.indent + $1.width }.max() ?? 0,
            height: sizes.reduce(gaps(rows.count)) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(for: proposal, subviews) {
            row.view.place(
                at: CGPoint(x: bounds.minX + row.indent, y: y),
                proposal: ProposedViewSize(width: row.width, height: row.height))
            y += row.size.height + spacing
        }
    }

    private func gaps(_ count: Int) -> CGFloat { spacing * CGFloat(max(count - 1, 0)) }

    private func rows(for proposal: ProposedViewSize, _ subviews: Subviews) -> [Row] {
        let whole = ProposedViewSize(width: proposal.width, height: nil)
        let labels = subviews.map { $0.dimensions(in: whole)[HorizontalAlignment.formColumn] }
        let column = labels.filter(\.isFinite).max() ?? 0
        var rows = zip(subviews, labels).map { view, label in
            let indent = label.isFinite ? column - label : 0
            return Row(view: view, indent: indent, width: proposal.width.map { max($0 - indent, 0) })
        }
        if let height = proposal.height, height.isFinite { share(height, among: &rows) }
        return rows
    }

    /// Gives each row its height: first the rows that vary least.
    private func share(_ height: CGFloat, among rows: inout [Row]) {
        var left = height - gaps(rows.count)
        let room = rows.map { $0.size(height: .infinity).height - $0.size(height: 0).height }
        let order = rows.indices.sorted { (room[$0], $0) < (room[$1], $1) }
        for (place, index) in order.enumerated() {
            rows[index].height = max(left / CGFloat(rows.count - place), 0)
            left -= rows[index].size.height
        }
    }
}
