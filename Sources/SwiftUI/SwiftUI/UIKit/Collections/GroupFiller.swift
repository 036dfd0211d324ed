import Foundation
import SwiftUICore

/// Gives the items of a section their places in groups, one after the other.
@MainActor
struct GroupFiller {
    let section: Int
    let count: Int
    let known: [CollectionElement: CGSize]
    private(set) var next = 0
    private(set) var frames: [CGRect] = []
    private(set) var zIndexes: [Int: Int] = [:]
    private(set) var fits: [Int: (width: Bool, height: Bool)] = [:]
    private(set) var views: [SectionPlaces.PlacedView] = []

    init(section: Int, count: Int, known: [CollectionElement: CGSize]) {
        (self.section, self.count, self.known) = (section, count, known)
        frames.reserveCapacity(count)
    }

    /// Fills a group of a size; returns the size that it takes, with the lengths of its items for estimated ones.
    mutating func fill(_ group: NSCollectionLayoutGroup, at origin: CGPoint, _ size: CGSize) -> CGSize {
        let room = group.inset(CGRect(origin: origin, size: size))
        var used = CGSize.zero
        switch group.kind {
        case .custom(let provider):
            for item in provider(CollectionSurroundings(room.size, .current)) where next < count {
                if item.zIndex != 0 { zIndexes[next] = item.zIndex }
                frames.append(item.frame.offsetBy(dx: room.minX, dy: room.minY))
                next += 1
                used.width = max(used.width, item.frame.maxX)
                used.height = max(used.height, item.frame.maxY)
            }
        case .line(let axis, let items, let number):
            used = fillLine(items, number, axis, group.interItemSpacing, in: room)
        }
        let insets = group.contentInsets
        let dimensions = group.layoutSize
        return CGSize(
            width: dimensions.widthDimension.isEstimated ? used.width + insets.leading + insets.trailing : size.width,
            height: dimensions.heightDimension.isEstimated ? used.height + insets.top + insets.bottom : size.height)
    }

    /// Places items beside or above each other as long as there is room.
    private mutating func fillLine(
        _ items: [NSCollectionLayoutItem], _ number: Int?, _ axis: Axis, _ spacing: NSCollectionLayoutSpacing?,
        in room: CGRect
    ) -> CGSize {
        guard !items.isEmpty else { return .zero }
        let gap = spacing?.spacing ?? 0
        let length = axis == .horizontal ? room.width : room.height
        let chosen = chosen(items, number, axis, gap, length, room.size)
        let lengths = chosen.reduce(0) { $0 + $1.length }
        let slack = max(length - lengths - gap * CGFloat(chosen.count - 1), 0)
        let distance =
            spacing?.isFlexibleSpacing == true && chosen.count > 1 ? gap + slack / CGFloat(chosen.count - 1) : gap
        var place = axis == .horizontal ? room.minX : room.minY
        var used = CGSize.zero
        for (index, (item, own)) in chosen.enumerated() where next < count {
            let edges = item.edgeSpacing
            let (before, after) =
                axis == .horizontal
                ? (edges?.leading?.spacing ?? 0, edges?.trailing?.spacing ?? 0)
                : (edges?.top?.spacing ?? 0, edges?.bottom?.spacing ?? 0)
            place += before
            var size = item.layoutSize.size(in: room.size)
            if axis == .horizontal { size.width = own } else { size.height = own }
            let origin =
                axis == .horizontal
                ? CGPoint(x: place, y: room.minY + (edges?.top?.spacing ?? 0))
                : CGPoint(x: room.minX + (edges?.leading?.spacing ?? 0), y: place)
            let taken: CGSize
            if let group = item as? NSCollectionLayoutGroup {
                taken = fill(group, at: origin, size)
            } else {
                taken = self.place(item, at: origin, size)
            }
            place += (axis == .horizontal ? taken.width : taken.height) + after
            let end = place - (axis == .horizontal ? room.minX : room.minY)
            if axis == .horizontal {
                used = CGSize(width: end, height: max(used.height, taken.height))
            } else {
                used = CGSize(width: max(used.width, taken.width), height: end)
            }
            if index < chosen.count - 1 { place += distance }
        }
        return used
    }

    /// The items of a line with their lengths: equal ones for a number of them, else as many as there is room for.
    private func chosen(
        _ items: [NSCollectionLayoutItem], _ number: Int?, _ axis: Axis, _ gap: CGFloat, _ length: CGFloat,
        _ room: CGSize
    ) -> [(item: NSCollectionLayoutItem, length: CGFloat)] {
        if let number {
            let each = max((length - gap * CGFloat(number - 1)) / CGFloat(number), 0)
            return (0..<number).map { (items[$0 % items.count], each) }
        }
        var (chosen, used): ([(NSCollectionLayoutItem, CGFloat)], CGFloat) = ([], 0)
        // Items without any length would continue forever.
        while chosen.count < max(count - next, items.count), chosen.count < 10_000 {
            let item = items[chosen.count % items.count]
            let own = item.layoutSize.size(in: room)
            let along = axis == .horizontal ? own.width : own.height
            let edges = item.edgeSpacing
            let beside =
                axis == .horizontal
                ? (edges?.leading?.spacing ?? 0) + (edges?.trailing?.spacing ?? 0)
                : (edges?.top?.spacing ?? 0) + (edges?.bottom?.spacing ?? 0)
            let needed = along + beside + (chosen.isEmpty ? 0 : gap)
            if !chosen.isEmpty, used + needed > length + 0.01 { break }
            chosen.append((item, along))
            used += needed
        }
        return chosen
    }

    /// Gives the next item its place, and the views attached to it theirs; returns the room that it takes.
    private mutating func place(_ item: NSCollectionLayoutItem, at origin: CGPoint, _ size: CGSize) -> CGSize {
        let dimensions = item.layoutSize
        let (fitsWidth, fitsHeight) = (dimensions.widthDimension.isEstimated, dimensions.heightDimension.isEstimated)
        var size = size
        let path = IndexPath(item: next, section: section)
        if fitsWidth || fitsHeight {
            fits[next] = (fitsWidth, fitsHeight)
            if let wanted = known[CollectionElement(category: .cell, kind: nil, path: path)] {
                if fitsWidth { size.width = wanted.width + item.contentInsets.leading + item.contentInsets.trailing }
                if fitsHeight { size.height = wanted.height + item.contentInsets.top + item.contentInsets.bottom }
            }
        }
        let frame = item.inset(CGRect(origin: origin, size: size))
        for view in item.supplementaryItems {
            views.append(
                SectionPlaces.PlacedView(
                    kind: view.elementKind, item: next, isAttached: true, frame: view.frame(at: frame),
                    zIndex: max(view.zIndex, 1)))
        }
        frames.append(frame)
        next += 1
        return size
    }
}
