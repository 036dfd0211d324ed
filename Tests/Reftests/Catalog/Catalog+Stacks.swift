import SwiftUI

extension Catalog {
    @PairList static var stacks: [Pair] {
        same("a column is rectangles below each other") {
            VStack(spacing: 0) {
                block(.red, 20, 10)
                block(.green, 30, 20)
                block(.blue, 10, 10)
            }
        } as: {
            Placed((.red, 20, 10, 20, 10), (.green, 15, 20, 30, 20), (.blue, 25, 40, 10, 10))
        }
        same("a row is rectangles beside each other") {
            HStack(spacing: 4) {
                block(.red, 10, 20)
                block(.green, 20, 30)
                block(.blue, 14, 10)
            }
        } as: {
            Placed((.red, 4, 20, 10, 20), (.green, 18, 15, 20, 30), (.blue, 42, 25, 14, 10))
        }
        same("views of a stack are 8 points apart") {
            HStack {
                block(.red, 20, 20)
                block(.blue, 20, 20)
            }
        } as: {
            Placed((.red, 6, 20, 20, 20), (.blue, 34, 20, 20, 20))
        }
        same("a pile is rectangles above each other") {
            ZStack {
                block(.red, 40, 40)
                block(.green, 20, 30)
                block(.blue, 30, 10)
            }
        } as: {
            Placed((.red, 10, 10, 40, 40), (.green, 20, 15, 20, 30), (.blue, 15, 25, 30, 10))
        }
        same("views without a size share a row equally") {
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }
        } as: {
            Placed((.red, 0, 0, 20, 60), (.green, 20, 0, 20, 60), (.blue, 40, 0, 20, 60))
        }
        same("a fixed view leaves the rest to the others") {
            VStack(spacing: 0) {
                Color.red
                Color.green.frame(height: 20)
                Color.blue
            }
        } as: {
            Placed((.red, 0, 0, 60, 20), (.green, 0, 20, 60, 20), (.blue, 0, 40, 60, 20))
        }
        same("a spacer pushes apart") {
            HStack(spacing: 0) {
                block(.red, 10, 10)
                Spacer()
                block(.blue, 10, 10)
            }
        } as: {
            Placed((.red, 0, 25, 10, 10), (.blue, 50, 25, 10, 10))
        }
        same("two spacers centre, as a frame does") {
            HStack(spacing: 0) {
                Spacer(minLength: 0)
                block(.red, 20, 20)
                Spacer(minLength: 0)
            }
        } as: {
            block(.red, 20, 20).frame(maxWidth: .infinity)
        }
        same("a spacer below is the alignment above") {
            VStack(spacing: 0) {
                flag()
                Spacer()
            }
        } as: {
            flag().frame(maxHeight: .infinity, alignment: .top)
        }
        same("the alignment of a column") {
            VStack(alignment: .trailing, spacing: 0) {
                block(.red, 20, 10)
                block(.green, 40, 10)
            }
        } as: {
            Placed((.red, 30, 20, 20, 10), (.green, 10, 30, 40, 10))
        }
        same("the alignment of a row") {
            HStack(alignment: .bottom, spacing: 0) {
                block(.red, 10, 20)
                block(.green, 10, 40)
            }
        } as: {
            Placed((.red, 20, 30, 10, 20), (.green, 30, 10, 10, 40))
        }
        same("the alignment of a pile") {
            ZStack(alignment: .bottomTrailing) {
                block(.red, 40, 40)
                block(.green, 20, 10)
            }
        } as: {
            Placed((.red, 10, 10, 40, 40), (.green, 30, 40, 20, 10))
        }
        same("negative spacing lets views overlap, the later on top") {
            HStack(spacing: -10) {
                block(.red, 30, 30)
                block(.blue, 30, 20)
            }
        } as: {
            Placed((.red, 5, 15, 30, 30), (.blue, 25, 20, 30, 20))
        }
        same("the higher priority takes what it wants first") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 10)
                Color.blue.frame(idealWidth: 40, maxWidth: 45).layoutPriority(1)
            }
        } as: {
            Placed((.red, 0, 0, 15, 60), (.blue, 15, 0, 45, 60))
        }
        same("minimum lengths are kept for lower priorities") {
            HStack(spacing: 0) {
                Color.red.layoutPriority(1)
                Color.green.frame(minWidth: 12)
                Color.blue.frame(minWidth: 8)
            }
        } as: {
            Placed((.red, 0, 0, 40, 60), (.green, 40, 0, 12, 60), (.blue, 52, 0, 8, 60))
        }
        same("a stack in a stack is the sum of both") {
            VStack(spacing: 2) {
                HStack(spacing: 2) {
                    block(.red, 10, 10)
                    block(.green, 20, 10)
                }
                HStack(spacing: 2) {
                    block(.blue, 20, 10)
                    block(.orange, 10, 10)
                }
            }
        } as: {
            Placed((.red, 14, 19, 10, 10), (.green, 26, 19, 20, 10), (.blue, 14, 31, 20, 10), (.orange, 36, 31, 10, 10))
        }
        same("a group is what it holds") {
            VStack(spacing: 0) {
                Group {
                    block(.red, 20, 10)
                    block(.green, 30, 10)
                }
                block(.blue, 10, 10)
            }
        } as: {
            VStack(spacing: 0) {
                block(.red, 20, 10)
                block(.green, 30, 10)
                block(.blue, 10, 10)
            }
        }
        same("an empty view takes no room") {
            VStack {
                block(.red, 20, 10)
                EmptyView()
                block(.green, 30, 10)
            }
        } as: {
            VStack {
                block(.red, 20, 10)
                block(.green, 30, 10)
            }
        }
        same("the order of drawing is not that of the layout") {
            HStack(spacing: -10) {
                block(.red, 30, 30).zIndex(1)
                block(.blue, 30, 20)
            }
        } as: {
            Placed((.blue, 25, 20, 30, 20), (.red, 5, 15, 30, 30))
        }
        same("a divider of a column is a line across it") {
            VStack(spacing: 0) {
                Color.red
                Divider().background(Color.black)
                Color.blue
            }
        } as: {
            VStack(spacing: 0) {
                Color.red
                Color.black.frame(height: 1).overlay(Divider())
                Color.blue
            }
        }
        same("a divider of a row stands upright") {
            HStack(spacing: 0) {
                Color.red.frame(width: 20)
                Divider()
                Color.blue.frame(width: 20)
            }
        } as: {
            HStack(spacing: 0) {
                Color.red.frame(width: 20)
                Color.clear.frame(width: 1).overlay { HStack { Divider() } }
                Color.blue.frame(width: 20)
            }
        }
        same("a window of several views is a column") {
            block(.red, 20, 10)
            block(.green, 30, 10)
        } as: {
            VStack {
                block(.red, 20, 10)
                block(.green, 30, 10)
            }
        }
        same("a stack around one view is the view") {
            HStack { VStack { ZStack { flag() } } }
        } as: {
            flag()
        }
        same("lazy columns look like columns") {
            LazyVStack(alignment: .leading, spacing: 3) {
                ForEach(0..<4) { block($0 % 2 == 0 ? .red : .blue, CGFloat(10 + $0 * 10), 10) }
            }
        } as: {
            VStack(alignment: .leading, spacing: 3) {
                ForEach(0..<4) { block($0 % 2 == 0 ? .red : .blue, CGFloat(10 + $0 * 10), 10) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        same("lazy rows look like rows") {
            LazyHStack(alignment: .top, spacing: 3) {
                ForEach(0..<3) { block($0 % 2 == 0 ? .red : .blue, 10, CGFloat(10 + $0 * 10)) }
            }
        } as: {
            HStack(alignment: .top, spacing: 3) {
                ForEach(0..<3) { block($0 % 2 == 0 ? .red : .blue, 10, CGFloat(10 + $0 * 10)) }
            }
            .frame(maxHeight: .infinity, alignment: .top)
        }
    }
}
