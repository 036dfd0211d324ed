import Foundation
import OrielBasics

/// A section of a lazy container's content, by the stretches of its cells.
struct LazySection {
    /// All of its stretches.
    var all: Range<Int>
    /// The stretches of its header and of its footer; empty for none.
    var header: Range<Int>
    var footer: Range<Int>
}

extension LazyState {
    /// Begins or ends a section, or its header or footer, while the content is noted.
    func note(_ role: SectionRole, _ content: () -> Void) {
        let start = segments.count
        startsLine = true
        let outer = spansLine
        switch role {
        case .section:
            hasSections = true
            let outerSection = openSection
            openSection = LazySection(all: start..<start, header: start..<start, footer: start..<start)
            content()
            // Of sections within each other the outer one counts.
            if outerSection == nil, var section = openSection, segments.count > start {
                section.all = start..<segments.count
                sections.append(section)
            }
            openSection = outerSection
        case .header, .footer:
            spansLine = true
            content()
            if role == .header { openSection?.header = start..<segments.count }
            if role == .footer { openSection?.footer = start..<segments.count }
            spansLine = outer
        }
        startsLine = true
    }

    /// Numbers the cells for a number of tracks: headers and footers take a line, and sections begin with one.
    func arrange(in tracks: Int) {
        let tracks = max(tracks, 1)
        guard hasSections, tracks != arrangedTracks else { return }
        // The cell at the visible part's start has another number.
        let seen = arrangedTracks == 0 ? nil : seenAnchor.flatMap { self.place(ofCell: $0.cell) }
        arrangedTracks = tracks
        var end = 0
        for index in segments.indices {
            if segments[index].startsLine { end = (end + tracks - 1) / tracks * tracks }
            segments[index].start = end
            end += segments[index].count
        }
        count = end
        if let seen { seenAnchor?.cell = segments[seen.segment].start + seen.offset }
    }

    private func place(ofCell cell: Int) -> (segment: Int, offset: Int)? {
        guard let segment = segment(of: cell),
            let index = segments.firstIndex(where: { $0.start == segment.start && $0.count > 0 })
        else { return nil }
        return (index, cell - segment.start)
    }

    /// Whether a cell takes its line alone.
    func spansLine(_ cell: Int) -> Bool { hasSections && segment(of: cell)?.spansLine == true }

    /// The section with a place behind the container's start, or that ends before it; nil where there is none.
    func section(at place: CGFloat, _ spacing: CGFloat, tracks: Int) -> LazySection? {
        let cell = line(at: place, spacing) * tracks
        let next = sections.partitioningIndex { segments[$0.all.lowerBound].start > cell }
        guard next > 0 else { return nil }
        let section = sections[next - 1]
        let last = segments[section.all.upperBound - 1]
        return cell < last.start + last.count ? section : nil
    }

    /// Where a stretch begins, and where it ends, behind the container's start.
    func extent(of range: Range<Int>, _ spacing: CGFloat, tracks: Int) -> (start: CGFloat, end: CGFloat) {
        let (first, last) = (segments[range.lowerBound], segments[range.upperBound - 1])
        let end = (last.start + last.count + tracks - 1) / tracks
        return (offset(of: first.start / tracks, spacing), offset(of: end, spacing) - spacing)
    }
}
