import Charts
import Foundation
import SwiftUI
import Testing

/// Modifiers and initializers of marks, each of which must change the picture of a chart.
@MainActor @Suite("Effects of marks")
struct MarkEffectTests {
    private let rows = ["a": 3.0, "b": 5, "c": 2].sorted { $0.key < $1.key }

    private var bars: some ChartContent {
        ForEach(rows, id: \.key) { BarMark(x: .value("x", $0.key), y: .value("y", $0.value)) }
    }
    private var line: some ChartContent {
        ForEach(rows, id: \.key) { LineMark(x: .value("x", $0.key), y: .value("y", $0.value)) }
    }
    private var area: some ChartContent {
        ForEach(rows, id: \.key) { AreaMark(x: .value("x", $0.key), y: .value("y", $0.value)) }
    }
    private var points: some ChartContent {
        ForEach(rows, id: \.key) { PointMark(x: .value("x", $0.key), y: .value("y", $0.value)) }
    }
    private var sectors: some ChartContent {
        ForEach(rows, id: \.key) { SectorMark(angle: .value("y", $0.value)).foregroundStyle(by: .value("x", $0.key)) }
    }
    private var rule: some ChartContent { RuleMark(y: .value("y", 3)) }

    private func check<A: ChartContent, B: ChartContent>(_ name: String, _ content: A, _ change: (A) -> B) {
        ChartEffects.check(mark: name, content, change)
    }

    @Test("Styles of marks change the picture")
    func styles() {
        check("foregroundStyle", bars) { $0.foregroundStyle(.red) }
        check("foregroundStyle of a gradient", bars) {
            $0.foregroundStyle(LinearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
        }
        check("foregroundStyle of a color's gradient", bars) { $0.foregroundStyle(Color.blue.gradient) }
        check("opacity", bars) { $0.opacity(0.4) }
        check("cornerRadius", bars) { $0.cornerRadius(12) }
        check("cornerRadius of a style", bars.cornerRadius(12)) { _ in bars.cornerRadius(12, style: .circular) }
        check("blur", bars) { $0.blur(radius: 6) }
        check("shadow", bars) { $0.shadow(color: .black, radius: 4, x: 3, y: 3) }
        check("offset", points) { $0.offset(x: 12, y: 4) }
        check("offset of a size", points) { $0.offset(CGSize(width: 5, height: 9)) }
        check("offset of an x range", bars) { $0.offset(xStart: 8, xEnd: -8) }
        check("offset of a y range", bars) { $0.offset(yStart: -8, yEnd: 8) }
        check("offset of both ends", bars) { $0.offset(x: 8, yStart: -8, yEnd: 8) }
        check("clipShape", bars) { $0.clipShape(Circle()) }
        check("mask", bars) { _ in bars.mask { RectangleMark(xStart: .value("x", "a"), xEnd: .value("x", "a")) } }
        check(
            "alignsMarkStylesWithPlotArea",
            bars.foregroundStyle(.linearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
        ) {
            $0.alignsMarkStylesWithPlotArea()
        }
        check("annotation", bars) { $0.annotation { Text("!") } }
        check("annotation's position", bars.annotation { Text("!") }) { _ in
            bars.annotation(position: .overlay) { Text("!") }
        }
        check("annotation's alignment", bars.annotation(alignment: .center) { Text("!") }) { _ in
            bars.annotation(alignment: .leading) { Text("!") }
        }
        check("annotation's spacing", bars.annotation(spacing: 0) { Text("!") }) { _ in
            bars.annotation(spacing: 14) { Text("!") }
        }
        check(
            "annotation's overflowResolution",
            points.annotation(position: .trailing) { Text("A remark that is so long that it finds no room") }
        ) {
            _ in
            points.annotation(position: .trailing, overflowResolution: .init(x: .disabled, y: .disabled)) {
                Text("A remark that is so long that it finds no room")
            }
        }
        let crossed = Plot {
            bars
            RuleMark(y: .value("y", 1)).foregroundStyle(.red)
        }
        check("zIndex", crossed) { _ in
            Plot {
                bars.zIndex(1)
                RuleMark(y: .value("y", 1)).foregroundStyle(.red)
            }
        }
    }

    @Test("Lines and symbols change the picture")
    func lines() {
        check("lineStyle", line) { $0.lineStyle(StrokeStyle(lineWidth: 6, dash: [8, 4])) }
        check("lineStyle of a rule", rule) { $0.lineStyle(StrokeStyle(lineWidth: 6)) }
        check("symbol of a line", line) { $0.symbol(.circle) }
        check("symbol", points) { $0.symbol(.cross) }
        check("symbol view", points) { $0.symbol { Image(systemName: "star") } }
        check("symbolSize", points) { $0.symbolSize(400) }
        check("symbolSize of a size", points) { $0.symbolSize(CGSize(width: 6, height: 30)) }
        for (index, method) in [
            InterpolationMethod.catmullRom, .cardinal, .cardinal(tension: 0.9), .monotone, .stepStart, .stepCenter,
            .stepEnd,
            .catmullRom(alpha: 1),
        ].enumerated() {
            check("interpolationMethod \(index)", line) { $0.interpolationMethod(method) }
            check("interpolationMethod \(index) of an area", area) { $0.interpolationMethod(method) }
        }
        let sales = { (change: @escaping (LineMark, MonthlySale) -> any ChartContent) in
            Chart(MonthlySale.all) { sale in
                AnyChartContent(change(LineMark(x: .value("x", sale.month), y: .value("y", sale.count)), sale))
            }
        }
        let plain = sales { mark, sale in mark.foregroundStyle(by: .value("k", sale.kind)) }
        ChartEffects.differ(
            "lineStyle(by:)", plain,
            sales { mark, sale in
                mark.foregroundStyle(by: .value("k", sale.kind)).lineStyle(by: .value("k", sale.kind))
            })
        ChartEffects.differ(
            "symbol(by:)", plain,
            sales { mark, sale in
                mark.foregroundStyle(by: .value("k", sale.kind)).symbol(by: .value("k", sale.kind))
            })
        ChartEffects.differ(
            "foregroundStyle(by:)",
            Chart(MonthlySale.all) { sale in
                PointMark(x: .value("x", sale.month), y: .value("y", sale.count))
            },
            Chart(MonthlySale.all) { sale in
                PointMark(x: .value("x", sale.month), y: .value("y", sale.count)).foregroundStyle(
                    by: .value("k", sale.kind))
            })
        ChartEffects.differ(
            "symbolSize(by:)",
            Chart(MonthlySale.all) { sale in
                PointMark(x: .value("x", sale.month), y: .value("y", sale.count))
            },
            Chart(MonthlySale.all) { sale in
                PointMark(x: .value("x", sale.month), y: .value("y", sale.count)).symbolSize(
                    by: .value("n", sale.count))
            })
        ChartEffects.differ(
            "series",
            Chart(MonthlySale.all) { sale in
                LineMark(x: .value("x", sale.month), y: .value("y", sale.count))
            },
            Chart(MonthlySale.all) { sale in
                LineMark(x: .value("x", sale.month), y: .value("y", sale.count), series: .value("k", sale.kind))
            })
    }

    @Test("Sizes and stacking of marks change the picture")
    func sizes() {
        check("bars' fixed width", bars) { _ in
            ForEach(rows, id: \.key) { BarMark(x: .value("x", $0.key), y: .value("y", $0.value), width: .fixed(12)) }
        }
        check("bars' ratio", bars) { _ in
            ForEach(rows, id: \.key) { BarMark(x: .value("x", $0.key), y: .value("y", $0.value), width: .ratio(0.3)) }
        }
        check("bars' inset", bars) { _ in
            ForEach(rows, id: \.key) { BarMark(x: .value("x", $0.key), y: .value("y", $0.value), width: .inset(15)) }
        }
        check("bars' width as a number", bars) { _ in
            ForEach(rows, id: \.key) { BarMark(x: .value("x", $0.key), y: .value("y", $0.value), width: 5) }
        }
        check("bars' height", ForEach(rows, id: \.key) { BarMark(x: .value("y", $0.value), y: .value("x", $0.key)) }) {
            _ in
            ForEach(rows, id: \.key) { BarMark(x: .value("y", $0.value), y: .value("x", $0.key), height: .fixed(6)) }
        }
        check("bars of a range", bars) { _ in
            ForEach(rows, id: \.key) {
                BarMark(x: .value("x", $0.key), yStart: .value("y", 1), yEnd: .value("y", $0.value))
            }
        }
        func stacked(_ stacking: MarkStackingMethod) -> some View {
            Chart(MonthlySale.all) {
                BarMark(x: .value("x", $0.month), y: .value("y", $0.count), stacking: stacking)
                    .foregroundStyle(by: .value("k", $0.kind)).opacity(0.5)
            }
        }
        func areas(_ stacking: MarkStackingMethod) -> some View {
            Chart(MonthlySale.all) {
                AreaMark(x: .value("x", $0.month), y: .value("y", $0.count), stacking: stacking)
                    .foregroundStyle(by: .value("k", $0.kind))
            }
        }
        for (name, method) in [
            ("normalized", MarkStackingMethod.normalized), ("center", .center), ("unstacked", .unstacked),
        ] {
            ChartEffects.differ("bars' stacking \(name)", stacked(.standard), stacked(method))
            ChartEffects.differ("areas' stacking \(name)", areas(.standard), areas(method))
        }
        func grouped(_ span: MarkDimension?, axis: Axis? = nil) -> some View {
            Chart(MonthlySale.all) { sale in
                let bar = BarMark(x: .value("x", sale.month), y: .value("y", sale.count)).foregroundStyle(
                    by: .value("k", sale.kind))
                if let span {
                    bar.position(by: .value("k", sale.kind), axis: axis, span: span)
                } else {
                    bar
                }
            }
        }
        ChartEffects.differ("position(by:)", grouped(nil), grouped(.automatic))
        ChartEffects.differ("position's span", grouped(.automatic), grouped(.ratio(0.4)))
        ChartEffects.differ("position's axis", grouped(.automatic), grouped(.automatic, axis: .vertical))
        check("rule's start", rule) { _ in RuleMark(xStart: .value("x", 1), xEnd: .value("x", 2), y: .value("y", 3)) }
        check("rectangle's width", RectangleMark(x: .value("x", "a"), y: .value("y", "b"))) { _ in
            RectangleMark(x: .value("x", "a"), y: .value("y", "b"), width: .ratio(0.4))
        }
        check("rectangle's height", RectangleMark(x: .value("x", "a"), y: .value("y", "b"))) { _ in
            RectangleMark(x: .value("x", "a"), y: .value("y", "b"), height: .ratio(0.4))
        }
        check("sector's innerRadius", sectors) { _ in
            ForEach(rows, id: \.key) {
                SectorMark(angle: .value("y", $0.value), innerRadius: .ratio(0.6)).foregroundStyle(
                    by: .value("x", $0.key))
            }
        }
        check("sector's outerRadius", sectors) { _ in
            ForEach(rows, id: \.key) {
                SectorMark(angle: .value("y", $0.value), outerRadius: .inset(30)).foregroundStyle(
                    by: .value("x", $0.key))
            }
        }
        check("sector's angularInset", sectors) { _ in
            ForEach(rows, id: \.key) {
                SectorMark(angle: .value("y", $0.value), angularInset: 4).foregroundStyle(by: .value("x", $0.key))
            }
        }
        check("sector's cornerRadius", sectors) { $0.cornerRadius(12) }
        check("sector's annotation", sectors) { $0.annotation(position: .overlay) { Text("!") } }
        let sparse = Date(timeIntervalSince1970: 1_704_067_200)
        check("unit", BarMark(x: .value("x", sparse, unit: .day), y: .value("y", 3))) { _ in
            BarMark(x: .value("x", sparse, unit: .month), y: .value("y", 3))
        }
    }

    @Test("Plots of functions and collections change the picture")
    func plots() {
        let wave = LinePlot(x: "x", y: "y", domain: -3...3) { sin($0) }
        check("LinePlot's function", wave) { _ in LinePlot(x: "x", y: "y", domain: -3...3) { cos($0) } }
        check("LinePlot's domain", wave) { _ in LinePlot(x: "x", y: "y", domain: -1...3) { sin($0) } }
        check("LinePlot's lineStyle", wave) { $0.lineStyle(StrokeStyle(lineWidth: 6)) }
        check("LinePlot's foregroundStyle", wave) { $0.foregroundStyle(.red) }
        check("LinePlot's opacity", wave) { $0.opacity(0.4) }
        let curve = LinePlot(x: "x", y: "y", t: "t", domain: 0...6) { (x: cos($0), y: sin($0)) }
        check("parametric LinePlot", curve) { _ in
            LinePlot(x: "x", y: "y", t: "t", domain: 0...3) { (x: cos($0), y: sin($0)) }
        }
        check("AreaPlot", wave) { _ in AreaPlot(x: "x", y: "y", domain: -3...3) { sin($0) } }
        check("AreaPlot between two functions", wave) { _ in
            AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: -3...3) { (yStart: sin($0), yEnd: cos($0)) }
        }
        let bars = BarPlot(MonthlySale.all, x: .value("x", \.month), y: .value("y", \.count))
        check("BarPlot's foregroundStyle(by:)", bars) { $0.foregroundStyle(by: .value("k", \.kind)) }
        check("BarPlot's cornerRadius", bars) { $0.cornerRadius(10) }
        let points = PointPlot(MonthlySale.all, x: .value("x", \.month), y: .value("y", \.count))
        check("PointPlot's symbol(by:)", points) { $0.symbol(by: .value("k", \.kind)) }
        check("PointPlot's symbolSize(by:)", points) { $0.symbolSize(by: .value("n", \.count)) }
        check("PointPlot's symbolSize", points) { $0.symbolSize(300) }
        check("PointPlot's symbol", points) { $0.symbol(.square) }
        check("RectanglePlot", points) { _ in
            RectanglePlot(MonthlySale.all, x: .value("x", \.month), y: .value("y", \.count))
        }
        check("RulePlot", points) { _ in RulePlot(MonthlySale.all, y: .value("y", \.count)) }
        check(
            "SectorPlot",
            SectorPlot(MonthlySale.all, angle: .value("y", \.count)).foregroundStyle(by: .value("k", \.kind))
        ) { _ in
            SectorPlot(MonthlySale.all, angle: .value("y", \.count), innerRadius: .ratio(0.5)).foregroundStyle(
                by: .value("k", \.kind))
        }
    }
}
