import SwiftUI

/// The meaning of the colors, symbols, dashes and sizes of a chart.
struct ChartLegend: View {
    let model: ChartModel

    /// Whether a chart has anything to explain.
    static func isNeeded(_ model: ChartModel) -> Bool {
        model.styles != nil || model.symbols != nil || model.lineStyles != nil
    }

    var body: some View {
        if let styles = model.styles, let ends = styles.ends {
            GradientLegend(styles: styles, ends: ends)
        } else {
            LegendLayout {
                ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
                    HStack(spacing: 4) {
                        LegendSymbol(entry: entry)
                        Text(entry.name)
                    }
                    .accessibilityElement(children: .combine)
                }
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }

    /// The entries of all scales; scales of the same quantity share their entries.
    private var entries: [LegendEntry] {
        var entries: [LegendEntry] = []
        var numbers: [_PlotDatum: Int] = [:]
        func add(_ domain: [_PlotDatum], _ change: (inout LegendEntry, _PlotDatum) -> Void) {
            for datum in domain {
                let number = numbers[datum] ?? entries.count
                if number == entries.count {
                    numbers[datum] = number
                    entries.append(LegendEntry(name: datum.description))
                }
                change(&entries[number], datum)
            }
        }
        if let styles = model.styles { add(styles.domain) { $0.style = styles($1) } }
        if let symbols = model.symbols { add(symbols.domain) { $0.symbol = symbols($1) } }
        if let lines = model.lineStyles { add(lines.domain) { $0.line = lines($1) } }
        return entries
    }
}

struct LegendEntry {
    let name: String
    var style: AnyShapeStyle?
    var symbol: AnyChartSymbolShape?
    var line: StrokeStyle?
}

/// The symbol of an entry: a dot, the marks' symbol, or a piece of a line.
struct LegendSymbol: View {
    let entry: LegendEntry

    var body: some View {
        let style = entry.style ?? AnyShapeStyle(ChartColors.cycle[0])
        Group {
            if let line = entry.line {
                Canvas { context, size in
                    var path = Path()
                    path.move(to: CGPoint(x: 1, y: size.height / 2))
                    path.addLine(to: CGPoint(x: size.width - 1, y: size.height / 2))
                    context.stroke(path, with: .style(style), style: line)
                }
                .frame(width: 22, height: 8)
            } else {
                (entry.symbol ?? AnyChartSymbolShape(BasicChartSymbolShape.circle))
                    .fill(style)
                    .frame(width: 8, height: 8)
            }
        }
        .accessibilityHidden(true)
    }
}

/// The colors of numbers.
struct GradientLegend: View {
    let styles: ValueScale<AnyShapeStyle>
    let ends: ClosedRange<Double>

    var body: some View {
        HStack(spacing: 6) {
            Text(_PlotDatum.number(ends.lowerBound).description)
            Canvas { context, size in
                let steps = 48
                for step in 0..<steps {
                    let share = (Double(step) + 0.5) / Double(steps)
                    let value = ends.lowerBound + (ends.upperBound - ends.lowerBound) * share
                    guard let style = styles(.number(value)) else { continue }
                    let start = (size.width * Double(step) / Double(steps)).rounded()
                    let end = (size.width * Double(step + 1) / Double(steps)).rounded()
                    context.fill(
                        Path(CGRect(x: start, y: 0, width: end - start, height: size.height)), with: .style(style))
                }
            }
            .frame(width: 96, height: 8)
            .clipShape(Capsule())
            Text(_PlotDatum.number(ends.upperBound).description)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }
}

/// Places entries in a row, and in further rows where they don't fit.
struct LegendLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let places = places(width: proposal.width ?? .infinity, subviews)
        return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, place) in zip(subviews, places(width: bounds.width, subviews)) {
            view.place(
                at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY),
                proposal: ProposedViewSize(place.size))
        }
    }

    private func places(width: CGFloat, _ subviews: Subviews) -> [CGRect] {
        var (x, y, height) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
        return subviews.map { view in
            let size = view.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width + 0.01 { (x, y, height) = (0, y + height + 4, 0) }
            let place = CGRect(origin: CGPoint(x: x, y: y), size: size)
            x += size.width + 12
            height = max(height, size.height)
            return place
        }
    }
}
