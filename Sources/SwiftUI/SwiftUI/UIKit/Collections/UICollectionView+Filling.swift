import Foundation
import SwiftUICore

extension UICollectionView {
    /// How often views that ask for other sizes have the layout prepared again, at most.
    private static let passes = 4

    /// Creates the views of the visible part of the content, and removes all others.
    func fill() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        prepareLayout()
        backgroundView?.frame = visibleContent
        if let scroll = pendingScroll {
            pendingScroll = nil
            scrollToItem(at: scroll.path, at: scroll.position, animated: false)
        }
        // Views that are about to become visible are made before.
        let region = visibleContent.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
        for pass in 1...Self.passes {
            let wanted = wanted(in: region)
            recycle { wanted[$0] == nil }
            if !place(wanted) || pass == Self.passes { break }
            preparedSize = nil
            prepareLayout()
        }
        filled = region
        sortViews()
    }

    /// The attributes of all views in a part of the content, by their elements.
    private func wanted(in region: CGRect) -> [CollectionElement: UICollectionViewLayoutAttributes] {
        var wanted: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for attributes in currentLayout.layoutAttributesForElements(in: region) ?? [] {
            wanted[attributes.element] = attributes
        }
        for section in 0..<numberOfSections {
            guard let cross = currentLayout.crossSection(section), cross.frame.intersects(region) else {
                if let view = crossViews.removeValue(forKey: section) {
                    recycle { shown[$0]?.superview === view }
                    view.removeFromSuperview()
                }
                continue
            }
            let view = crossView(section, cross)
            for attributes in currentLayout.crossAttributes(in: view.region, section: section) {
                wanted[attributes.element] = attributes
            }
        }
        for (section, view) in crossViews where section >= numberOfSections {
            view.removeFromSuperview()
            crossViews[section] = nil
        }
        return wanted
    }

    private func crossView(_ section: Int, _ cross: CrossSection) -> CrossScrollView {
        let view = crossViews[section] ?? CrossScrollView(frame: cross.frame)
        if crossViews[section] == nil {
            crossViews[section] = view
            view.collection = self
            addSubview(view)
        }
        if view.frame != cross.frame { view.frame = cross.frame }
        view.contentSize = cross.size
        view.behavior = cross.behavior
        view.stops = currentLayout.crossStops(section, in: cross.frame.size)
        view.filled = view.region
        return view
    }

    /// Gives views their attributes; returns whether one asks for another size, which changes the layout.
    private func place(_ wanted: [CollectionElement: UICollectionViewLayoutAttributes]) -> Bool {
        var isChanged = false
        let added = wanted.keys.filter { shown[$0] == nil }.sorted { $0.path < $1.path }
        for element in added {
            shown[element] = make(element)
        }
        for (element, attributes) in wanted {
            guard let view = shown[element] else { continue }
            // An item may have come from a section that scrolls in another way.
            let host: UIView? = attributes.isAcross ? crossViews[element.path.section] : self
            if view.superview !== host { host?.addSubview(view) }
            attributes.apply(to: view)
            guard attributes.fitsWidth || attributes.fitsHeight else { continue }
            guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
            let preferred = view.preferredLayoutAttributesFitting(copy)
            if preferred.size != attributes.size,
                currentLayout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            {
                isChanged = true
            }
        }
        let unseen = added.filter {
            $0.category == .cell && wanted[$0].map { CGRectIntersectsRect($0.frame, visibleContent) } == false
        }
        if isPrefetchingEnabled, !unseen.isEmpty {
            prefetchDataSource?.collectionView(self, prefetchItemsAt: unseen.map(\.path))
        }
        return isChanged
    }

    /// Asks the data source for a view.
    private func make(_ element: CollectionElement) -> UICollectionReusableView? {
        let path = element.path
        let view: UICollectionReusableView
        switch element.category {
        case .cell:
            guard let dataSource, path.section < numberOfSections, path.item < numberOfItems(inSection: path.section)
            else { return nil }
            let cell = dataSource.collectionView(self, cellForItemAt: path)
            cell.isSelected = selected.contains(path)
            view = cell
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        case .supplementaryView:
            guard let dataSource, let kind = element.kind else { return nil }
            view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .decorationView:
            guard let kind = element.kind, let made = currentLayout.makeDecoration(kind) else { return nil }
            view = made
        }
        view.collection = self
        return view
    }

    /// Takes the views away that show certain elements, and keeps them for others.
    func recycle(_ isUnwanted: (CollectionElement) -> Bool) {
        for (element, view) in shown where isUnwanted(element) {
            shown[element] = nil
            view.removeFromSuperview()
            if let cell = view as? UICollectionViewCell, element.category == .cell {
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
            }
            pool.keep(view, element)
        }
    }

    /// Brings the views into the order of the items: that is how they are read, and how the keyboard finds them.
    private func sortViews() {
        for host in [self] + Array(crossViews.values) as [UIView] {
            let places = Dictionary(uniqueKeysWithValues: shown.map { (ObjectIdentifier($1), $0) })
            func order(_ view: UIView) -> (Int, Int, Int) {
                if let cross = view as? CrossScrollView, let section = crossViews.first(where: { $1 === cross })?.key {
                    return (section, 1, 0)
                }
                guard let element = places[ObjectIdentifier(view)] else { return (-1, 0, 0) }
                let isFooter = element.kind == Self.elementKindSectionFooter
                let rank = element.category == .decorationView ? -1 : element.category == .cell ? 1 : isFooter ? 2 : 0
                return (element.path.section, rank, element.path.count > 1 ? element.path.item : 0)
            }
            let sorted = host.subviews.enumerated().sorted {
                let (a, b) = (order($0.element), order($1.element))
                return a == b ? $0.offset < $1.offset : a < b
            }
            let isSorted = zip(sorted, host.subviews).allSatisfy { $0.element === $1 }
            if !isSorted { for (_, view) in sorted { host.bringSubviewToFront(view) } }
        }
    }
}

/// The scroll view of a section that scrolls across the direction in which its collection does.
final class CrossScrollView: UIScrollView {
    weak var collection: UICollectionView?
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous {
        didSet { if behavior != oldValue { isPagingEnabled = behavior == .paging } }
    }
    /// Where the section rests after it was scrolled, in points; none where it rests anywhere.
    var stops: [CGFloat] = []
    /// The part of the items that has its views.
    var filled = CGRect.null

    /// The part of the items that is to have views.
    var region: CGRect { bounds.insetBy(dx: -bounds.width / 2, dy: 0) }

    override func moved(to place: CGPoint) {
        super.moved(to: place)
        if !filled.contains(bounds) { collection?.setNeedsLayout() }
    }
}

/// Lets a section rest where its groups do.
struct StopsBehavior: ScrollTargetBehavior {
    let stops: [CGFloat]
    /// Whether one movement leads to the next stop at most.
    let isByOne: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let start = context.originalTarget.rect.minX
        guard let first = stops.first,
            var stop = stops.min(by: { abs($0 - target.rect.minX) < abs($1 - target.rect.minX) })
        else { return }
        if isByOne, let now = stops.indices.min(by: { abs(stops[$0] - start) < abs(stops[$1] - start) }) {
            let (before, after) = (max(now - 1, 0), min(now + 1, stops.count - 1))
            stop = min(max(stop, stops[before]), stops[after])
        }
        target.rect.origin.x = min(max(stop, first), max(context.contentSize.width - context.containerSize.width, 0))
    }
}
