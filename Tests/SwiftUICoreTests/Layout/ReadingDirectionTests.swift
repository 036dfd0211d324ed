import Foundation
import Testing

@testable import SwiftUICore

/// A tree whose language changes to a right-to-left one is its own mirror image.
@MainActor @Suite("Reading direction")
struct ReadingDirectionTests {
    /// Whether all boxes of a window of 100 points are mirrored, and back again.
    private func isMirrored<V: View>(@ViewBuilder _ content: @escaping () -> V) -> Bool {
        let lever = Lever(LayoutDirection.leftToRight)
        let bench = LayoutBench(100, 100) {
            Levered(lever) { direction in
                ZStack { content() }.frame(width: 100, height: 100).environment(\.layoutDirection, direction)
            }
        }
        let before = bench.frames
        lever.value = .rightToLeft
        bench.graph.flush()
        let mirrored = before.map { rect(100 - $0.maxX, $0.minY, $0.width, $0.height) }
        guard bench.frames == mirrored, mirrored != before else { return false }
        lever.value = .leftToRight
        bench.graph.flush()
        return bench.frames == before
    }

    @Test("Containers")
    func containers() {
        let box = Box.fixed(20, 10)
        #expect(
            isMirrored {
                ZStack(alignment: .topLeading) {
                    Box.fill()
                    box
                }
            })
        #expect(
            isMirrored {
                HStack(spacing: 5) {
                    box
                    Box.fill()
                }
            })
        #expect(
            isMirrored {
                VStack(alignment: .trailing) {
                    box
                    Box.fixed(40, 10)
                }
            })
        #expect(
            isMirrored {
                HStackLayout(spacing: 5)() {
                    box
                    Box.fill()
                }
            })
        #expect(
            isMirrored {
                AnyLayout(HStackLayout(spacing: 5))() {
                    box
                    Box.fill()
                }
            })
        #expect(
            isMirrored {
                Grid {
                    GridRow {
                        box
                        Box.fixed(40, 10)
                    }
                }
            })
        #expect(isMirrored { Box.fill().overlay(alignment: .bottomLeading) { box } })
        #expect(
            isMirrored {
                LazyHGrid(rows: [GridItem(.fixed(20))]) {
                    box
                    Box.fixed(40, 10)
                }
            })
    }

    @Test("Modifiers")
    func modifiers() {
        let box = Box.fixed(20, 10)
        #expect(isMirrored { box.offset(x: 10, y: 3) })
        #expect(isMirrored { Box.fill().padding(.leading, 10) })
        #expect(isMirrored { Box.fill().safeAreaPadding(.leading, 10) })
        #expect(isMirrored { box.frame(width: 60, alignment: .leading) })
        #expect(isMirrored { box.frame(maxWidth: .infinity, alignment: .trailing) })
        #expect(isMirrored { Box.fill().safeAreaInset(edge: .leading, spacing: 0) { box } })
        #expect(isMirrored { box.alignmentGuide(.leading) { _ in 5 }.frame(width: 60, alignment: .leading) })
    }
}
