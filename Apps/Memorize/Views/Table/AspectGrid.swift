import SwiftUI

/// A grid of cells of one shape, as large as the space allows; it scrolls when they would become too small.
struct AspectGrid<Item: Identifiable, Cell: View>: View {
    let items: [Item]

    /// The width of a cell over its height.
    let aspectRatio: CGFloat

    var spacing: CGFloat = 10
    var minimumWidth: CGFloat = 64
    /// Makes the cell of an item.
    @ViewBuilder let cell: (_ item: Item, _ place: GridPlace) -> Cell

    var body: some View {
        GeometryReader { proxy in
            let fit = GridFit(
                count: items.count, in: proxy.size, aspectRatio: aspectRatio, spacing: spacing,
                minimumWidth: minimumWidth)
            if fit.scrolls {
                ScrollView { grid(fit).frame(maxWidth: .infinity, minHeight: proxy.size.height) }
            } else {
                // Where all cells fit nothing cuts off what flies in from beyond the grid.
                grid(fit).frame(width: proxy.size.width, height: proxy.size.height)
            }
        }
    }

    private func grid(_ fit: GridFit) -> some View {
        LazyVGrid(
            columns: Array(repeating: GridItem(.fixed(fit.cellWidth), spacing: spacing), count: fit.columns),
            spacing: spacing
        ) {
            ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
                cell(item, GridPlace(index, columns: fit.columns)).aspectRatio(aspectRatio, contentMode: .fit)
            }
        }
    }
}
