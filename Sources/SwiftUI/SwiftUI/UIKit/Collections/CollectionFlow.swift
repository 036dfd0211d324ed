import Foundation

/// Items in lines: the geometry of a flow layout.
struct CollectionFlow {
    /// The parts of a section.
    struct Section {
        var sizes: [CGSize]
        var inset = UIEdgeInsets.zero
        var lineSpacing: CGFloat = 10
        var itemSpacing: CGFloat = 10
        var header = CGSize.zero
        var footer = CGSize.zero
    }

    let isVertical: Bool
    private(set) var places: [SectionPlaces] = []
    private(set) var size = CGSize.zero

    /// - Parameter across: The length across the direction of scrolling, in points.
    init(isVertical: Bool = true, across: CGFloat = 0, sections: [Section] = []) {
        self.isVertical = isVertical
        var place: CGFloat = 0
        for section in sections {
            let start = place
            var places = SectionPlaces()
            let header = along(section.header)
            if header > 0 {
                places.views.append(.title(UICollectionView.elementKindSectionHeader, rect(place, 0, header, across)))
                place += header
            }
            if !section.sizes.isEmpty {
                place += isVertical ? section.inset.top : section.inset.left
                fill(&places, section, from: &place, across)
                place += isVertical ? section.inset.bottom : section.inset.right
            }
            let footer = along(section.footer)
            if footer > 0 {
                places.views.append(.title(UICollectionView.elementKindSectionFooter, rect(place, 0, footer, across)))
                place += footer
            }
            places.whole = rect(start, 0, place - start, across)
            self.places.append(places)
        }
        size = isVertical ? CGSize(width: across, height: place) : CGSize(width: place, height: across)
    }

    private func along(_ size: CGSize) -> CGFloat { max((isVertical ? size.height : size.width).finite, 0) }
    private func across(_ size: CGSize) -> CGFloat { max((isVertical ? size.width : size.height).finite, 0) }
    private func rect(_ place: CGFloat, _ side: CGFloat, _ length: CGFloat, _ width: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: side, y: place, width: width, height: length)
            : CGRect(x: place, y: side, width: length, height: width)
    }

    /// Fills lines: the items of a full line are spread over it, the items of the last keep the distances of the line before.
    private func fill(_ places: inout SectionPlaces, _ section: Section, from place: inout CGFloat, _ width: CGFloat) {
        let before = isVertical ? section.inset.left : section.inset.top
        let after = isVertical ? section.inset.right : section.inset.bottom
        let room = max(width - before - after, 0)
        let spacing = max(section.itemSpacing.finite, 0)
        var (index, lastGap, isCentered) = (0, spacing, false)
        while index < section.sizes.count {
            var (end, used) = (index + 1, across(section.sizes[index]))
            while end < section.sizes.count, used + spacing + across(section.sizes[end]) <= room + 0.01 {
                used += spacing + across(section.sizes[end])
                end += 1
            }
            let line = index..<end
            let length = line.map { along(section.sizes[$0]) }.max() ?? 0
            let widths = line.reduce(0) { $0 + across(section.sizes[$1]) }
            let isLast = end == section.sizes.count
            // Full lines are spread over the room; the last one keeps the distances of the lines above.
            let most = (room - widths) / CGFloat(max(line.count - 1, 1))
            let gap = isLast ? min(lastGap, max(most, spacing)) : most
            if line.count > 1, !isLast { lastGap = gap }
            // An item alone in its line is in its middle, but for the rest of others.
            isCentered = line.count == 1 && (!isLast || isCentered)
            var side = before + (isCentered ? max(room - widths, 0) / 2 : 0)
            let first = places.lines.isEmpty ? 0 : section.lineSpacing.finite
            place += first
            for item in line {
                let (itemLength, itemWidth) = (along(section.sizes[item]), across(section.sizes[item]))
                places.items.append(rect(place + (length - itemLength) / 2, side, itemLength, itemWidth))
                side += itemWidth + gap
            }
            places.lines.append((line, rect(place, before, length, room)))
            place += length
            index = end
        }
    }
}
