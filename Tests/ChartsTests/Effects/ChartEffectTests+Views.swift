import Charts
import Foundation
import SwiftUI
import Testing

/// Modifiers of charts and parts of axes, each of which must change the picture of a chart.
@MainActor @Suite("Effects of charts' modifiers")
struct ChartEffectTests {
    private var bars: some View {
        Chart(MonthlySale.all) {
            BarMark(x: .value("x", $0.month), y: .value("y", $0.count)).foregroundStyle(by: .value("k", $0.kind))
        }
    }
    private var points: some View {
        Chart(MonthlySale.all) {
            PointMark(x: .value("x", $0.count), y: .value("y", $0.count * $0.count + 1))
                .symbol(by: .value("k", $0.kind))
        }
    }
    private var high: some View {
        Chart(0..<10, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", Double(100 + $0))) }
    }
    private var line: some View {
        Chart(0..<40, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", Double($0 * $0 % 17))) }
    }
    private func dates(_ count: Int, by seconds: Double) -> some View {
        Chart(0..<count, id: \.self) {
            LineMark(
                x: .value("x", Date(timeIntervalSince1970: 1_704_067_200 + Double($0) * seconds)),
                y: .value("y", $0 % 5))
        }
    }

    private func check<A: View, B: View>(_ name: String, _ chart: A, _ change: (A) -> B) {
        ChartEffects.check(name, chart, change)
    }

    @Test("Scales of charts change the picture")
    func scales() {
        check("chartXScale's domain", points) { $0.chartXScale(domain: 0...20) }
        check("chartYScale's domain", points) { $0.chartYScale(domain: -10...100) }
        check("chartYScale's range", points) { $0.chartYScale(range: .plotDimension(padding: 30)) }
        check("chartXScale's range", points) { $0.chartXScale(range: .plotDimension(startPadding: 40, endPadding: 5)) }
        check("chartYScale's type", points) { $0.chartYScale(type: .log) }
        check("chartYScale's square root", points) { $0.chartYScale(type: .squareRoot) }
        check("chartYScale's symmetric log", points) { $0.chartYScale(type: .symmetricLog) }
        check("chartXScale of a reversed automatic domain", points) {
            $0.chartXScale(domain: .automatic(reversed: true))
        }
        check("chartYScale without zero", high) { $0.chartYScale(domain: .automatic(includesZero: false)) }
        check("chartXScale of names", bars) { $0.chartXScale(domain: ["July", "June", "May"]) }
        check("chartForegroundStyleScale of pairs", bars) {
            $0.chartForegroundStyleScale(["A": Color.red, "B": .green])
        }
        check("chartForegroundStyleScale's range", bars) { $0.chartForegroundStyleScale(range: [Color.red, .green]) }
        check("chartForegroundStyleScale's domain and range", bars) {
            $0.chartForegroundStyleScale(domain: ["A", "B"], range: [Color.purple, .mint])
        }
        check("chartForegroundStyleScale's mapping", bars) {
            $0.chartForegroundStyleScale(domain: ["A", "B"]) { (kind: String) in kind == "A" ? Color.black : .gray }
        }
        check(
            "chartForegroundStyleScale of numbers",
            Chart(MonthlySale.all) {
                BarMark(x: .value("x", $0.month), y: .value("y", 1)).foregroundStyle(by: .value("n", $0.count))
            }
        ) { $0.chartForegroundStyleScale(range: Gradient(colors: [.yellow, .red])) }
        check("chartSymbolScale", points) { $0.chartSymbolScale(["A": BasicChartSymbolShape.cross, "B": .asterisk]) }
        check("chartSymbolScale's range", points) {
            $0.chartSymbolScale(range: [BasicChartSymbolShape.diamond, .pentagon])
        }
        check(
            "chartSymbolSizeScale",
            Chart(MonthlySale.all) {
                PointMark(x: .value("x", $0.month), y: .value("y", $0.count)).symbolSize(by: .value("n", $0.count))
            }
        ) { $0.chartSymbolSizeScale(range: 10...900) }
        check(
            "chartLineStyleScale",
            Chart(MonthlySale.all) {
                LineMark(x: .value("x", $0.month), y: .value("y", $0.count)).lineStyle(by: .value("k", $0.kind))
            }
        ) { $0.chartLineStyleScale(["A": StrokeStyle(lineWidth: 1), "B": StrokeStyle(lineWidth: 7)]) }
    }

    @Test("Axes, legends and backgrounds change the picture")
    func surroundings() {
        check("chartXAxis hidden", bars) { $0.chartXAxis(.hidden) }
        check("chartYAxis hidden", bars) { $0.chartYAxis(.hidden) }
        check("chartXAxisLabel", bars) { $0.chartXAxisLabel("Month") }
        check("chartYAxisLabel", bars) { $0.chartYAxisLabel("Count") }
        check("chartXAxisLabel's position", bars.chartXAxisLabel("Month")) { _ in
            bars.chartXAxisLabel("Month", position: .top)
        }
        check("chartXAxisLabel's alignment", bars.chartXAxisLabel("Month", alignment: .leading)) { _ in
            bars.chartXAxisLabel("Month", alignment: .center)
        }
        check("chartXAxisLabel's spacing", bars.chartXAxisLabel("Month", spacing: 0)) { _ in
            bars.chartXAxisLabel("Month", spacing: 20)
        }
        check("chartYAxisLabel's content", bars) { $0.chartYAxisLabel { Image(systemName: "star.fill") } }
        check("chartLegend hidden", bars) { $0.chartLegend(.hidden) }
        check("chartLegend's position", bars) { $0.chartLegend(position: .top) }
        check("chartLegend's alignment", bars.chartLegend(position: .bottom, alignment: .leading)) { _ in
            bars.chartLegend(position: .bottom, alignment: .trailing)
        }
        check("chartLegend's spacing", bars.chartLegend(position: .bottom, spacing: 0)) { _ in
            bars.chartLegend(position: .bottom, spacing: 20)
        }
        check("chartLegend's content", bars) { $0.chartLegend { Text("Mine") } }
        check("chartPlotStyle", bars) { $0.chartPlotStyle { $0.background(.yellow).frame(height: 120) } }
        check("chartBackground", bars) { $0.chartBackground { _ in Color.yellow } }
        check("chartOverlay", bars) { $0.chartOverlay { _ in Text("Over").font(.largeTitle) } }
        check("chartBackground's alignment", bars.chartBackground { _ in Text("Over") }) { _ in
            bars.chartBackground(alignment: .topLeading) { _ in Text("Over") }
        }
        check("foregroundStyle of the whole chart", line) { $0.foregroundStyle(.red) }
        check("environment of right to left", bars) { $0.environment(\.layoutDirection, .rightToLeft) }
        check("dynamicTypeSize", bars) { $0.dynamicTypeSize(.accessibility3) }
        check("preferredColorScheme", bars.background(.background)) { $0.environment(\.colorScheme, .dark) }
        check("chartScrollableAxes with chartXVisibleDomain", line) {
            $0.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
        }
        check("chartScrollPosition", line.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)) { _ in
            line.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10).chartScrollPosition(x: .constant(20))
        }
        check("chartScrollPosition(initialX:)", line.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)) {
            _ in
            line.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10).chartScrollPosition(initialX: 20)
        }
        check("chartYVisibleDomain", line.chartScrollableAxes(.vertical)) { $0.chartYVisibleDomain(length: 5) }
    }

    @Test("Marks of axes change the picture")
    func axes() {
        check("AxisMarks' position", bars) { $0.chartYAxis { AxisMarks(position: .leading) } }
        check("AxisMarks' number of values", line) { $0.chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) } }
        check("AxisMarks' values", line) { $0.chartYAxis { AxisMarks(values: [1, 5, 13]) } }
        check("AxisMarks' stride", line) { $0.chartYAxis { AxisMarks(values: .stride(by: 3)) } }
        check("AxisMarks' stride of days", dates(20, by: 86_400)) {
            $0.chartXAxis { AxisMarks(values: .stride(by: .day, count: 9)) }
        }
        check("AxisMarks' format", line) {
            $0.chartYAxis { AxisMarks(format: Decimal.FormatStyle.Percent.percent.scale(1)) }
        }
        check("AxisMarks' preset", bars) { $0.chartXAxis { AxisMarks(preset: .extended, position: .top) } }
        check("AxisMarks' stroke", bars) { $0.chartYAxis { AxisMarks(stroke: StrokeStyle(lineWidth: 4)) } }
        let both = {
            bars.chartYAxis {
                AxisMarks { _ in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel()
                }
            }
        }
        check("AxisGridLine", both()) { _ in
            bars.chartYAxis {
                AxisMarks { _ in
                    AxisTick()
                    AxisValueLabel()
                }
            }
        }
        check("AxisTick", both()) { _ in
            bars.chartYAxis {
                AxisMarks { _ in
                    AxisGridLine()
                    AxisValueLabel()
                }
            }
        }
        check("AxisValueLabel", both()) { _ in
            bars.chartYAxis {
                AxisMarks { _ in
                    AxisGridLine()
                    AxisTick()
                }
            }
        }
        check("AxisGridLine's stroke", both()) { _ in
            bars.chartYAxis {
                AxisMarks { _ in
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 4))
                    AxisTick()
                    AxisValueLabel()
                }
            }
        }
        check("AxisGridLine's centered", bars.chartXAxis { AxisMarks { _ in AxisGridLine(centered: true) } }) { _ in
            bars.chartXAxis { AxisMarks { _ in AxisGridLine(centered: false) } }
        }
        check("AxisTick's length", both()) { _ in
            bars.chartYAxis {
                AxisMarks { _ in
                    AxisGridLine()
                    AxisTick(length: 20)
                    AxisValueLabel()
                }
            }
        }
        check("AxisTick's stroke", both()) { _ in
            bars.chartYAxis {
                AxisMarks { _ in
                    AxisGridLine()
                    AxisTick(stroke: StrokeStyle(lineWidth: 5))
                    AxisValueLabel()
                }
            }
        }
        check("foregroundStyle of a grid line", both()) { _ in
            bars.chartYAxis {
                AxisMarks { _ in
                    AxisGridLine().foregroundStyle(.red)
                    AxisTick()
                    AxisValueLabel()
                }
            }
        }
        check("font of a label", both()) { _ in
            bars.chartYAxis {
                AxisMarks { _ in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel().font(.title)
                }
            }
        }
        check("offset of a label", both()) { _ in
            bars.chartYAxis {
                AxisMarks { _ in
                    AxisGridLine()
                    AxisTick()
                    AxisValueLabel().offset(x: 9, y: 9)
                }
            }
        }
        check("content of a label", both()) { _ in
            bars.chartYAxis { AxisMarks { value in AxisValueLabel { Text("n \(value.index)") } } }
        }
        check("anchor of a label", bars.chartYAxis { AxisMarks { _ in AxisValueLabel() } }) { _ in
            bars.chartYAxis { AxisMarks { _ in AxisValueLabel(anchor: .bottom) } }
        }
        check("orientation of a label", bars.chartXAxis { AxisMarks { _ in AxisValueLabel() } }) { _ in
            bars.chartXAxis { AxisMarks { _ in AxisValueLabel(orientation: .vertical) } }
        }
        check("horizontalSpacing of a label", bars.chartYAxis { AxisMarks { _ in AxisValueLabel() } }) { _ in
            bars.chartYAxis { AxisMarks { _ in AxisValueLabel(horizontalSpacing: 20) } }
        }
        check("verticalSpacing of a label", bars.chartXAxis { AxisMarks { _ in AxisValueLabel() } }) { _ in
            bars.chartXAxis { AxisMarks { _ in AxisValueLabel(verticalSpacing: 20) } }
        }
        check(
            "multiLabelAlignment",
            dates(20, by: 86_400).chartXAxis {
                AxisMarks { _ in
                    AxisValueLabel(multiLabelAlignment: .leading) {
                        VStack {
                            Text("a")
                            Text("b")
                        }
                    }
                }
            }
        ) { _ in
            dates(20, by: 86_400).chartXAxis { AxisMarks { _ in AxisValueLabel { Text("a") } } }
        }
        check(
            "format of dates",
            dates(20, by: 86_400).chartXAxis {
                AxisMarks(values: .stride(by: .day, count: 9)) { _ in AxisValueLabel() }
            }
        ) { _ in
            dates(20, by: 86_400).chartXAxis {
                AxisMarks(values: .stride(by: .day, count: 9)) { _ in
                    AxisValueLabel(format: .dateTime.weekday(.abbreviated))
                }
            }
        }
        check(
            "collisionResolution",
            bars.chartXAxis {
                AxisMarks { _ in AxisValueLabel(collisionResolution: .disabled) { Text("A very long label of a month") }
                }
            }
        ) { _ in
            bars.chartXAxis {
                AxisMarks { _ in AxisValueLabel(collisionResolution: .greedy) { Text("A very long label of a month") } }
            }
        }
    }
}
