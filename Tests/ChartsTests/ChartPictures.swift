#if ORIEL_IMAGE
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

/// Draws a dozen charts; `ORIEL_PICTURES=FOLDER` keeps the pictures.
@MainActor
@Suite("Pictures of charts")
struct ChartPictures {
    private struct Sale {
        let shape: String
        let color: String
        let count: Double
    }

    private let sales = [
        Sale(shape: "Cube", color: "Green", count: 2), Sale(shape: "Cube", color: "Pink", count: 1),
        Sale(shape: "Cube", color: "Yellow", count: 4), Sale(shape: "Sphere", color: "Green", count: 0.5),
        Sale(shape: "Sphere", color: "Pink", count: 2), Sale(shape: "Sphere", color: "Yellow", count: 1),
        Sale(shape: "Pyramid", color: "Green", count: 1), Sale(shape: "Pyramid", color: "Pink", count: 2.5),
        Sale(shape: "Pyramid", color: "Yellow", count: 2),
    ]

    private func draw(_ name: String, dark: Bool = false, _ chart: some View) throws {
        let view = chart.padding(12).background(dark ? Color.black : .white)
        let host = TestHost(view, size: CGSize(width: 360, height: 260), text: .system)
        if dark { host.setDark(true) }
        host.advance(by: 0.1)
        let png = try host.png(scale: 2)
        #expect(png.count > 3000)
        if let folder = ProcessInfo.processInfo.environment["ORIEL_PICTURES"] {
            try png.write(to: URL(fileURLWithPath: folder).appending(path: "chart-\(name).png"))
        }
    }

    private func wave(_ number: Int) -> Double { 50 + 30 * sin(Double(number) / 2) + Double(number * 7 % 11) }

    @Test func bars() throws {
        try draw("bars", Chart(sales, id: \.shape) { BarMark(x: .value("Shape", $0.shape), y: .value("n", $0.count)) })
        let colored = Chart(Array(sales.enumerated()), id: \.offset) { _, sale in
            BarMark(x: .value("Shape", sale.shape), y: .value("n", sale.count))
                .foregroundStyle(by: .value("Color", sale.color))
        }
        try draw("stacked", colored)
        try draw(
            "dark", dark: true, colored.chartForegroundStyleScale(["Green": .green, "Pink": .pink, "Yellow": .yellow]))
        try draw("rtl", colored.environment(\.layoutDirection, .rightToLeft))
        try draw(
            "grouped",
            Chart(Array(sales.enumerated()), id: \.offset) { _, sale in
                BarMark(x: .value("Shape", sale.shape), y: .value("n", sale.count))
                    .foregroundStyle(by: .value("Color", sale.color)).position(by: .value("Color", sale.color))
                    .cornerRadius(4)
            })
        try draw(
            "horizontal",
            Chart(Array(sales.enumerated()), id: \.offset) { _, sale in
                BarMark(x: .value("n", sale.count), y: .value("Shape", sale.shape))
                    .annotation(position: .overlay) { Text(sale.color.prefix(1)).foregroundStyle(.white) }
                    .foregroundStyle(by: .value("Color", sale.color))
            }.chartXAxisLabel("Pieces sold"))
        try draw(
            "days",
            Chart {
                ForEach(0..<14, id: \.self) {
                    BarMark(x: .value("Day", day($0), unit: .day), y: .value("n", wave($0)))
                        .foregroundStyle(.blue.gradient)
                }
                RuleMark(y: .value("Mean", 50)).foregroundStyle(.red)
                    .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
                    .annotation(position: .top, alignment: .leading) { Text("Mean").foregroundStyle(.red) }
            })
    }

    @Test func lines() throws {
        let cities = ["Cupertino", "Reykjavík", "Oslo"]
        try draw(
            "lines",
            Chart(cities, id: \.self) { city in
                ForEach(0..<12, id: \.self) { month in
                    LineMark(
                        x: .value("Month", day(month * 30 + month / 2)),
                        y: .value("Hours", wave(month + 3 * (cities.firstIndex(of: city) ?? 0)))
                    )
                    .foregroundStyle(by: .value("City", city)).symbol(by: .value("City", city))
                    .interpolationMethod(.catmullRom)
                }
            })
        try draw(
            "areas",
            Chart(cities, id: \.self) { city in
                ForEach(0..<20, id: \.self) { number in
                    AreaMark(x: .value("x", number), y: .value("y", wave(number + city.count)))
                        .foregroundStyle(by: .value("City", city))
                }
            })
        try draw(
            "function",
            Chart {
                AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: -6...6) {
                    (yStart: sin($0) - 0.4, yEnd: sin($0) + 0.4)
                }
                .opacity(0.2)
                LinePlot(x: "x", y: "sin x") { sin($0) }
            }.chartXScale(domain: -7...7).chartYAxisLabel("sin x"))
        try draw(
            "ranges",
            Chart(0..<10, id: \.self) { number in
                AreaMark(
                    x: .value("x", day(number), unit: .day), yStart: .value("y", wave(number) - 12),
                    yEnd: .value("y", wave(number) + 12)
                ).opacity(0.25).interpolationMethod(.monotone)
                LineMark(x: .value("x", day(number), unit: .day), y: .value("y", wave(number)))
                    .interpolationMethod(.monotone)
            }
            .chartXAxis {
                AxisMarks(values: .stride(by: .day, count: 2)) { _ in
                    AxisTick()
                    AxisGridLine()
                    AxisValueLabel(format: .dateTime.weekday(), centered: true)
                }
            }
            .chartYAxis { AxisMarks(position: .leading) })
    }

    @Test func others() throws {
        try draw(
            "points",
            Chart(0..<60, id: \.self) { number in
                PointMark(x: .value("x", wave(number * 3)), y: .value("y", wave(number * 5 + 2)))
                    .foregroundStyle(by: .value("Kind", ["Adelie", "Gentoo", "Chinstrap"][number % 3]))
                    .symbol(by: .value("Kind", ["Adelie", "Gentoo", "Chinstrap"][number % 3]))
            }
            .chartXScale(domain: .automatic(includesZero: false)).chartYScale(domain: .automatic(includesZero: false)))
        let donut = Chart(Array(sales.prefix(5).enumerated()), id: \.offset) { number, sale in
            SectorMark(angle: .value("n", sale.count), innerRadius: .ratio(0.6), angularInset: 2)
                .cornerRadius(5).foregroundStyle(by: .value("Name", "\(sale.shape) \(number)"))
        }
        try draw("donut", donut.chartBackground { _ in Text("Sales").font(.headline) })
        try draw(
            "heat",
            Chart(0..<49, id: \.self) { number in
                RectangleMark(x: .value("x", "\(number % 7)"), y: .value("y", "\(number / 7)"))
                    .foregroundStyle(by: .value("Warmth", wave(number)))
            })
        try draw(
            "log",
            Chart(0..<6, id: \.self) {
                LineMark(x: .value("x", $0), y: .value("y", pow(10, Double($0)))).symbol(.diamond)
            }.chartYScale(type: .log))
        try draw(
            "scrolling",
            Chart(0..<60, id: \.self) {
                BarMark(x: .value("Day", day($0), unit: .day), y: .value("n", wave($0)))
            }.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 86_400 * 10))
    }
}
#endif
