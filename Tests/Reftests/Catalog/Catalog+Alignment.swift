import SwiftUI

extension HorizontalAlignment {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }

    static let third = HorizontalAlignment(Third.self)
}

extension Catalog {
    @PairList static var alignment: [Pair] {
        same("an overlay is a pile of the first one's size") {
            block(.red, 40, 30).overlay(alignment: .bottomLeading) { block(.blue, 10, 10) }
        } as: {
            ZStack(alignment: .bottomLeading) {
                block(.red, 40, 30)
                block(.blue, 10, 10)
            }
        }
        same("a larger overlay does not make its view larger") {
            HStack(spacing: 0) {
                block(.red, 10, 10).overlay { block(.blue, 30, 20) }
                block(.green, 20, 10)
            }
        } as: {
            Placed((.red, 15, 25, 10, 10), (.blue, 5, 20, 30, 20), (.green, 25, 25, 20, 10))
        }
        same("an overlay is proposed the size of its view") {
            block(.red, 40, 30).overlay { Color.blue.padding(5) }
        } as: {
            Placed((.red, 10, 15, 40, 30), (.blue, 15, 20, 30, 20))
        }
        same("a background lies below") {
            block(.red, 20, 20).background(Color.blue.padding(-5))
        } as: {
            Placed((.blue, 15, 15, 30, 30), (.red, 20, 20, 20, 20))
        }
        same("a background of several views is a pile") {
            block(.red, 10, 10).background {
                block(.blue, 40, 30)
                block(.green, 20, 20)
            }
        } as: {
            ZStack {
                block(.blue, 40, 30)
                block(.green, 20, 20)
                block(.red, 10, 10)
            }
        }
        same("a background in a shape") {
            Color.clear.frame(width: 40, height: 30).background(.red, in: Capsule())
        } as: {
            Capsule().fill(.red).frame(width: 40, height: 30)
        }
        same("a background with a style") {
            flag().padding(5).background(.orange)
        } as: {
            ZStack {
                block(.orange, 40, 30)
                flag()
            }
        }
        same("an overlay in a shape") {
            block(.red, 40, 40).overlay(.blue, in: Circle())
        } as: {
            ZStack {
                block(.red, 40, 40)
                Circle().fill(.blue).frame(width: 40, height: 40)
            }
        }
        same("a border lies within") {
            block(.red, 40, 40).border(.blue, width: 5)
        } as: {
            ZStack {
                block(.red, 40, 40)
                Rectangle().strokeBorder(.blue, lineWidth: 5).frame(width: 40, height: 40)
            }
        }
        same("a border is four rectangles") {
            Color.clear.frame(width: 40, height: 30).border(.blue, width: 5)
        } as: {
            Placed(
                (.blue, 10, 15, 40, 5), (.blue, 10, 40, 40, 5), (.blue, 10, 20, 5, 20), (.blue, 45, 20, 5, 20))
        }
        same("a guide of one's own") {
            VStack(alignment: .leading, spacing: 0) {
                block(.red, 20, 10).alignmentGuide(.leading) { _ in 10 }
                block(.blue, 30, 10)
            }
        } as: {
            Placed((.red, 10, 20, 20, 10), (.blue, 20, 30, 30, 10))
        }
        same("a guide may be computed from another") {
            HStack(alignment: .center, spacing: 0) {
                block(.red, 20, 20).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
                block(.blue, 20, 40)
            }
        } as: {
            HStack(alignment: .top, spacing: 0) {
                block(.red, 20, 20)
                block(.blue, 20, 40)
            }
        }
        same("an alignment of one's own") {
            VStack(alignment: .third, spacing: 0) {
                block(.red, 30, 10)
                block(.blue, 48, 10)
            }
        } as: {
            Placed((.red, 12, 20, 30, 10), (.blue, 6, 30, 48, 10))
        }
        same("baselines of one font are bottoms of one height", 80, 40) {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text("ab")
                Text("cd")
            }
        } as: {
            HStack(alignment: .bottom, spacing: 4) {
                Text("ab")
                Text("cd")
            }
        }
        same("a box stands on the baseline", 80, 40) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("x").alignmentGuide(.firstTextBaseline) { _ in 12 }
                block(.red, 10, 12)
            }
        } as: {
            HStack(alignment: .top, spacing: 0) {
                Text("x")
                block(.red, 10, 12)
            }
        }
        same("a frame's alignment is a guide of its content") {
            block(.red, 20, 10)
                .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
                .frame(width: 40, height: 40, alignment: .leading).background(Color.blue)
        } as: {
            Placed((.blue, 10, 10, 40, 40), (.red, 0, 25, 20, 10))
        }
        same("edges ignore the safe area, content does not") {
            block(.red, 60, 20)
                .frame(maxHeight: .infinity, alignment: .bottom)
                .safeAreaInset(edge: .bottom, spacing: 0) { block(.blue, 30, 10) }
        } as: {
            Placed((.red, 0, 30, 60, 20), (.blue, 15, 50, 30, 10))
        }
        same("a background reaches below the safe area") {
            Color.clear.background { Color.red.ignoresSafeArea() }.overlay(block(.blue, 10, 10))
                .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 20) }
        } as: {
            Placed((.red, 0, 0, 60, 60), (.blue, 25, 35, 10, 10))
        }
        same("what ignores the safe area has the whole window") {
            Color.red.padding(4).ignoresSafeArea().safeAreaPadding(.leading, 20)
        } as: {
            Color.red.padding(4)
        }
        same("the safe area's padding is padding to what keeps to it") {
            ZStack {
                Color.red.frame(width: 20, height: 20)
            }
            .frame(maxWidth: .infinity, alignment: .leading).safeAreaPadding(.leading, 20)
        } as: {
            Placed((.red, 20, 20, 20, 20))
        }
    }
}
