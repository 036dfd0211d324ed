import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

@MainActor
@Suite("Marks of charts")
struct MarkTests {
    @ChartContentBuilder private func bars(_ stacking: MarkStackingMethod) -> some ChartContent {
        BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: stacking)
            .foregroundStyle(by: .value("Kind", "one"))
        BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: stacking)
            .foregroundStyle(by: .value("Kind", "two"))
    }

    private func ends(_ stacking: MarkStackingMethod) -> [[Double]] {
        let collector = _ChartCollector()
        func collect<C: ChartContent>(_ content: C) { C._collect(content, into: collector) }
        collect(bars(stacking))
        return Stacking.stacked(collector.marks).map { [$0.low, $0.high] }
    }

    @Test("Bars at one place are stacked in four ways")
    func stacking() {
        #expect(ends(.standard) == [[0, 1], [1, 4]])
        #expect(ends(.unstacked) == [[0, 1], [0, 3]])
        #expect(ends(.normalized) == [[0, 0.25], [0.25, 1]])
        #expect(ends(.center) == [[-2, -1], [-1, 2]])
    }

    @Test("Negative bars are stacked below zero")
    func negative() {
        let model = model {
            BarMark(x: .value("x", "a"), y: .value("y", 10))
            BarMark(x: .value("x", "a"), y: .value("y", -5))
            BarMark(x: .value("x", "a"), y: .value("y", -5))
        }
        #expect(model.y.domain == [.number(-10), .number(10)])
        #expect(model.rects.map(\.minY) == [0, 150, 225] && model.rects.map(\.maxY) == [150, 225, 300])
    }

    @Test("A bar takes up three quarters of its category, or what it is given")
    func widths() {
        let model = model {
            BarMark(x: .value("x", "a"), y: .value("y", 1))
            BarMark(x: .value("x", "b"), y: .value("y", 1), width: .fixed(20))
            BarMark(x: .value("x", "c"), y: .value("y", 1), width: .ratio(0.5))
            BarMark(x: .value("x", "d"), y: .value("y", 1), width: .inset(10))
        }
        #expect(model.rects.map(\.width) == [75, 20, 50, 80])
        #expect(model.rects.map(\.midX) == [50, 150, 250, 350])
    }

    @Test("Bars of days have the days' width, and lines go through their middle")
    func days() {
        let model = model {
            ForEach(0..<4) { number in
                BarMark(x: .value("Day", day(number), unit: .day), y: .value("y", 1))
                LineMark(x: .value("Day", day(number), unit: .day), y: .value("y", 1))
            }
        }
        #expect(model.rects[0].width.rounded() == 75 && model.rects[0].midX.rounded() == 50)
        #expect(model.rects[7].midX.rounded() == 350)
    }

    @Test("Groups lie side by side")
    func groups() {
        let model = model {
            ForEach(["a", "b"], id: \.self) { name in
                BarMark(x: .value("x", "only"), y: .value("y", 1), width: .ratio(1))
                    .position(by: .value("Group", name), span: .ratio(1))
            }
        }
        #expect(model.rects.map(\.minX) == [0, 200] && model.rects.map(\.width) == [200, 200])
        #expect(model.y.domain.last == .number(1))
    }

    @Test("Categories of the vertical axis are read from the top")
    func fromTheTop() {
        let model = model {
            ForEach(["a", "b"], id: \.self) { BarMark(x: .value("x", 4), y: .value("y", $0), height: .ratio(1)) }
        }
        #expect(model.rects.map(\.minY) == [0, 150])
        #expect(model.y.datum(at: 0.9) == .category("a"))
    }

    @Test("Horizontal bars follow numbers on the horizontal axis")
    func horizontal() {
        let model = model { BarMark(x: .value("x", 4), y: .value("y", "a")) }
        #expect(model.rects == [CGRect(x: 0, y: 37.5, width: 400, height: 225)])
    }

    @Test("Rules reach across the plot, rectangles fill cells, points are as large as they should be")
    func others() {
        let model = model({
            $0.x.scale.domain = (0...10)._domain
            $0.y.scale.domain = (0...10)._domain
        }) {
            RuleMark(y: .value("y", 5))
            RuleMark(x: .value("x", 5), yStart: .value("y", 0), yEnd: .value("y", 5))
            RectangleMark(
                xStart: .value("x", 1), xEnd: .value("x", 2), yStart: .value("y", 0), yEnd: .value("y", 10))
            PointMark(x: .value("x", 5), y: .value("y", 5)).symbolSize(100)
            PointMark(x: .value("x", 5)).symbolSize(CGSize(width: 4, height: 4)).offset(x: 3)
        }
        #expect(model.rects[0] == CGRect(x: 0, y: 150, width: 400, height: 0))
        #expect(model.rects[1] == CGRect(x: 200, y: 150, width: 0, height: 150))
        #expect(model.rects[2] == CGRect(x: 40, y: 0, width: 40, height: 300))
        #expect(model.rects[3] == CGRect(x: 195, y: 145, width: 10, height: 10))
        #expect(model.rects[4] == CGRect(x: 201, y: 148, width: 4, height: 4))
    }

    @Test("Sectors divide the circle by their values")
    func sectors() {
        let model = model {
            SectorMark(angle: .value("Sales", 1)).foregroundStyle(by: .value("Kind", "a"))
            SectorMark(angle: .value("Sales", 3), innerRadius: .ratio(0.5)).foregroundStyle(by: .value("Kind", "b"))
            SectorMark(angle: .value("Sales", Double.nan))
        }
        #expect(model.plot.marks.prefix(2).map(\.x.low) == [0, 0.25] && model.plot.marks[1].x.high == 1)
        #expect(model.axes.isEmpty)
        let outline = SectorOutline(model.plot.marks[1], size: CGSize(width: 200, height: 100))
        #expect(outline.outer == 50 && outline.inner == 25)
        #expect(!outline.path.contains(CGPoint(x: 100, y: 50)) && outline.path.contains(CGPoint(x: 100, y: 90)))
    }

    @Test("Bars in one row have the axis along it alone, without numbers at its side")
    func singleRow() {
        let row = model { BarMark(x: .value("x", 3)).foregroundStyle(by: .value("Name", "a")) }
        #expect(row.axes == .horizontal)
        let column = model { BarMark(y: .value("y", 3)) }
        #expect(column.axes == .vertical)
        let wished = model({ $0.y.scale.domain = (0.0...1.0)._domain }) { BarMark(x: .value("x", 3)) }
        #expect(wished.axes == [.horizontal, .vertical])
        let host = TestHost(Chart { BarMark(x: .value("x", 4)) }, size: CGSize(width: 300, height: 60))
        #expect(host.text.contains("4") && !host.text.contains("1.0"))
    }

    @Test("Lines are divided by what tells their series apart")
    func series() {
        let model = model {
            ForEach(0..<6) { number in
                LineMark(
                    x: .value("x", number), y: .value("y", number), series: .value("s", number % 2 == 0 ? "a" : "b"))
            }
            PointMark(x: .value("x", 1), y: .value("y", 1)).zIndex(-1)
        }
        let kinds = model.plot.items.map { item -> [Int] in
            switch item {
            case .line(let numbers): numbers
            case .single(let number): [number]
            default: []
            }
        }
        #expect(kinds == [[6], [0, 2, 4], [1, 3, 5]])
    }

    @Test("Modifiers of a mark win over those around it; opacity and offsets add up")
    func modifiers() {
        let model = model {
            Group {
                PointMark(x: .value("x", 1), y: .value("y", 1)).opacity(0.5).symbolSize(9).offset(x: 1)
                PointMark(x: .value("x", 1), y: .value("y", 1))
            }
            .opacity(0.5).symbolSize(25).offset(x: 2)
        }
        #expect(model.plot.marks.map(\.attributes.opacity) == [0.25, 0.5])
        #expect(model.plot.marks.map(\.symbolSide) == [3, 5])
        #expect(model.plot.marks.map(\.attributes.offset.xStart) == [3, 2])
    }

    @Test("Plots of collections and of functions make the same marks")
    func vectorized() {
        struct Item {
            let name: String
            let count: Int
            let opacity: Double
        }
        let items = [Item(name: "a", count: 1, opacity: 1), Item(name: "b", count: 2, opacity: 0.5)]
        let bars = model {
            BarPlot(items, x: .value("Name", \.name), y: .value("Count", \.count))
                .opacity(\.opacity)
                .foregroundStyle(by: .value("Name", \.name))
        }
        #expect(bars.rects.map(\.height) == [150, 300] && bars.plot.marks[1].attributes.opacity == 0.5)
        #expect(bars.styles?.domain.count == 2 && bars.xLabel == "Name")
        let line = model({ $0.x.scale.domain = (0.0...2.0)._domain }) { LinePlot(x: "x", y: "y") { $0 * $0 } }
        #expect(line.plot.marks.count == FunctionPlot.samples + 1 && line.y.domain == [.number(0), .number(4)])
        #expect(line.plot.items.count == 1)
    }
}
