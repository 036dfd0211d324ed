import Foundation
import SwiftUICore

/// Where the views of a section of a collection are, in the content.
struct SectionPlaces {
    /// A view other than a cell.
    struct PlacedView {
        var category = UICollectionView.ElementCategory.supplementaryView
        var kind: String
        /// The item that it belongs to; 0 for one of the section.
        var item = 0
        /// Whether it is attached to an item.
        var isAttached = false
        var frame: CGRect
        var zIndex = 0
        /// Whether it is before the items, and stays at the start of the visible part if it is pinned.
        var isBefore = true
        /// Whether it stays visible.
        var pins = false
        /// Whether the view is asked for its fitting height.
        var fitsHeight = false

        static func title(_ kind: String, _ frame: CGRect) -> PlacedView {
            PlacedView(kind: kind, frame: frame, isBefore: kind == UICollectionView.elementKindSectionHeader)
        }
    }

    /// The kinds of views that stay visible.
    struct Pins {
        /// The kinds that do in any section.
        var kinds: Set<String>
        var visible: CGRect
    }

    var whole = CGRect.null
    var items: [CGRect] = []
    /// The positions in drawing order of items that have one.
    var zIndexes: [Int: Int] = [:]
    /// The lines or groups, each with its items and its rectangle.
    var lines: [(items: Range<Int>, frame: CGRect)] = []
    var views: [PlacedView] = []
    /// Whether items are asked for their fitting size.
    var fitsItems: [Int: (width: Bool, height: Bool)] = [:]
    /// The part of the content in which the items scroll across, and how large these are together; nil where they do not.
    var cross: (frame: CGRect, size: CGSize)?

    /// The elements that a rectangle intersects, without the items that scroll across.
    func elements(
        in rect: CGRect, _ isVertical: Bool, _ section: Int, _ pins: Pins?
    ) -> [CollectionElement] {
        var found: [CollectionElement] = []
        if whole.intersects(rect), cross == nil {
            found = items(in: rect, isVertical).map {
                CollectionElement(category: .cell, kind: nil, path: IndexPath(item: $0, section: section))
            }
        }
        for view in views where CGRectIntersectsRect(frame(of: view, pins, isVertical), rect) {
            if cross != nil, view.isAttached { continue }
            found.append(element(view, section))
        }
        return found
    }

    /// The elements of items that scroll across which a rectangle of these intersects.
    func crossElements(in rect: CGRect, _ isVertical: Bool, _ section: Int) -> [CollectionElement] {
        let cells = items(in: rect, !isVertical)
        let seen = Set(cells)
        return cells.map { CollectionElement(category: .cell, kind: nil, path: IndexPath(item: $0, section: section)) }
            + views.filter { $0.isAttached && seen.contains($0.item) }.map { element($0, section) }
    }

    private func element(_ view: PlacedView, _ section: Int) -> CollectionElement {
        CollectionElement(
            category: view.category, kind: view.kind, path: IndexPath(item: view.item, section: section))
    }

    /// The items that a rectangle intersects: lines are looked for by halves.
    func items(in rect: CGRect, _ isVertical: Bool) -> [Int] {
        func end(_ frame: CGRect) -> CGFloat { isVertical ? frame.maxY : frame.maxX }
        func start(_ frame: CGRect) -> CGFloat { isVertical ? frame.minY : frame.minX }
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if end(lines[middle].frame) < start(rect) { low = middle + 1 } else { high = middle }
        }
        var found: [Int] = []
        while low < lines.count, start(lines[low].frame) <= end(rect) {
            found += lines[low].items.filter { CGRectIntersectsRect(items[$0], rect) }
            low += 1
        }
        return found
    }

    /// The rectangle of a view, which may stay visible.
    private func frame(of view: PlacedView, _ pins: Pins?, _ isVertical: Bool) -> CGRect {
        guard let pins, view.pins || pins.kinds.contains(view.kind) else { return view.frame }
        var frame = view.frame
        let visible = pins.visible
        if isVertical {
            let (first, last) = (whole.minY, whole.maxY - frame.height)
            frame.origin.y =
                view.isBefore
                ? min(max(visible.minY, frame.minY), last) : max(min(visible.maxY - frame.height, frame.minY), first)
        } else {
            let (first, last) = (whole.minX, whole.maxX - frame.width)
            frame.origin.x =
                view.isBefore
                ? min(max(visible.minX, frame.minX), last) : max(min(visible.maxX - frame.width, frame.minX), first)
        }
        return frame
    }

    /// The attributes of an element of the section.
    @MainActor
    func attributes(
        of element: CollectionElement, _ pins: Pins?, _ isVertical: Bool
    ) -> UICollectionViewLayoutAttributes {
        let path = element.path
        guard element.category != .cell else {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            if items.indices.contains(path.item) { attributes.frame = items[path.item] }
            attributes.zIndex = zIndexes[path.item] ?? 0
            if let fits = fitsItems[path.item] { (attributes.fitsWidth, attributes.fitsHeight) = fits }
            return attributes
        }
        let kind = element.kind ?? ""
        let attributes =
            element.category == .decorationView
            ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: path)
            : UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        guard let view = views.first(where: { $0.kind == kind && $0.item == path.item }) else { return attributes }
        attributes.frame = frame(of: view, pins, isVertical)
        attributes.fitsHeight = view.fitsHeight
        let stays = pins.map { view.pins || $0.kinds.contains(view.kind) } ?? false
        attributes.zIndex = stays ? max(view.zIndex, 10) : view.zIndex
        return attributes
    }
}

extension [SectionPlaces] {
    /// The element of an item; nil for one that there is not.
    func item(_ path: IndexPath) -> (element: CollectionElement, places: SectionPlaces)? {
        guard path.count == 2, indices.contains(path.section), self[path.section].items.indices.contains(path.item)
        else {
            return nil
        }
        return (CollectionElement(category: .cell, kind: nil, path: path), self[path.section])
    }

    /// The element of a view other than a cell; nil for one that there is not.
    func view(_ kind: String, _ path: IndexPath) -> (element: CollectionElement, places: SectionPlaces)? {
        guard path.count == 2, indices.contains(path.section),
            let view = self[path.section].views.first(where: { $0.kind == kind && $0.item == path.item })
        else { return nil }
        return (CollectionElement(category: view.category, kind: kind, path: path), self[path.section])
    }
}
