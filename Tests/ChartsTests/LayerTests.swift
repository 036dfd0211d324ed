import SwiftUI
import SwiftUITesting
import Testing

@testable import Charts

@MainActor
@Suite("Layers of charts")
struct LayerTests {
    @Test("A layer of marks is a view with the app's modifiers, and the other marks stay beside it")
    func layers() {
        let chart = Chart {
            BarMark(x: .value("x", "a"), y: .value("y", 1))
            BarMark(x: .value("x", "b"), y: .value("y", 2))
                .compositingLayer { marks in marks.opacity(0.5).overlay { Text("over") } }
            PointMark(x: .value("x", "a"), y: .value("y", 2))
        }
        let host = TestHost(chart, size: CGSize(width: 300, height: 200))
        #expect(host.text.contains("over"))
        let heights = fillHeights(host).filter { $0 > 0 }.sorted()
        #expect(heights.count == 3 && abs(heights[2] - 2 * heights[1]) < 1)
    }

    @Test("Layers divide the marks in the order of drawing, also within other layers")
    func parts() {
        let placed = model {
            Plot {
                BarMark(x: .value("x", 1), y: .value("y", 1)).compositingLayer { $0.blur(radius: 1) }
                BarMark(x: .value("x", 2), y: .value("y", 1))
            }
            .compositingLayer { $0.opacity(0.5) }
            BarMark(x: .value("x", 3), y: .value("y", 1))
        }
        let outer = LayeredPlot(plot: placed.plot).parts
        #expect(outer.map(\.items.count) == [2, 1] && outer[0].layer != nil && outer[1].layer == nil)
        let inner = LayeredPlot(plot: placed.plot.only(outer[0].items), depth: 1).parts
        #expect(inner.map(\.items.count) == [1, 1] && inner[0].layer != nil && inner[1].layer == nil)
    }
}
