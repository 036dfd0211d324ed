import Foundation
import SwiftUI

/// The source of a collection's items; the other methods are optional.
///
/// Follows Apple's [NSCollectionViewDataSource](https://developer.apple.com/documentation/appkit/nscollectionviewdatasource).
@MainActor @preconcurrency
public protocol NSCollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of sections; one by default.
    func numberOfSections(in collectionView: NSCollectionView) -> Int
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the controller of an item.
    func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem
    /// Returns a header, a footer, or another view; an empty one by default.
    func collectionView(
        _ collectionView: NSCollectionView,
        viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
    ) -> NSView
}

extension NSCollectionViewDataSource {
    public func numberOfSections(in collectionView: NSCollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: NSCollectionView,
        viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
    ) -> NSView { NSView(frame: .zero) }
}

/// Methods that are called for items that are about to appear.
///
/// Follows Apple's [NSCollectionViewPrefetching](https://developer.apple.com/documentation/appkit/nscollectionviewprefetching).
@MainActor @preconcurrency
public protocol NSCollectionViewPrefetching: NSObjectProtocol {
    /// Called with items that may soon be visible.
    func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called with items that will not be visible after all; never here.
    func collectionView(_ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension NSCollectionViewPrefetching {
    public func collectionView(
        _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

/// Methods that a collection calls; all are optional.
///
/// Follows Apple's [NSCollectionViewDelegate](https://developer.apple.com/documentation/appkit/nscollectionviewdelegate).
@MainActor @preconcurrency
public protocol NSCollectionViewDelegate: NSObjectProtocol {
    /// Returns the items that may be selected: all by default.
    func collectionView(
        _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath>
    /// Returns the items that may be deselected: all by default.
    func collectionView(
        _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath>
    /// Called when the user has selected items.
    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
    /// Called when the user has deselected items.
    func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
    /// Called before an item is shown.
    func collectionView(
        _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath)
    /// Called after an item was shown.
    func collectionView(
        _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath)
}

extension NSCollectionViewDelegate {
    public func collectionView(
        _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> { indexPaths }
    public func collectionView(
        _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> { indexPaths }
    public func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {}
    public func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {}
    public func collectionView(
        _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath
    ) {}
    public func collectionView(
        _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath
    ) {}
}

/// Gives the items of a flow layout their sizes and distances; all methods are optional.
///
/// Follows Apple's
/// [NSCollectionViewDelegateFlowLayout](https://developer.apple.com/documentation/appkit/nscollectionviewdelegateflowlayout).
@MainActor @preconcurrency
public protocol NSCollectionViewDelegateFlowLayout: NSCollectionViewDelegate {
    /// Returns the size of an item, in points.
    func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> NSSize
    /// Returns the insets around a section's items.
    func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        insetForSectionAt section: Int
    ) -> NSEdgeInsets
    /// Returns the distance between a section's lines, in points.
    func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the distance between the items of a section's lines, in points.
    func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the size of a section's header, in points.
    func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> NSSize
    /// Returns the size of a section's footer, in points.
    func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> NSSize
}

extension NSCollectionViewDelegateFlowLayout {
    private func flow(_ layout: NSCollectionViewLayout) -> NSCollectionViewFlowLayout? {
        layout as? NSCollectionViewFlowLayout
    }
    public func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> NSSize { flow(collectionViewLayout)?.itemSize ?? .zero }
    public func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        insetForSectionAt section: Int
    ) -> NSEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    public func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> NSSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> NSSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
