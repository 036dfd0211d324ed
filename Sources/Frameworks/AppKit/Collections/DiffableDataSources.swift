import Foundation
import SwiftUI

/// Shows snapshots in a collection: common items stay selected, and move to their new places.
///
/// Follows Apple's
/// [NSCollectionViewDiffableDataSource](https://developer.apple.com/documentation/appkit/nscollectionviewdiffabledatasource-swift.class). UIKit's collections
/// have the same snapshots.
@MainActor @preconcurrency
open class NSCollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, NSCollectionViewDataSource {
    /// Makes an item.
    public typealias ItemProvider = (
        _ collectionView: NSCollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> NSCollectionViewItem?
    /// Makes a header, a footer, or another view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: NSCollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> NSView?

    /// Makes headers, footers and other views; nil for none.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    private weak var collection: NSCollectionView?
    private let provider: ItemProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source, and assigns it to a collection.
    public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
        (collection, provider) = (collectionView, itemProvider)
        super.init()
        collectionView.dataSource = self
    }
    /// Shows a snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        let selected = collection?.chosen.compactMap { itemIdentifier(for: $0) } ?? []
        current = snapshot
        collection?.chosen = Set(selected.compactMap { indexPath(for: $0) })
        collection?.reloadData()
        completion?()
    }
    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }
    /// Returns the item at a place; nil for none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        let sections = current.sectionIdentifiers
        guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
        let items = current.itemIdentifiers(inSection: sections[indexPath.section])
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }
    /// Returns the place of an item; nil for one that is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        guard let section = current.sectionIdentifier(containingItem: itemIdentifier),
            let number = current.indexOfSection(section),
            let item = current.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
        else { return nil }
        return IndexPath(item: item, section: number)
    }

    public func numberOfSections(in collectionView: NSCollectionView) -> Int { current.numberOfSections }
    public func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
        let sections = current.sectionIdentifiers
        return sections.indices.contains(section) ? current.numberOfItems(inSection: sections[section]) : 0
    }
    public func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
        itemIdentifier(for: indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? NSCollectionViewItem()
    }
    public func collectionView(
        _ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> NSView { supplementaryViewProvider?(collectionView, kind, indexPath) ?? NSView(frame: .zero) }
}
