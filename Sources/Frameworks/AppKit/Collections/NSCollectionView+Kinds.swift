import Foundation
import SwiftUI

extension NSCollectionView {
    /// Whether a drop is on an item or before it.
    public enum DropOperation: Int, Sendable { case on, before }

    /// Sets the operations of drags of items; drags don't begin here.
    public func setDraggingSourceOperationMask(_ dragOperationMask: NSDragOperation, forLocal localDestination: Bool) {}
    /// Whether the collection has the focus.
    public var isFirstResponder: Bool { window?.firstResponder === self }
    /// Returns the layout's values for the view of a section; nil for none.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: SupplementaryElementKind, at indexPath: IndexPath
    ) -> NSCollectionViewLayoutAttributes? {
        collectionViewLayout?.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }
    /// Returns the places of the visible views of sections.
    public func indexPathsForVisibleSupplementaryElements(
        ofKind elementKind: SupplementaryElementKind
    ) -> Set<IndexPath> {
        Set(
            (0..<max(numberOfSections, 0)).map { IndexPath(item: 0, section: $0) }.filter {
                supplementaryView(forElementKind: elementKind, at: $0) != nil
            })
    }
    /// Shows or hides the items of a section; they are always shown here.
    public func toggleSectionCollapse(_ sender: Any) {
        RuntimeWarning.issue("NSCollectionView.toggleSectionCollapse(_:) has no effect here: see CompatibilityGaps.md.")
    }
    /// Returns the image of a drag of items: the first item's.
    public func draggingImageForItems(
        at indexPaths: Set<IndexPath>, with event: NSEvent, offset dragImageOffset: UnsafeMutablePointer<NSPoint>?
    ) -> NSImage {
        guard let view = indexPaths.sorted().first.flatMap({ item(at: $0)?.view }),
            let rep = view.bitmapImageRepForCachingDisplay(in: view.bounds)
        else { return NSImage() }
        view.cacheDisplay(in: view.bounds, to: rep)
        let image = NSImage(size: view.bounds.size)
        image.addRepresentation(rep)
        return image
    }
}

extension NSCollectionViewFlowLayout {
    /// Returns whether the items of a section are hidden; false here.
    public func sectionAtIndexIsCollapsed(_ sectionIndex: Int) -> Bool { false }
    /// Hides the items of a section; they are always shown here.
    public func collapseSection(at sectionIndex: Int) {
        RuntimeWarning.issue("NSCollectionViewFlowLayout.collapseSection(at:) has no effect: see CompatibilityGaps.md.")
    }
    /// Shows the items of a section.
    public func expandSection(at sectionIndex: Int) {}
}

extension NSCollectionViewItem {
    /// The images of a drag of the item; none here.
    public var draggingImageComponents: [Any] { [] }
}
