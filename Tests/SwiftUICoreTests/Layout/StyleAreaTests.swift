import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Styles and shapes before and behind views.
@MainActor @Suite("Styles as overlays and backgrounds")
struct StyleAreaTests {
    private func drawing<V: View>(_ view: V) -> [String] {
        LayoutBench(100, 60) { view }.graph.displayList.description.split(separator: "\n").dropFirst().map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test("A colour as background fills the view's rectangle, below it")
    func background() {
        let lines = drawing(Box.fixed(40, 20, "view").background(Color.black))
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("30,20 40×20"))
        #expect(lines[0].contains("#000000"))
        #expect(lines[1] == "30,20 40×20 text \"view\"")
    }

    @Test("A shape of a style as background or overlay")
    func shapes() {
        let behind = drawing(Box.fixed(40, 20, "view").background(.black, in: Circle()))
        // A circle is as wide as it is high.
        #expect(behind[0].hasPrefix("40,20 20×20"))
        #expect(behind[1] == "30,20 40×20 text \"view\"")
        #expect(behind[0].contains("fill"))
        let front = drawing(Box.fixed(40, 20, "view").overlay(.black, in: RoundedRectangle(cornerRadius: 5)))
        #expect(front[0] == "30,20 40×20 text \"view\"")
        #expect(front[1].contains("fill #000000"))
        #expect(drawing(Box.fixed(40, 20).background(in: Capsule())).count == 2)
        #expect(drawing(Box.fixed(40, 20).background()).count == 2)
        #expect(drawing(Box.fixed(40, 20).overlay(Color.black)).count == 2)
    }

    @Test("A border lies within the view's edges and leaves its size")
    func border() {
        let bench = LayoutBench(100, 60) { Box.fixed(40, 20, "view").border(Color.black, width: 4) }
        #expect(bench.size == CGSize(width: 40, height: 20))
        let lines = drawing(Box.fixed(40, 20, "view").border(Color.black, width: 4))
        #expect(lines.count == 2)
        #expect(lines[1].hasPrefix("30,20 40×20"))
        #expect(lines[1].contains("#000000"))
    }

    @Test("A background reaches into the safe area, unless told not to")
    func safeArea() {
        func background<V: View>(_ view: V) -> String {
            drawing(view.safeAreaInset(edge: .bottom, spacing: 0) { Box.fixed(10, 10, "bar") })[0]
        }
        #expect(background(Box.fill().background(Color.black)).hasPrefix("0,0 100×60"))
        #expect(background(Box.fill().background(Color.black, ignoresSafeAreaEdges: [])).hasPrefix("0,0 100×50"))
    }
}
