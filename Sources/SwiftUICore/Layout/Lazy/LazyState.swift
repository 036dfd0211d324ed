import Foundation
import OrielBasics

/// A lazy container's knowledge of its content.
final class LazyState {
    /// A stretch of the content: one element, or a collection's.
    struct Segment {
        var node: NodeRef
        var start: Int
        /// How many cells it makes.
        var count: Int
        var provider: (any LazyProviding)?
        /// The number of cells that an element of the collection makes, each a separate cell in a grid.
        var cellsPerItem = 1
    }

    var segments: [Segment] = []
    /// How many cells there are; more than ``most`` are left out.
    var count = 0
    /// How many cells are counted: a thousand billion, so that nothing calculated from the number overflows.
    private static let most = 1_000_000_000_000
    /// The lengths of lines that were measured, by line.
    private(set) var known: [Int: CGFloat] = [:]
    private var knownSum: CGFloat = 0
    /// The lines measured, in order; made when first asked for.
    private var sortedLines: [Int]?
    /// The visible cells.
    var visible: Set<NodeHandle> = []
    private var trackCount = 1
    /// The length across with which lines were measured last; nil before any was.
    private var cross: CGFloat?
    /// The proposal that it was made from.
    private var proposed: CGFloat?
    /// The stretch that could be seen when cells were placed last.
    var seenRange: ClosedRange<CGFloat>?

    func add(_ segment: Segment) {
        var segment = segment
        segment.count = min(segment.count, Self.most - count)
        segments.append(segment)
        count += segment.count
    }

    func segment(of index: Int) -> Segment? {
        if segments.count == 1 { return index < segments[0].count ? segments[0] : nil }
        var (low, high) = (0, segments.count - 1)
        while low <= high {
            let middle = (low + high) / 2
            let segment = segments[middle]
            if index < segment.start {
                high = middle - 1
            } else if index >= segment.start + segment.count {
                low = middle + 1
            } else {
                return segment
            }
        }
        return nil
    }

    /// The place of a cell that was made; nil if it is none of the container's.
    func index(of cell: NodeRef) -> Int? {
        for segment in segments {
            if segment.node == cell { return segment.start }
            var found: Int?
            segment.provider?.forEachMade(segment.node) { index, item in
                if found != nil { return }
                var place = 0
                if item.isElement {
                    if item == cell { found = segment.start + index * segment.cellsPerItem }
                    return
                }
                item.forEachElement { element in
                    if element == cell {
                        found = segment.start + index * segment.cellsPerItem + min(place, segment.cellsPerItem - 1)
                    }
                    place += 1
                }
            }
            if let found { return found }
        }
        return nil
    }

    /// Begins placing with a number of tracks and a length across, made from a proposal; different ones discard the
    /// known lines.
    func begin(tracks: Int, cross: CGFloat, proposed: CGFloat?) {
        if tracks != trackCount || cross != self.cross { forgetLines() }
        trackCount = max(tracks, 1)
        self.cross = cross
        self.proposed = proposed
    }

    /// Returns whether the known lines were measured with a number of tracks and a proposal across.
    func knows(tracks: Int, proposed: CGFloat?) -> Bool {
        !known.isEmpty && tracks == trackCount && proposed == self.proposed
    }

    func forgetLines() {
        known.removeAll(keepingCapacity: true)
        knownSum = 0
        sortedLines = nil
    }

    var lineCount: Int { (count + trackCount - 1) / trackCount }

    /// The length that lines not yet seen count with.
    private var estimate: CGFloat { known.isEmpty ? 0 : knownSum / CGFloat(known.count) }

    func note(_ length: CGFloat, of line: Int) {
        if let old = known.updateValue(length, forKey: line) {
            knownSum += length - old
        } else {
            knownSum += length
            sortedLines = nil
        }
    }

    func totalLength(_ spacing: CGFloat) -> CGFloat {
        if lineCount == 0 { return 0 }
        return max(knownSum + estimate * CGFloat(lineCount - known.count) + spacing * CGFloat(lineCount - 1), 0)
    }

    /// The length of all lines in a number of tracks, if all were alike.
    func totalLength(_ spacing: CGFloat, each length: CGFloat, tracks: Int) -> CGFloat {
        let lines = (count + tracks - 1) / max(tracks, 1)
        return lines == 0 ? 0 : max(length * CGFloat(lines) + spacing * CGFloat(lines - 1), 0)
    }

    /// Where a line begins.
    func offset(of line: Int, _ spacing: CGFloat) -> CGFloat {
        var sum: CGFloat = 0
        var before = 0
        for index in lines {
            if index >= line { break }
            sum += known[index]!
            before += 1
        }
        return sum + estimate * CGFloat(line - before) + spacing * CGFloat(line)
    }

    private var lines: [Int] {
        if let sortedLines { return sortedLines }
        let sorted = known.keys.sorted()
        sortedLines = sorted
        return sorted
    }

    /// The line at a place, or the first or last one.
    func line(at place: CGFloat, _ spacing: CGFloat) -> Int {
        if place <= 0 || lineCount == 0 { return 0 }
        var (low, high) = (0, lineCount - 1)
        // Where all lines count alike the answer is a division; else halve.
        let step = estimate + spacing
        if step > 0 {
            let guess = min(max(Int(clamping: place / step), 0), lineCount - 1)
            let start = offset(of: guess, spacing)
            if start <= place, guess == lineCount - 1 || offset(of: guess + 1, spacing) > place { return guess }
        }
        while low < high {
            let middle = (low + high + 1) / 2
            if offset(of: middle, spacing) <= place { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
