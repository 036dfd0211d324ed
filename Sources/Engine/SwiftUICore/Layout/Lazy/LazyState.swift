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
        /// Whether its first cell begins a line.
        var startsLine = false
        /// Whether each of its cells takes a line alone.
        var spansLine = false
    }

    var segments: [Segment] = []
    /// The sections, as far as they have cells.
    var sections: [LazySection] = []
    var hasSections = false
    /// For how many tracks the cells were numbered; 0 for none.
    var arrangedTracks = 0
    /// Whether the stretch that is noted next begins a line, and whether it takes lines alone.
    var startsLine = false
    var spansLine = false
    /// The section whose content is being noted.
    var openSection: LazySection?
    /// The headers and footers that are kept in sight, away from their places.
    var pinned: [NodeHandle] = []
    /// Whether the segments were noted since cells were placed last.
    var hasNewSegments = false
    /// How many cells there are; more than ``most`` are left out.
    var count = 0
    /// How many cells are counted: a thousand billion, so that nothing calculated from the number overflows.
    private static let most = 1_000_000_000_000
    /// The lengths of lines as they were last measured.
    private(set) var lengths = LineLengths()
    /// The length that lines not yet measured count with; nil before any was.
    ///
    /// It is the average of the others while all lines before the visible ones were measured. Where some were not, it
    /// stays as it is: each new average would move everything by its difference for each of them.
    private var estimate: CGFloat?
    /// How many of the first lines were made to find one with cells.
    var sampledLines = 0
    /// The visible cells.
    var visible: Set<NodeHandle> = []
    /// The visible cells in the order of the content, without pinned ones.
    var shown = ContiguousArray<NodeHandle>()
    private(set) var trackCount = 1
    /// The length across with which lines were measured last; nil before any was.
    private var cross: CGFloat?
    /// The proposal that it was made from.
    private var proposed: CGFloat?
    /// The first visible cell when cells were placed last, and how far behind the start of its line the visible part
    /// began; nil while the container's start is visible.
    var seenAnchor: (cell: Int, distance: CGFloat)?
    /// The stretch that could be seen when cells were placed last.
    var seenRange: ClosedRange<CGFloat>?

    /// The known lines, to be compared or set in tests.
    var seenLines: SeenLines {
        get { SeenLines(lengths: lengths.byLine, estimate: estimate) }
        set {
            forgetLines()
            for (line, length) in newValue.lengths { lengths[line] = length }
            estimate = newValue.estimate
        }
    }

    /// Forgets the content, to note it again.
    func beginContent() {
        segments = []
        sections = []
        (hasSections, startsLine, spansLine) = (false, false, false)
        (arrangedTracks, count) = (0, 0)
        hasNewSegments = true
    }

    func add(_ segment: Segment) {
        var segment = segment
        segment.count = min(segment.count, Self.most - count)
        segment.startsLine = startsLine
        segment.spansLine = spansLine
        if segment.count > 0 { startsLine = spansLine }
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
    /// known lines; returns whether they did.
    func begin(tracks: Int, cross: CGFloat, proposed: CGFloat?) -> Bool {
        let isOther = tracks != trackCount || cross != self.cross
        if isOther { forgetLines() }
        trackCount = max(tracks, 1)
        self.cross = cross
        self.proposed = proposed
        return isOther
    }

    /// Returns whether the known lines were measured with a number of tracks and a proposal across.
    func knows(tracks: Int, proposed: CGFloat?) -> Bool {
        !lengths.isEmpty && tracks == trackCount && proposed == self.proposed
    }

    func forgetLines() {
        lengths.removeAll()
        estimate = nil
    }

    /// Forgets lines that are no longer there.
    ///
    /// The other lengths stay when the content changes: wrong ones are as good as an average until their
    /// lines are visible, which are always measured.
    func forgetLinesBehind() { lengths.keep(first: lineCount) }

    var lineCount: Int { lineCount(in: trackCount) }

    /// How many lines there are in a number of tracks.
    func lineCount(in tracks: Int) -> Int { (count + tracks - 1) / max(tracks, 1) }

    func note(_ length: CGFloat, of line: Int) {
        lengths[line] = length
        if estimate == nil { estimate = length }
    }

    /// Sets the length that other lines count with to the average, if that moves no visible line.
    func estimate(before line: Int) {
        guard !lengths.isEmpty, lengths.before(line).count == line else { return }
        estimate = lengths.sum / CGFloat(lengths.count)
    }

    func totalLength(_ spacing: CGFloat) -> CGFloat {
        if lineCount == 0 { return 0 }
        let unknown = (estimate ?? 0) * CGFloat(lineCount - lengths.count)
        return max(lengths.sum + unknown + spacing * CGFloat(lineCount - 1), 0)
    }

    /// The length of all lines in a number of tracks, if all were alike.
    func totalLength(_ spacing: CGFloat, each length: CGFloat, tracks: Int) -> CGFloat {
        let lines = lineCount(in: tracks)
        return lines == 0 ? 0 : max(length * CGFloat(lines) + spacing * CGFloat(lines - 1), 0)
    }

    /// Where a line begins.
    func offset(of line: Int, _ spacing: CGFloat) -> CGFloat {
        let (sum, count) = lengths.before(line)
        return sum + (estimate ?? 0) * CGFloat(line - count) + spacing * CGFloat(line)
    }

    /// The cell at a place behind the container's start, and where its line begins; nil if there is none.
    func anchor(at place: CGFloat, _ spacing: CGFloat) -> (cell: Int, offset: CGFloat)? {
        guard place > 0, !lengths.isEmpty else { return nil }
        if place >= totalLength(spacing) { return (count, totalLength(spacing)) }
        let line = line(at: place, spacing)
        return (line * trackCount, offset(of: line, spacing))
    }

    /// Where the line of an anchor begins now.
    func offset(ofAnchor cell: Int, _ spacing: CGFloat) -> CGFloat {
        cell >= count ? totalLength(spacing) : offset(of: cell / trackCount, spacing)
    }

    /// The line at a place, or the first or last one.
    func line(at place: CGFloat, _ spacing: CGFloat) -> Int {
        if place <= 0 || lineCount == 0 { return 0 }
        var (low, high) = (0, lineCount - 1)
        // Where all lines count alike the answer is a division; else halve.
        let step = (estimate ?? 0) + spacing
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

/// The lines known to a lazy container.
package struct SeenLines: Equatable {
    /// The measured lengths, by line.
    package var lengths: [Int: CGFloat]
    /// The length that other lines count with.
    package var estimate: CGFloat?
    /// For each collection whether its elements are known to make different numbers of cells.
    var areRagged: [Bool] = []
}
