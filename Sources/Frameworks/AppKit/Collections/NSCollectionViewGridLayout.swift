import Foundation
import SwiftUI

/// Items of one size in rows and columns; the items of all sections follow each other.
///
/// Follows Apple's [NSCollectionViewGridLayout](https://developer.apple.com/documentation/appkit/nscollectionviewgridlayout).
@MainActor @preconcurrency
open class NSCollectionViewGridLayout: NSCollectionViewLayout {
    /// The insets around the grid.
    open var margins = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { invalidateLayout() } }
    /// The distance between columns, in points.
    open var minimumInteritemSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
    /// The distance between rows, in points.
    open var minimumLineSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
    /// The greatest number of rows; 0 for no limit.
    ///
    /// Items beyond it are not shown.
    open var maximumNumberOfRows = 0 { didSet { invalidateLayout() } }
    /// The greatest number of columns; 0 for as many as there is room for.
    open var maximumNumberOfColumns = 0 { didSet { invalidateLayout() } }
    /// The least size of an item, in points; 50 by 50 by default.
    open var minimumItemSize = NSSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The greatest size of an item, in points; zero for no limit.
    open var maximumItemSize = NSSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The colors behind items, which alternate; kept, and not drawn here.
    open var backgroundColors: [NSColor]! = []
    private var places: [(path: IndexPath, frame: NSRect)] = []
    private var size = NSSize.zero

    open override func prepare() {
        places = []
        size = .zero
        guard let collection = collectionView else { return }
        let room = max(collection.bounds.width - margins.left - margins.right, 0)
        let least = NSSize(width: max(minimumItemSize.width, 1), height: max(minimumItemSize.height, 1))
        let gap = max(minimumInteritemSpacing, 0)
        var columns = max(Int(exactly: ((room + gap) / (least.width + gap)).rounded(.down)) ?? 1, 1)
        if maximumNumberOfColumns > 0 { columns = min(columns, maximumNumberOfColumns) }
        // Items grow together until the row is full.
        var width = max((room - gap * CGFloat(columns - 1)) / CGFloat(columns), least.width)
        if maximumItemSize.width > 0 { width = min(width, max(maximumItemSize.width, least.width)) }
        let paths = (0..<collection.numberOfSections).flatMap { section in
            (0..<collection.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        let line = least.height + max(minimumLineSpacing, 0)
        for (index, path) in paths.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            if maximumNumberOfRows > 0, row >= maximumNumberOfRows { break }
            let frame = NSRect(
                x: margins.left + CGFloat(column) * (width + gap), y: margins.top + CGFloat(row) * line, width: width,
                height: least.height)
            places.append((path, frame))
            size = NSSize(width: collection.bounds.width, height: frame.maxY + margins.bottom)
        }
    }
    open override var collectionViewContentSize: NSSize { size }
    open override func layoutAttributesForElements(in rect: NSRect) -> [NSCollectionViewLayoutAttributes] {
        places.filter { CGRectIntersectsRect($0.frame, rect) }.map { attributes($0.path, $0.frame) }
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
        places.first { $0.path == indexPath }.map { attributes($0.path, $0.frame) }
    }
    private func attributes(_ path: IndexPath, _ frame: NSRect) -> NSCollectionViewLayoutAttributes {
        let result = NSCollectionViewLayoutAttributes(forItemWith: path)
        result.frame = frame
        return result
    }
}
