import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

@MainActor
@Suite("Symbols of charts")
struct SymbolTests {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test("Outlines of symbols stay within the filled symbol and leave its middle open")
    func outlines() {
        let basic = BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2)
        #expect(basic == BasicChartSymbolShape.circle.strokeBorder(lineWidth: 2) && basic != .circle)
        let shapes: [any ChartSymbolShape] = [
            basic, Circle().strokeBorder(lineWidth: 2), Circle().strokeBorder(style: StrokeStyle(lineWidth: 2)),
        ]
        for shape in shapes.map(AnyChartSymbolShape.init(erasing:)) {
            let path = shape.path(in: rect)
            #expect(path.boundingRect.insetBy(dx: 0.01, dy: 0.01).union(rect) == rect)
            #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 5)))
        }
        #expect(BasicChartSymbolShape.circle.path(in: rect).contains(CGPoint(x: 5, y: 5)))
        let dashed = AnyChartSymbolShape(Circle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [1, 2])))
        #expect(dashed.path(in: rect) != AnyChartSymbolShape(Circle().strokeBorder(lineWidth: 2)).path(in: rect))
        let hostile = BasicChartSymbolShape.square.strokeBorder(lineWidth: .infinity).path(in: rect)
        #expect(hostile.boundingRect.width >= 0)
    }

    @Test("A scale of symbols takes shapes of different types")
    func scales() {
        func symbols<V: View>(_ view: V) -> Int {
            TestHost(view.frame(width: 300, height: 200)).displayList.slots.count
        }
        let chart = Chart(["a", "b"], id: \.self) { name in
            PointMark(x: .value("x", name), y: .value("y", 1)).symbol(by: .value("Name", name))
        }
        let plain = symbols(chart.chartSymbolScale(["a": .circle, "b": .square]))
        #expect(symbols(chart.chartSymbolScale(["a": .triangle, "b": .circle.strokeBorder(lineWidth: 2)])) == plain)
        let mixed = chart.chartSymbolScale(["a": Circle().strokeBorder(lineWidth: 2), "b": Rectangle()])
        #expect(symbols(mixed) == plain)
        let row: [any ChartSymbolShape] = [Circle(), BasicChartSymbolShape.plus]
        #expect(symbols(chart.chartSymbolScale(range: row)) == plain)
        #expect(symbols(chart.chartSymbolScale(domain: ["a", "b"], range: row)) == plain)
    }

    @Test("Methods of interpolation have names")
    func names() {
        let all: [InterpolationMethod] = [
            .linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter, .stepEnd,
        ]
        #expect(Set(all.map(\.description)).count == all.count)
        #expect(InterpolationMethod.catmullRom.description == "catmullRom")
        #expect(InterpolationMethod.cardinal(tension: 0.25).description == "cardinal(tension: 0.25)")
    }
}
