import Charts
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// The forms in which apps write charts: that they compile is half of each test.
@MainActor
@Suite("Forms of charts")
struct ChartFormTests {
    private struct Entry: Identifiable {
        let id: Int
        let date: Date
        let amount: Double
        let kind: Kind
    }

    private enum Kind: String, Plottable, CaseIterable {
        case income = "Income"
        case expense = "Expense"
    }

    private let entries = (0..<8).map {
        Entry(id: $0, date: day($0), amount: Double($0 * $0), kind: $0 % 2 == 0 ? .income : .expense)
    }

    private struct Highlight: ChartContent {
        let date: Date?

        var body: some ChartContent {
            if let date {
                RectangleMark(x: .value("Day", date, unit: .day), width: .ratio(1))
                    .foregroundStyle(.quaternary)
                RuleMark(x: .value("Selected", date))
                    .foregroundStyle(.secondary.opacity(0.4))
                    .lineStyle(.init(lineWidth: 1, dash: [4, 4]))
                    .offset(yStart: -4)
                    .annotation(
                        position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                    ) {
                        Text("callout")
                    }
            }
        }
    }

    private func texts(_ chart: some View) -> [String] {
        TestHost(chart, size: CGSize(width: 400, height: 300)).text
    }

    @Test("Symbols are shapes, their outlines, views, or scales of them")
    func symbols() {
        let chart = Chart(entries) { entry in
            LineMark(x: .value("Day", entry.date), y: .value("Amount", entry.amount))
                .symbol(Circle().strokeBorder(lineWidth: 2))
            PointMark(x: .value("Day", entry.date), y: .value("Amount", entry.amount))
                .symbol(Circle())
                .symbolSize(30)
            PointMark(x: .value("Day", entry.date), y: .value("Amount", entry.amount))
                .symbol(.square)
                .symbolSize(by: .value("Amount", entry.amount))
            PointMark(x: .value("Day", entry.date), y: .value("Amount", entry.amount))
                .symbol { Text("●\(entry.id)") }
            PointMark(x: .value("Day", entry.date), y: .value("Amount", entry.amount))
                .symbol(by: .value("Kind", entry.kind))
        }
        .chartSymbolScale([Kind.income: BasicChartSymbolShape.diamond, .expense: .cross])
        .chartSymbolSizeScale(range: 10...100)
        #expect(texts(chart).contains("●7") && texts(chart).contains("Expense"))
    }

    @Test("Axes are described in all usual forms")
    func axes() {
        let chart = Chart(entries) { entry in
            BarMark(x: .value("Day", entry.date, unit: .day), y: .value("Amount", entry.amount))
                .foregroundStyle(by: .value("Kind", entry.kind))
        }
        .chartXAxis {
            AxisMarks(preset: .aligned, values: .stride(by: .day, count: 2)) { value in
                if value.as(Date.self) != nil {
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 0.3)).foregroundStyle(Color.gray.opacity(0.2))
                    AxisTick(length: .longestLabel)
                    AxisValueLabel(format: .dateTime.day(), centered: true).font(.system(size: 9))
                }
            }
        }
        .chartYAxis {
            AxisMarks(position: .leading, values: .automatic(desiredCount: 3))
            AxisMarks(values: .automatic(minimumStride: 10)) { value in
                AxisValueLabel("\(value.index)", orientation: .verticalReversed, horizontalSpacing: 16)
            }
            AxisMarks(format: FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)), values: [0, 20])
        }
        .chartYScale(domain: [0, 50], range: .plotDimension(padding: 4))
        .chartXAxisLabel("Days", alignment: .center)
        .chartYAxisLabel(position: .leading) { Text("Money") }
        .chartForegroundStyleScale(["Income": Color.green, "Expense": .red.opacity(0.5)])
        .chartLegend(position: .bottom, alignment: .center, spacing: 8)
        let found = texts(chart)
        #expect(Set(found).isSuperset(of: ["Days", "Money", "Income", "20.00", "0", "40"]))
    }

    @Test("Overlays, gestures, plot styles and scrolling take the usual forms")
    func interaction() {
        var scroll = 0.0
        let chart = Chart {
            ForEach(entries) { entry in
                AreaMark(
                    x: .value("x", Double(entry.id)), y: .value("Amount", entry.amount), series: .value("Kind", "a"),
                    stacking: .unstacked
                )
                .foregroundStyle(.linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
                .alignsMarkStylesWithPlotArea()
                .accessibilityLabel("entry").accessibilityValue("\(entry.amount)")
            }
            .interpolationMethod(.catmullRom(alpha: 0.3))
            .mask { RectangleMark(xStart: .value("x", 0.0), xEnd: .value("x", 3.0)) }
        }
        .chartPlotStyle { plot in plot.background(.gray.opacity(0.1)).frame(height: 150).clipped() }
        .chartBackground { proxy in Color.white.frame(width: proxy.plotSize.width) }
        .chartGesture { proxy in
            SpatialTapGesture().onEnded { proxy.selectXValue(at: $0.location.x) }
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 3)
        .chartScrollPosition(x: Binding(get: { scroll }, set: { scroll = $0 }))
        .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .unit(2)))
        #expect(texts(chart).contains("40"))
        let other = Chart { Highlight(date: day(2)) }
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 3)
            .chartScrollTargetBehavior(
                .valueAligned(matching: .init(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
            )
            .chartXScale(domain: day(0)...day(9))
        #expect(texts(other).contains("callout"))
        #expect(!texts(Chart { Highlight(date: nil) }.chartScrollTargetBehavior(.paging)).contains("callout"))
    }

    @Test("Plots of collections take the usual forms")
    func plots() {
        let chart = Chart {
            LinePlot(entries, x: .value("Day", \.date), y: .value("Amount", \.amount), series: .value("Kind", \.kind))
            PointPlot(entries, x: .value("Day", \.date), y: .value("Amount", \.amount))
                .symbolSize(by: .value("Amount", \.amount))
                .foregroundStyle(by: .value("Kind", \.kind))
            RulePlot(entries, x: .value("Day", \.date), yStart: .value("a", \.amount), yEnd: .value("b", \.amount))
            RectanglePlot(entries, x: .value("Day", \.date, unit: .day), y: .value("Amount", \.amount)).opacity(0.2)
            AreaPlot(entries, x: .value("Day", \.date), y: .value("Amount", \.amount), stacking: .center)
        }
        .chartForegroundStyleScale(domain: Kind.allCases, range: [Color.green, .red])
        #expect(texts(chart).contains("Income"))
        let pie = Chart { SectorPlot(entries, angle: .value("Amount", \.amount), innerRadius: .ratio(0.6)) }
        #expect(texts(pie) == [])
    }

    @Test("Functions of an app's own pass on builders of annotations")
    func annotations() {
        let chart = Chart(entries.prefix(2)) { entry in
            BarMark(x: .value("Day", entry.date), y: .value("Amount", entry.amount))
                .noted { Text("plain") }
                .fitted { Text("fitted") }
        }
        #expect(texts(chart).contains("plain") && texts(chart).contains("fitted"))
    }
}

extension ChartContent {
    /// Adds an annotation, by a function of an app's own.
    fileprivate func noted(@ViewBuilder content: () -> some View) -> some ChartContent {
        annotation(position: .top, content: content)
    }

    /// Adds an annotation that fits the plot, by a function of an app's own.
    fileprivate func fitted(@ViewBuilder content: () -> some View) -> some ChartContent {
        annotation(position: .overlay, overflowResolution: .init(x: .fit(to: .plot)), content: content)
    }
}
