import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite("Columns beside each other, and wheels")
struct PageLayoutTests {
    private func columns(_ widths: [CGFloat?], _ direction: LayoutDirection = .leftToRight) -> LayoutBench {
        LayoutBench(300, 100) {
            _Columns(widths: widths) {
                Box.fill("a")
                Box.fill("b")
                Box.fill("c")
                Box.fill("d")
                Box.fixed(35, 20, "e")
            }
            .environment(\.layoutDirection, direction)
        }
    }

    @Test("Columns have their widths, and share the rest; one of no width is hidden")
    func places() {
        let places = columns([60, nil, 0, nil, 40]).places
        #expect(places["a"] == rect(0, 0, 60, 100) && places["b"] == rect(60, 0, 100, 100))
        #expect(places["d"] == rect(160, 0, 100, 100) && places["e"] == rect(260, 0, 40, 100))
        let mirrored = columns([60, nil, 0, nil, 40], .rightToLeft).places
        #expect(mirrored["a"] == rect(240, 0, 60, 100) && mirrored["b"] == rect(140, 0, 100, 100))
        #expect(mirrored["d"] == rect(40, 0, 100, 100))
    }

    @Test("A column is at least as wide as its content; the rest is never less than nothing")
    func least() {
        let narrow = columns([60, nil, 0, 20, 5]).places
        #expect(narrow["b"] == rect(60, 0, 185, 100) && narrow["d"] == rect(245, 0, 20, 100))
        #expect(narrow["e"] == rect(265, 0, 35, 100))
        let full = columns([200, nil, 0, 90, 40]).places
        #expect(full["a"] == rect(0, 0, 200, 100) && full["b"] == rect(200, 0, 0, 100))
        #expect(full["d"] == rect(200, 0, 90, 100) && full["e"]?.minX == 290)
    }

    @Test("Without a proposal columns are as large as their content")
    func ideal() {
        let bench = columns([60, nil, 0, nil, 40])
        #expect(bench.answer(nil, nil) == CGSize(width: 120, height: 20))
        #expect(bench.answer(nil, 50) == CGSize(width: 120, height: 50))
        #expect(bench.answer(70, nil) == CGSize(width: 70, height: 20))
        #expect(bench.answer(70, 50) == CGSize(width: 70, height: 50))
    }

    @Test("A wheel is 20 points large by its scale, within limits")
    func wheels() {
        for (scale, side) in [(1, 20), (2.5, 50), (-1, 0), (200, 2000), (.nan, 20)] as [(CGFloat, CGFloat)] {
            let bench = LayoutBench(300, 100) { ActivityWheel(scale: scale) }
            #expect(bench.size == CGSize(width: side, height: side), "\(scale)")
        }
    }
}
