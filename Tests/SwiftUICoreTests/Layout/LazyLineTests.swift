import Foundation
import Testing

@testable import SwiftUICore

/// What lazy containers know of their lines.
@MainActor @Suite("Lines of lazy containers")
struct LazyLineTests {
    /// The node that the cells' stretch belongs to, which is not asked for anything.
    private let bench = LayoutBench(10, 10) { Box.fill() }

    /// Ten cells in lines of three, of which the first is 20 points long and the third 30.
    private func state() -> LazyState {
        let state = LazyState()
        state.add(.init(node: bench.content, start: 0, count: 10))
        _ = state.begin(tracks: 3, cross: 100, proposed: 100)
        state.note(20, of: 0)
        state.note(30, of: 2)
        return state
    }

    @Test("Lines that are not measured count as the first one, and each has a distance before it but the first")
    func lengths() {
        let state = state()
        #expect(state.lineCount == 4 && state.lineCount(in: 1) == 10 && state.lineCount(in: 5) == 2)
        #expect(state.totalLength(5) == 105 && state.totalLength(-100) == 0)
        let offsets: [CGFloat] = (0...4).map { state.offset(of: $0, 5) }
        #expect(offsets == [0, 25, 50, 85, 110])
        #expect(state.totalLength(5, each: 7, tracks: 3) == 43 && state.totalLength(5, each: 7, tracks: 4) == 31)
        let empty = LazyState()
        #expect(empty.totalLength(5) == 0 && empty.totalLength(5, each: 7, tracks: 3) == 0)
        #expect(empty.line(at: 50, 5) == 0 && empty.anchor(at: 50, 5) == nil)
    }

    @Test("The average counts where all lines before are measured, and only there")
    func average() {
        let state = state()
        state.estimate(before: 2)
        #expect(state.offset(of: 2, 0) == 40)
        state.estimate(before: 1)
        #expect(state.offset(of: 2, 0) == 45 && state.totalLength(0) == 100)
        state.note(40, of: 1)
        state.estimate(before: 3)
        #expect(state.totalLength(0) == 120)
    }

    @Test("A place is in the line that begins before it, at the first and at the last")
    func places() {
        let state = state()
        let lines: [(CGFloat, Int)] = [
            (-5, 0), (0, 0), (24.9, 0), (25, 1), (49.9, 1), (50, 2), (84.9, 2), (85, 3), (104.9, 3), (500, 3),
        ]
        for (place, line) in lines {
            #expect(state.line(at: place, 5) == line, "\(place)")
            let anchor = state.anchor(at: place, 5)
            if place <= 0 {
                #expect(anchor == nil)
            } else if place >= 105 {
                #expect(anchor?.cell == 10 && anchor?.offset == 105)
            } else {
                #expect(anchor?.cell == line * 3 && anchor?.offset == state.offset(of: line, 5), "\(place)")
            }
        }
        #expect(state.anchor(at: 105, 5)?.cell == 10)
        for (cell, offset) in [(0, 0), (2, 0), (3, 25), (7, 50), (8, 50), (9, 85), (10, 105), (11, 105)]
            as [(Int, CGFloat)]
        {
            #expect(state.offset(ofAnchor: cell, 5) == offset, "\(cell)")
        }
    }

    @Test("Other tracks or another length across forget the lines; a proposal alone does not")
    func begin() {
        let state = state()
        #expect(state.knows(tracks: 3, proposed: 100) && !state.knows(tracks: 2, proposed: 100))
        #expect(!state.knows(tracks: 3, proposed: nil))
        let isOther = [
            state.begin(tracks: 3, cross: 100, proposed: nil), state.begin(tracks: 3, cross: 90, proposed: nil),
        ]
        #expect(isOther == [false, true] && state.totalLength(5) == 15 && !state.knows(tracks: 3, proposed: nil))
        state.note(7, of: 1)
        #expect(state.knows(tracks: 3, proposed: nil))
        let isFewer = state.begin(tracks: 0, cross: 90, proposed: nil)
        #expect(isFewer && state.lineCount == 10)
    }

    @Test("A stretch is found by its cells, empty ones never")
    func segments() {
        let state = LazyState()
        for (start, count) in [(0, 3), (3, 0), (3, 1), (4, 5)] {
            state.add(.init(node: bench.content, start: start, count: count))
        }
        #expect(state.count == 9)
        #expect((0..<10).map { state.segment(of: $0)?.start } == [0, 0, 0, 3, 4, 4, 4, 4, 4, nil])
        #expect((0..<9).allSatisfy { (state.segment(of: $0)?.count ?? 0) > 0 })
        let one = LazyState()
        one.add(.init(node: bench.content, start: 0, count: 2))
        #expect(one.segment(of: 1) != nil && one.segment(of: 2) == nil)
    }

    @Test("Lengths are added up to a line, wherever that is")
    func known() {
        var lengths = LineLengths()
        #expect(lengths.isEmpty && lengths.sum == 0 && lengths[3] == nil && lengths.before(1000) == (0, 0))
        let values: [Int: CGFloat] = [600: 7, 0: 1, 255: 2, 256: 4, 511: 8, 512: 16]
        for (line, length) in values { lengths[line] = length }
        #expect(lengths.byLine == values && lengths.count == 6 && lengths.sum == 38)
        for (line, sum, count) in [
            (0, 0, 0), (1, 1, 1), (255, 1, 1), (256, 3, 2), (257, 7, 3), (511, 7, 3), (512, 15, 4), (513, 31, 5),
            (600, 31, 5), (601, 38, 6), (5000, 38, 6),
        ] as [(Int, CGFloat, Int)] {
            #expect(lengths.before(line) == (sum, count), "\(line)")
        }
        lengths[255] = 3
        lengths[600] = nil
        lengths[900] = nil
        #expect(lengths.sum == 32 && lengths.count == 5 && lengths[255] == 3 && lengths[600] == nil)
    }

    @Test("Lines behind the first ones are forgotten, and no others")
    func keeping() {
        func kept(_ lines: Int) -> [Int] {
            var lengths = LineLengths()
            for line in [0, 255, 256, 300, 511, 900] { lengths[line] = CGFloat(line + 1) }
            lengths.keep(first: lines)
            #expect(lengths.count == lengths.byLine.count && lengths.sum == lengths.byLine.values.reduce(0, +))
            return lengths.byLine.keys.sorted()
        }
        #expect(kept(0) == [] && kept(1) == [0] && kept(255) == [0] && kept(256) == [0, 255])
        #expect(kept(257) == [0, 255, 256] && kept(300) == [0, 255, 256] && kept(301) == [0, 255, 256, 300])
        #expect(kept(512) == [0, 255, 256, 300, 511] && kept(900) == [0, 255, 256, 300, 511])
        #expect(kept(901) == [0, 255, 256, 300, 511, 900] && kept(5000).count == 6)
    }
}
