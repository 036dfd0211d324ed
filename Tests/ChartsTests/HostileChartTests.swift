import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

@MainActor
@Suite("Hostile charts")
struct HostileChartTests {
    private let numbers: [Double] = [
        0, -0.0, 1, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 1e300, 1e-300,
    ]

    private func draw(_ chart: some View) {
        for size in [CGSize(width: 300, height: 200), .zero, CGSize(width: 1, height: 1)] {
            let host = TestHost(chart, size: size)
            host.advance(by: 0.1)
        }
    }

    @Test("Any number is drawn, on any scale")
    func values() {
        let types: [ScaleType] = [.linear, .log, .squareRoot, .symmetricLog]
        for type in types {
            draw(
                Chart(Array(numbers.enumerated()), id: \.offset) { number, value in
                    BarMark(x: .value("x", number), y: .value("y", value))
                    LineMark(x: .value("x", value), y: .value("y", value)).interpolationMethod(.monotone)
                    AreaMark(x: .value("x", value), y: .value("y", value), stacking: .normalized)
                        .interpolationMethod(.catmullRom)
                    PointMark(x: .value("x", value), y: .value("y", number)).symbolSize(value).offset(x: value)
                    RuleMark(x: .value("x", value)).lineStyle(StrokeStyle(lineWidth: 1, dash: [2]))
                    RectangleMark(x: .value("x", value), y: .value("y", value), width: .fixed(value)).cornerRadius(
                        value)
                }
                .chartXScale(type: type)
                .chartYScale(type: type)
            )
        }
        draw(
            Chart(Array(numbers.enumerated()), id: \.offset) { _, value in
                SectorMark(
                    angle: .value("a", value), innerRadius: .ratio(value), outerRadius: .fixed(value),
                    angularInset: value
                ).cornerRadius(value).annotation { Text("a") }
            })
        draw(Chart(numbers, id: \.self) { RuleMark(y: .value("y", $0)) }.chartYScale(domain: [Double.nan, .infinity]))
    }

    @Test("Charts without data, with one point and with one value are drawn")
    func few() {
        draw(Chart {})
        draw(Chart([Int](), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) })
        draw(Chart { PointMark(x: .value("x", 1), y: .value("y", 1)) })
        draw(Chart { LineMark(x: .value("x", day(0)), y: .value("y", 0)) })
        draw(Chart { LineMark(x: .value("x", "a"), y: .value("y", 0)) }.chartXScale(domain: [String]()))
        draw(Chart { LineMark(x: .value("x", "a"), y: .value("y", 0)) }.chartYScale(domain: 5...5))
    }

    @Test("Dates of all times are drawn")
    func dates() {
        for seconds in [-1e12, -6e10, -4e9, 0, 1e10, 1e15, .infinity, .nan] {
            let date = Date(timeIntervalSince1970: seconds)
            draw(
                Chart {
                    LineMark(x: .value("x", date), y: .value("y", 1))
                    BarMark(x: .value("x", date, unit: .month), y: .value("y", 2))
                    PointMark(x: .value("x", day(0)), y: .value("y", 3))
                }
                .chartXAxis { AxisMarks(values: .stride(by: .day)) { AxisValueLabel(format: .dateTime.day()) } })
        }
    }

    @Test("A hundred thousand points are drawn as a few commands")
    func many() {
        let items = (0..<100_000).map { (x: Double($0), y: sin(Double($0) / 900) * 50) }
        let host = TestHost(
            Chart(0..<items.count, id: \.self) { number in
                LineMark(x: .value("x", items[number].x), y: .value("y", items[number].y))
                PointMark(x: .value("x", items[number].x), y: .value("y", -items[number].y))
            }, size: CGSize(width: 400, height: 300))
        #expect(host.text.contains("100,000") && host.text.contains("-60"))
        let plot = model {
            ForEach(0..<100_000) { PointMark(x: .value("x", $0), y: .value("y", $0 % 10)) }
        }
        #expect(plot.plot.items.count == 1 && plot.plot.motion.places.isEmpty)
    }
}
