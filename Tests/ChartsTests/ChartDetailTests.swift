import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

/// Names, places and identities of marks, and charts that scroll up and down.
@MainActor
@Suite("Details of charts")
struct ChartDetailTests {
    @Test("Each kind of mark names the quantities of its axes, the first one that does")
    func names() {
        let (x, y) = (PlottableValue.value("across", 1.0), PlottableValue.value("up", 2.0))
        let models = [
            model { PointMark(x: x, y: y) }, model { LineMark(x: x, y: y) }, model { AreaMark(x: x, y: y) },
            model { BarMark(x: x, y: y) }, model { RectangleMark(x: x, y: y) },
        ]
        for (index, model) in models.enumerated() {
            #expect(model.xLabel == "across" && model.yLabel == "up", "\(index)")
        }
        let rule = model { RuleMark(x: x) }
        #expect(rule.xLabel == "across" && rule.yLabel == "")
        let both = model {
            RuleMark(y: y)
            PointMark(x: x, y: .value("other", 3.0))
        }
        #expect(both.xLabel == "across" && both.yLabel == "up")
    }

    @Test("A monotone curve has its controls at thirds, along the slopes")
    func monotoneControls() throws {
        func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { hypot(a.x - x, a.y - y) < 1e-9 }
        let straight = InterpolationMethod.monotone.pieces([CGPoint(x: 10, y: 5), CGPoint(x: 25, y: 35)])
        #expect(straight.count == 1 && isNear(straight[0].control1, 15, 15) && isNear(straight[0].control2, 20, 25))
        let points = [CGPoint(x: 10, y: 0), CGPoint(x: 16, y: 6), CGPoint(x: 19, y: 0), CGPoint(x: 25, y: 0)]
        let pieces = InterpolationMethod.monotone.pieces(points)
        // At the peak and before the plateau the curve is level.
        #expect(isNear(pieces[0].control1, 12, 2) && isNear(pieces[0].control2, 14, 6))
        #expect(isNear(pieces[1].control1, 17, 6) && isNear(pieces[1].control2, 18, 0))
        #expect(isNear(pieces[2].control1, 21, 0) && isNear(pieces[2].control2, 23, 0))
        let turned = InterpolationMethod.monotone.pieces(
            [CGPoint(x: 5, y: 10), CGPoint(x: 35, y: 25)], isVertical: true)
        #expect(isNear(turned[0].control1, 15, 15) && isNear(turned[0].control2, 25, 20))
        #expect(InterpolationMethod.monotone.pieces([CGPoint(x: 1, y: 1)]).isEmpty)
    }

    @Test("Points are as large as their symbols, areas as narrow as a line")
    func extents() {
        let chart = model {
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(36)
            AreaMark(x: .value("x", 0), y: .value("y", 2))
            AreaMark(x: .value("x", 2), y: .value("y", 1))
        }
        let rects = chart.rects
        #expect(rects[0].size == CGSize(width: 6, height: 6))
        #expect(rects[1].width == 0 && rects[2].width == 0 && rects[1].height > rects[2].height)
    }

    @Test("A category that appears again keeps its one band")
    func repeatedCategories() {
        let chart = model {
            BarMark(x: .value("x", "b"), y: .value("y", 1))
            BarMark(x: .value("x", "a"), y: .value("y", 2))
            BarMark(x: .value("x", "b"), y: .value("y", 3))
        }
        #expect(chart.x.domain == [.category("b"), .category("a")] && chart.rects.map(\.midX) == [100, 300, 100])
    }

    @Test("Marks are the same only within the same content")
    func identities() {
        let collector = _ChartCollector()
        func add(_ path: Int...) {
            guard let first = path.first else { return collector.add(Mark(.point)) }
            collector.within(first) {
                guard path.count > 1 else { return collector.add(Mark(.point)) }
                collector.within(path[1]) { collector.add(Mark(.point)) }
            }
        }
        add(1, 2)
        add(3, 2)
        add(2)
        add()
        add(1, 2)
        add(2, 1)
        let ids = collector.marks.map(\.id)
        #expect(Set(ids).count == 5 && ids[0] == ids[4])
    }

    @Test("Numbers have lines across the plot, days have ticks as well, categories labels alone")
    func usualAxes() {
        func axes(_ model: ChartModel, _ name: AxisName) -> (axes: [PlacedAxis], grids: [PlacedPlot.Grid]) {
            AxisLayout.axes(name, ChartSettings().x, name == .x ? model.x : model.y, length: 400)
        }
        let bars = model {
            BarMark(x: .value("x", "a"), y: .value("y", 1))
            BarMark(x: .value("x", "b"), y: .value("y", 2))
        }
        let (across, up) = (axes(bars, .x), axes(bars, .y))
        #expect(
            across.grids.isEmpty && across.axes.flatMap(\.ticks).isEmpty && across.axes.flatMap(\.labels).count == 2)
        #expect(up.grids.count > 1 && up.axes.flatMap(\.ticks).isEmpty && up.axes.flatMap(\.labels).count > 1)
        #expect(across.axes.map(\.edge) == [.bottom] && up.axes.map(\.edge) == [.trailing])
        let rows = model { BarMark(x: .value("x", 1), y: .value("y", "a")) }
        #expect(axes(rows, .y).axes.map(\.edge) == [.leading] && axes(rows, .y).grids.isEmpty)
        let days = model {
            ForEach(0..<4) { number in BarMark(x: .value("Day", day(number), unit: .day), y: .value("y", 1)) }
        }
        let dates = axes(days, .x)
        #expect(dates.grids.count > 1 && dates.axes.flatMap(\.ticks).count == dates.grids.count)
        var hidden = ChartSettings()
        hidden.x.visibility = .hidden
        #expect(AxisLayout.axes(.x, hidden.x, bars.x, length: 400).axes.isEmpty)
    }

    @Test("A legend's entries follow each other from the left, and further rows from the top")
    func legends() throws {
        func legend(_ width: CGFloat) -> TestHost {
            let chart = Chart(["First kind", "Second kind", "Third kind"], id: \.self) { name in
                BarMark(x: .value("x", name), y: .value("y", 1)).foregroundStyle(by: .value("Kind", name))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            return TestHost(chart, size: CGSize(width: width, height: 300))
        }
        func frames(_ host: TestHost) throws -> [CGRect] {
            try ["First kind", "Second kind", "Third kind"].map { try #require(host.find(text: $0)).frame }
        }
        let wide = try frames(legend(500))
        #expect(wide[0].maxX < wide[1].minX && wide[1].maxX < wide[2].minX && wide[0].minX >= 0 && wide[2].maxX <= 500)
        #expect(Set(wide.map(\.midY)).count == 1)
        let narrow = try frames(legend(110))
        #expect(narrow[0].maxY <= narrow[1].minY && narrow[1].maxY <= narrow[2].minY && narrow[2].maxY <= 300)
        #expect(Set(narrow.map(\.minX)).count == 1 && narrow[0].minX >= 0)
    }

    private struct Scrolled: View {
        @State var position: Double
        var body: some View {
            VStack(spacing: 0) {
                Text("at \(position)")
                Chart(0..<11, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 10 * $0)) }
                    .chartYScale(domain: 0...100)
                    .chartScrollableAxes(.vertical)
                    .chartYVisibleDomain(length: 10)
                    .chartScrollPosition(y: $position)
            }
        }
    }

    /// Where a chart is after six turns of the wheel in its middle.
    private func position(from start: Double, by delta: CGFloat) throws -> Double {
        let host = TestHost(Scrolled(position: start), size: CGSize(width: 400, height: 300))
        host.advance(by: 1)
        for _ in 0..<6 {
            host.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: delta))
            host.advance(by: 0.1)
        }
        host.advance(by: 1)
        let text = try #require(host.text.first { $0.hasPrefix("at ") })
        return try #require(Double(text.dropFirst(3)))
    }

    @Test("A chart that scrolls up and down reports the lowest value that is visible")
    func verticalPositions() throws {
        let (one, other) = (try position(from: 50, by: 2), try position(from: 50, by: -2))
        #expect(abs(one - 50) > 0.05 && abs(one - 50) < 5 && abs(other - 50) > 0.05 && abs(other - 50) < 5)
        #expect((one - 50) * (other - 50) < 0)
        // At the upper end it moves down alone.
        let ends = [try position(from: 90, by: 2), try position(from: 90, by: -2)]
        #expect(ends.filter { $0 == 90 }.count == 1 && ends.filter { $0 < 90 && $0 > 85 }.count == 1, "\(ends)")
    }
}
