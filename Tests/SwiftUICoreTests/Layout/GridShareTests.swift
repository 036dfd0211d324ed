import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite("How grids share what they are offered")
struct GridShareTests {
    @Test("The gaps are taken off before tracks share the rest")
    func gaps() {
        let bench = LayoutBench(220, 110) {
            Grid(horizontalSpacing: 20, verticalSpacing: 10) {
                GridRow {
                    Box.fill()
                    Box.fill()
                    Box.fill()
                }
                GridRow { Box.fill() }
                GridRow { Box.fill() }
            }
        }
        #expect(bench.size == CGSize(width: 220, height: 110))
        expectFrames(
            bench.frames,
            [
                rect(0, 0, 60, 30), rect(80, 0, 60, 30), rect(160, 0, 60, 30), rect(0, 40, 60, 30),
                rect(0, 80, 60, 30),
            ])
    }

    @Test("One row takes all of the height, and one column all of the width")
    func one() {
        let row = LayoutBench(200, 100) {
            Grid(horizontalSpacing: 20, verticalSpacing: 10) {
                GridRow {
                    Box.fill()
                    Box.fill()
                }
            }
        }
        expectFrames(row.frames, [rect(0, 0, 90, 100), rect(110, 0, 90, 100)])
        let column = LayoutBench(200, 100) {
            Grid(horizontalSpacing: 20, verticalSpacing: 10) {
                GridRow { Box.fill() }
                GridRow { Box.fill() }
            }
        }
        expectFrames(column.frames, [rect(0, 0, 200, 45), rect(0, 55, 200, 45)])
    }

    @Test("A cell over several columns moves no other cell of its first column")
    func spanningGuide() {
        let bench = LayoutBench(300, 200) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Box.fixed(20, 12)
                    Box.fixed(40, 30)
                }
                GridRow { Box.fixed(50, 8).alignmentGuide(.leading) { _ in 7 }.gridCellColumns(2) }
            }
        }
        expectFrames(bench.frames, [rect(0, 0, 20, 12), rect(30, 0, 40, 30), rect(-7, 35, 50, 8)])
    }

    @Test("A guide in a cell of one column moves the others of the column, and one in a row the others of the row")
    func guides() {
        let bench = LayoutBench(300, 200) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Box.fixed(20, 12)
                    Box.fixed(40, 30).alignmentGuide(.top) { _ in 4 }
                }
                GridRow { Box.fixed(50, 8).alignmentGuide(.leading) { _ in 7 } }
            }
        }
        expectFrames(bench.frames, [rect(7, 4, 20, 12), rect(60, 0, 40, 30), rect(0, 35, 50, 8)])
    }
}
