import SwiftUI

extension Catalog {
    private static let colors: [Color] = [.red, .green, .blue, .orange, .purple, .pink]

    @PairList static var grids: [Pair] {
        same("a lazy grid is rows in a column") {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
                ForEach(0..<6) { colors[$0].frame(height: 20) }
            }
        } as: {
            VStack(spacing: 0) {
                ForEach(0..<3) { row in
                    HStack(spacing: 0) {
                        colors[row * 2].frame(height: 20)
                        colors[row * 2 + 1].frame(height: 20)
                    }
                }
            }
        }
        same("columns of a lazy grid are 8 points apart") {
            LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(20))]) {
                ForEach(0..<4) { colors[$0].frame(height: 10) }
            }
        } as: {
            Placed((.red, 6, 16, 20, 10), (.green, 34, 16, 20, 10), (.blue, 6, 34, 20, 10), (.orange, 34, 34, 20, 10))
        }
        same("adaptive columns are as many as fit") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 18), spacing: 3)], spacing: 4) {
                ForEach(0..<4) { colors[$0].frame(height: 18) }
            }
        } as: {
            Placed((.red, 0, 10, 18, 18), (.green, 21, 10, 18, 18), (.blue, 42, 10, 18, 18), (.orange, 0, 32, 18, 18))
        }
        same("a fixed column beside a flexible one") {
            LazyVGrid(columns: [GridItem(.fixed(10), spacing: 10), GridItem(.flexible())], spacing: 4) {
                ForEach(0..<4) { colors[$0].frame(height: 10) }
            }
        } as: {
            Placed((.red, 0, 18, 10, 10), (.green, 20, 18, 40, 10), (.blue, 0, 32, 10, 10), (.orange, 20, 32, 40, 10))
        }
        same("the alignment of a lazy grid's cells") {
            LazyVGrid(columns: [GridItem(.fixed(30), alignment: .bottomTrailing)], spacing: 0) {
                block(.red, 10, 10)
                block(.blue, 20, 10)
            }
        } as: {
            Placed((.red, 35, 20, 10, 10), (.blue, 25, 30, 20, 10))
        }
        same("a row of a lazy grid is as high as its highest cell") {
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20), spacing: 0)], spacing: 0) {
                block(.red, 20, 30)
                block(.green, 20, 10)
                block(.blue, 20, 20)
            }
        } as: {
            Placed((.red, 10, 5, 20, 30), (.green, 30, 15, 20, 10), (.blue, 10, 35, 20, 20))
        }
        same("a lazy grid of columns is columns in a row") {
            LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
                ForEach(0..<6) { colors[$0].frame(width: 20) }
            }
        } as: {
            HStack(spacing: 0) {
                ForEach(0..<3) { column in
                    VStack(spacing: 0) {
                        colors[column * 2].frame(width: 20)
                        colors[column * 2 + 1].frame(width: 20)
                    }
                }
            }
        }
        same("a lazy grid without rows' heights is as wide as its columns") {
            LazyVGrid(
                columns: [GridItem(.fixed(20)), GridItem(.flexible(minimum: 10, maximum: 20))], alignment: .leading
            ) {
                ForEach(0..<2) { colors[$0].frame(height: 10) }
            }
            .background(.black)
        } as: {
            Placed((.black, 6, 25, 48, 10), (.red, 6, 25, 20, 10), (.green, 34, 25, 20, 10))
        }
        same("a grid is columns and rows of one size") {
            Grid(horizontalSpacing: 2, verticalSpacing: 4) {
                GridRow {
                    block(.red, 10, 10)
                    block(.green, 20, 10)
                }
                GridRow {
                    block(.blue, 20, 20)
                    block(.orange, 10, 10)
                }
            }
        } as: {
            Placed((.red, 14, 13, 10, 10), (.green, 31, 13, 20, 10), (.blue, 9, 27, 20, 20), (.orange, 36, 32, 10, 10))
        }
        same("a grid of cells of one size is stacks") {
            Grid {
                ForEach(0..<2) { row in
                    GridRow {
                        block(colors[row], 20, 20)
                        block(colors[row + 2], 20, 20)
                    }
                }
            }
        } as: {
            VStack {
                ForEach(0..<2) { row in
                    HStack {
                        block(colors[row], 20, 20)
                        block(colors[row + 2], 20, 20)
                    }
                }
            }
        }
        same("a cell over two columns") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block(.red, 20, 20)
                    block(.green, 20, 20)
                }
                GridRow { Color.blue.frame(height: 10).gridCellColumns(2).gridCellUnsizedAxes(.horizontal) }
            }
        } as: {
            Placed((.red, 10, 15, 20, 20), (.green, 30, 15, 20, 20), (.blue, 10, 35, 40, 10))
        }
        same("a view without a row spans the grid") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block(.red, 20, 20)
                    block(.green, 20, 20)
                }
                block(.blue, 10, 10)
            }
        } as: {
            Placed((.red, 10, 15, 20, 20), (.green, 30, 15, 20, 20), (.blue, 25, 35, 10, 10))
        }
        same("a grid's alignment") {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    block(.red, 30, 20)
                    block(.green, 10, 10)
                }
                GridRow { block(.blue, 10, 10) }
            }
        } as: {
            Placed((.red, 10, 15, 30, 20), (.green, 40, 15, 10, 10), (.blue, 10, 35, 10, 10))
        }
        same("a row's, a column's and a cell's alignment") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    block(.red, 20, 20).gridColumnAlignment(.trailing)
                    block(.green, 20, 10)
                }
                GridRow {
                    block(.blue, 10, 10)
                    block(.orange, 10, 10).gridCellAnchor(.topLeading)
                }
            }
        } as: {
            Placed((.red, 10, 15, 20, 20), (.green, 30, 25, 20, 10), (.blue, 20, 35, 10, 10), (.orange, 30, 35, 10, 10))
        }
        same("an unsized axis does not widen its column") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { block(.red, 30, 20) }
                GridRow { Color.blue.frame(height: 2).gridCellUnsizedAxes(.horizontal) }
            }
        } as: {
            Placed((.red, 15, 19, 30, 20), (.blue, 15, 39, 30, 2))
        }
    }
}
