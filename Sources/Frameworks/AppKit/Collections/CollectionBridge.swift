import Foundation
import SwiftUI

/// Provides UIKit's collection view with the items of AppKit's.
@MainActor
final class CollectionBridge: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
{
    private unowned let owner: NSCollectionView
    init(_ owner: NSCollectionView) {
        self.owner = owner
        super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        owner.dataSource?.numberOfSections(in: owner) ?? 0
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        owner.dataSource?.collectionView(owner, numberOfItemsInSection: section) ?? 0
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ItemCell.name, for: indexPath)
        guard let cell = cell as? ItemCell, let source = owner.dataSource else { return cell }
        let item = source.collectionView(owner, itemForRepresentedObjectAt: indexPath)
        item.collectionView = owner
        item.isSelected = owner.chosen.contains(indexPath)
        cell.item = item
        owner.delegate?.collectionView(owner, willDisplay: item, forRepresentedObjectAt: indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let cell = SupplementaryCell(frame: .zero)
        cell.view = owner.dataSource?.collectionView(
            owner, viewForSupplementaryElementOfKind: kind, at: indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { cell.isSelected = owner.chosen.contains(indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        guard let cell = cell as? ItemCell, let item = cell.item else { return }
        cell.item = nil
        owner.delegate?.collectionView(owner, didEndDisplaying: item, forRepresentedObjectAt: indexPath)
        owner.keep(item)
    }
    // A press selects by AppKit's rules: UIKit's collection view selects nothing by itself.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        owner.click(indexPath)
        return false
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        false
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        owner.prefetchDataSource?.collectionView(owner, prefetchItemsAt: indexPaths)
    }

    // MARK: Flow layouts

    private var flow: (layout: NSCollectionViewFlowLayout, delegate: (any NSCollectionViewDelegateFlowLayout)?) {
        let layout = owner.collectionViewLayout as? NSCollectionViewFlowLayout
        return (layout ?? NSCollectionViewFlowLayout(), owner.delegate as? any NSCollectionViewDelegateFlowLayout)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let (layout, delegate) = flow
        return delegate?.collectionView(owner, layout: layout, sizeForItemAt: indexPath) ?? layout.itemSize
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        let (layout, delegate) = flow
        return (delegate?.collectionView(owner, layout: layout, insetForSectionAt: section) ?? layout.sectionInset)
            .forUIKit
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        let (layout, delegate) = flow
        return delegate?.collectionView(owner, layout: layout, minimumLineSpacingForSectionAt: section)
            ?? layout.minimumLineSpacing
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        let (layout, delegate) = flow
        return delegate?.collectionView(owner, layout: layout, minimumInteritemSpacingForSectionAt: section)
            ?? layout.minimumInteritemSpacing
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        let (layout, delegate) = flow
        return delegate?.collectionView(owner, layout: layout, referenceSizeForHeaderInSection: section)
            ?? layout.headerReferenceSize
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        let (layout, delegate) = flow
        return delegate?.collectionView(owner, layout: layout, referenceSizeForFooterInSection: section)
            ?? layout.footerReferenceSize
    }
}
