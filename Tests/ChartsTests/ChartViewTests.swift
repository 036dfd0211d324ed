import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

private struct Sale: Identifiable {
    let id: String
    let count: Int
}

private let sales = [Sale(id: "Cube", count: 5), Sale(id: "Sphere", count: 4), Sale(id: "Cone", count: 9)]
private let size = CGSize(width: 400, height: 300)

@MainActor
@Suite("Charts")
struct ChartViewTests {
    private var bars: some View {
        Chart(sales) { BarMark(x: .value("Shape", $0.id), y: .value("Count", $0.count)) }
    }

    @Test("A chart shows the values of its axes")
    func axes() {
        let host = TestHost(bars, size: size)
        #expect(Set(host.text) == ["Cube", "Sphere", "Cone", "0", "2", "4", "6", "8", "10"])
        host.show(bars.chartYAxis(.hidden))
        #expect(host.text.sorted() == ["Cone", "Cube", "Sphere"])
    }

    @Test("Axes show the app's values, formats and views")
    func axisContent() {
        let chart =
            bars
            .chartXAxis {
                AxisMarks { value in
                    AxisGridLine()
                    if value.index == 0 {
                        AxisValueLabel("first")
                    } else {
                        AxisValueLabel { Text(value.as(String.self)?.uppercased() ?? "?") }
                    }
                }
            }
            .chartYAxis {
                AxisMarks(
                    format: FloatingPointFormatStyle<Double>.Percent().scale(1), position: .leading, values: [0, 5])
                AxisMarks(values: .stride(by: 5)) { AxisTick() }
            }
            .chartYScale(domain: 0...10)
            .chartYAxisLabel("Pieces")
        #expect(TestHost(chart, size: size).text.sorted() == ["0%", "5%", "CONE", "Pieces", "SPHERE", "first"])
    }

    @Test("A legend explains colors, and can be hidden or replaced")
    func legend() {
        let colored = Chart(sales) { sale in
            BarMark(x: .value("Shape", sale.id), y: .value("Count", sale.count))
                .foregroundStyle(by: .value("Kind", sale.count > 4 ? "Many" : "Few"))
        }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        #expect(TestHost(colored, size: size).text.sorted() == ["Few", "Many"])
        #expect(TestHost(colored.chartLegend(.hidden), size: size).text == [])
        #expect(TestHost(colored.chartLegend(position: .top) { Text("own") }, size: size).text == ["own"])
        let ordered = colored.chartForegroundStyleScale(["Few": Color.red, "None": .gray, "Many": .blue])
        #expect(TestHost(ordered, size: size).text == ["Few", "None", "Many"])
    }

    @Test("A proxy converts between values and places")
    func proxy() {
        final class Found {
            var place: CGFloat?
            var value: Double?
            var category: String?
            var frame = CGRect.zero
        }
        let found = Found()
        let chart = Chart {
            PointMark(x: .value("x", "a"), y: .value("y", 5))
            PointMark(x: .value("x", "b"), y: .value("y", 10))
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                let _ = {
                    found.place = proxy.position(forY: 5)
                    found.value = proxy.value(atY: proxy.plotSize.height / 4)
                    found.category = proxy.value(atX: proxy.plotSize.width * 0.7)
                    found.frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
                }()
            }
        }
        _ = TestHost(chart, size: size)
        #expect(found.frame.width > 300 && found.frame.height > 240 && found.frame.maxX < 400)
        #expect(abs((found.place ?? 0) - found.frame.height / 2) < 1e-9)
        #expect(abs((found.value ?? 0) - 7.5) < 1e-9 && found.category == "b")
    }

    @Test("The pointer selects values, which a drag beyond the plot keeps within it")
    func selection() {
        struct Sample: View {
            @State var selection: String?
            var body: some View {
                VStack(spacing: 0) {
                    Text(selection ?? "none")
                    Chart(sales) { BarMark(x: .value("Shape", $0.id), y: .value("Count", $0.count)) }
                        .chartXSelection(value: $selection)
                        .chartXAxis(.hidden).chartYAxis(.hidden)
                }
            }
        }
        let host = TestHost(Sample(), size: size)
        #expect(host.text.contains("none"))
        host.press(at: CGPoint(x: 60, y: 150))
        #expect(host.text.contains("Cube"))
        host.move(to: CGPoint(x: 900, y: 150))
        #expect(host.text.contains("Cone"))
        host.release(at: CGPoint(x: 900, y: 150))
        #expect(host.text.contains("none"))
    }

    @Test("Marks are read by assistive technology, with their names and values")
    func accessibility() {
        let labels = TestHost(bars, size: size).accessibility.map(\.label)
        #expect(labels.contains("Shape Cube, Count 5") && labels.contains("Shape Cone, Count 9"))
    }

    @Test("Marks move when data change in an animation")
    func animation() {
        struct Sample: View {
            @State var isLarge = false
            var body: some View {
                VStack(spacing: 0) {
                    Chart { BarMark(x: .value("x", "a"), y: .value("y", isLarge ? 100 : 0)) }
                        .chartYScale(domain: 0...100)
                        .chartXAxis(.hidden).chartYAxis(.hidden)
                    Button("Grow") { withAnimation(.linear(duration: 1)) { isLarge = true } }
                }
            }
        }
        let host = TestHost(Sample(), size: size)
        host.tap(text: "Grow")
        host.advance(by: 0.5)
        #expect(fillHeights(host).contains { $0 > 100 && $0 < 170 })
        host.advance(by: 1)
        #expect(fillHeights(host).contains { $0 > 240 })
    }

    @Test("Without proposals a chart has an ideal size")
    func idealSize() {
        let host = TestHost(ScrollView { bars.padding(.zero) }, size: size)
        #expect(host.text.contains("Cube"))
    }

    @Test("A scrollable chart shows a part, and its binding follows")
    func scrolling() {
        struct Sample: View {
            @State var position = 20
            var body: some View {
                VStack(spacing: 0) {
                    Text("at \(position)")
                    Button("Go") { position = 50 }
                    Chart(0..<100, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
                        .chartScrollableAxes(.horizontal)
                        .chartXVisibleDomain(length: 10)
                        .chartScrollPosition(x: $position)
                }
            }
        }
        let host = TestHost(Sample(), size: size)
        host.advance(by: 1)
        #expect(host.text.contains("at 20"))
        host.tap(text: "Go")
        host.advance(by: 1)
        #expect(host.text.contains("at 50") && host.text.contains("50"))
    }

    @Test("Right to left, the values grow to the left and the axis is there, too")
    func mirrored() {
        final class Found {
            var frame = CGRect.zero
            var place: CGFloat?
        }
        let found = Found()
        let chart = bars.chartOverlay { proxy in
            GeometryReader { geometry in
                let _ = {
                    found.frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
                    found.place = proxy.position(forX: "Cube")
                }()
            }
        }
        _ = TestHost(chart.environment(\.layoutDirection, .rightToLeft), size: size)
        #expect((found.place ?? 0) > found.frame.width * 0.8)
    }
}
