import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite("Grids of rows")
struct GridTests {
    @Test("Columns are as wide as their widest cell, rows as high as their highest")
    func sizes() {
        let bench = LayoutBench(300, 200) {
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Box.fixed(20, 10)
                    Box.fixed(50, 30)
                }
                GridRow {
                    Box.fixed(40, 20)
                    Box.fixed(10, 10)
                }
            }
        }
        #expect(bench.size == CGSize(width: 100, height: 55))
        expectFrames(
            bench.frames,
            [rect(10, 10, 20, 10), rect(50, 0, 50, 30), rect(0, 35, 40, 20), rect(70, 40, 10, 10)])
    }

    @Test("Distances are 8 points by default; rows may be shorter")
    func defaults() {
        let bench = LayoutBench(300, 200) {
            Grid(alignment: .topLeading) {
                GridRow {
                    Box.fixed(20)
                    Box.fixed(20)
                    Box.fixed(20)
                }
                GridRow { Box.fixed(10) }
            }
        }
        #expect(bench.size == CGSize(width: 76, height: 28))
        expectFrames(bench.frames.suffix(1), [rect(0, 18, 10, 10)])
    }

    @Test("Flexible columns share the width as in a row; rows the height as in a column")
    func flexible() {
        let bench = LayoutBench(200, 100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box.fixed(40, 20)
                    Box.fill()
                }
                GridRow {
                    Box.fill()
                    Box.fixed(10, 30)
                }
            }
        }
        #expect(bench.size == CGSize(width: 200, height: 100))
        #expect(bench.frames[1] == rect(100, 0, 100, 50))
        #expect(bench.answer(nil, nil) == CGSize(width: 50, height: 50))
    }

    @Test("A view outside of rows spans all columns; cells may span several")
    func spans() {
        let bench = LayoutBench(300, 200) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Box.fixed(20)
                    Box.fixed(20)
                    Box.fixed(20)
                }
                Divider()
                GridRow {
                    Box.fixed(30).gridCellColumns(2)
                    Box.fixed(10)
                }
                Box.fixed(100)
            }
        }
        #expect(bench.size.width == 300)
        let unsized = LayoutBench(300, 200) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Box.fixed(20)
                    Box.fixed(20)
                    Box.fixed(20)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Box.fixed(30).gridCellColumns(2)
                    Box.fixed(10)
                }
            }
        }
        #expect(unsized.size == CGSize(width: 80, height: 21))
        expectFrames(unsized.frames.suffix(2), [rect(10, 11, 30, 10), rect(65, 11, 10, 10)])
        let wide = LayoutBench(300, 200) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Box.fixed(20)
                    Box.fixed(20)
                }
                Box.fixed(100)
            }
        }
        #expect(wide.size.width == 100)
    }

    @Test("Alignments of the grid, a column, a row and a cell")
    func alignment() {
        let bench = LayoutBench(300, 200) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box.fixed(10, 10)
                    Box.fixed(10, 10).gridColumnAlignment(.trailing)
                    Box.fixed(30, 30)
                }
                GridRow(alignment: .bottom) {
                    Box.fixed(30, 30)
                    Box.fixed(30, 10)
                    Box.fixed(10, 10)
                }
                GridRow {
                    Box.fixed(10, 10).gridCellAnchor(.bottomTrailing)
                    Box.fixed(5, 30)
                }
            }
        }
        expectFrames(
            bench.frames,
            [
                rect(0, 0, 10, 10), rect(50, 0, 10, 10), rect(60, 0, 30, 30),
                rect(0, 30, 30, 30), rect(30, 50, 30, 10), rect(60, 50, 10, 10),
                rect(20, 80, 10, 10), rect(55, 60, 5, 30),
            ])
    }

    @Test("Baselines meet in a row")
    func baselines() {
        let bench = LayoutBench(300, 200) {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Box.fixed(10, 20, baseline: 15)
                    Box.fixed(10, 10, baseline: 7)
                }
                GridRow { Box.fixed(10, 10) }
            }
        }
        expectFrames(bench.frames, [rect(0, 0, 10, 20), rect(10, 8, 10, 10), rect(0, 20, 10, 10)])
    }

    @Test("Rows and cells come and go; modifiers of a row are those of its cells")
    func changes() {
        let lever = Lever(2)
        let bench = LayoutBench(300, 200) {
            Levered(lever) { count in
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    ForEach(0..<count, id: \.self) { row in
                        GridRow {
                            Box.fixed(20)
                            if row == 1 { Box.fixed(30) }
                        }
                        .padding(1)
                    }
                }
            }
        }
        #expect(bench.size == CGSize(width: 54, height: 24))
        lever.value = 3
        bench.graph.flush()
        #expect(bench.size == CGSize(width: 54, height: 36))
        lever.value = 1
        bench.graph.flush()
        #expect(bench.size == CGSize(width: 22, height: 12))
    }

    @Test("A row elsewhere stands for its views")
    func outside() {
        let bench = LayoutBench(300, 200) {
            VStack(spacing: 0) {
                GridRow {
                    Box.fixed(20)
                    Box.fixed(20)
                }
            }
        }
        #expect(bench.size == CGSize(width: 20, height: 20))
    }
}
