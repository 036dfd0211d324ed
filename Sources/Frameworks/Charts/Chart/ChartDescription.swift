import SwiftUI

/// A chart in words, for assistive technology.
struct ChartDescription: AXChartDescriptorRepresentable {
    let model: ChartModel

    func makeChartDescriptor() -> AXChartDescriptor {
        let marks = model.plot.marks.filter { !$0.attributes.isAccessibilityHidden }
        var order: [String] = []
        var series: [String: [AXDataPoint]] = [:]
        // The engine reads a thousand points at most; a summary has the rest.
        for mark in marks.prefix(1000) where mark.xDatum != nil || mark.yDatum != nil {
            let name = mark.attributes.styleBy?.datum.description ?? mark.mark.series?.description ?? ""
            if series[name] == nil { order.append(name) }
            series[name, default: []].append(point(mark))
        }
        return AXChartDescriptor(
            title: nil, summary: summary(marks), xAxis: axis(model.x, !model.axes.isEmpty ? model.xLabel : ""),
            yAxis: AXNumericDataAxisDescriptor(
                title: !model.axes.isEmpty ? model.yLabel : model.xLabel, range: ends(model.y), gridlinePositions: [],
                valueDescriptionProvider: words(model.y)), additionalAxes: [],
            series: order.map {
                AXDataSeriesDescriptor(name: $0, isContinuous: model.hasLines, dataPoints: series[$0] ?? [])
            })
    }

    /// A mark as the engine says it: the names and values of both axes, or the app's own words.
    private func point(_ mark: PlacedMark) -> AXDataPoint {
        let isSector = mark.kind == .sector
        let name = isSector ? mark.attributes.styleBy?.datum.description : mark.xDatum?.description
        let value = isSector ? mark.xDatum : mark.yDatum
        let own = mark.attributes.accessibilityLabel?.plainString
        let words = mark.attributes.accessibilityValue?.plainString
        let label = words.map { [own ?? name, $0].compactMap { $0 }.joined(separator: ", ") } ?? own
        return AXDataPoint(
            x: name ?? value?.description ?? "", y: name == nil ? nil : value?.amount, additionalValues: [],
            label: label)
    }

    private func summary(_ marks: [PlacedMark]) -> String? {
        marks.count > 1000 ? "\(marks.count.formatted()) points; the first 1,000 are described." : nil
    }

    private func axis(_ scale: PlotScale, _ title: String) -> any AXDataAxisDescriptor {
        AXCategoricalDataAxisDescriptor(title: title, categoryOrder: scale.domain.map(\.description))
    }

    private func ends(_ scale: PlotScale) -> ClosedRange<Double> {
        let amounts = scale.domain.compactMap(\.amount).filter(\.isFinite)
        return (amounts.min() ?? 0)...(amounts.max() ?? max(amounts.min() ?? 0, 1))
    }

    private func words(_ scale: PlotScale) -> (Double) -> String {
        let isDate = scale.isDate
        return { isDate ? _PlotDatum.date($0).description : _PlotDatum.number($0).description }
    }
}
