import Foundation
import SwiftUICore

/// The geometry of a compositional layout: groups of items in sections.
@MainActor
struct CollectionPlan {
    let isVertical: Bool
    private(set) var places: [SectionPlaces] = []
    private(set) var size = CGSize.zero
    /// The sizes that views asked for.
    private let known: [CollectionElement: CGSize]

    /// - Parameters:
    ///   - room: The size of the collection, in points.
    ///   - known: The sizes that views asked for.
    init(isVertical: Bool = true, room: CGSize = .zero, known: [CollectionElement: CGSize] = [:]) {
        (self.isVertical, self.known) = (isVertical, known)
        size = room
        if isVertical { size.height = 0 } else { size.width = 0 }
    }

    /// Adds a section below, or after, those before.
    mutating func add(_ section: NSCollectionLayoutSection, count: Int, room: CGSize, spacing: CGFloat) {
        let number = places.count
        var places = SectionPlaces()
        var place = length(size) + (number > 0 ? spacing : 0)
        let start = place
        let insets = section.contentInsets
        let (before, after) = isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        let container =
            isVertical
            ? CGSize(width: max(room.width - before - after, 0), height: room.height)
            : CGSize(width: room.width, height: max(room.height - before - after, 0))
        let titles = section.boundarySupplementaryItems
        for title in titles where title.isBefore {
            place = add(title, to: &places, at: place, container, section, number, room)
        }
        place += isVertical ? insets.top : insets.leading
        let origin = point(place, before)
        let extent: CGSize
        if section.orthogonalScrollingBehavior == .none {
            extent = fill(&places, section, count, number, container, from: origin, along: isVertical)
        } else {
            // The items are in a scroll view of their own, which begins at the collection's edge.
            let inner = isVertical ? CGPoint(x: before, y: 0) : CGPoint(x: 0, y: before)
            extent = fill(&places, section, count, number, container, from: inner, along: !isVertical)
            let height = isVertical ? extent.height : extent.width
            let frame = rect(place, 0, height, isVertical ? room.width : room.height)
            let all = (isVertical ? extent.width : extent.height) + before + after
            places.cross = (
                frame, isVertical ? CGSize(width: all, height: height) : CGSize(width: height, height: all)
            )
        }
        place += length(extent) + (isVertical ? insets.bottom : insets.trailing)
        for title in titles where !title.isBefore {
            place = add(title, to: &places, at: place, container, section, number, room)
        }
        places.whole = rect(start, 0, place - start, isVertical ? room.width : room.height)
        for decoration in section.decorationItems {
            places.views.append(
                SectionPlaces.PlacedView(
                    category: .decorationView, kind: decoration.elementKind, frame: decoration.inset(places.whole),
                    zIndex: decoration.zIndex))
        }
        self.places.append(places)
        if isVertical {
            (size.width, size.height) = (room.width, place)
        } else {
            (size.width, size.height) = (place, room.height)
        }
    }

    // MARK: Headers and footers

    private func add(
        _ title: NSCollectionLayoutBoundarySupplementaryItem, to places: inout SectionPlaces, at place: CGFloat,
        _ container: CGSize, _ section: NSCollectionLayoutSection, _ number: Int, _ room: CGSize
    ) -> CGFloat {
        let isWithin = section.supplementariesFollowContentInsets
        let container = isWithin ? container : room
        var size = title.layoutSize.size(in: container)
        let element = CollectionElement(
            category: .supplementaryView, kind: title.elementKind, path: IndexPath(item: 0, section: number))
        if title.layoutSize.heightDimension.isEstimated, let wanted = known[element] { size.height = wanted.height }
        let insets = section.contentInsets
        let side = isWithin ? (isVertical ? insets.leading : insets.top) : 0
        let slack = (isVertical ? container.width - size.width : container.height - size.height)
        let shift: CGFloat
        switch title.alignment {
        case .topTrailing, .bottomTrailing, .trailing: shift = slack
        case .top, .bottom: shift = slack / 2
        default: shift = 0
        }
        var frame = rect(
            place, side + shift, length(size), isVertical ? size.width : size.height)
        frame = frame.offsetBy(dx: title.offset.x.finite, dy: title.offset.y.finite)
        places.views.append(
            SectionPlaces.PlacedView(
                kind: title.elementKind, frame: title.inset(frame), zIndex: title.zIndex - 1, isBefore: title.isBefore,
                pins: title.pinToVisibleBounds, fitsHeight: title.layoutSize.heightDimension.isEstimated))
        return title.extendsBoundary ? place + length(size) : place
    }

    // MARK: Groups

    /// Repeats the section's group until there are no more items; returns how much room that takes.
    private func fill(
        _ places: inout SectionPlaces, _ section: NSCollectionLayoutSection, _ count: Int, _ number: Int,
        _ container: CGSize, from origin: CGPoint, along isDown: Bool
    ) -> CGSize {
        var filler = GroupFiller(section: number, count: count, known: known)
        var place = origin
        var across: CGFloat = 0
        let spacing = max(section.interGroupSpacing.finite, 0)
        while filler.next < count {
            let first = filler.next
            let size = filler.fill(section.group, at: place, section.group.layoutSize.size(in: container))
            // A group in which nothing has a place would repeat forever.
            guard filler.next > first else { break }
            places.lines.append((first..<min(filler.next, count), CGRect(origin: place, size: size)))
            if isDown { place.y += size.height + spacing } else { place.x += size.width + spacing }
            across = max(across, isDown ? size.width : size.height)
        }
        places.items = filler.frames
        (places.zIndexes, places.fitsItems) = (filler.zIndexes, filler.fits)
        places.views += filler.views
        let used = max((isDown ? place.y - origin.y : place.x - origin.x) - (places.lines.isEmpty ? 0 : spacing), 0)
        return isDown ? CGSize(width: across, height: used) : CGSize(width: used, height: across)
    }

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func point(_ place: CGFloat, _ side: CGFloat) -> CGPoint {
        isVertical ? CGPoint(x: side, y: place) : CGPoint(x: place, y: side)
    }
    private func rect(_ place: CGFloat, _ side: CGFloat, _ length: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(
            origin: point(place, side),
            size: isVertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width))
    }
}
