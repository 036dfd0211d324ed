import SwiftUI

/// Marks that are drawn together, as a view with the app's modifiers.
final class MarkLayer {
    /// The placeholder with the modifiers.
    let view: AnyView

    init(_ view: AnyView) { self.view = view }
}

/// The marks of a layer, as the function that changes the layer sees them.
public struct _MarkLayerContent<Content: ChartContent>: View {
    @Environment(\.layeredPlot) private var plot: LayeredPlot?

    nonisolated init() {}

    public var body: some View { plot }
}

/// The picture of a plot, whose layers are views.
struct LayeredPlot: View {
    var plot: PlacedPlot
    /// How many layers are around this part of the plot.
    var depth = 0

    /// Neighbors in the order of drawing that are drawn in the same layer, or in none.
    struct Part {
        let layer: MarkLayer?
        var items: [PlacedPlot.Item]
    }

    var body: some View {
        let parts = parts
        if parts.contains(where: { $0.layer != nil }) {
            ZStack {
                if depth == 0 { PlotCanvas(plot: plot.only([]), showsGrid: true) }
                ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
                    if let layer = part.layer {
                        layer.view.environment(
                            \.layeredPlot, LayeredPlot(plot: plot.only(part.items), depth: depth + 1))
                    } else {
                        PlotCanvas(plot: plot.only(part.items), showsGrid: false)
                    }
                }
            }
        } else {
            PlotCanvas(plot: plot, showsGrid: depth == 0)
        }
    }

    var parts: [Part] {
        var parts: [Part] = []
        for item in plot.items {
            let layers = plot.marks[item.first].attributes.layers
            let layer = depth < layers.count ? layers[depth] : nil
            if let last = parts.last, last.layer === layer {
                parts[parts.count - 1].items.append(item)
            } else {
                parts.append(Part(layer: layer, items: [item]))
            }
        }
        return parts
    }
}

extension PlacedPlot {
    /// The plot with some of its marks drawn.
    func only(_ items: [Item]) -> PlacedPlot {
        var copy = self
        copy.items = items
        return copy
    }
}

extension PlacedPlot.Item {
    /// The number of the item's first mark.
    var first: Int {
        switch self {
        case .single(let number): number
        case .line(let numbers), .area(let numbers, _), .batch(let numbers): numbers.first ?? 0
        }
    }
}

private struct LayeredPlotKey: EnvironmentKey {
    static var defaultValue: LayeredPlot? { nil }
}

extension EnvironmentValues {
    var layeredPlot: LayeredPlot? {
        get { self[LayeredPlotKey.self] }
        set { self[LayeredPlotKey.self] = newValue }
    }
}
