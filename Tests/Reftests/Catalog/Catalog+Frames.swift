import SwiftUI

extension Catalog {
    @PairList static var frames: [Pair] {
        same("padding is a smaller frame") {
            Color.red.padding(10)
        } as: {
            block(.red, 40, 40)
        }
        same("padding of some edges") {
            Color.red.padding(.leading, 20).padding(.vertical, 5)
        } as: {
            Placed((.red, 20, 5, 40, 50))
        }
        same("padding without a length is 16 points") {
            Color.red.padding()
        } as: {
            Color.red.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
        }
        same("padding adds to a fixed size") {
            block(.red, 20, 20).padding(.top, 10).background(Color.blue)
        } as: {
            Placed((.blue, 20, 15, 20, 30), (.red, 20, 25, 20, 20))
        }
        same("negative padding reaches out") {
            block(.red, 20, 20).padding(-10).background(Color.blue.opacity(0.5)).padding(20)
        } as: {
            block(.red, 20, 20)
        }
        same("a frame aligns what it holds") {
            block(.red, 20, 10).frame(width: 40, height: 40, alignment: .bottomTrailing).background(Color.blue)
        } as: {
            Placed((.blue, 10, 10, 40, 40), (.red, 30, 40, 20, 10))
        }
        same("a frame of a frame is the inner one, centred") {
            Color.red.frame(width: 20, height: 20).frame(width: 50, height: 50)
        } as: {
            Placed((.red, 20, 20, 20, 20))
        }
        same("content may be larger than its frame") {
            block(.red, 40, 40).frame(width: 10, height: 10).background(Color.blue)
        } as: {
            block(.red, 40, 40)
        }
        same("a frame without limits fills") {
            Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red.padding(3))
        } as: {
            Placed((.red, 3, 3, 54, 54))
        }
        same("least and most sizes of a frame") {
            Color.red.frame(minWidth: 0, maxWidth: 30, minHeight: 70, maxHeight: 80)
        } as: {
            Color.red.frame(width: 30, height: 70)
        }
        same("ideal sizes hold where nothing is proposed") {
            Color.red.frame(idealWidth: 24, idealHeight: 32).fixedSize()
        } as: {
            block(.red, 24, 32)
        }
        same("the fixed size of a shape is 10 by 10") {
            Circle().fixedSize()
        } as: {
            Circle().frame(width: 10, height: 10)
        }
        same("fitting a ratio") {
            Color.red.aspectRatio(2, contentMode: .fit)
        } as: {
            Placed((.red, 0, 15, 60, 30))
        }
        same("filling with a ratio") {
            Color.red.aspectRatio(0.5, contentMode: .fill).frame(width: 20, height: 20)
        } as: {
            Placed((.red, 20, 10, 20, 40))
        }
        same("a ratio may be given as a size") {
            Color.red.aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit)
        } as: {
            block(.red, 45, 60)
        }
        same("scaled to fit keeps the ideal ratio") {
            Color.red.frame(idealWidth: 30, idealHeight: 10).scaledToFit()
        } as: {
            block(.red, 60, 20)
        }
        same("scaled to fill covers") {
            Color.red.frame(idealWidth: 30, idealHeight: 10).scaledToFill().frame(width: 10, height: 10)
        } as: {
            block(.red, 30, 10)
        }
        same("an offset moves what is drawn") {
            block(.red, 20, 20).offset(x: 5, y: -7)
        } as: {
            Placed((.red, 25, 13, 20, 20))
        }
        same("an offset moves nothing else") {
            HStack(spacing: 0) {
                block(.red, 20, 20).offset(y: 15)
                block(.blue, 20, 20)
            }
        } as: {
            Placed((.red, 10, 35, 20, 20), (.blue, 30, 20, 20, 20))
        }
        same("offsets add up") {
            flag().offset(x: 3, y: 4).offset(CGSize(width: 5, height: 6))
        } as: {
            flag().offset(x: 8, y: 10)
        }
        same("a position is that of the centre") {
            block(.red, 20, 10).position(CGPoint(x: 15, y: 45))
        } as: {
            Placed((.red, 5, 40, 20, 10))
        }
        same("a geometry reader knows its size") {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 3)
            }
        } as: {
            Placed((.red, 0, 0, 30, 20))
        }
        same("a geometry reader knows its place") {
            GeometryReader { proxy in
                let frame = proxy.frame(in: .global)
                Color.red.frame(width: frame.minX, height: frame.maxY / 2)
            }
            .frame(width: 40, height: 40).offset(x: 5)
        } as: {
            Placed((.red, 15, 10, 15, 25))
        }
        same("a local coordinate space has a name") {
            GeometryReader { proxy in
                Color.red.frame(width: proxy.frame(in: .named("box")).minX, height: 10)
            }
            .padding(.leading, 17).coordinateSpace(.named("box"))
        } as: {
            Placed((.red, 17, 0, 17, 10))
        }
        same("a changed size is told, and read") {
            Told()
        } as: {
            Placed((.blue, 10, 15, 40, 30), (.red, 10, 15, 20, 15))
        }
        same("whole pixels: a third of a point is none", 50, 50) {
            block(.red, 20.3, 20.3).at(10.3, 10.3)
        } as: {
            Placed((.red, 10, 10, 21, 21))
        }
        same("finer screens have finer pixels", 50, 50) {
            block(.red, 20, 20).at(10.5, 10.5)
        } as: {
            block(.red, 20, 20).offset(x: -4.5, y: -4.5)
        }.fine
    }

    /// Half as large as its blue sibling, whose size it receives.
    private struct Told: View {
        @State private var size = CGSize.zero

        var body: some View {
            block(.blue, 40, 30)
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: {
                    size = $0
                }
                .overlay(alignment: .topLeading) { block(.red, size.width / 2, size.height / 2) }
        }
    }
}
